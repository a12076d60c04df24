import Foundation
import LayoutConformance
import Testing

/// The files that GitHub and the package index read: nobody else says when one is wrong.
@Suite struct HostingFilesTests {
  private static let hasYAML: Bool = {
    guard let scratch = try? Scratch(),
      let run = try? CommandRun(
        ["python3", "-c", "import yaml"], in: scratch, program: "/usr/bin/env")
    else { return false }
    return run.exitCode == 0
  }()

  private static let files: [String] = {
    let folder = Page.package.appending(path: ".github")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return [".spi.yml"]
      + (names ?? []).filter { $0.hasSuffix(".yml") }.map { ".github/\($0)" }.sorted()
  }()

  /// What a file says, as JSON.
  private func value(_ path: String) throws -> [String: Any] {
    let program = """
      import json, sys, yaml
      json.dump(yaml.load(open(sys.argv[1]), Loader=yaml.BaseLoader), sys.stdout)
      """
    let run = try CommandRun(
      ["python3", "-c", program, Page.package.appending(path: path).path], in: try Scratch(),
      program: "/usr/bin/env")
    try #require(run.exitCode == 0, "\(path): \(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(path) is no mapping")
  }

  @Test(.enabled(if: hasYAML, "this Python has no yaml"), arguments: files)
  func `a form asks in ways that there are, and a workflow runs what can be parsed`(
    _ path: String
  ) throws {
    let value = try value(path)
    if path.contains("ISSUE_TEMPLATE"), !path.hasSuffix("/config.yml") {
      try expectForm(value, path)
    } else if let jobs = value["jobs"] as? [String: [String: Any]] {
      #expect(value["on"] != nil && value["name"] != nil)
      for (name, job) in jobs { try expectJob(job, "\(path): \(name)") }
    }
  }

  private func expectForm(_ form: [String: Any], _ path: String) throws {
    #expect((form["name"] as? String)?.isEmpty == false, "\(path)")
    #expect((form["description"] as? String)?.isEmpty == false, "\(path)")
    let body = try #require(form["body"] as? [[String: Any]], "\(path)")
    let known = ["markdown", "textarea", "input", "dropdown", "checkboxes"]
    for element in body {
      let type = try #require(element["type"] as? String)
      #expect(known.contains(type), "\(path): \(type)")
      let attributes = try #require(element["attributes"] as? [String: Any])
      #expect(attributes[type == "markdown" ? "value" : "label"] is String, "\(path)")
      #expect(type == "markdown" || element["id"] is String, "\(path)")
      let hasOptions = (attributes["options"] as? [Any])?.isEmpty == false
      #expect(hasOptions == ["dropdown", "checkboxes"].contains(type), "\(path)")
    }
    let names = body.compactMap { $0["id"] as? String }
    #expect(Set(names).count == names.count, "\(path): an id stands twice")
    #expect(!names.isEmpty, "\(path): it asks for nothing")
  }

  private func expectJob(_ job: [String: Any], _ place: String) throws {
    #expect(job["runs-on"] is String, "\(place)")
    #expect(job["timeout-minutes"] is String, "\(place): it may run for six hours")
    let steps = try #require(job["steps"] as? [[String: Any]], "\(place)")
    for step in steps {
      #expect((step["run"] == nil) != (step["uses"] == nil), "\(place)")
      guard let script = step["run"] as? String else { continue }
      let run = try CommandRun(
        ["-n", "-c", script], in: try Scratch(), program: "/bin/bash")
      #expect(run.exitCode == 0, "\(place): \(run.errors)")
    }
  }

  @Test(.enabled(if: hasYAML, "this Python has no yaml"))
  func `documentation is built of modules that have some`() throws {
    let builder = try #require(value(".spi.yml")["builder"] as? [String: Any])
    let configs = try #require(builder["configs"] as? [[String: Any]])
    let targets = configs.flatMap { $0["documentation_targets"] as? [String] ?? [] }
    #expect(!targets.isEmpty)
    for target in targets {
      let page = Page.package.appending(path: "Sources/\(target)/\(target).docc/\(target).md")
      #expect(FileManager.default.fileExists(atPath: page.path), "\(target)")
    }
  }
}
