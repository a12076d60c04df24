import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// A file that holds the case in work where a layout runs in the test process itself.
///
/// A trap there ends the process before anything could be told: the next run finds the file, says
/// which case it was, and keeps it.
struct Breadcrumb: CaseWatcher {
  private let file: URL
  private let subject: String

  /// Names the breadcrumb of a call.
  ///
  /// - Parameters:
  ///   - subject: The name of the layout.
  ///   - place: Where the call stands.
  init(subject: String, place: String) {
    let name = "\(FileManager.default.currentDirectoryPath)-\(place)-\(subject)"
      .map { $0.isLetter || $0.isNumber ? $0 : "-" }
    file = FileManager.default.temporaryDirectory
      .appending(path: "layout-conformance-breadcrumbs/\(String(name.suffix(160))).json")
    self.subject = subject
  }

  /// Takes what an earlier run left, `nil` if it came to its end.
  ///
  /// - Throws: `ToolError` if the file cannot be read.
  func takeLeft() throws(ToolError) -> SavedCase? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let saved = try SavedCase(file: file.path)
    remove()
    return saved
  }

  /// Notes a case that is about to run.
  ///
  /// - Throws: `ToolError` if the file cannot be written.
  func note(_ layoutCase: LayoutCase) throws(ToolError) {
    let saved = SavedCase(
      subject: subject, rule: RunRules.returns.id, expect: .crash,
      counterexample: .layout(layoutCase))
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(saved.text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolError(.software, "\(file.path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Forgets the case: the check has come to its end.
  func remove() {
    try? FileManager.default.removeItem(at: file)
  }
}
