import Foundation
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceTool

/// Layouts in projects, whose other files declare what they need.
@Suite struct ProjectTests {
  private static let row = """
    import SwiftUI
    import Charts

    struct ChipRow: FlowBase {
      let style: ChipStyle
      let rounding: any Rounding = Whole()

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let gaps = style.gap * CGFloat(max(0, subviews.count - 1))
        return CGSize(
          width: sizes.map(\\.width).reduce(gaps, +), height: sizes.map(\\.height).max() ?? .bare)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var corner = bounds.origin.kept
        for subview in subviews {
          subview.place(at: corner, proposal: .unspecified)
          corner = corner <+> CGPoint(x: subview.sizeThatFits(.unspecified).width + style.gap, y: 0)
        }
      }
    }

    struct ChipScreen: View {
      @Environment(\\.appTheme) var theme
      let model: ChipModel
      var body: some View { Chart(model.values) { BarMark($0) } }
    }

    #Preview { ChipScreen(model: .sample) }

    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n",
    "Screens/ChipRow.swift": row,
    "Design/Styles.swift": """
    import Charts
    import SwiftUI

    struct ChipStyle { var gap: CGFloat = Spacing.small }
    enum Spacing { static let small: CGFloat = 4 }
    extension CGFloat { static let bare: CGFloat = 0 }
    struct Legend: View { var body: some View { ChartLegend() } }
    """,
    "Design/Base.swift": """
    import SwiftUI

    protocol FlowBase: Layout { var style: ChipStyle { get } }
    infix operator <+>: AdditionPrecedence
    func <+> (one: CGPoint, other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + other.x, y: one.y + other.y)
    }
    """,
    "Design/Points.swift": """
    import CoreFoundation
    import SwiftUI

    extension CGPoint { var kept: CGPoint { CGPoint(x: x, y: y) } }
    extension View { func chart() -> some View { Chart { self } } }
    """,
    "Kit/Package.swift": "// swift-tools-version: 6.0\n",
    "Kit/Sources/Kit/Rounding.swift": """
    public protocol Rounding { func round(_ x: Double) -> Double }
    public struct Whole: Rounding { public init() {}; public func round(_ x: Double) -> Double { x } }
    """,
    "Model/ChipModel.swift": """
    import RealmSwift

    class ChipModel: RealmObject { static let sample = ChipModel(); var values: [Int] = [] }
    """,
    "Model/Theme.swift": """
    import SwiftUI

    private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.unknown }
    extension EnvironmentValues { var appTheme: Theme { self[ThemeKey.self] } }
    """,
  ]

  /// A project of forty files, most of which nothing here compiles.
  private func project(changing changes: [String: String] = [:]) throws -> Scratch {
    let scratch = try Scratch()
    var files = Self.files
    for number in 0..<31 {
      files["Screens/Screen\(number).swift"] = """
        import MapLibrary\(number % 3)
        import SwiftUI

        struct Screen\(number): View { var body: some View { MapView\(number)().bare(kept) } }
        extension MapView\(number) { var gap: ChipStyle { unknown } }
        """
    }
    for (name, text) in files.merging(changes, uniquingKeysWith: { $1 }) {
      _ = try scratch.file(name, text)
    }
    return scratch
  }

  @Test func `a file gets what it lacks from its project, and nothing else`() throws {
    let run = try CommandRun(
      ["check", "Screens/ChipRow.swift", "--cases", "20", "--json", "-"], in: try project())
    #expect(run.errors == "")
    #expect(try run.lines("subjectFinished").map { $0["subject"] as? String } == ["ChipRow"])
    let notes = try run.lines("subjectStarted").flatMap { $0["notes"] as? [String] ?? [] }
    let taken = notes.compactMap { $0.split(separator: ": with ").dropFirst().first }
    #expect(
      taken == [
        "'FlowBase', '<+>' of Base.swift",
        "'extension CGPoint' of Points.swift",
        "'ChipStyle', 'Spacing', 'extension CGFloat' of Styles.swift",
        "'Rounding', 'Whole' of Rounding.swift",
      ], "\(notes)")
    #expect(!notes.contains { $0.contains("struct ") }, "\(notes)")
  }

  @Test func `a folder is checked though most of it compiles nowhere`() throws {
    let run = try CommandRun(["check", ".", "--cases", "20", "--json", "-"], in: try project())
    #expect(run.errors == "")
    #expect(try run.lines("subjectFinished").map { $0["subject"] as? String } == ["ChipRow"])
  }

  @Test func `what the project does not declare is told where it is needed`() throws {
    let scratch = try project(changing: ["Design/Points.swift": "import SwiftUI\n"])
    let run = try CommandRun(["check", "Screens/ChipRow.swift"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        Error: Screens/ChipRow.swift:2: no such module 'Charts'
        Screens/ChipRow.swift:18:32: value of type 'CGPoint' has no member 'kept'

        """)
  }

  @Test func `a framework that is nowhere may have passed on what everything is made of`() throws {
    let scratch = try project(changing: [
      "Design/Points.swift": "import Charts\nextension CGPoint { var kept: CGPoint { self } }\n"
    ])
    let run = try CommandRun(["check", "Screens/ChipRow.swift", "--cases", "20"], in: scratch)
    #expect(run.errors == "")
  }

  @Test func `more layouts in a file than are checked are told`() throws {
    let scratch = try Scratch()
    let layouts = (0...Gathering.mostLayouts).map { "struct L\($0): Layout {}\n" }
    let file = try scratch.file("Many.swift", layouts.joined())
    let run = try CommandRun(["check", file], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors == "Error: Many.swift: holds 501 layouts; at most 500 are checked\n")
  }

  @Test(arguments: [
    "x = x + CGPoint(x: size.width, y: 0)", "x = -1 * x", "if x > CGPoint.zero { x = .zero }",
  ])
  func `an operator of a known name is looked for with its operands`(line: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("Project.swift", "")
    _ = try scratch.file(
      "Sizes.swift",
      "import SwiftUI\nfunc + (a: CGSize, b: CGSize) -> CGSize { a }\n"
        + "struct Other { static func > (a: Other, b: Other) -> Bool { false } }\n")
    _ = try scratch.file(
      "Zones.swift",
      """
      import SwiftUI
      extension CGPoint {
        static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
        static func > (a: CGPoint, b: CGPoint) -> Bool { a.x > b.x }
      }
      func * (a: CGFloat, b: CGPoint) -> CGPoint { CGPoint(x: b.x, y: b.y) }
      """)
    _ = try scratch.file(
      "Row.swift",
      """
      import SwiftUI
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews.reduce(.zero) { sum, subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(width: sum.width + size.width, height: max(sum.height, size.height))
          }
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var left = bounds.minX
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            var x = CGPoint(x: left, y: bounds.minY)
            subview.place(at: x, proposal: .unspecified)
            \(line)
            left += size.width
          }
        }
      }
      """)
    let run = try CommandRun(["check", "Row.swift", "--cases", "20", "--json", "-"], in: scratch)
    #expect(run.errors == "")
    let notes = try run.lines("subjectStarted").flatMap { $0["notes"] as? [String] ?? [] }
    #expect(notes.contains { $0.contains("of Zones.swift") }, "\(notes)")
    #expect(!notes.contains { $0.contains("of Sizes.swift") }, "\(notes)")
  }

  @Test func `a layout of an unknown protocol says what is missing`() throws {
    let scratch = try project(changing: ["Design/Base.swift": "import SwiftUI\n"])
    let run = try CommandRun(["check", "Screens/ChipRow.swift"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(
      run.errors == """
        Error: Screens/ChipRow.swift:4: 'struct ChipRow' conforms to 'FlowBase', which neither this file \
        nor its project declares; give the file that does with --prelude

        """)
  }

  @Test func `a changed file of the project is compiled anew`() throws {
    let scratch = try project()
    let first = try CommandRun(["check", "Screens/ChipRow.swift", "--cases", "20"], in: scratch)
    #expect(!first.output.contains("PLACE"), "\(first.output)")
    _ = try scratch.file(
      "Design/Points.swift",
      "import SwiftUI\nextension CGPoint { var kept: CGPoint { CGPoint(x: 7, y: y) } }\n")
    let second = try CommandRun(["check", "Screens/ChipRow.swift", "--cases", "20"], in: scratch)
    #expect(second.exitCode == 1)
    #expect(second.output.contains("PLACE"), "\(second.output)")
  }
}

/// Generic layouts over protocols of the files.
@Suite struct GenericLayoutTests {
  private static let board = """
    import SwiftUI
    protocol Gaps { var gap: CGFloat { get } }
    struct Tight: Gaps { var gap: CGFloat { 2 } }
    struct Loose: Gaps { var gap: CGFloat { 16 } }
    struct Board<G: Gaps>: Layout { let gaps: G
    \(SourceWorkshop.methods)
    }
    """

  private func made(_ make: [String]) throws -> [String] {
    try SourceWorkshop.visit { workshop in
      let path = try workshop.write(Self.board, to: "Board.swift")
      return try workshop.build([path], make: make).notes.map(\.message.text)
    }
  }

  @Test func `a type of the file that conforms is taken for a parameter`() throws {
    #expect(try made([]) == ["'Board' is made as 'Board<Tight>(gaps: Tight())'"])
  }

  @Test func `an expression says the arguments itself`() throws {
    #expect(
      try made(["Board<Loose>(gaps: Loose())"]) == [
        "'Board' is made as 'Board<Loose>(gaps: Loose())'"
      ])
  }
}
