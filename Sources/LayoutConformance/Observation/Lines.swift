import LayoutAPI

/// The lines in which frames stand, read without regard to whether they keep the rules of lines.
///
/// A frame begins a new line where it does not stand further along than the one before it. A subview
/// that is left out or a row that is too low moves a line, but does not hide it.
struct Lines {
  /// The frames of each line, in order along it.
  let lines: [[CGRect]]

  /// Reads frames in the order of the subviews, or in reverse order; each line from its start or from its
  /// end.
  ///
  /// - Returns: `nil` where they stand in no lines: one begins no further across than the line before.
  init?(_ frames: [CGRect], along axis: Axis) {
    let mirrored = frames.map { frame in
      var frame = frame
      frame.origin[axis] = -frame.end(axis)
      return frame
    }
    let readings = [frames, mirrored, frames.reversed(), mirrored.reversed()].compactMap {
      Self.read($0, axis)
    }
    // Read the wrong way each subview is a line by itself.
    guard let lines = readings.min(by: { $0.count < $1.count }) else { return nil }
    self.lines = lines
  }

  private static func read(_ frames: [CGRect], _ axis: Axis) -> [[CGRect]]? {
    var lines: [[CGRect]] = []
    for frame in frames {
      if let last = lines.last?.last, isFurther(frame, last, axis) {
        lines[lines.count - 1].append(frame)
      } else {
        if let line = lines.last, !isBelow(frame, line, axis) { return nil }
        lines.append([frame])
      }
    }
    return lines
  }

  /// Whether a frame stands further along than another, beside it.
  private static func isFurther(_ frame: CGRect, _ last: CGRect, _ axis: Axis) -> Bool {
    let across = axis.other
    let isBeside =
      frame.start(across) < last.end(across) - tolerated
      && last.start(across) < frame.end(across) - tolerated
    return isBeside && frame.start(axis) > last.start(axis) + tolerated
      && frame.end(axis) > last.end(axis) + tolerated
  }

  /// Whether a frame stands across from a line, not before it.
  private static func isBelow(_ frame: CGRect, _ line: [CGRect], _ axis: Axis) -> Bool {
    let across = axis.other
    let middle = line.map { $0.middle(across) }.reduce(0, +) / CGFloat(line.count)
    return frame.middle(across) > middle + tolerated
  }

  private static let tolerated: CGFloat = 0.01
}

extension Lines {
  /// The share of neighbours in lines that do not overlap; 1 without neighbours.
  func shareOfDisjointNeighbours(along axis: Axis) -> Double {
    let pairs = lines.flatMap { zip($0, $0.dropFirst()).map { ($0, $1) } }
    guard !pairs.isEmpty else { return 1 }
    let disjoint = pairs.count { $1.start(axis) > $0.end(axis) - Self.tolerated }
    return Double(disjoint) / Double(pairs.count)
  }

  /// Whether the frames of all lines stand in the same columns: by their starts, middles or ends.
  ///
  /// There are two columns at least, and two lines that reach the second one.
  func areInColumns(along axis: Axis) -> Bool {
    guard let longest = lines.max(by: { $0.count < $1.count }), longest.count > 1,
      lines.count(where: { $0.count > 1 }) > 1
    else { return false }
    return Self.places.contains { place in
      let columns = longest.map { place($0, axis) }
      return lines.allSatisfy { line in
        line.allSatisfy { frame in
          columns.contains { abs($0 - place(frame, axis)) < Self.tolerated }
        }
      }
    }
  }

  /// Whether there are several lines of as many frames, but for the last one.
  var areOfEqualCount: Bool {
    let counts = lines.map(\.count)
    guard let first = counts.first, let last = counts.last, counts.count > 1, first > 1 else {
      return false
    }
    return counts.dropLast().allSatisfy { $0 == first } && last <= first
  }

  /// Whether the frames stand at equal distances by their starts, middles or ends: in equal cells.
  func areInEqualCells(along axis: Axis) -> Bool {
    lines.contains { line in
      guard line.count > 2 else { return false }
      return Self.places.contains { place in
        let steps = zip(line, line.dropFirst()).map { place($1, axis) - place($0, axis) }
        return steps.allSatisfy { abs($0 - (steps.first ?? 0)) < Self.tolerated }
      }
    }
  }

  /// Whether the frames of each line share an edge or a middle across it, all but one at most.
  func areAligned(along axis: Axis) -> Bool {
    lines.allSatisfy { line in Self.areInOnePlace(line, axis.other) }
  }

  /// Whether frames share an edge or a middle on an axis, all but one at most.
  static func areInOnePlace(_ frames: [CGRect], _ axis: Axis) -> Bool {
    places.contains { areInOne(frames, axis, $0) }
  }

  /// Whether frames share their middle on an axis, all but one at most.
  static func areInOneMiddle(_ frames: [CGRect], _ axis: Axis) -> Bool {
    areInOne(frames, axis) { $0.middle($1) }
  }

  private static func areInOne(_ frames: [CGRect], _ axis: Axis, _ place: Place) -> Bool {
    let values = frames.map { place($0, axis) }
    let most = values.map { value in values.count { abs($0 - value) < tolerated } }.max() ?? 0
    return most >= max(frames.count - 1, min(frames.count, 2))
  }

  private typealias Place = @Sendable (CGRect, Axis) -> CGFloat

  private static let places: [Place] = [
    { $0.start($1) }, { $0.middle($1) }, { $0.end($1) },
  ]
}
