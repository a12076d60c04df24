package import LayoutAPI

/// What a layout does, as far as a few hundred calls before the cases show; none of it is a verdict.
///
/// It says which rules apply, and how much a violation of them means. Where it is unsure it says so, and
/// less is judged for it, never more.
package struct ObservedBehaviour: Hashable, Sendable {
  /// The numbers of subviews that cases are drawn with.
  package var counts: SubviewCounts = .any

  /// How the numbers of subviews are known.
  package var countBasis = CountBasis.unknown

  /// What the width of the size follows; `nil` where no call told.
  package var width: AxisBasis?

  /// What the height of the size follows; `nil` where no call told.
  package var height: AxisBasis?

  /// Whether the size changes with the layout's parameters.
  package var sizeFollowsParameters = false

  /// What the answers change with; `nil` where no call told.
  package var reads: Reads?

  /// The kind of layout that it looks like, whether it keeps the rules of that kind or not; `nil` for
  /// none that is known.
  package var kind: LayoutKind?

  /// Why it could not be told what the layout does, in words; empty where it could.
  package var doubts: [String] = []

  /// Knows nothing yet.
  package init() {}

  /// How the numbers of subviews that a layout takes are known.
  package enum CountBasis: String, Sendable, Codable, CaseIterable {
    /// They are not: the layout placed all of its subviews for no number that was tried.
    case unknown
    /// The user declares them.
    case declared
    /// No number that was tried was refused.
    case all
    /// The layout refuses others: in words, by a precondition of its own, or politely, with one size and
    /// no placement.
    case stated
    /// It places all of its subviews for one number only, and does not say so: COUNT-01.
    case unstated
  }

  /// What the answers of a layout change with.
  package struct Reads: Hashable, Sendable {
    /// Whether they change with the layout priorities of the subviews.
    package var priorities = false
    /// Whether they change with the spacing preferences of the subviews.
    package var spacing = false
    /// Whether they change with the explicit alignment guides of the subviews.
    package var guides = false
    /// Whether they change with the direction in which the tree reads.
    package var direction = false
    /// The names of the layout values that they change with, sorted.
    package var values: [String] = []
    /// The names of the parameters that they change with, sorted.
    package var parameters: [String] = []

    /// Reads nothing.
    package init() {}

    /// Whether the answers change with a trait of the subviews or with the direction.
    package var isOfTraits: Bool {
      priorities || spacing || guides || direction || !values.isEmpty
    }
  }

  /// What an axis of the size follows.
  package func basis(_ axis: Axis) -> AxisBasis? { axis == .horizontal ? width : height }

  /// Whether the layout takes one or two subviews and no other number: it modifies or pairs them.
  package var isOfFewSubviews: Bool { counts.only.map { (1...2).contains($0) } ?? false }

  /// Whether its size follows its subviews on neither axis, but the proposal on one at least.
  package var fills: Bool {
    guard let width, let height else { return false }
    return !width.followsSubviews && !height.followsSubviews
      && (width.followsProposal || height.followsProposal)
  }
}

extension ObservedBehaviour: CustomStringConvertible {
  /// What was observed, in one line: `any number of subviews; width follows the proposal and …`.
  package var description: String { line(answers) }

  /// What was observed and is worth a line of a report: without what most layouts have in common.
  ///
  /// - Parameter note: What follows from the kind that the layout looks like; `nil` for nothing, and the
  ///   kind is not worth a word.
  /// - Returns: The line, `nil` where there is nothing to say.
  package func notes(onKind note: String?) -> String? {
    let worth = answers.filter { answer in
      answer.question == .looksLike ? note != nil : !answer.isOrdinary
    }
    guard !worth.isEmpty else { return nil }
    return line(worth) { $0 == .looksLike ? note : nil }
  }

  /// A question that the observation answers, as reports ask it.
  package enum Question: String, Sendable, CaseIterable {
    case takes, width, height, reads
    case looksLike = "looks like"
    case doubts
  }

  /// What was found out about one question.
  package struct Answer: Hashable, Sendable {
    /// The question.
    package let question: Question
    /// The answer in words that follow the question.
    package let words: String
    /// Whether most layouts have the same answer.
    package let isOrdinary: Bool
  }

  /// The answers in the order of the questions; one that nothing is known of has none.
  package var answers: [Answer] {
    var answers = [
      Answer(question: .takes, words: countWords, isOrdinary: counts == .any && countBasis == .all)
    ]
    for (question, basis) in [(Question.width, width), (.height, height)] {
      guard let basis else { continue }
      answers.append(
        Answer(question: question, words: basis.words, isOrdinary: basis.followsSubviews))
    }
    if let reads {
      answers.append(
        Answer(
          question: .reads, words: reads.description, isOrdinary: !reads.isOfTraits))
    }
    if let kind {
      answers.append(Answer(question: .looksLike, words: kind.noun, isOrdinary: false))
    }
    return answers + doubts.map { Answer(question: .doubts, words: $0, isOrdinary: false) }
  }

  private var countWords: String {
    let subviews = counts.only == 1 ? "subview" : "subviews"
    let taken = counts == .any ? "any number of subviews" : "\(counts) \(subviews)"
    switch countBasis {
    case .unknown: return "no number of subviews that was tried: not all were placed"
    case .declared: return taken + " (declared)"
    case .all: return taken
    case .stated: return taken + ", and says so"
    case .unstated: return taken + ", and does not say so"
    }
  }

  private func line(_ answers: [Answer], note: (Question) -> String? = { _ in nil }) -> String {
    answers.map { answer in
      let words = answer.question == .doubts ? "" : "\(answer.question.rawValue) "
      return words + answer.words + (note(answer.question).map { " (\($0))" } ?? "")
    }.joined(separator: "; ")
  }
}

extension ObservedBehaviour.Reads: CustomStringConvertible {
  /// What is read, in words: `priorities, the value Weight and the parameter gap`; `nothing of them`.
  package var description: String {
    var words: [String] = []
    if priorities { words.append("priorities") }
    if spacing { words.append("spacing preferences") }
    if guides { words.append("guides") }
    if direction { words.append("the direction") }
    words += values.map { "the value \($0)" } + parameters.map { "the parameter \($0)" }
    guard let last = words.last else { return "no trait of its subviews" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }
}
