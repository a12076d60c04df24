import Foundation

@testable import LayoutConformanceTool

/// A temporary folder with a compiler, in which tests take the steps of a build one by one.
struct SourceWorkshop {
  /// The folder, which every test has for itself.
  let folder: String
  /// The compiler, which writes to the folder.
  let compiler: Compiler

  /// Makes the folder.
  init() throws {
    let name = "layout-conformance-tests-\(ProcessInfo.processInfo.globallyUniqueString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    compiler = Compiler(
      path: try Compiler.find(), kit: try Self.kit(), scratch: folder, module: "UserSource")
  }

  /// The kit that the tests were built with.
  static func kit() throws -> Kit {
    if let kit = try? Kit.besideProgram() { return kit }
    // The toolchain's helper runs the tests of a bundle that stands in the build folder.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return try Kit(folder: URL(fileURLWithPath: bundle).deletingLastPathComponent().path)
  }

  /// The modules of the system's headers that were made for the tests.
  static var modules: String? { (try? kit()).map { "\($0.folder)/ModuleCache" } }

  /// Removes the folder.
  func close() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a file and answers with its path.
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The outline of a text.
  func outline(_ text: String, path: String = "Flow.swift") throws -> SourceOutline {
    let dumps = try compiler.describe([try write(text, to: path)]).dumps
    return SourceOutline(file: SourceFile(path: path, text: text), dump: dumps[0])
  }

  /// The types of a text.
  func survey(_ text: String) throws -> ModuleSurvey {
    let dumps = try compiler.describe([try write(text, to: "Flow.swift")]).dumps
    return ModuleSurvey(files: [SourceFile(path: "Flow.swift", text: text)], dumps: dumps)
  }

  /// The plans for the layouts of a text.
  func plan(_ text: String, make: [String] = []) throws -> SubjectPlanner {
    try SubjectPlanner(
      survey: try survey(text), files: [SourceFile(path: "Flow.swift", text: text)],
      make: try make.map { try MakeExpression($0) })
  }

  /// Builds the checker of some paths, in a cache below the folder.
  func build(
    _ paths: [String], make: [String] = [], prelude: [String] = []
  ) throws(SourceError) -> BuiltSubjects {
    var cache = try CheckerCache(folder: "\(folder)/cache")
    // Modules of the system's headers are not made anew for each cache.
    cache.modules = Self.modules ?? cache.modules
    return try SourceSubjects.build(
      paths: paths, make: make, prelude: prelude, kit: compiler.kit, cache: cache)
  }

  /// Runs steps in a workshop of their own.
  static func visit<T>(_ steps: (SourceWorkshop) throws -> T) throws -> T {
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    return try steps(workshop)
  }

  /// The two methods that every layout needs.
  static let methods = """
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    """
}
