import LayoutAPI

/// The rows that frames stand in: runs of strictly overlapping intervals across the lines.
struct Rows {
  /// The subviews of each row, by index.
  let rows: [[Int]]

  /// Finds the rows.
  ///
  /// - Parameters:
  ///   - frames: The frames of the subviews.
  ///   - axis: The axis along which a row runs.
  /// - Throws: Why the rows cannot be told: a subview without height stands where two rows meet.
  init(_ frames: [CGRect], along axis: Axis) throws(SkipReason) {
    let across = axis.other
    for (index, frame) in frames.enumerated() where isClose(frame.size[across], 0) {
      for (other, next) in frames.enumerated() where other != index {
        guard !isClose(frame.start(across), next.start(across)),
          !isClose(frame.start(across), next.end(across))
        else { throw .ambiguousRows }
      }
    }
    let order = frames.indices.sorted { first, second in
      (frames[first].start(across), first) < (frames[second].start(across), second)
    }
    var rows: [[Int]] = []
    var (top, end) = (CGFloat.zero, CGFloat.zero)
    for index in order {
      let frame = frames[index]
      let start = frame.start(across)
      if !rows.isEmpty, isClose(start, top) || !isAtLeast(start, end) {
        rows[rows.count - 1].append(index)
        end = max(end, frame.end(across))
      } else {
        rows.append([index])
        (top, end) = (start, frame.end(across))
      }
    }
    self.rows = rows.map { $0.sorted() }
  }

  /// The row of each subview.
  var numbers: [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (number, row) in rows.enumerated() {
      for index in row { numbers[index] = number }
    }
    return numbers
  }
}
