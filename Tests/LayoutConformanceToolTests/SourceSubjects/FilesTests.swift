import Foundation
import Testing

@testable import LayoutConformanceTool

/// The folder `Files`: files as people have them, each folder of which is checked as one module.
@Suite struct FilesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Files")

  /// The layouts that each folder has.
  private static let subjects = [
    "Basics": [
      "Aligned", "AxisStack", "CachedRow", "Centred", "Column", "Corner", "Filling", "FlowLayout",
      "Oriented", "Radial", "Scaled", "SpacedColumn",
    ],
    "Parameters": [
      "Closures", "Constrained", "Forwarding", "Last", "LastErased", "LastGeneric", "LastGiven",
      "LastOfDefault", "Layouts", "OfAny", "OfOptional", "OfSome", "OfWritten", "Optioned",
      "Scalars",
    ],
    "Traps": [
      "Available", "Conditional", "HFlow", "Helped", "Imports", "ImportsOfParts", "Infinite",
      "Labels", "Literals", "NoImport", "Noisy", "OwnNames", "Refined", "RefinedCases",
      "Remembering",
      "Retroactive", "Slices", "Started", "TagCloud.Row", "TagCloud.Tags", "ThirdParty", "Witness",
      "Wrapping",
    ],
    "Values": [
      "Animated", "Directed", "Guides", "Insets", "Nested", "OwnSpacing", "Priorities", "Ranks",
      "Ratio", "Stored", "Switching", "Weights",
    ],
    "Views": ["BelowPreviews", "Demo", "ObjectHolder", "ShapeInset", "Telling"],
  ]

  /// The layouts of any number of views that share out what they are offered, in which content that needs
  /// more stands out.
  private static let filling: Set = ["Weights"]

  @Test(arguments: subjects.keys.sorted())
  func `every layout of the folder is compiled, made and keeps the rules`(name: String) throws {
    let run = try CommandRun(
      ["check", Self.folder.appending(path: name).path, "--cases", "20", "--json", "-"],
      in: try Scratch())
    #expect(run.errors == "")
    let checked = try run.lines("subjectFinished").compactMap { $0["subject"] as? String }
    #expect(checked.sorted() == Self.subjects[name])
    // Many of them place their first view only, which is a warning.
    let found = try run.lines("finding").filter { $0["status"] as? String != "warning" }
      .compactMap { $0["subject"] as? String }
    let expected = Self.filling.intersection(checked)
    #expect(Set(found) == expected, "\(run.output)")
    #expect(run.exitCode == (expected.isEmpty ? 0 : 1))
  }

  /// What public files with layouts use, by how many of them do.
  private static let used = [
    "place(at:", "ProposedViewSize(width:", ".unspecified", ".zero", ".infinity", "anchor: .center",
    "func makeCache", "func updateCache", "ProposedViewSize(half)", "HorizontalAlignment",
    "VerticalAlignment", "alignment.horizontal", "replacingUnspecifiedDimensions(by:",
    "replacingUnspecifiedDimensions()", "Axis.Set", "LayoutSubviews", "LayoutSubview]",
    ".spacing.distance(to:", "stackOrientation", "Angle.degrees(", ".radians", "dimensions(in:",
    "dimensions[", "[explicit:", "VStackLayout.Cache", "AnyLayout.Cache", "CGAffineTransform(",
    ".applying(", "LayoutValueKey", "[WeightKey.self]", "HStackLayout", "AnyLayout", "Shape",
    "ContentMode", "Color", "TextAlignment", "UserInterfaceSizeClass", ".priority", "ViewModifier",
    "@ViewBuilder", "@Binding", "@State", "@Environment", "ObservableObject", "explicitAlignment",
    "animatableData", "AnimatablePair", "EdgeInsets", "HorizontalEdge", "func spacing(subviews:",
    "layoutDirection", "cache: inout ()", "cache: inout Void", "subviews.indices",
    "subviews.isEmpty",
    "subviews.enumerated()", "zip(subviews", "subviews.reduce", "subviews.first",
    "subviews.forEach",
    "subviews.filter", "subviews.compactMap", ".sorted", "subviews.lazy", "greatestFiniteMagnitude",
    "isFinite", "isNaN", "isNormal", "insetBy", "offsetBy", ".union(", "formUnion", "ViewSpacing()",
    "CGRect(origin:", "DispatchQueue.main.async", "print(", "ceil(", "rounded(", "cos(", "sin(",
    "firstTextBaseline", "lastTextBaseline", "prefix(", "suffix(", "dropFirst", "dropLast",
    "SubSequence == Self", "@retroactive Hashable", "nonisolated struct", "@Sendable", "@available",
    "cache subviewSizes: inout [CGSize]", "some MeasuredSubviews", "where Content == EmptyView",
    "private struct", "fileprivate struct", "#if canImport(UIKit)", "@main", "#Preview",
    "PreviewProvider", "PreferenceKey", "GeometryReader", "import os", "import Combine",
    "import CoreGraphics", "OptionSet", "[any Layout]", "[AnyLayout]", "(CGSize) -> CGSize",
    "(Int) -> CGFloat", "CGSize?", "proposal.width ?? .infinity", "case .leading:",
  ]

  @Test func `everything that public files use is in a file here`() throws {
    let names = try #require(FileManager.default.enumerator(atPath: Self.folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(names.count >= 40)
    let texts = try names.map { name in
      try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }
    for word in Self.used {
      #expect(texts.contains { $0.contains(word) }, "\(word)")
    }
  }
}
