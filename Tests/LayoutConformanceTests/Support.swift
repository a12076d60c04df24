import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The subject of a specimen, by its name.
func specimen(_ name: String) throws -> Subject {
  try #require(Gallery.all.first { $0.subject.name == name }).subject
}

/// A rectangle by its corner and its lengths.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A proposal of two lengths.
func offer(_ width: CGFloat?, _ height: CGFloat?) -> Proposal {
  Proposal(width: width, height: height)
}

extension LayoutCase {
  /// The case in a configuration of numbers.
  func with(_ numbers: KeyValuePairs<String, Double>) -> LayoutCase {
    var copy = self
    for (name, number) in numbers { copy.configuration[name] = .number(number) }
    return copy
  }
}

extension ViewNode {
  /// The subview with a weight.
  func weight(_ weight: Double) -> ViewNode { value("Weight", .number(weight)) }
}

/// What a rule says against a layout in a case, or `nil` where it keeps the rule or is not judged.
///
/// Where the rule is named it is judged whatever the layout is seen to do, as where a user names it.
func complaint(
  _ id: String, _ layoutCase: LayoutCase, of subject: Subject, isNamed: Bool = false
) throws -> String? {
  let known = try #require(RuleCatalogue.rule(id))
  let rule = isNamed ? known.forAnyLayout : known
  guard case .violated(let exhibit) = rule.judge(layoutCase, of: subject) else { return nil }
  return exhibit.message
}

/// What a rule says about a layout in a case.
func verdict(_ id: String, _ layoutCase: LayoutCase, of subject: Subject) throws -> Judgement {
  try #require(RuleCatalogue.rule(id)).judge(layoutCase, of: subject)
}

/// Checks the size and the frames of a case as it stands.
func expect(
  _ layoutCase: LayoutCase, of subject: Subject, size: CGSize, frames: [CGRect],
  at location: SourceLocation = #_sourceLocation
) {
  let arrangement = Trial(layoutCase, of: subject).baseline
  #expect(arrangement.size.isIdentical(to: size), "\(arrangement.size)", sourceLocation: location)
  let isSame =
    arrangement.frames.count == frames.count
    && zip(arrangement.frames, frames).allSatisfy { actual, wanted in
      actual.isIdentical(to: wanted)
        || (actual.origin.isClose(to: wanted.origin) && actual.size.isClose(to: wanted.size))
    }
  #expect(isSame, "\(arrangement.frames.map(\.text))", sourceLocation: location)
}

extension CGSize {
  /// A size of two lengths.
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CaseGenerator {
  /// The first of twenty thousand cases for which a condition is true.
  func first(where isWanted: (LayoutCase) -> Bool) -> LayoutCase? {
    for index in 0..<20_000 {
      let drawn = layoutCase(index)
      if isWanted(drawn) { return drawn }
    }
    return nil
  }
}
