import Foundation

/// Somebody's Swift package, as its manifest describes it: nothing is fetched and nothing is built.
struct SwiftPackage: Hashable, Sendable, Decodable {
  /// A target of the package.
  struct Target: Hashable, Sendable, Decodable {
    /// The target's name.
    var name: String
    /// What the target is: `library`, `executable`, `test`, `plugin`, `macro` and the like.
    var type: String
    /// The folder below the package's.
    var path: String
    /// The source files below the target's folder.
    var sources: [String]
    /// The names of the package's own targets that this one depends on.
    var dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case dependencies = "target_dependencies"
    }
  }

  /// The package's name.
  var name: String
  /// The targets, in the order of their names.
  var targets: [Target]

  /// Reads the manifest of the package in the working folder, which runs it, as every build does.
  ///
  /// - Parameter watch: What says how long it may take.
  /// - Throws: `SourceError.notCompiling` with what the package manager says, where it does not know
  ///   the manifest.
  init(watch: CompileWatch = CompileWatch()) throws(SourceError) {
    let compiler = try Compiler.find()
    let program =
      compiler.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/swift"
    let scratch = try PrivateFolder.fresh()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    // The package's own build folder may be locked, by the very command that started this one, and
    // there may be no home for the package manager's.
    let folders = ["scratch", "cache", "config", "security"].flatMap { name in
      ["--\(name)-path", "\(scratch)/\(name)"]
    }
    let outcome = try ChildProcess(
      executable: program, arguments: ["package"] + folders + ["describe", "--type", "json"],
      scratch: scratch,
      variables: [
        "TMPDIR": scratch,
        Compiler.modulesVariable: Compiler.chosenModules ?? "\(scratch)/modules",
      ], watch: watch
    ).run()
    guard case .exited(0) = outcome.end,
      let described = try? JSONDecoder().decode(
        SwiftPackage.self, from: Data(outcome.output.utf8))
    else {
      let lines = outcome.errorOutput.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      throw .notCompiling(
        lines.map { SourceMessage(file: "Package.swift", text: String($0.dropFirst(7))) }
          + (lines.isEmpty
            ? [SourceMessage(file: "Package.swift", text: "'swift package describe' failed")] : []))
    }
    self = described
    targets.sort { $0.name < $1.name }
  }

  /// The package's own modules that a target can import, those that these import included.
  func modules(importedBy target: Target) -> [ImportedModule] {
    var found: [Target] = []
    var open = target.dependencies ?? []
    while let name = open.popLast() {
      guard let next = targets.first(where: { $0.name == name }), next != target,
        !found.contains(next)
      else { continue }
      found.append(next)
      open += next.dependencies ?? []
    }
    return found.filter { !$0.files.isEmpty && $0.type != "macro" && $0.type != "plugin" }
      .map { ImportedModule(name: $0.moduleName, files: $0.files) }.sorted { $0.name < $1.name }
  }

  /// Whether the working folder is a package whose layouts are to be checked: any but this one,
  /// which checks its gallery.
  static var isHere: Bool {
    FileKind(path: "Package.swift") != .missing
      && FileKind(path: "Sources/LayoutConformanceTool") != .folder
  }
}

extension SwiftPackage.Target {
  /// The Swift files, below the working folder.
  var files: [String] {
    sources.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  /// The name that `import` knows the target by.
  var moduleName: String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Why the target has no layouts to check; nil where it may have some.
  ///
  /// Whatever conforms to `Layout` declares `placeSubviews`; that word is looked for before the
  /// compiler is asked, which takes longer.
  func reasonToSkip() throws(SourceError) -> String? {
    guard ["library", "executable"].contains(type) else { return "a \(type) target" }
    for file in files {
      let source = try SourceFile.read(file)
      let scanner = SourceScanner(source.bytes)
      let words = scanner.tokens(in: 0..<source.bytes.count).lazy.filter { $0.kind == .word }
      if words.contains(where: { scanner.text($0) == "placeSubviews" }) { return nil }
    }
    return files.isEmpty ? "no Swift file" : "nothing in it declares 'placeSubviews'"
  }
}
