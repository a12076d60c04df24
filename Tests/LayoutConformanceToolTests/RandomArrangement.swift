import LayoutAPI
import LayoutEngine

@testable import LayoutConformanceReports
@testable import LayoutConformance

/// Findings with numbers that layouts make by mistake, the same for each seed.
struct RandomArrangement {
  private var source: RandomSource
  private let rule: Rule

  /// Numbers at which a conversion, a product or a comparison goes another way.
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.25, -8, 1e-9, 1e-300, 1e6, -1e6, 9.99e11, -9.99e11, 1e12, 1e13, 1e15, 1e19,
    -1e19, 1e154, 1e300, 1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, 0x1.8p-1060,
  ]

  /// Prepares the finding of a number.
  init(seed: UInt64, index: Int) {
    source = RandomSource(seed: seed, case: index)
    rule = RuleCatalogue.all[index % RuleCatalogue.all.count]
  }

  /// The finding.
  var finding: Finding {
    mutating get {
      var layoutCase = LayoutCase(
        subviews(), proposal: proposal(), origin: CGPoint(x: length(), y: length()))
      layoutCase.configuration = ["spacing": .number(number())]
      layoutCase.script = [.place(proposal(), origin: CGPoint(x: length(), y: length()))]
      var exhibit = Exhibit(
        message: "answered \(CGSize(width: length(), height: length()).text) to proposal "
          + "\(proposal()); it is finite")
      let count = layoutCase.subviews.count
      exhibit.frames = (0..<count).map { _ in frame() }
      exhibit.bounds = frame()
      if source.chance(40) { exhibit.expected = (0..<count).map { _ in frame() } }
      if source.chance(50), count > 0 { exhibit.subview = source.int(in: 0...count - 1) }
      exhibit.calls = exhibit.frames.enumerated().map {
        Exhibit.Line(subview: $0.offset, text: "place(at: \($0.element.text))")
      }
      let status: Finding.Status = rule.level == .recommended ? .warning : .violation
      return Finding(
        rule: rule, status: status, counterexample: .layout(layoutCase), caseIndex: 7, count: 1,
        exhibit: exhibit)
    }
  }

  private mutating func number() -> Double {
    switch source.int(in: 1...10) {
    case 1...5: Double(source.int(in: -40...400)) / 4
    case 6: Double(bitPattern: source.next())
    default: Self.numbers[source.int(in: 0...Self.numbers.count - 1)]
    }
  }

  private mutating func length() -> CGFloat { CGFloat(number()) }

  private mutating func frame() -> Exhibit.Frame {
    Exhibit.Frame(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func proposal() -> Proposal {
    Proposal(
      width: source.chance(30) ? nil : length(), height: source.chance(30) ? nil : length())
  }

  private mutating func subviews() -> [ViewNode] {
    (0..<source.int(in: 0...4)).map { _ in
      var subview =
        source.chance(70)
        ? ViewNode.rigid(length(), length())
        : ViewNode(
          .padding(NodeInsets(top: length(), leading: length())),
          [ViewNode(.aspect(ratio: length()))])
      if source.chance(30) { subview.priority = number() }
      if source.chance(30) { subview.spacing[.leading] = length() }
      if source.chance(30) { subview.guides["top"] = length() }
      return source.chance(30) ? subview.value("Weight", .number(number())) : subview
    }
  }
}
