import LayoutAPI

/// The signs of kinds in what a layout showed in one configuration.
struct KindSigns {
  private let seen: [KindObservation.Room: Snapshot]

  init(_ seen: [KindObservation.Room: Snapshot]) {
    self.seen = seen
  }

  func kind(_ behaviour: ObservedBehaviour) -> LayoutKind? {
    for axis in Axis.allCases where isWeighted(axis) { return LayoutKind(.weighted, along: axis) }
    if behaviour.fills, behaviour.width?.followsProposal ?? false,
      behaviour.height?.followsProposal ?? false
    {
      return LayoutKind(.fill)
    }
    // What has a length of its own does not promise to hold what is longer.
    guard behaviour.width?.followsAny ?? false, behaviour.height?.followsAny ?? false else {
      return nil
    }
    for axis in Axis.allCases where isFlow(axis) { return LayoutKind(.flow, along: axis) }
    if isGrid { return LayoutKind(.grid) }
    // What reads values of its own has a purpose that a plain row or pile has not.
    guard behaviour.reads?.values.isEmpty ?? false else { return nil }
    for axis in Axis.allCases where isStack(axis) {
      return LayoutKind(.stack, along: axis, takesRoom: takesRoom)
    }
    if isOverlay(behaviour) { return LayoutKind(.overlay, isCentred: isCentred) }
    return nil
  }

  /// The frames of the subviews that were placed, where all but one at most were.
  private func frames(_ room: KindObservation.Room) -> [CGRect]? {
    guard let snapshot = seen[room] else { return nil }
    let placed = zip(snapshot.placements, snapshot.frames).filter { $0.0 != nil }.map(\.1)
    guard placed.count > 1, placed.count >= snapshot.frames.count - 1,
      placed.allSatisfy({ $0.isFinite && $0.isNear(snapshot.size) })
    else { return nil }
    return placed
  }

  private func lines(_ room: KindObservation.Room, along axis: Axis) -> Lines? {
    frames(room).flatMap { Lines($0, along: axis) }
  }

  /// One line where there is ample room, more and more where there is less.
  private func isFlow(_ axis: Axis) -> Bool {
    guard let wide = lines(.ample(axis), along: axis), wide.lines.count == 1, !hasInsets(axis),
      wide.shareOfDisjointNeighbours(along: axis) >= 0.5
    else { return false }
    let parts = (0..<3).compactMap { lines(.part(axis, $0), along: axis) }
    let counts = parts.map(\.lines.count)
    guard parts.count == 3, counts == counts.sorted(), let most = counts.last, most > 2,
      counts[0] < most
    else {
      return false
    }
    // Columns of cells that are as many as fit make a grid.
    return !parts.contains { $0.areInColumns(along: axis) }
  }

  /// Several rows whose subviews stand in the same columns.
  private var isGrid: Bool {
    let rooms: [KindObservation.Room] =
      [.ideal]
      + Axis.allCases.flatMap { axis in
        [.ample(axis)] + (0..<3).map { .part(axis, $0) }
      }
    let isAligned = rooms.contains { room in
      guard let lines = lines(room, along: .horizontal) else { return false }
      return lines.areInColumns(along: .horizontal) && lines.areAligned(along: .horizontal)
    }
    // Rows of one number of subviews, however much room there is, have columns even if they are crooked.
    return isAligned
      || rooms.allSatisfy { room in
        guard let lines = lines(room, along: .horizontal) else { return false }
        return lines.areOfEqualCount && lines.areAligned(along: .horizontal)
          && !lines.areInEqualCells(along: .horizontal)
      }
  }

  /// One line whatever is proposed, not in equal cells, whose places follow the subviews and not the
  /// proposal.
  private func isStack(_ axis: Axis) -> Bool {
    guard !hasInsets(axis) else { return false }
    let rooms: [KindObservation.Room] = [.ideal, .ample(axis), .part(axis, 0), .part(axis, 2)]
    let lines = rooms.compactMap { self.lines($0, along: axis) }
    guard lines.count == rooms.count,
      lines.allSatisfy({
        $0.lines.count == 1 && $0.areAligned(along: axis)
          && $0.shareOfDisjointNeighbours(along: axis) >= 0.5
      }), let first = lines.first?.lines.first, first.count > 2 || isShort,
      !lines.contains(where: { $0.areInEqualCells(along: axis) }),
      let longer = self.lines(.longer(axis), along: axis)?.lines.first
    else { return false }
    let steps = lines.map { Self.steps($0.lines[0], axis) }
    return steps.allSatisfy { zip($0, steps[0]).allSatisfy { abs($0 - $1) < 0.01 } }
      && zip(Self.steps(longer, axis), steps[0]).contains { abs($0 - $1) > 0.01 }
  }

  /// Whether there is the same room at both ends of the ideal size, or room before the subviews on both
  /// axes: it is as much a frame as a line.
  private func hasInsets(_ axis: Axis) -> Bool {
    guard let size = seen[.ideal]?.size, let frames = frames(.ideal) else { return false }
    func start(_ axis: Axis) -> CGFloat { frames.map { $0.start(axis) }.min() ?? 0 }
    let end = size[axis] - (frames.map { $0.end(axis) }.max() ?? 0)
    return start(axis) > 0.01 && (abs(start(axis) - end) < 0.01 || start(axis.other) > 0.01)
  }

  private var isShort: Bool { (seen[.ideal]?.frames.count ?? 0) == 2 }

  private static func steps(_ line: [CGRect], _ axis: Axis) -> [CGFloat] {
    zip(line, line.dropFirst()).map { $1.start(axis) - $0.start(axis) }
  }

  /// All in one place, on both axes, whatever is proposed.
  private func isOverlay(_ behaviour: ObservedBehaviour) -> Bool {
    guard behaviour.width?.followsSubviews ?? false, behaviour.height?.followsSubviews ?? false
    else {
      return false
    }
    let rooms: [KindObservation.Room] = [.ideal, .ample(.horizontal), .ample(.vertical)]
    return rooms.allSatisfy { room in
      guard let frames = frames(room), frames.count > 2 else { return false }
      return Axis.allCases.allSatisfy { Lines.areInOnePlace(frames, $0) }
    }
  }

  /// Whether the size takes ample room on an axis, and passes it on to subviews that need less than half,
  /// or centres them in it.
  private var takesRoom: Bool {
    Axis.allCases.contains { axis in
      guard let snapshot = seen[.ample(axis)], let frames = frames(.ample(axis)) else {
        return false
      }
      let length = snapshot.size[axis]
      let start = frames.map { $0.start(axis) }.min() ?? 0
      let end = frames.map { $0.end(axis) }.max() ?? 0
      if length > 2 * (end - start), start > 0, isClose(start, length - end) { return true }
      guard length > 2 * end else { return false }
      return snapshot.placements.allSatisfy { proposal in
        proposal?[axis].map { isClose($0, snapshot.size[axis]) } ?? false
      }
    }
  }

  /// Whether subviews share their middle on both axes, all but one at most.
  private var isCentred: Bool {
    guard let frames = frames(.ideal) else { return false }
    return Axis.allCases.allSatisfy { Lines.areInOneMiddle(frames, $0) }
  }

  /// Greedy subviews side by side whose lengths are in the order of their values, in both orders.
  private func isWeighted(_ axis: Axis) -> Bool {
    let shown = seen.filter { entry in
      if case .weights(axis, _, _, _) = entry.key { true } else { false }
    }
    let names = Set(
      shown.keys.compactMap { room -> String? in
        if case .weights(_, let name, _, _) = room { name } else { nil }
      })
    return names.contains { name in
      shown.allSatisfy { room, snapshot in
        guard case .weights(_, name, let order, _) = room else { return true }
        let lengths = snapshot.frames.map { $0.size[axis] }
        guard snapshot.frames.count == order.count, snapshot.isComplete,
          abs(snapshot.size[axis] - KindObservation.shared) < KindObservation.shared / 6
        else { return false }
        let isOrdered = zip(lengths, order).allSatisfy { length, value in
          zip(lengths, order).allSatisfy { other, weight in
            value >= weight || length < other - 0.01
          }
        }
        return isOrdered
          && shown.allSatisfy { other, same in
            guard case .weights(_, name, order, _) = other else { return true }
            return zip(same.frames, lengths).allSatisfy { abs($0.size[axis] - $1) < 0.01 }
          }
      }
    }
  }
}

extension CGRect {
  /// Whether the frame stands where somebody sees it, not where subviews are parked.
  fileprivate func isNear(_ size: CGSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      end(axis) > -Arrangement.parkingDistance
        && start(axis) < size[axis] + Arrangement.parkingDistance
    }
  }
}
