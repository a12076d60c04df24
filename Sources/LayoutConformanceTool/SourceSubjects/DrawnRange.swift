import LayoutConformance

/// The ranges that numbers are drawn from, by what the parameter is called.
///
/// A name says more than a type: 0 columns or a ratio of 100 are no values that anybody passes,
/// while lengths start at 0, where division goes wrong.
enum DrawnRange {
  /// The range of a number with a fraction, as source code.
  static func number(named name: String) -> String {
    let words = words(in: name)
    if !words.isDisjoint(with: ParameterNames.fractions) { return "0...1" }
    if !words.isDisjoint(with: ParameterNames.factors) { return "0.25...4" }
    if !words.isDisjoint(with: ParameterNames.angles) { return "0...360" }
    if words.contains("radians") { return "0...6.25" }
    return words.isDisjoint(with: ParameterNames.spacings) ? "0...120" : "0...64"
  }

  /// The range of a whole number, as source code.
  static func whole(named name: String) -> String {
    let words = words(in: name)
    if !words.isDisjoint(with: ParameterNames.counts) { return "1...8" }
    return words.isDisjoint(with: ParameterNames.indices) ? "-1...8" : "0...8"
  }

  /// The range of a whole number without a sign, as source code.
  static func unsigned(named name: String) -> String {
    words(in: name).isDisjoint(with: ParameterNames.counts) ? "0...8" : "1...8"
  }

  /// The range of a layout value, as source code.
  static func layoutValue(named name: String) -> String {
    words(in: name).isDisjoint(with: ParameterNames.naturals) ? "-8...64" : "0...64"
  }

  /// The words of a name in camel case, in lower case.
  private static func words(in name: String) -> Set<String> {
    var words = [""]
    for character in name {
      if !character.isLetter || character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return Set(words)
  }
}
