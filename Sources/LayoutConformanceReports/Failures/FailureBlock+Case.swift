import LayoutAPI
import LayoutConformance

extension FailureBlock {
  /// What the case is called: whether a smaller one was looked for.
  package var caseTitle: String {
    let noun = finding.rule.isForEngines ? "scene" : "case"
    return finding.shrinking == nil ? noun.capitalized : "Smallest \(noun)"
  }

  /// The case in words and numbers, with what it was found as, and `any` for what does not matter.
  package var caseLines: [String] {
    let lines = caseLines(most: 12)
    return lines.map(PlainNumbers(in: lines).shortened)
  }

  func caseLines(most: Int) -> [String] {
    switch finding.counterexample {
    case .layout(let layoutCase): lines(of: layoutCase, most: most)
    case .scene(let sceneCase): lines(of: sceneCase)
    case .none: []
    }
  }

  private func lines(of sceneCase: SceneCase) -> [String] {
    let width = max((style.width ?? 100) - Self.indent, 40)
    let scene = sceneCase.scene.json.pretty(width: width).split(separator: "\n").map(String.init)
    return [counted(sceneCase.scene.root.count, "node") + origin] + scene
      + sceneCase.edits.map { "then \($0.words)" }
  }

  private func lines(of layoutCase: LayoutCase, most: Int) -> [String] {
    let count = layoutCase.subviews.count
    var lines = [counted(count, "subview") + origin]
    let groups = subviewLines(of: layoutCase)
    lines += groups.prefix(most)
    if groups.count > most { lines.append("… and \(groups.count - most) more") }
    let proposal = finding.latitude.words(of: layoutCase.proposal)
    lines.append("proposal    \(proposal)      origin \(layoutCase.originText)")
    if layoutCase.readsRightToLeft { lines.append("direction   right to left") }
    if !layoutCase.configuration.isEmpty {
      lines.append("parameters  \(layoutCase.configuration.words)")
    }
    lines += layoutCase.script.enumerated().map { "call \($0 + 1)      \($1.words)" }
    for (number, state) in layoutCase.states.enumerated() {
      let title = layoutCase.states.count == 1 ? "before      " : "update \(number + 1)    "
      lines += state.words.map { title + $0 }
    }
    return lines
  }

  /// A line for each subview; many that are alike share one.
  private func subviewLines(of layoutCase: LayoutCase) -> [String] {
    let words = layoutCase.subviews.enumerated().map {
      finding.latitude.words(of: $0.element, at: $0.offset)
    }
    var lines: [String] = []
    var start = 0
    while start < words.count {
      let count = words[start...].prefix { $0 == words[start] }.count
      if count > 3 {
        lines.append("subviews \(start)–\(start + count - 1)  \(words[start])")
      } else {
        lines += (start..<start + count).map { "subview \($0)   \(words[$0])" }
      }
      start += count
    }
    return lines
  }

  /// What the case was found as.
  private var origin: String {
    guard let shrinking = finding.shrinking, let index = finding.caseIndex else { return "" }
    let noun = finding.rule.isForEngines ? "scene" : "case"
    var text = "   (found as \(noun) \(index) with \(shrinking.from)"
    if isVerbose {
      text += "; \(counted(shrinking.steps, "step")), \(shrinking.evaluations) tried"
    }
    return text + (shrinking.isExhausted ? ", where the budget ended)" : ")")
  }

  func pictureLines(rows: Int) -> [String] {
    guard let bounds = finding.exhibit.bounds,
      finding.exhibit.frames.contains(where: { !$0.isUnplaced })
    else { return [] }
    let actual = Picture(bounds: bounds, frames: finding.exhibit.frames)
    guard let frames = finding.exhibit.expected else {
      let lines = TextDiagram(actual, isASCII: style.isASCII, rows: rows).lines + actual.notes
      return lines.map(PlainNumbers(in: lines).shortened)
    }
    let expected = Picture(bounds: bounds, frames: frames)
    // Both, with a title each, stand beside each other.
    let columns = style.width.map { min(max(($0 - Self.indent - 19) / 2, 12), 32) } ?? 32
    let lines = TextDiagram.sideBySide(
      ("expected", expected), ("actual", actual), isASCII: style.isASCII, columns: columns,
      rows: rows)
    let others = expected.notes.filter { !actual.notes.contains($0) }.map { "expected: \($0)" }
    let all = lines + others + actual.notes
    return all.map(PlainNumbers(in: all).shortened)
  }
}

extension LayoutCase.Before {
  /// The subviews and the parameters in a line each, as far as they are not those of the case.
  fileprivate var words: [String] {
    let views = subviews.map { $0.map(\.words).joined(separator: ", ") }
    let lines = [views.map { $0.isEmpty ? "no subviews" : $0 }, configuration?.words]
    return self == Self() ? ["as in the case"] : lines.compactMap(\.self)
  }
}

extension Configuration {
  /// The parameters in one line, by name.
  fileprivate var words: String {
    sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
