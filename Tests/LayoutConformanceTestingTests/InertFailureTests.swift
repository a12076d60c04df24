import Foundation
import LayoutConformanceRunning
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceTesting

/// That what a layout says in a failure of a test is obeyed by no terminal and no runner.
@Suite struct InertFailureTests {
  @Test func `messages and output of a layout are shown as they can be read`() throws {
    let hostile = "a\r\n::error::forged\n\u{1B}[2J ##[error]x"
    var finding = Finding(
      rule: try #require(RuleCatalogue.rule("SIZE-01")), status: .violation,
      counterexample: .layout(LayoutCase([.rigid(1, 1)])), caseIndex: 3, count: 1,
      exhibit: Exhibit(message: hostile))
    finding.exhibit.output = hostile
    finding.exhibit.bounds = Exhibit.Frame(x: 0, y: 0, width: 1e308, height: -1)
    finding.exhibit.frames = [Exhibit.Frame(x: .nan, y: 0, width: .infinity, height: -1e308)]
    finding.reproduction = Reproduction(.test(filter: hostile), of: "Row\n::error::")
    let failure = CheckFailure(finding, subject: "Row\n::error::")
    let texts = [failure.message, CheckFailure(.warning, hostile).message]
    for text in texts + failure.attachments.map(\.text) {
      #expect(!text.contains("\u{1B}") && !text.contains("##["))
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      }
    }
    #expect(failure.message.contains("subview 0 is at nan, 0, inf × -1e+308"))
    #expect(failure.attachments.map(\.name).contains { $0.hasSuffix("-actual.svg") })
  }
}
