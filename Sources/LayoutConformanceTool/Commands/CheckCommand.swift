import Foundation
import LayoutConformance

extension Command {
  /// Checks subjects, files or the gallery.
  static let check = Command(
    name: "check", usage: "[SUBJECT | FILE.swift | FOLDER …] [FLAGS]",
    summary: "Run random cases of layouts, and report the rules that they break.",
    details: """
      A file that says 'import SwiftUI' is compiled as it is; its types that conform to Layout are
      the subjects. Without an argument the built-in gallery is checked, each specimen against its
      declared verdict.
      """,
    examples: [
      ("check", "the gallery, or all subjects of a checker of your own"),
      ("check FlowLayout.swift", "every layout of a file"),
      ("check FlowLayout.swift --seed 7 --json -", "other cases, as JSON Lines"),
      ("check FlowLayout.swift --select PLACE,SIZE-02", "some rules only"),
    ],
    flags: Flag.run,
    run: { (arguments, registry) throws(ToolError) in
      let files = arguments.positionals.filter { isPath($0, registry) }
      guard files.isEmpty else {
        guard files.count == arguments.positionals.count else {
          throw Arguments.usage("files and names of subjects cannot be mixed", "check")
        }
        // What is wrong with the rest of the line is said before the compiler runs.
        _ = try RunPlan(arguments)
        try SourceCheck(files: files, words: ["check"] + arguments.flagWords).run(
          make: arguments.values(.make))
      }
      let plan = try RunPlan(arguments)
      let entries = try entries(arguments.positionals, registry)
      return try Run(entries: entries, plan: plan, reports: try Reports(arguments)).run()
    })

  /// Whether a word is a path rather than the name of a subject.
  private static func isPath(_ word: String, _ registry: Registry) -> Bool {
    let names = registry.subjects.map(\.name) + registry.gallery.map(\.subject.name)
    guard !names.contains(word) else { return false }
    return word.hasSuffix(".swift") || word.contains("/")
      || FileManager.default.fileExists(atPath: word)
  }

  private static func entries(
    _ names: [String], _ registry: Registry
  ) throws(ToolError) -> [Run.Entry] {
    let subjects = registry.subjects.map { Run.Entry(subject: $0, declared: nil) }
    let gallery = registry.gallery.map { Run.Entry(subject: $0.subject, declared: $0) }
    var all = subjects + gallery
    if !all.isEmpty { all[0].notes = SourceCheck.notes }
    guard !names.isEmpty else {
      guard !all.isEmpty else { throw ToolError(.unavailable, "there is no subject to check") }
      return all
    }
    var chosen: [Run.Entry] = []
    for name in names {
      guard let entry = all.first(where: { $0.subject.name == name }) else {
        let hint = Arguments.hint(name, all.map(\.subject.name))
        throw Arguments.usage("there is no subject and no file '\(name)'\(hint)", "check")
      }
      chosen.append(entry)
    }
    return chosen
  }
}

extension Limits {
  /// The limits of a command line.
  ///
  /// - Throws: `ToolError` for a value that is none.
  init(_ arguments: Arguments) throws(ToolError) {
    self.init()
    if let timeout = try arguments.duration(.timeout) { self.timeout = timeout }
    if let memory = try arguments.bytes(.memory) { self.memory = memory }
  }
}

extension RunPlan {
  /// The seed of `check` where none is given: the same cases each time.
  static let fixedSeed: UInt64 = 0x5EED

  /// The choices of a command line.
  ///
  /// - Throws: `ToolError` for a value that is none.
  init(_ arguments: Arguments) throws(ToolError) {
    let seed = try arguments.seed() ?? Self.fixedSeed
    let cases = try arguments.int(.cases, in: 1...1_000_000_000) ?? 1000
    self.init(seed: seed, cases: cases, rules: try arguments.rules())
    limits = try Limits(arguments)
    if let path = arguments.value(.corpus) {
      corpus = path
      savesFindings = true
    }
    jobs = try arguments.int(.jobs, in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    isStrict = arguments.has(.strict)
    failsFast = arguments.has(.failFast)
  }
}
