import Foundation

/// The Swift compiler of this machine, as far as the kit asks it.
///
/// User code is compiled as Swift 5: most layouts were written for it, and the errors that Swift 6
/// adds are about concurrency, which no check depends on.
struct Compiler: Sendable {
  /// The path of `swiftc`.
  let path: String
  /// The modules to compile against.
  let kit: Kit
  /// The folder for everything that is written on the way.
  let scratch: String
  /// The name of the module that the user's files make.
  let module: String
  /// The folder for the modules that are made of the system's headers; the compiler's choice if nil.
  var modules: String?
  /// What says how long all of it may take.
  var watch = CompileWatch()
  /// Whether the code counts which of its branches are taken.
  var counts = false
  /// The modules that the files import and that no kit has; made by `compileShadows()`.
  var shadows: [ShadowModule] = []

  /// Finds `swiftc` in the folders of the `PATH` variable.
  ///
  /// - Throws: `SourceError.unavailable` where there is none.
  static func find() throws(SourceError) -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      throw .unavailable("no 'swiftc' in the folders of PATH; checking a file takes a toolchain")
    }
    return found
  }
}

// MARK: - Modules of the system

extension Compiler {
  /// The variable that tells compilers where to keep the modules that they make of headers.
  static let modulesVariable = "CLANG_MODULE_CACHE_PATH"

  /// The folder that the user chose for them; nil for none.
  static var chosenModules: String? {
    ProcessInfo.processInfo.environment[modulesVariable].flatMap { $0.isEmpty ? nil : $0 }
  }
}

// MARK: - Questions

extension Compiler {
  /// Type checks files, and describes their declarations whether they compile or not.
  ///
  /// A description after parsing alone would lack what stands in `#if`. It is taken where the
  /// compiler crashes over the types of wrong code.
  /// - Returns: A description of each file, and the errors.
  func describe(
    _ files: [String]
  ) throws(SourceError) -> (dumps: [CompilerDump], errors: [CompilerMessage]) {
    do {
      let (dumps, outcome) = try dumps(of: files, with: "-dump-ast")
      return (dumps, try errors(of: outcome))
    } catch {
      guard case .fault = error else { throw error }
      return (try dumps(of: files, with: "-dump-parse").dumps, try check(files))
    }
  }

  /// Parses files and answers with the errors that are found so early.
  func parse(_ files: [String]) throws(SourceError) -> [CompilerMessage] {
    try errors(of: run(["-frontend", "-parse"] + language + diagnostics + files))
  }

  /// Type checks files and answers with the errors in them.
  func check(_ files: [String]) throws(SourceError) -> [CompilerMessage] {
    let outcome = try run(
      ["-frontend", "-typecheck"] + language + diagnostics + files)
    return try errors(of: outcome)
  }

  /// Compiles the shadows, which the other questions need.
  ///
  /// - Throws: `SourceError.fault` where one does not compile.
  func compileShadows() throws(SourceError) {
    guard !shadows.isEmpty else { return }
    try? FileManager.default.createDirectory(
      atPath: shadowFolder, withIntermediateDirectories: true)
    for shadow in shadows
    where FileKind(path: "\(shadowFolder)/\(shadow.rawValue).o") == .missing {
      let path = "\(shadowFolder)/\(shadow.rawValue)"
      guard
        FileManager.default.createFile(
          atPath: "\(path).swift", contents: Data(shadow.source.utf8))
      else { throw .unavailable("cannot write to \(shadowFolder)") }
      let outcome = try run(
        ["-c", "-wmo", "-parse-as-library", "-module-name", shadow.rawValue]
          + Self.ofModules + kit.importArguments + [
            "\(path).swift", "-o", "\(path).o", "-emit-module", "-emit-module-path",
            "\(path).swiftmodule",
          ])
      guard outcome.end == .exited(0) else {
        throw .fault("the module \(shadow.rawValue) does not compile: \(summary(of: outcome))")
      }
    }
  }

  private var shadowFolder: String { "\(scratch)/shadows" }

  /// Compiles and links files with the kit's object files.
  ///
  /// The code is optimised, as in a release build of an app: loops over cases are many times
  /// faster, and traps stay. Assertions are alive all the same, as in a debug build: they are what
  /// the layout says of what it takes. It keeps the lines, to tell where a trap came from; calls that
  /// end the process, and functions that are alike, are not merged, which would leave them no line or
  /// another one's. Compiling is one job by itself, which the driver becomes instead of starting it.
  /// - Returns: The errors; none where the executable stands at `product`.
  func build(_ files: [String], product: String) throws(SourceError) -> [CompilerMessage] {
    let object = "\(scratch)/checker.o"
    let errors = try errors(
      of: run(
        optimisation + language + diagnostics + coverage + files + ["-c", "-o", object]))
    guard errors.isEmpty else { return errors }
    let objects = [object] + shadows.map { "\(shadowFolder)/\($0.rawValue).o" } + kit.objects
    return try self.errors(of: run(objects + ["-o", product]))
  }
}

// MARK: - Files

extension Compiler {
  /// Writes texts to files that it can be asked about.
  ///
  /// - Returns: Their paths, in order.
  /// - Throws: `SourceError.unavailable` where they cannot be written.
  func write(_ texts: [[UInt8]], named name: String) throws(SourceError) -> [String] {
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let path = "\(scratch)/\(name)_\(index).swift"
      guard FileManager.default.createFile(atPath: path, contents: Data(text)) else {
        throw .unavailable("cannot write to \(scratch)")
      }
      paths.append(path)
    }
    return paths
  }
}

// MARK: - Answers

extension Compiler {
  private var language: [String] {
    // Regular expressions between slashes are what a file of Swift 6 may have.
    [
      "-swift-version", "5", "-enable-bare-slash-regex", "-parse-as-library", "-module-name",
      module,
    ] + Self.ofModules + kit.importArguments
      + (shadows.isEmpty ? [] : ["-I", shadowFolder])
  }

  /// The words that decide which modules of the system's headers are used: where two calls differ in
  /// them, all of those modules are made twice.
  private static let ofModules = ["-O", "-g"]

  private var optimisation: [String] {
    [
      "-wmo", "-assert-config", "Debug", "-Xllvm", "-enable-tail-merge=false",
      "-Xfrontend", "-disable-llvm-merge-functions-pass",
    ]
  }

  /// What makes the code count; the frontend wants a sanitizer, of which nothing is linked.
  private var coverage: [String] {
    let words = ["-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters"]
    return counts ? words.flatMap { ["-Xfrontend", $0] } : []
  }

  private var diagnostics: [String] { ["-diagnostic-style", "llvm", "-suppress-warnings"] }

  private func dumps(
    of files: [String], with mode: String
  ) throws(SourceError) -> (dumps: [CompilerDump], outcome: ChildProcess.Outcome) {
    let outputs = files.indices.map { "\(scratch)/dump_\($0).json" }
    let pairs = zip(files, outputs).flatMap { ["-primary-file", $0, "-o", $1] }
    let outcome = try run(
      ["-frontend", mode] + language + diagnostics + ["-dump-ast-format", "json"] + pairs)
    var dumps: [CompilerDump] = []
    for output in outputs {
      guard let json = FileManager.default.contents(atPath: output), !json.isEmpty else {
        throw .fault("the compiler did not describe the files: \(summary(of: outcome))")
      }
      dumps.append(try CompilerDump(json: json))
    }
    return (dumps, outcome)
  }

  private func run(_ arguments: [String]) throws(SourceError) -> ChildProcess.Outcome {
    // A command line has an end, a list of files may have none; the first word chooses the program.
    let mode = arguments.prefix { $0 == "-frontend" }
    let words =
      arguments.dropFirst(mode.count) + (modules.map { ["-module-cache-path", $0] } ?? [])
    let list = "\(scratch)/arguments.txt"
    let lines = words.map { word in
      "\"\(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n"
    }
    guard FileManager.default.createFile(atPath: list, contents: Data(lines.joined().utf8)) else {
      throw .unavailable("cannot write to \(scratch)")
    }
    // The driver leaves a folder among the temporary ones.
    return try ChildProcess(
      executable: path, arguments: mode + ["@\(list)"], scratch: scratch,
      variables: ["TMPDIR": scratch], watch: watch
    ).run()
  }

  private func errors(of outcome: ChildProcess.Outcome) throws(SourceError) -> [CompilerMessage] {
    switch outcome.end {
    case .exited(0):
      return []
    case .exited:
      let errors = CompilerMessage.errors(in: outcome.errorOutput)
      // The linker's errors are about no file, those of the toolchain are no fault of a file: the
      // first lines say what is wrong.
      guard !errors.contains(where: \.isOfToolchain), !errors.allSatisfy(\.isPlaceless) else {
        throw .fault("the compiler failed: \(summary(of: outcome))")
      }
      return errors
    case .signalled:
      throw .fault("the compiler crashed: \(summary(of: outcome))")
    }
  }

  private func summary(of outcome: ChildProcess.Outcome) -> String {
    let end =
      switch outcome.end {
      case .exited(let code): "exit code \(code)"
      case .signalled(let signal): "signal \(signal)"
      }
    let lines = outcome.errorOutput.split(separator: "\n").prefix(3)
    return ([Substring(end)] + lines).joined(separator: "; ")
  }
}
