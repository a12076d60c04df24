import LayoutAPI
import LayoutEngine

/// Makes a case that differs a little from another one, for searches that go on from what they found.
///
/// Works on the values of a case: what comes out keeps the subject's counts and parameters, as a drawn
/// case does.
struct CaseMutator: Sendable {
  let subject: Subject
  let counts: SubviewCounts

  /// A case that differs from a parent in one thing or in some.
  ///
  /// - Parameters:
  ///   - parent: The case to go on from.
  ///   - partner: Another one, to take parts of.
  ///   - source: The random numbers.
  /// - Returns: The case, which its subject can be asked.
  func mutated(
    _ parent: LayoutCase, with partner: LayoutCase, _ source: inout RandomSource
  ) -> LayoutCase {
    var result = parent
    repeat {
      change(&result, partner, &source)
    } while source.chance(50)
    // What was drawn for other subviews, or for none, may not fit the counts any more.
    if let earlier = result.before?.subviews,
      !counts.contains(earlier.count) || earlier == result.subviews
    {
      result.before?.subviews = nil
    }
    if result.before == LayoutCase.Before() { result.before = nil }
    return result
  }

  private func change(
    _ layoutCase: inout LayoutCase, _ partner: LayoutCase, _ source: inout RandomSource
  ) {
    switch source.int(in: 1...100) {
    case 1...34: changeOffer(&layoutCase, partner, &source)
    case 35...80: changeSubviews(&layoutCase, partner, &source)
    case 81...86: changeParameters(&layoutCase, partner, &source)
    case 87...90:
      layoutCase.direction = layoutCase.direction == .leftToRight ? .rightToLeft : .leftToRight
    default: changeHistory(&layoutCase, partner, &source)
    }
  }
}

// MARK: - Offers

extension CaseMutator {
  private func changeOffer(
    _ layoutCase: inout LayoutCase, _ partner: LayoutCase, _ source: inout RandomSource
  ) {
    let axis: Axis = source.chance(65) ? .horizontal : .vertical
    switch source.int(in: 1...100) {
    case 1...15:
      let drawn = draw(for: layoutCase, &source) { $0.proposal() }
      layoutCase.proposal = drawn
    case 16...35:
      let drawn = draw(for: layoutCase, &source) { $0.proposal() }
      layoutCase.proposal[axis] = drawn[axis]
    case 36...75: layoutCase.proposal[axis] = fit(layoutCase, axis, &source)
    case 76...90:
      guard let length = layoutCase.proposal[axis], length.isFinite else { return }
      layoutCase.proposal[axis] = max(0, length + (source.chance(50) ? 0.25 : -0.25))
    case 91...95: layoutCase.proposal = partner.proposal
    default:
      layoutCase.proposal = Proposal(
        width: layoutCase.proposal.height, height: layoutCase.proposal.width)
    }
  }

  /// A length at which some subviews in a row, mostly the first ones, just fit or just do not.
  private func fit(
    _ layoutCase: LayoutCase, _ axis: Axis, _ source: inout RandomSource
  ) -> CGFloat? {
    let lengths = layoutCase.subviews.map { $0.roughIdeal[axis] }
    guard !lengths.isEmpty else { return layoutCase.proposal[axis] }
    let gap = Gaps(of: subject, layoutCase.configuration).gap(from: &source)
    let start = source.chance(50) ? 0 : source.int(in: 0...lengths.count - 1)
    let end = source.int(in: start...lengths.count - 1)
    let sum = lengths[start...end].reduce(0, +) + CGFloat(end - start) * gap
    return max(0, sum + miss(&source))
  }

  private func miss(_ source: inout RandomSource) -> CGFloat {
    source.chance(75) ? 0 : source.chance(50) ? 0.25 : -0.25
  }

  /// Makes a subview as long as it must be for some in a row to fill the offer as it is.
  private func fill(
    _ list: inout [ViewNode], _ layoutCase: LayoutCase, _ source: inout RandomSource
  ) {
    let axis: Axis = source.chance(65) ? .horizontal : .vertical
    guard let offer = layoutCase.proposal[axis], offer.isFinite else { return }
    let gap = Gaps(of: subject, layoutCase.configuration).gap(from: &source)
    let end = source.int(in: 0...list.count - 1)
    let start = max(0, end - source.int(in: 0...4))
    let others = list[start..<end].reduce(CGFloat(end - start) * gap) { $0 + $1.roughIdeal[axis] }
    let length = offer - others + miss(&source)
    guard (0...512).contains(length) else { return }
    list[end].setLength(length, axis)
  }

  private func draw<T>(
    for layoutCase: LayoutCase, _ source: inout RandomSource,
    _ body: (inout ProposalGenerator) -> T
  ) -> T {
    var generator = ProposalGenerator(
      source: source, subviews: layoutCase.subviews, subject: subject,
      configuration: layoutCase.configuration)
    defer { source = generator.source }
    return body(&generator)
  }
}

// MARK: - Subviews

extension CaseMutator {
  private func changeSubviews(
    _ layoutCase: inout LayoutCase, _ partner: LayoutCase, _ source: inout RandomSource
  ) {
    var list = layoutCase.subviews
    defer {
      if counts.contains(list.count), list.count <= CaseDecoder.limit { layoutCase.subviews = list }
    }
    guard !list.isEmpty else {
      list = drawn(1, &source)
      return
    }
    let place = source.int(in: 0...list.count - 1)
    let other = source.int(in: 0...list.count - 1)
    switch source.int(in: 1...100) {
    case 1...12: list.insert(list[other], at: place)
    case 13...20: list += Array(repeating: list[place], count: source.int(in: 1...4))
    case 21...26: list += list
    case 27...36: list.remove(at: place)
    case 37...40: list.removeSubrange(min(place, other)..<max(place, other))
    case 41...46: list.swapAt(place, other)
    case 47...56: list[place] = drawn(1, &source)[0]
    case 57...66: list[place].copyLength(of: list[other], .horizontal)
    case 67...72: list[place].copyLength(of: list[other], .vertical)
    case 73...78: list[place].changeLength(&source)
    case 79...88: fill(&list, layoutCase, &source)
    case 89...91: list += partner.subviews
    case 92...93: list = partner.subviews
    case 94...97: list += drawn(source.int(in: 1...3), &source)
    default: list.insert(contentsOf: drawn(source.int(in: 1...3), &source), at: place)
    }
  }

  private func drawn(_ count: Int, _ source: inout RandomSource) -> [ViewNode] {
    var generator = SubviewGenerator(source: source, subject: subject, counts: counts)
    let flavour = Flavour.draw(from: &generator.source)
    let result = generator.subviews(count, flavour)
    source = generator.source
    return result
  }
}

extension ViewNode {
  /// Takes over the ideal length of another subview on an axis; only a rigid one has a place for it.
  fileprivate mutating func copyLength(of other: ViewNode, _ axis: Axis) {
    let length = other.roughIdeal[axis]
    if length.isFinite, length <= 512 { setLength(length, axis) }
  }

  /// Sets the length of a rigid subview on an axis.
  fileprivate mutating func setLength(_ length: CGFloat, _ axis: Axis) {
    guard case .rigid(var size)? = leaf else { return }
    switch axis {
    case .horizontal: size.width = length
    case .vertical: size.height = length
    }
    kind = .leaf(.rigid(size))
  }

  /// Changes a length of a rigid subview by a little, or by half.
  fileprivate mutating func changeLength(_ source: inout RandomSource) {
    guard case .rigid(var size)? = leaf else { return }
    let change: CGFloat = [1, -1, 0.25, -0.25, 4, -4][source.int(in: 0...5)]
    func changed(_ length: CGFloat, _ source: inout RandomSource) -> CGFloat {
      switch source.int(in: 1...10) {
      case 1: 0
      case 2: (length * 2).rounded() / 4
      case 3: min(512, length * 2)
      default: max(0, length + change)
      }
    }
    if source.chance(60) {
      size.width = changed(size.width, &source)
    } else {
      size.height = changed(size.height, &source)
    }
    kind = .leaf(.rigid(size))
  }
}

// MARK: - Parameters and history

extension CaseMutator {
  private func changeParameters(
    _ layoutCase: inout LayoutCase, _ partner: LayoutCase, _ source: inout RandomSource
  ) {
    guard !layoutCase.configuration.isEmpty else { return }
    if source.chance(20) {
      layoutCase.configuration = partner.configuration
      return
    }
    let drawn = subject.configuration(from: RandomSource(seed: source.next()))
    var mixed = layoutCase.configuration
    let name = source.element(of: mixed.keys.sorted())
    if let name, let value = drawn[name] { mixed[name] = value }
    let isWhole = source.chance(30) || !subject.misfits(of: mixed).isEmpty
    layoutCase.configuration = subject.completed(isWhole ? drawn : mixed)
  }

  private func changeHistory(
    _ layoutCase: inout LayoutCase, _ partner: LayoutCase, _ source: inout RandomSource
  ) {
    switch source.int(in: 1...6) {
    case 1...2:
      let origin = draw(for: layoutCase, &source) { $0.origin() }
      layoutCase.origin = origin
    case 3:
      let script = draw(for: layoutCase, &source) { $0.script(near: layoutCase.proposal) }
      layoutCase.script = script
    case 4: layoutCase.script = partner.script
    case 5:
      let earlier = source.chance(50) ? partner.subviews : drawn(layoutCase.subviews.count, &source)
      var before = layoutCase.before ?? LayoutCase.Before()
      before.subviews = earlier
      layoutCase.before = before
    default:
      let earlier = subject.configuration(from: RandomSource(seed: source.next()))
      var before = layoutCase.before ?? LayoutCase.Before()
      if earlier != layoutCase.configuration { before.configuration = earlier }
      layoutCase.before = before
    }
  }
}
