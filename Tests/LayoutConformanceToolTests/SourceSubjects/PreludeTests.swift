import Foundation
import Testing

@testable import LayoutConformanceTool

/// Files that need what an app would have supplied, given with `--prelude`.
@Suite struct PreludeTests {
  private static let layout = """
    import SwiftUI
    struct Row: Layout { let gap: Theme; let isOn: Bool
    \(SourceWorkshop.methods)
    }
    struct Screen: View { var body: some View { Text(Theme.title) } }
    """

  private func build(_ prelude: String) throws -> Result<[String], SourceError> {
    try SourceWorkshop.visit { workshop in
      let row = try workshop.write(Self.layout, to: "Row.swift")
      let app = try workshop.write(prelude, to: "App.swift")
      do throws(SourceError) {
        let built = try workshop.build([row], prelude: [app])
        return .success(built.notes.map { "\($0.message.line ?? 0): \($0.message.text)" })
      } catch {
        return .failure(error)
      }
    }
  }

  @Test func `a prelude adds what the files lack, and its layouts are no subjects`() throws {
    let notes = try build(
      """
      import SwiftUI
      struct Theme { static let title = "title"; let gap: CGFloat }
      struct Other: Layout {
      \(SourceWorkshop.methods)
      }
      """
    ).get()
    #expect(notes == ["2: 'Row' is made as 'Row(gap: Theme(gap: 0...64), isOn: false | true)'"])
  }

  @Test func `an error in a prelude is told at its own line`() throws {
    let result = try build(
      """
      import SwiftUI
      struct Theme { static let title = NoSuchTitle }
      """)
    guard case .failure(let error) = result else {
      Issue.record("a prelude with an error was compiled")
      return
    }
    #expect(error.exitCode == 65)
    #expect(error.messages.map(\.text) == ["cannot find 'NoSuchTitle' in scope"])
    #expect(error.messages.first?.file?.hasSuffix("App.swift") == true)
    #expect(error.messages.first?.line == 2)
  }

  @Test func `a name that the files declare, too, is told apart from a clash of two files`() throws
  {
    let result = try build("struct Theme {}\nstruct Row {}")
    guard case .failure(let error) = result else {
      Issue.record("two types of one name were compiled")
      return
    }
    let text = try #require(error.messages.first?.text)
    #expect(text.hasPrefix("'Row' is declared here and in "))
    #expect(text.hasSuffix("a prelude adds what the files lack, so take it out of one of them"))
  }

  @Test func `a folder that holds the prelude is read without it`() throws {
    try SourceWorkshop.visit { workshop in
      let folder = "\(workshop.folder)/All"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      _ = try workshop.write(Self.layout, to: "All/Row.swift")
      let app = try workshop.write("struct Theme { static let title = \"\" }", to: "All/App.swift")
      let built = try workshop.build([folder], prelude: [app])
      #expect(built.notes.map(\.name) == ["Row"])
    }
  }

  @Test func `the flags about source need a file`() throws {
    let scratch = try Scratch()
    for (flag, value) in [("--prelude", "App.swift"), ("--make", "Row()")] {
      let run = try CommandRun(["check", flag, value], in: scratch)
      #expect(run.exitCode == 64)
      #expect(
        run.errors.hasPrefix(
          "Error: '\(flag)' needs a file of layouts: check LAYOUT.swift \(flag) "))
    }
  }
}
