extension String {
  /// The text as a terminal and the log of a build service may have it: it is read, never obeyed.
  ///
  /// What a terminal acts on, what turns the direction of reading, and what makes a line a command
  /// (`::error::` for GitHub, `##[` and `##vso[` for others) stands there as Swift escapes it:
  /// `\u{1B}`. Line feeds and tabs stay, and a carriage return before a line feed goes. An inert
  /// text stays as it is.
  package var inert: String {
    inert { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// The text with what would be obeyed written as a function of it.
  func inert(escaping escaped: (Unicode.Scalar) -> String) -> String {
    // Nearly every text is plain.
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
    if isPlain, let first, first != ":", first != " " { return self }
    var result = String.UnicodeScalarView()
    // What a line shows so far: nothing yet, or a number sign last. What is not seen changes neither.
    var (isLineEmpty, isAfterNumberSign) = (true, false)
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { continue }
      let isCommand = isLineEmpty && scalar == ":" || isAfterNumberSign && scalar == "#"
      guard scalar.isInert, !isCommand else {
        result += escaped(scalar).unicodeScalars
        (isLineEmpty, isAfterNumberSign) = (false, false)
        continue
      }
      result.append(scalar)
      if scalar == "\n" { (isLineEmpty, isAfterNumberSign) = (true, false) }
      guard !scalar.isIgnored else { continue }
      isAfterNumberSign = scalar == "#"
      if !scalar.properties.isWhitespace { isLineEmpty = false }
    }
    return String(result)
  }

  /// The text in one line, with a space for each line break.
  package var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

extension Unicode.Scalar {
  /// Whether the scalar is a sign to be read, or a line feed or tab, and nothing that steers.
  package var isInert: Bool {
    guard !isASCII else { return value >= 0x20 && value != 0x7F || self == "\n" || self == "\t" }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    // They join letters and emoji.
    case .format: return value == 0x200C || value == 0x200D
    default: return !properties.isNoncharacterCodePoint
    }
  }

  /// Whether the scalar has no looks of its own, and is passed over where texts are compared.
  fileprivate var isIgnored: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }
}
