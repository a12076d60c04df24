import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One run of the tests of a fresh package outside of this one, which depends on it by its path.
struct ChildPackage {
  /// The folder of the package.
  let folder: URL
  /// What the run printed.
  let output: String
  /// How the run ended: an exit code, or a signal below 0.
  let status: Int32

  /// The folder of this package.
  static let kit = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Copies the package to a folder of its own.
  static func copy() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-child-\(UUID().uuidString)")
    let source = kit.appending(path: "Tests/LayoutConformanceTestingTests/Child")
    try FileManager.default.copyItem(at: source, to: folder)
    return folder
  }

  /// Runs the tests.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - arguments: What stands after `swift test`.
  ///   - environment: Variables beside those of this process.
  /// - Throws: What goes wrong with the files or the process.
  init(in folder: URL, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    self.folder = folder
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // What is built once is used by the next run.
    let scratch = Self.kit.appending(path: ".build/child").path
    process.arguments = ["swift", "test", "--scratch-path", scratch] + arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // The child tells nothing of its own to the run that it is part of.
    for name in variables.keys where name.hasPrefix("SWT_") || name.hasPrefix("XCTest") {
      variables[name] = nil
    }
    variables["LAYOUT_CONFORMANCE_PACKAGE"] = Self.kit.path
    variables.merge(environment) { $1 }
    process.environment = variables
    let out = folder.appending(path: ".out")
    try Data().write(to: out)
    let handle = try FileHandle(forWritingTo: out)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    status = process.terminationReason == .exit ? code : -code
    output = try String(decoding: Data(contentsOf: out), as: UTF8.self)
  }

  /// The tests of an XML report, each with whether it passed.
  func results(_ report: String) throws -> [String: Bool] {
    let data = try Data(contentsOf: folder.appending(path: report))
    let reader = TestCaseReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.results
  }

  /// The XCTest tests, each with whether it passed: without `--parallel` they are in no report.
  var oldResults: [String: Bool] {
    var results: [String: Bool] = [:]
    for line in output.matches(of: /Test Case 'OldTests\.(\w+)' (passed|failed)/) {
      results[String(line.1)] = line.2 == "passed"
    }
    return results
  }

  /// Throws the folder away.
  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}

/// Reads the names and verdicts of a JUnit report.
private final class TestCaseReader: NSObject, XMLParserDelegate {
  var results: [String: Bool] = [:]
  private var current = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testcase":
      current = (attributes["name"] ?? "").filter { !"`()".contains($0) }
      results[current] = true
    case "failure", "error": results[current] = false
    default: break
    }
  }
}
