import LayoutAPI
import LayoutEngine

/// Finds out how many subviews a layout takes.
///
/// Many layouts take one subview, or two, and say so nowhere. One that touches only its first
/// subviews, however many there are, is taken for one of these; a layout that measures a subview and
/// then forgets to place it is not.
public enum ArityProbe {
  /// The numbers of subviews that are tried.
  public static let counts = [0, 1, 2, 3, 5]

  /// What a layout did with a number of subviews.
  public struct Answer: Codable, Hashable, Sendable {
    /// The subviews that were placed in every try.
    public var placed: Set<Int>
    /// The subviews that were measured or placed in any try.
    public var touched: Set<Int>
  }

  /// How many tries each number of subviews gets.
  public static let draws = 4

  /// Draws the parameters of a try, in this process.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - draw: The number of the try.
  ///   - redraw: How many times parameters were drawn for it and refused.
  /// - Returns: The parameters, the same for the same numbers.
  package static func configuration(
    _ subject: Subject, draw: Int, redraw: Int
  ) -> Configuration {
    subject.configuration(
      from: RandomSource(seed: 0x0A51_7B ^ CaseGenerator.salt(redraw), case: draw))
  }

  /// Tries a number of subviews, in this process.
  public static func answer(_ subject: Subject, count: Int) -> Answer {
    let configurations = (0..<draws).map { configuration(subject, draw: $0, redraw: 0) }
    return answer(subject, count: count, configurations)
  }

  /// Tries a number of subviews with some parameters, in this process.
  package static func answer(
    _ subject: Subject, count: Int, _ configurations: [Configuration]
  ) -> Answer {
    var answer = Answer(placed: Set(0..<count), touched: [])
    for (draw, configuration) in configurations.enumerated() {
      let subviews = (0..<count).map { (index: Int) -> SubviewSpec in
        let (width, height) = (10 + 5 * index, 20 - 2 * index)
        return .rigid(CGFloat(width), CGFloat(height))
      }
      var layoutCase = LayoutCase(
        subviews,
        proposal: draw % 2 == 0 ? .unspecified : Proposal(width: 100, height: 80))
      layoutCase.configuration = configuration
      let arrangement = Trial(layoutCase, of: subject).baseline
      var placed: Set<Int> = []
      for call in arrangement.calls {
        switch call {
        case .measured(let subview, _, _): answer.touched.insert(subview)
        case .placed(let subview, _):
          answer.touched.insert(subview)
          placed.insert(subview)
        default: break
        }
      }
      answer.placed.formIntersection(placed)
    }
    return answer
  }

  /// Decides from the answers for `counts`.
  ///
  /// - Parameters:
  ///   - answers: What the layout did with a number of subviews; nothing where it ended the process.
  ///   - refused: The numbers for which it trapped in words of its own, as with `precondition`: any
  ///     other end is a fault, and says nothing of what the layout means to take.
  /// - Returns: The numbers of subviews that it takes.
  package static func arity(from answers: [Int: Answer], refused: Set<Int> = []) -> Arity {
    for count in 1...2 where isTaken(count, answers) {
      let others = counts.filter { $0 > 0 && $0 != count }
      let larger = others.filter { $0 > count }
      // Only so many subviews are ever looked at.
      let ignoresTheRest = larger.allSatisfy { number in
        guard let answer = answers[number] else { return false }
        return answer.touched == Set(0..<count)
      }
      // Or any other number is refused.
      let refusesOthers = refused.isSuperset(of: others)
      if ignoresTheRest || refusesOthers { return .exactly(count) }
    }
    return .any
  }

  private static func isTaken(_ count: Int, _ answers: [Int: Answer]) -> Bool {
    answers[count]?.placed == Set(0..<count)
  }
}
