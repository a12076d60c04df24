/// Which layout values the cases of a run have, where it is not what the subjects say.
package struct ValueSelection: Hashable, Sendable {
  /// Whether no subview has any.
  package var isNone = false

  /// What is drawn instead for some keys.
  package var choices: [Choice] = []

  /// Values to draw for a key.
  package struct Choice: Hashable, Sendable {
    /// The name of the key.
    package let key: String
    /// The values as a case writes them, with commas between them.
    package let values: String

    /// Reads `Key=1,2`; `nil` for what names no key, or no value.
    package init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      (key, values) = (String(parts[0]), String(parts[1]))
    }
  }

  /// Leaves all to the subjects.
  package init() {}

  /// Whether all is left to the subjects.
  package var isUsual: Bool { !isNone && choices.isEmpty }

  /// The flags that say so, as the words of a command line.
  package var words: [String] {
    (isNone ? ["--no-values"] : []) + choices.flatMap { ["--values", "\($0.key)=\($0.values)"] }
  }

  /// The subject with these values drawn; a key that it does not have is passed over.
  package func subject(_ subject: Subject) -> Subject {
    isUsual
      ? subject
      : subject.mapValues { value in
        let texts = choices.filter { $0.key == value.name }.map(\.values)
        return isNone ? value.drawn(.never) : texts.isEmpty ? value : value.drawing(texts)
      }
  }

  /// A text that stands for no value of its key.
  package struct Misfit: Codable, Sendable {
    /// The key.
    package let key: String
    /// The text.
    package let text: String
    /// What would be right.
    package let expected: String
  }

  /// The first text that is no value of its key in a subject; keys that it does not have are passed over.
  package func misfit(in subject: Subject) -> Misfit? {
    for choice in choices {
      guard let value = subject.values.first(where: { $0.name == choice.key }),
        let (text, expected) = value.misfit(in: [choice.values])
      else { continue }
      return Misfit(key: choice.key, text: text, expected: expected)
    }
    return nil
  }
}
