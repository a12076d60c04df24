import CConformanceSupport
import Foundation
import LayoutConformanceRunning
import LayoutConformanceReports

/// The check of the package in the working folder: each target with layouts is one module.
struct PackageCheck {
  private let command: String
  private let arguments: Arguments
  private let errors = Output.error()

  /// Prepares the check of the package.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - arguments: The words after it, which name no file.
  init(_ command: String, _ arguments: Arguments) {
    self.command = command
    self.arguments = arguments
  }

  /// Checks the targets one after the other.
  ///
  /// - Returns: The gravest of their exit codes.
  /// - Throws: `ToolError` where the package cannot be read, or has no layouts.
  func run() throws(ToolError) -> ExitCode {
    // Ctrl-C reaches this process alone: it ends what runs, or passes it on, and the run reports.
    conformance_catch_interruptions()
    let (package, targets) = try targets()
    func check(_ target: SwiftPackage.Target) throws(ToolError) -> SourceCheck {
      try SourceCheck(
        files: target.files, words: [command] + arguments.flagWords,
        imported: package.modules(importedBy: target), isPackage: true, arguments)
    }
    guard targets.count > 1 else {
      try check(targets[0]).takeOver()
    }
    let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
    for flag in Flag.reports where arguments.value(flag).map({ $0 != "-" }) == true {
      throw Arguments.usage(
        "'\(flag.name)' writes one report, and there are layouts in \(names); name the folder of "
          + "one: \(command) \(targets[0].path) \(flag.name) …", command)
    }
    if arguments.has(.values) {
      throw arguments.problem(.values, arguments.value(.values) ?? "") { place in
        "\(place) is about the keys of one target, and there are layouts in \(names); name the folder "
          + "of one: \(command) \(targets[0].path) --values …"
      }
    }
    var gravest = ExitCode.success
    for target in targets where conformance_interrupted_at() == 0 {
      errors.say("target '\(target.name)':")
      do {
        let code = try check(target).runAsChild()
        gravest = max(gravest, code)
      } catch {
        errors.complain(error.description)
        gravest = max(gravest, error.exitCode)
      }
    }
    return gravest
  }

  /// The package and its targets with layouts, after a note about all of them.
  private func targets() throws(ToolError) -> (SwiftPackage, [SwiftPackage.Target]) {
    var chosen: [SwiftPackage.Target] = []
    var notes: [String] = []
    let package: SwiftPackage
    let watch = CompileWatch(
      limit: try arguments.compileLimit(),
      activity: arguments.has(.quiet) ? nil : "reading Package.swift")
    defer { watch.finish() }
    do {
      package = try SwiftPackage(watch: watch)
      for target in package.targets {
        let reason = try target.reasonToSkip()
        if reason == nil { chosen.append(target) }
        notes.append("  '\(target.name)' \(reason.map { "is skipped: \($0)" } ?? "is checked")")
      }
      notes.insert("the package '\(package.name)':", at: 0)
    } catch {
      throw ToolError(ExitCode(rawValue: error.exitCode) ?? .software, error.description)
    }
    if !arguments.has(.quiet) || chosen.isEmpty {
      errors.say(notes.joined(separator: "\n"))
    }
    guard !chosen.isEmpty else {
      throw ToolError(.unavailable, "no target of this package has a layout to check")
    }
    return (package, chosen)
  }
}
