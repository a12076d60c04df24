import LayoutAPI

/// The lengths of a grid's columns, or of its rows, for one offer.
struct GridTracks {
  /// The lengths in points, in order.
  private(set) var lengths: [CGFloat]
  /// The distances between each track and the next, in points.
  let distances: [CGFloat]

  /// What a cell answers to an offered length, `nil` if it has no say.
  typealias Measure = (_ cell: Int, _ offer: CGFloat?) -> CGFloat?

  /// Shares an offer among tracks as a stack does: the least flexible is served first.
  ///
  /// - Parameters:
  ///   - cells: The tracks of each cell.
  ///   - count: The number of tracks.
  ///   - distances: The distances between the tracks.
  ///   - offer: The offer to all tracks and their distances; `nil` gives each its ideal length.
  ///   - measure: Answers for a cell.
  init(
    cells: [Range<Int>], count: Int, distances: [CGFloat], offer: CGFloat?, measure: Measure
  ) {
    self.distances = distances
    lengths = Array(repeating: 0, count: count)
    let single = Self.singleCells(cells, count: count)
    func length(_ track: Int, _ offer: CGFloat?) -> CGFloat {
      single[track].reduce(0) { max($0, measure($1, offer) ?? 0) }
    }
    if let offer, offer < .infinity {
      let claims = (0..<count).map { track in
        let minimum = length(track, 0)
        let maximum = length(track, .infinity)
        return (
          track: track, minimum: minimum,
          flexibility: minimum == maximum ? 0 : maximum - minimum
        )
      }
      .sorted { left, right in
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.minimum != right.minimum {
          return left.minimum > right.minimum
        }
        return left.track < right.track
      }
      var left = offer - distances.reduce(0, +)
      for (served, claim) in claims.enumerated() {
        lengths[claim.track] = length(claim.track, max(0, left / CGFloat(count - served)))
        left -= lengths[claim.track]
      }
    } else {
      for track in lengths.indices {
        lengths[track] = length(track, offer)
      }
    }
    stretch(for: cells, offer: offer, measure: measure)
  }

  /// The cells that stand in one track, by track.
  private static func singleCells(_ cells: [Range<Int>], count: Int) -> [[Int]] {
    var single = [[Int]](repeating: [], count: count)
    for (cell, tracks) in cells.enumerated() where tracks.count == 1 {
      single[tracks.lowerBound].append(cell)
    }
    return single
  }

  /// Makes tracks longer, all by the same, where a cell that spans them needs more.
  private mutating func stretch(for cells: [Range<Int>], offer: CGFloat?, measure: Measure) {
    let spanning = cells.indices.filter { cells[$0].count > 1 }
    for cell in spanning {
      let tracks = cells[cell]
      // What the tracks outside of the cell leave over is the cell's.
      let rest = total - length(of: tracks)
      guard let need = measure(cell, offer.map { max(0, $0 - rest) }) else { continue }
      let missing = need - length(of: tracks)
      guard missing > 0 else { continue }
      for track in tracks {
        lengths[track] += missing / CGFloat(tracks.count)
      }
    }
  }
}

extension GridTracks {
  /// Makes each track at least as long as the given length, in points.
  mutating func lengthen(to least: [CGFloat]) {
    lengths = zip(lengths, least).map { max($0, $1) }
  }

  /// The length of all tracks and their distances, in points.
  var total: CGFloat { length(of: lengths.indices) }

  /// Gives the length of some tracks and the distances between them, in points.
  func length(of tracks: Range<Int>) -> CGFloat {
    guard !tracks.isEmpty else { return 0 }
    return lengths[tracks].reduce(0, +)
      + distances[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +)
  }

  /// The positions at which the tracks start, in points.
  var starts: [CGFloat] {
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for (track, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (track < distances.count ? distances[track] : 0)
    }
    return starts
  }
}
