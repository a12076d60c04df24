package import LayoutAPI
import LayoutEngine

/// What shows a violation to a person: plain values that can cross from one process to another.
public struct Exhibit: Codable, Hashable, Sendable {
  /// What the layout did, with values, a semicolon, and what would be right.
  public var message: String

  /// The subview that shows it, counted from 0.
  public var subview: Int?

  /// The id of the node of a scene that shows it.
  public var node: String?

  /// The region that the layout placed in, in points.
  public var bounds: Frame?

  /// The frames of the subviews, in points.
  public var frames: [Frame]

  /// The frames that would have been right, where they are known.
  public var expected: [Frame]?

  /// The calls that show it, in order.
  public var calls: [Line]

  /// The position in `calls` of the method that did not return; `nil` where all did.
  public var unreturned: Int?

  /// Why the runtime ended the process, where it says so.
  public var reason: String?

  /// The line of the layout's own code that the process ended at, where it is known.
  public var place: Place?

  /// What the layout printed, or the message it trapped with.
  public var output: String?

  /// How the layout ended the process, `nil` if it did not.
  public var fault: Finding.Status?

  /// A frame that may hold any number, NaN too.
  public struct Frame: Codable, Hashable, Sendable {
    /// The position of the leading edge.
    public var x: Double
    /// The position of the top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }

  /// A line of source.
  public struct Place: Codable, Hashable, Sendable {
    /// The path of the file, relative to the working folder where it is in it.
    public var file: String
    /// The line, from 1 on.
    public var line: Int
    /// What stands there, `nil` where it cannot be read.
    public var text: String?

    /// Names a line.
    public init(file: String, line: Int, text: String? = nil) {
      self.file = file
      self.line = line
      self.text = text
    }
  }

  /// A call in words, with the subview that was asked or placed.
  public struct Line: Codable, Hashable, Sendable {
    /// The subview, `nil` for a method of the layout itself.
    public var subview: Int?
    /// The call and its answer: `sizeThatFits(20 × nil) → 20 × 10`.
    public var text: String
  }

  /// Shows a message alone.
  public init(message: String) {
    self.message = message
    frames = []
    calls = []
  }
}

extension Exhibit {
  /// Shows a violation.
  package init(_ violation: Violation) {
    self.init(message: violation.message)
    subview = violation.subview
    node = violation.node
    fault = violation.end
    expected = violation.expected?.map(Frame.init)
    guard let actual = violation.actual else { return }
    self.show(actual)
  }

  /// Shows a case as it stands, without any rule.
  package init(showing layoutCase: LayoutCase, of subject: Subject) {
    let baseline = Trial(layoutCase, of: subject).baseline
    self.init(
      message: "answered \(baseline.size.text) to proposal \(baseline.proposal)")
    show(baseline)
  }

  /// Shows what came of an experiment.
  package mutating func show(_ arrangement: Arrangement) {
    bounds = Frame(arrangement.bounds)
    frames = arrangement.frames.map(Frame.init)
    calls = Self.lines(of: arrangement.calls)
  }

  private static func lines(of calls: [Call]) -> [Line] { linesAndOpen(of: calls).lines }

  /// The lines of calls, and the position of the innermost method that has not returned.
  static func linesAndOpen(of calls: [Call]) -> (lines: [Line], open: Int?) {
    var lines: [Line] = []
    // The lines whose method has not returned yet.
    var open: [Int] = []
    func begin(_ text: String) {
      open.append(lines.count)
      lines.append(Line(subview: nil, text: text))
    }
    for call in calls {
      switch call {
      case .makeCache: begin("makeCache()")
      case .updateCache: begin("updateCache()")
      case .spacing: begin("spacing()")
      case .sizeThatFits(let proposal): begin("sizeThatFits(\(proposal.text))")
      case .placeSubviews(let bounds, _): begin("placeSubviews(in: \(bounds.text))")
      case .explicitAlignment(let index):
        let guide = index.map { AlignmentKey.builtIn[$0].name } ?? "…"
        begin("explicitAlignment(of: \(guide))")
      case .placedForGuides: break
      case .returned(let size):
        guard let line = open.popLast(), let size else { continue }
        lines[line].text += " → \(size.text)"
      case .measured(let subview, let proposal, let size):
        lines.append(
          Line(subview: subview, text: "sizeThatFits(\(proposal.text)) → \(size.text)"))
      case .placed(let subview, let placement):
        let anchor = placement.anchor == .topLeading ? "" : ", anchor: \(placement.anchor.text)"
        let offer = "proposal: \(placement.proposal.text)"
        lines.append(
          Line(
            subview: subview, text: "place(at: \(placement.position.text)\(anchor), \(offer))"))
      case .misplaced(let subview, _):
        lines.append(Line(subview: subview, text: "place(…), which has no effect here"))
      }
    }
    return (lines, open.last)
  }
}

extension Exhibit.Frame {
  /// Makes the frame of a rectangle.
  package init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }

  private init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension UnitPoint {
  fileprivate var text: String {
    let named: [(UnitPoint, String)] = [
      (.center, ".center"), (.top, ".top"), (.bottom, ".bottom"), (.leading, ".leading"),
      (.trailing, ".trailing"), (.topTrailing, ".topTrailing"),
      (.bottomLeading, ".bottomLeading"), (.bottomTrailing, ".bottomTrailing"),
    ]
    return named.first { $0.0 == self }?.1 ?? "(\(x.text), \(y.text))"
  }
}
