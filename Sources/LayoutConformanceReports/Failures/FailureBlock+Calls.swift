import LayoutConformance

extension FailureBlock {
  /// The calls that show the failure, the one that is wrong marked.
  package var callLines: [String] {
    let lines = callLines(most: 24)
    return lines.map(PlainNumbers(in: lines).shortened)
  }

  /// The calls up to the one that is wrong, in so many lines: the first and the last are told.
  func callLines(most: Int) -> [String] {
    let exhibit = finding.exhibit
    let placed = exhibit.calls.lastIndex {
      $0.subview == exhibit.subview && $0.text.hasPrefix("place")
    }
    let culprit = exhibit.unreturned ?? (exhibit.subview == nil ? nil : placed)
    let end =
      exhibit.unreturned == nil ? culprit ?? exhibit.calls.count - 1 : exhibit.calls.count - 1
    let groups = Self.groups(of: exhibit.calls.prefix(end + 1), culprit)
    let lines = groups.map { group in
      let call = exhibit.calls[group.lowerBound]
      var text = "\(group.lowerBound + 1)".padded(to: 4)
      switch (call.subview, group.count) {
      case (nil, _): text += "layout  "
      case (let subview?, 1): text += "  subview \(subview)  "
      case (let subview?, let count): text += "  subviews \(subview)–\(subview + count - 1)  "
      }
      text += call.text
      if let culprit, group.contains(culprit) { text += "   ← \(remark)" }
      return text
    }
    guard lines.count > most else { return lines }
    // The one that did not return may have asked much since.
    let marked = culprit.flatMap { index in groups.firstIndex { $0.contains(index) } }
    let last = most - 1 - most / 3
    let kept = lines.suffix(last)
    let isHidden = marked.map { $0 >= most / 3 && $0 < kept.startIndex } ?? false
    let middle = isHidden ? marked.map { [lines[$0]] } ?? [] : []
    let left = lines.count - most / 3 - last
    return lines.prefix(most / 3) + middle + ["…   \(counted(left, "line")) more"] + kept
  }

  /// The calls that are told in one line: the same question to one subview after the other, with the same
  /// answer.
  private static func groups(
    of calls: ArraySlice<Exhibit.Line>, _ culprit: Int?
  ) -> [ClosedRange<Int>] {
    var groups: [ClosedRange<Int>] = []
    for index in calls.indices {
      guard let group = groups.last, let subview = calls[index].subview, index != culprit,
        group.upperBound != culprit, calls[group.upperBound].subview == subview - 1,
        calls[group.upperBound].text == calls[index].text
      else {
        groups.append(index...index)
        continue
      }
      groups[groups.count - 1] = group.lowerBound...index
    }
    return groups
  }

  /// What would have been right for the call that is marked.
  private var remark: String {
    if finding.exhibit.unreturned != nil {
      return finding.exhibit.place.map { "did not return: \($0.name):\($0.line)" }
        ?? "did not return"
    }
    guard let subview = finding.exhibit.subview, let expected = finding.exhibit.expected,
      expected.indices.contains(subview)
    else { return "here" }
    return "expected \(expected[subview].text)"
  }
}
