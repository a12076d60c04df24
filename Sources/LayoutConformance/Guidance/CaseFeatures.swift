import LayoutAPI
import LayoutEngine

/// What a case made a layout do, as a set of small numbers: cases with new ones are worth going on from.
///
/// A feature is a statement about the baseline of a case, as a hash: how many rows the frames stand
/// in, whether a row fills the offer to the point, how near a frame comes to the bounds' edge, what
/// was asked after what. Numbers are sorted into a few classes: two cases with the same features did
/// much the same.
package struct CaseFeatures {
  /// The features: the kind of the statement in the high 8 bits, a hash of its values in the others.
  package private(set) var all: Set<UInt32> = []

  /// The kind of the features that say which branches of the code were taken.
  static let branches: UInt8 = 10

  /// How many features of a case are kept.
  package static let limit = 255

  /// The features that are kept, in order.
  package var kept: [UInt32] { Array(all.sorted().prefix(Self.limit)) }

  /// Describes what the layout did in the baseline of a trial, `nil` if no rule asked for that.
  ///
  /// To make it now could end the layout outside of every rule.
  package init?(ofKnown trial: Trial) {
    guard trial.hasBaseline else { return nil }
    self.init(of: trial)
  }

  /// Describes what the layout did in the baseline of a trial.
  package init(of trial: Trial) {
    let arrangement = trial.baseline
    let frames = arrangement.frames
    let count = Self.countClass(frames.count)
    add(1, count)
    addOffers(arrangement, count)
    addRows(arrangement, .horizontal, count)
    addRows(arrangement, .vertical, count)
    addSlack(arrangement)
    addSubviews(trial, count)
    addCalls(arrangement)
    add(9, Int(trial.kinds.rawValue), count)
  }

  /// Adds the counters of covered code: which branches were taken, and in which class of magnitude.
  package mutating func addCoverage(_ counters: UnsafeBufferPointer<UInt8>) {
    for (index, counter) in counters.enumerated() where counter > 0 {
      add(Self.branches, index)
      add(11, index, UInt8.bitWidth - counter.leadingZeroBitCount)
    }
  }

  private mutating func add(_ kind: UInt8, _ values: Int...) {
    var hash = UInt64(truncatingIfNeeded: kind) &* 0x9E37_79B9_7F4A_7C15
    for value in values {
      hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0xD1B5_4A32_D192_ED03
      hash ^= hash >> 29
    }
    all.insert(UInt32(kind) << 24 | UInt32(truncatingIfNeeded: hash >> 40))
  }
}

// MARK: - Classes of numbers

extension CaseFeatures {
  private static func countClass(_ count: Int) -> Int {
    switch count {
    case 0...4: count
    case 5...8: 5
    case 9...12: 6
    case 13...16: 7
    case 17...32: 8
    default: 9
    }
  }

  /// How a length stands to another one: less, a quarter less, equal, a quarter more, more.
  private static func relation(_ length: CGFloat, _ other: CGFloat?) -> Int {
    guard let other else { return 0 }
    guard other.isFinite, length.isFinite else { return length == other ? 1 : 2 }
    switch length - other {
    case 0: return other == 0 ? 3 : 4
    case 0.25: return 5
    case -0.25: return 6
    case 0...: return 7
    case ..<0: return 8
    default: return 9
    }
  }

  /// The class of a distance: none, below a point, and by powers of four.
  private static func distanceClass(_ distance: CGFloat) -> Int {
    guard distance.isFinite else { return 100 }
    let magnitude = abs(distance)
    let size = [0, 0.25, 1, 4, 16, 64].firstIndex { magnitude <= $0 } ?? 6
    return distance < 0 ? -size : size
  }
}

// MARK: - Statements

extension CaseFeatures {
  private mutating func addOffers(_ arrangement: Arrangement, _ count: Int) {
    let relations = Axis.allCases.map {
      Self.relation(arrangement.size[$0], arrangement.proposal[$0])
    }
    add(2, relations[0], relations[1])
    add(3, relations[0], count)
    add(4, relations[1], count)
  }

  /// The rows that the frames stand in, or the columns: how many, how long, how they fill the offer.
  private mutating func addRows(_ arrangement: Arrangement, _ axis: Axis, _ count: Int) {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let side: UInt8 = axis == .horizontal ? 20 : 40
    var rows: [(start: CGFloat, end: CGFloat, members: Int)] = []
    var indices: [CGFloat: Int] = [:]
    for frame in arrangement.frames where frame.isFinite {
      let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
      if let row = indices[frame.origin[cross]] {
        rows[row].start = min(rows[row].start, start)
        rows[row].end = max(rows[row].end, end)
        rows[row].members += 1
      } else {
        indices[frame.origin[cross]] = rows.count
        rows.append((start, end, 1))
      }
    }
    let total = min(rows.count, 8)
    add(side, total, count)
    var exact = 0
    for (index, row) in rows.prefix(8).enumerated() {
      let relation = Self.relation(row.end - row.start, arrangement.proposal[axis])
      add(side + 1, min(index, 4), relation)
      add(side + 2, min(index, 4), min(row.members, 4))
      if (4...6).contains(relation) { add(side + 3, relation, count, min(row.members, 4)) }
      if relation == 4 { exact += 1 }
    }
    // The ragged edge: how many rows in succession become longer, or shorter.
    var (rising, falling, longest) = (0, 0, (rising: 0, falling: 0))
    for (row, next) in zip(rows, rows.dropFirst()) {
      let step = (next.end - next.start) - (row.end - row.start)
      (rising, falling) = (step > 0 ? rising + 1 : 0, step < 0 ? falling + 1 : 0)
      longest = (max(longest.rising, rising), max(longest.falling, falling))
    }
    add(side + 6, min(longest.rising, 6))
    add(side + 7, min(longest.falling, 6))
    add(side + 4, min(exact, 4), total)
    add(side + 5, min(exact, 4), count)
  }

  /// How near each frame comes to the edges of the bounds: what overflows is outside of one.
  private mutating func addSlack(_ arrangement: Arrangement) {
    guard arrangement.isFinite else { return }
    for frame in arrangement.frames.prefix(32) {
      for axis in Axis.allCases {
        let start = frame.origin[axis] - arrangement.bounds.origin[axis]
        let end = arrangement.size[axis] - start - frame.size[axis]
        let side: UInt8 = axis == .horizontal ? 60 : 61
        add(side, Self.distanceClass(start), Self.distanceClass(end))
      }
    }
  }

  /// How many subviews are equally wide, or high, and how many come one after the other.
  private mutating func addSubviews(_ trial: Trial, _ count: Int) {
    let sizes = trial.ideals
    for axis in Axis.allCases {
      let side: UInt8 = axis == .horizontal ? 70 : 80
      var groups: [CGFloat: Int] = [:]
      var (run, longest) = (0, 0)
      for (index, size) in sizes.enumerated() {
        groups[size[axis], default: 0] += 1
        run = index > 0 && sizes[index - 1][axis] == size[axis] ? run + 1 : 1
        longest = max(longest, run)
      }
      add(side, min(groups.values.max() ?? 0, 5), min(groups.count, 4))
      add(side + 1, min(longest, 5), count)
    }
  }

  /// What was called after what, with the kinds of the offers.
  private mutating func addCalls(_ arrangement: Arrangement) {
    var last = 0
    var lastSubview = -1
    for call in arrangement.calls.prefix(128) {
      let word: Int
      switch call {
      case .makeCache: word = 1
      case .updateCache: word = 2
      case .spacing: word = 3
      case .sizeThatFits: word = 4
      case .placeSubviews: word = 5
      case .explicitAlignment, .placedForGuides: word = 6
      case .returned: word = 7
      case .measured(let subview, let proposal, _):
        word = 100 + Self.offerClass(proposal) * 3 + (subview - lastSubview).signum() + 1
        lastSubview = subview
      case .placed(let subview, let placement):
        word =
          200 + Self.offerClass(placement.proposal) * 3 + (subview - lastSubview).signum() + 1
        lastSubview = subview
      case .misplaced: word = 8
      }
      add(90, last, word)
      last = word
    }
  }

  private static func offerClass(_ proposal: ProposedViewSize) -> Int {
    func kind(_ length: CGFloat?) -> Int {
      guard let length else { return 0 }
      return length == 0 ? 1 : length.isFinite ? 2 : 3
    }
    return kind(proposal.width) * 4 + kind(proposal.height)
  }
}
