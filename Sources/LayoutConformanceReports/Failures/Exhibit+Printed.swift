package import LayoutConformance

extension Exhibit {
  /// What the layout printed, without the message that the finding begins with and the runtime's own
  /// list of addresses.
  package var printedLines: [String] {
    let lines = output?.split(whereSeparator: \.isNewline).map(String.init) ?? []
    return lines.map { $0.replacing(#/UserSource_[0-9a-f]{6,16}[.\/]/#, with: "") }.filter { line in
      !line.hasPrefix("Current stack trace:") && line.prefixMatch(of: Self.address) == nil
        && !line.hasSuffix(": Precondition failed") && !line.hasSuffix(": Assertion failed")
        && !Self.openings.contains { line.contains($0) && isTold(line, behind: $0) }
    }
  }

  private static var address: Regex<Substring> { #/[0-9]+ +\S+ +0x[0-9a-f]{8,16} /# }

  private static let openings = [
    "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "Could not cast value of type",
    "Simultaneous accesses to", "Fatal access conflict detected.", "Previous access (",
    "Current access (",
  ]

  private func isTold(_ line: String, behind opening: String) -> Bool {
    guard opening.hasSuffix(": "), let reason else { return reason != nil }
    let text = line.firstRange(of: opening).map { line[$0.upperBound...] } ?? ""
    return text.hasPrefix(reason.prefix(20))
  }
}

extension Exhibit.Place {
  /// The name of the file, without its folder.
  package var name: String { file.split(separator: "/").last.map(String.init) ?? file }
}
