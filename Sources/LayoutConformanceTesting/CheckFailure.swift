import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// What a test tells of a finding.
struct CheckFailure: Sendable {
  /// What it means for the test.
  let kind: Kind
  /// The whole text.
  let message: String
  /// Files to look at beside the text.
  var attachments: [(name: String, text: String)] = []

  /// What a finding means for a test.
  enum Kind: Sendable {
    /// The test fails.
    case failure
    /// The test stays green, and says so.
    case warning
    /// The subject declares it.
    case known
  }

  /// Tells of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - subject: The name of the layout.
  init(_ finding: Finding, subject: String) {
    kind =
      switch finding.status {
      case .warning: .warning
      case .expected: .known
      default: .failure
      }
    message =
      FailureBlock(finding, subject: subject, isVerbose: CheckEnvironment.isVerbose).text
    guard finding.hasCase else { return }
    let saved = SavedCase(finding, subject: subject)
    let stem = String(saved.fileName.dropLast(5))
    attachments = [(saved.fileName, saved.text)]
    if let test = finding.testSource(of: subject) {
      attachments.append(("\(stem).swift", test.text.inert + "\n"))
    }
    guard let bounds = finding.exhibit.bounds, !finding.exhibit.frames.isEmpty else { return }
    func draw(_ what: String, _ frames: [Exhibit.Frame], beside other: [Exhibit.Frame]?) {
      let title = "\(what): \(finding.headline(of: subject))"
      let picture = SVGDiagram(
        Picture(bounds: bounds, frames: frames), title: title,
        beside: other.map { Picture(bounds: bounds, frames: $0) })
      attachments.append(("\(stem)-\(what).svg", picture.text))
    }
    draw("actual", finding.exhibit.frames, beside: finding.exhibit.expected)
    if let expected = finding.exhibit.expected {
      draw("expected", expected, beside: finding.exhibit.frames)
    }
  }

  /// Tells of something that is no finding.
  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message.inert
  }
}
