import Foundation
import LayoutAPI
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// How cases are written to JSON and read again.
@Suite struct CaseCodingTests {
  /// Reads a case out of a text.
  private func read(_ text: String) throws -> LayoutCase {
    try LayoutCase(json: try JSONValue(parsing: Data(text.utf8)))
  }

  /// The error of a text, `nil` if it has none.
  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func problem(ofSubview text: String) -> String? {
    problem("{ \"subviews\": [\(text)] }")
  }

  @Test func `two thousand drawn cases are read as they were written`() throws {
    let subject = Subject(
      "Drawn", values: [LayoutValue(Weight.self, in: 0...3)]
    ) { draw in
      _ = draw.bool("isCentred")
      _ = draw.element("edge", of: ["top", "bottom"])
      _ = draw.optional("limit") { $0.int("limit", in: 1...5) }
      return CentredResharing(spacing: draw.length("spacing", in: 0...24))
    }
    let generator = CaseGenerator(for: subject, counts: .any, seed: 9)
    for index in 0..<2000 {
      let layoutCase = generator.layoutCase(index)
      let copy = try LayoutCase(json: layoutCase.json)
      #expect(copy == layoutCase)
      // The whole way through a text, for a part of them.
      guard index % 10 == 0 else { continue }
      #expect(try read(layoutCase.json.pretty()) == layoutCase)
    }
  }

  /// A case that has every key.
  private var whole: LayoutCase {
    var text = ViewNode.text(3, 10).weight(2)
    text.priority = 1
    text.spacing = [.top: 4, .trailing: 2.5]
    text.guides = ["top": 1, "leading": -3]
    let flexible = ViewNode(
      .flexible(
        width: Leaf.Flexibility(min: 0, ideal: 10, max: .infinity),
        height: Leaf.Flexibility(min: 1, ideal: 2, max: 3)))
    return LayoutCase(
      [
        text, flexible,
        ViewNode(
          .stack(.horizontal, alignment: .verticalCenter, spacing: nil), [.rigid(1, 2), .color]),
        ViewNode(.frame(width: 5, height: nil, .center), [.layoutUnderTest([])]),
      ], proposal: Proposal(width: .infinity, height: nil), origin: CGPoint(x: -1, y: 0.25),
      direction: .rightToLeft,
      script: [
        .size(.unspecified), .place(Proposal(width: 1, height: 0), origin: CGPoint(x: 2, y: 3)),
        .align("top", .unspecified), .spacing,
      ],
      configuration: ["spacing": .number(8), "limit": .null],
      before: LayoutCase.Before(
        subviews: [ViewNode(.spacer(minLength: 8))], configuration: ["spacing": .number(0)]))
  }

  private let wholeText = """
    {
      "configuration": { "limit": null, "spacing": 8 },
      "subviews": [
        {
          "leaf": { "text": [3, 10] },
          "priority": 1,
          "spacing": { "top": 4, "trailing": 2.5 },
          "guides": { "leading": -3, "top": 1 },
          "values": { "Weight": 2 }
        },
        { "leaf": { "flexible": { "width": [0, 10, "inf"], "height": [1, 2, 3] } } },
        {
          "hstack": {
            "children": [{ "leaf": { "rigid": [1, 2] } }, { "leaf": { "greedy": [10, 10] } }]
          }
        },
        {
          "frame": { "width": 5, "child": { "layoutUnderTest": { "children": [] } } }
        }
      ],
      "proposal": ["inf", null],
      "origin": [-1, 0.25],
      "direction": "rightToLeft",
      "script": [
        { "size": [null, null] },
        { "place": { "proposal": [1, 0], "origin": [2, 3] } },
        { "align": { "guide": "top", "proposal": [null, null] } },
        { "spacing": true }
      ],
      "before": {
        "subviews": [{ "spacer": { "minLength": 8 } }],
        "configuration": { "spacing": 0 }
      }
    }
    """

  @Test func `a case with every key stands in 80 columns`() {
    #expect(whole.json.pretty(width: 80) == wholeText)
  }

  @Test func `a case with every key is read`() throws {
    #expect(try read(wholeText) == whole)
  }

  @Test func `several updates stand in a list, and one as it always did`() throws {
    let several = """
      {
        "subviews": [],
        "before": [{}, { "subviews": [{ "leaf": { "rigid": [1, 2] } }] }]
      }
      """
    let layoutCase = try LayoutCase(text: several)
    #expect(layoutCase == LayoutCase(before: [.init(), .init(subviews: [.rigid(1, 2)])]))
    #expect(try LayoutCase(json: layoutCase.json) == layoutCase)
    let one = try LayoutCase(text: #"{ "subviews": [], "before": { "subviews": [] } }"#)
    #expect(one == LayoutCase(before: .init(subviews: [])))
    #expect(one.json.description.contains(#""before": { "subviews": [] }"#), "\(one.json)")
    #expect(try LayoutCase(text: #"{ "subviews": [], "before": [] }"#) == LayoutCase())
    #expect(
      throws: CaseError(
        key: "before[1].subview", problem: "unknown key; known here are configuration, subviews")
    ) {
      try LayoutCase(text: #"{ "subviews": [], "before": [{}, { "subview": [] }] }"#)
    }
  }

  @Test func `a tree that is none is an error`() {
    let leaf = "{ \"leaf\": { \"rigid\": [1, 1] } }"
    let problems = [
      "{ \"gridRow\": { \"children\": [] } }": "a gridRow stands in a grid only",
      "{ \"group\": { \"children\": [\(leaf)] } }":
        "a group stands among the children of a container only",
      "{ \"layoutUnderTest\": { \"children\": [{ \"group\": { \"children\": [] } }] } }":
        "a group stands among the children of a container only",
      "{ \"custom\": { \"name\": \"Own\", \"children\": [] } }":
        "no layout is named 'Own': known are Diagonal, EqualWidth, Forgetful, DropFirst, Twice, "
        + "Radial, Probe",
    ]
    for (text, expected) in problems {
      #expect(problem(ofSubview: text) == "subviews[0]: \(expected)")
    }
  }

  @Test func `a scene holds no layout under test, and its views carry nothing`() {
    func problem(_ root: String) -> String? {
      let text = "{ \"root\": \(root), \"proposal\": [null, null] }"
      do {
        _ = try LayoutScene(json: try JSONValue(parsing: Data(text.utf8)))
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      problem("{ \"layoutUnderTest\": { \"children\": [] } }")
        == "root: the layout under test stands in cases only")
    #expect(
      problem("{ \"leaf\": { \"rigid\": [1, 1] }, \"priority\": 1 }")
        == "root: what a view carries stands around it in a scene: layoutPriority, alignmentGuide")
  }

  /// The subviews and what was there before of `whole`, in the words of version 1.
  private let firstVersion = """
    {
      "layoutConformance": 1, "subject": "Row", "rule": "SIZE-01", "expect": "violation",
      "configuration": { "limit": null, "spacing": 8 },
      "subviews": [
        {
          "text": [3, 10], "priority": 1, "spacing": { "top": 4, "trailing": 2.5 },
          "guides": { "leading": -3, "top": 1 }, "values": { "Weight": 2 }
        },
        { "flexible": { "width": [0, 10, "inf"], "height": [1, 2, 3] } },
        {
          "stack": {
            "axis": "horizontal", "subviews": [{ "rigid": [1, 2] }, { "greedy": [10, 10] }]
          }
        },
        { "frame": { "width": 5, "subview": { "nested": { "subviews": [] } } } }
      ],
      "proposal": ["inf", null], "origin": [-1, 0.25], "direction": "rightToLeft",
      "script": [
        { "size": [null, null] }, { "place": { "proposal": [1, 0], "origin": [2, 3] } },
        { "align": { "guide": "top", "proposal": [null, null] } }, { "spacing": true }
      ],
      "before": { "subviews": [{ "spacer": 8 }], "configuration": { "spacing": 0 } }
    }
    """

  @Test func `a file of version 1 is read`() throws {
    let saved = try SavedCase(parsing: Data(firstVersion.utf8))
    #expect(saved.counterexample == .layout(whole))
    let others = """
      { "layoutConformance": 1, "subject": "Row", "rule": "SIZE-01", "expect": "pass", "subviews": [
        { "overlay": { "subviews": [{ "aspect": 2 }, { "area": [8, 2] }] } },
        { "padding": { "inset": 3, "subview": { "rigid": [1, 1] } }, "values": { "Weight": 1 } },
        { "fixedSize": { "horizontal": true, "vertical": false, "subview": { "rigid": [1, 1] } } },
        { "stack": { "axis": "vertical", "spacing": 2, "subviews": [{ "spacer": 0 }] } }
      ] }
      """
    let three = NodeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    #expect(
      try SavedCase(parsing: Data(others.utf8)).counterexample.layoutCase
        == LayoutCase([
          ViewNode(
            .zstack(.center), [ViewNode(.aspect(ratio: 2)), ViewNode(.area(8, line: 2))]),
          ViewNode(.padding(three), [.rigid(1, 1)]).value("Weight", .number(1)),
          ViewNode(.fixedSize(horizontal: true, vertical: false), [.rigid(1, 1)]),
          .stack(.vertical, spacing: 2, [ViewNode(.spacer(minLength: 0))]),
        ]))
  }

  @Test func `what is wrong in a file of version 1 is told where it stands`() {
    let text = """
      { "layoutConformance": 1, "subject": "Row", "rule": "SIZE-01", "expect": "pass",
        "subviews": [{ "stack": { "axis": "vertical", "subviews": [{ "rigid": [1, -1] }] } }] }
      """
    #expect {
      try SavedCase(parsing: Data(text.utf8))
    } throws: {
      "\($0)" == "subviews[0].vstack.children[0].leaf.rigid[1]: expected a length of at least 0, "
        + "found -1"
    }
  }

  @Test func `the simplest case is short`() throws {
    #expect(
      LayoutCase().json.description
        == "{ \"subviews\": [], \"proposal\": [null, null], \"origin\": [0, 0] }")
    #expect(try read("{ \"subviews\": [] }") == LayoutCase())
  }

  @Test func `errors of keys say which keys there are`() {
    #expect(problem("{}") == "the key 'subviews' is missing")
    #expect(
      problem("{ \"subviews\": [], \"colour\": 1 }")
        == "colour: unknown key; known here are before, configuration, direction, origin, "
        + "proposal, script, subviews")
    #expect(
      problem(ofSubview: "{ \"padding\": { \"top\": 1 } }")
        == "subviews[0].padding: the key 'child' is missing")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"rigid\": [1, 1] }, \"guides\": { \"middle\": 1 } }")?
        .hasPrefix("subviews[0].guides.middle: unknown key; known here are ") == true)
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"rigid\": [1, 1] }, \"spacer\": {} }")
        == "subviews[0]: a view is of one kind, found leaf and spacer")
    #expect(
      problem(ofSubview: "{}")
        == "subviews[0]: expected one of leaf, spacer, hstack, vstack, zstack, grid, gridRow, "
        + "gridCell, frame, flexFrame, padding, fixedSize, aspectRatio, overlay, background, "
        + "offset, position, layoutPriority, zIndex, alignmentGuide, viewThatFits, "
        + "geometryReader, group, custom, layoutUnderTest")
    #expect(
      problem("{ \"subviews\": [], \"script\": [{ \"size\": [1, 1], \"spacing\": true }] }")
        == "script[0]: expected one of size, place, align, spacing, found "
        + "{ \"size\": [1, 1], \"spacing\": true }")
  }

  @Test func `errors of values say what would be right`() {
    #expect(problem("[]") == "expected an object, found []")
    #expect(problem("{ \"subviews\": 3 }") == "subviews: expected an array, found 3")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"rigid\": [1, -1] } }")
        == "subviews[0].leaf.rigid[1]: expected a length of at least 0, found -1")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"rigid\": [\"nan\", 1] } }")
        == "subviews[0].leaf.rigid[0]: expected a length of at least 0, found \"nan\"")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"rigid\": [1, 1, 1] } }")
        == "subviews[0].leaf.rigid: expected [width, height], found [1, 1, 1]")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"text\": [2.5, 1] } }")
        == "subviews[0].leaf.text[0]: expected a whole number, found 2.5")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"text\": [2000000, 1] } }")
        == "subviews[0].leaf.text[0]: expected 0 to 1000000, found 2000000")
    #expect(
      problem(ofSubview: "{ \"leaf\": { \"aspect\": 0 } }")
        == "subviews[0].leaf.aspect: expected a ratio above 0, found 0")
    #expect(
      problem(
        ofSubview: "{ \"leaf\": { \"flexible\": { \"width\": [0, 3, 2], \"height\": [0, 0, 0] } } }"
      )
        == "subviews[0].leaf.flexible.width: expected lengths that do not decrease, found [0, 3, 2]"
    )
    #expect(
      problem(
        ofSubview:
          "{ \"leaf\": { \"flexible\": { \"width\": [0, 3, \"nan\"], \"height\": [0, 0, 0] } } }")
        == "subviews[0].leaf.flexible.width[2]: expected a length of at least 0 or \"inf\", "
        + "found \"nan\"")
    #expect(
      problem(ofSubview: "{ \"hstack\": { \"alignment\": \"leading\", \"children\": [] } }")
        == "subviews[0].hstack.alignment: expected a guide of the vertical axis, found "
        + "\"leading\"")
    #expect(
      problem(ofSubview: "{ \"spacer\": {}, \"values\": { \"Weight\": [1] } }")
        == "subviews[0].values.Weight: expected null, true, false, a number or a text, found [1]")
  }

  @Test func `errors of what a layout is asked say what would be right`() {
    func problem(_ members: String) -> String? {
      self.problem("{ \"subviews\": [], \(members) }")
    }
    #expect(
      problem("\"proposal\": [-1, null]")
        == "proposal[0]: expected null, a length of at least 0 or \"inf\", found -1")
    #expect(
      problem("\"proposal\": [null, \"nan\"]")
        == "proposal[1]: expected null, a length of at least 0 or \"inf\", found \"nan\"")
    #expect(
      problem("\"proposal\": null")
        == "proposal: expected [width, height], where null is no offer and \"inf\" infinity, "
        + "found null")
    #expect(problem("\"origin\": [0, null]") == "origin[1]: expected a number, found null")
    #expect(
      problem("\"direction\": \"up\"")
        == "direction: expected \"leftToRight\" or \"rightToLeft\", found \"up\"")
    let guides = AlignmentKey.builtIn.map(\.name).joined(separator: ", ")
    #expect(
      problem("\"script\": [{ \"align\": { \"guide\": \"middle\", \"proposal\": [0, 0] } }]")
        == "script[0].align.guide: expected one of \(guides), found \"middle\"")
    #expect(
      problem("\"script\": [{ \"align\": { \"guide\": \"top\" } }]")
        == "script[0].align: expected the keys 'guide' and 'proposal', found "
        + "{ \"guide\": \"top\" }")
    #expect(
      problem("\"script\": [{ \"spacing\": false }]")
        == "script[0].spacing: expected true, found false")
  }

  @Test func `a text that is cut off anywhere is an error`() throws {
    let bytes = Data(whole.json.pretty().utf8)
    for count in bytes.indices {
      #expect(throws: CaseError.self) {
        _ = try LayoutCase(json: JSONValue(parsing: bytes.prefix(count)))
      }
    }
    #expect(try LayoutCase(json: JSONValue(parsing: bytes)) == whole)
  }

  @Test func `a text with a byte changed is an error or a case`() {
    let bytes = Data(
      LayoutCase([.rigid(1, 2)], proposal: Proposal(width: 3, height: nil))
        .json.pretty().utf8)
    for index in bytes.indices {
      for byte in [0x00, 0x22, 0x2D, 0x5B, 0x7D, 0x80, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] = byte
        guard let value = try? JSONValue(parsing: copy) else { continue }
        guard let layoutCase = try? LayoutCase(json: value) else { continue }
        #expect((try? LayoutCase(json: layoutCase.json)) == layoutCase)
      }
    }
  }

  @Test(arguments: [500, 10_000])
  func `nesting without end is an error`(_ depth: Int) {
    let open = String(repeating: "{ \"zstack\": { \"children\": [", count: depth)
    let close = String(repeating: "] } }", count: depth)
    let deep = problem(ofSubview: open + "{ \"spacer\": {} }" + close)
    #expect(deep != nil)
    #expect(deep?.hasPrefix("not JSON: ") == true, "\(deep ?? "")")
    #expect(problem(String(repeating: "[", count: depth)) != nil)
  }
}
