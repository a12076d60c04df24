import LayoutAPI
import LayoutEngine

/// The rules on the order in which subviews stand.
enum OrderRules {
  static let all = [readsInOrder, standsInColumns, isPrefixStable, isPermutable]

  static let readsInOrder = Rule.declared(
    "ORDER-01",
    "Subviews MUST stand in reading order: row by row, and in a row one after the "
      + "other.",
    reason: "VoiceOver and the keyboard follow the order of the subviews, the eye their places.",
    source: "Apple's Human Interface Guidelines on accessibility: what is read follows what is "
      + "seen.",
    inSwiftUI: "A stack places its subviews in the order of the source; a layout of one's "
      + "own may place them anywhere, and SwiftUI does not object.",
    skippedWhen: "a subview couples its axes or is a container, has an explicit guide, or has no "
      + "height and stands where two rows meet; priorities differ",
    checkFirst: [
      "subviews sorted by their size to save room", "a row that is filled from its end",
      "each subview put into the shortest column",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.plain, atLeast: 2)
    try trial.requireOneRank()
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let axis = trial.profile.axis
    let rows = try Rows(arrangement.frames, along: axis).numbers
    for index in 1..<trial.count {
      guard let row = rows[index], let earlier = rows[index - 1] else { continue }
      let (frame, before) = (arrangement.frames[index], arrangement.frames[index - 1])
      guard row < earlier || (row == earlier && !isAtLeast(frame.start(axis), before.start(axis)))
      else { continue }
      return Violation(
        "put subview \(index) at \(frame.text), before subview \(index - 1) at \(before.text), for "
          + "proposal \(arrangement.proposal); subviews stand in reading order",
        subview: index, actual: arrangement)
    }
    return nil
  }

  static let standsInColumns = Rule.declared(
    "ORDER-02",
    "Each column MUST have one edge or one centre in all rows, and n subviews MUST "
      + "stand in n / columns rows, rounded up.",
    reason: "Columns that do not line up are no columns.",
    source: "What a grid with a fixed number of columns promises.",
    inSwiftUI: "Grid is the built-in layout for this; in one of one's own nothing checks "
      + "that columns line up.",
    skippedWhen: "not all subviews are rigid, or one has an explicit guide; priorities differ; "
      + "there is one row only; a subview without height stands where two rows meet",
    checkFirst: [
      "a position that moves on by the subview's own width instead of the column's",
      "`count / columns` rows without rounding up",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.rigid, atLeast: 2)
    try trial.requireOneRank()
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let axis = trial.profile.axis
    let rows = try Rows(arrangement.frames, along: axis).rows
    let known = trial.columns
    guard known != nil || rows.count > 1 else { throw .indistinct }
    let columns = known ?? rows[0].count
    guard (1...1_000_000).contains(columns) else { throw .indistinct }
    let wanted = (trial.count + columns - 1) / columns
    guard rows.count == wanted else {
      return Violation(
        "put \(trial.count) subviews in \(counted(rows.count, "row")) of "
          + "\(counted(columns, "column")) for proposal \(arrangement.proposal); "
          + "they must stand in \(counted(wanted, "row"))",
        actual: arrangement)
    }
    for column in 0..<min(columns, trial.count) {
      let members = stride(from: column, to: trial.count, by: columns)
      let frames = members.map { arrangement.frames[$0] }
      let lines = [
        frames.map { $0.start(axis) }, frames.map { $0.middle(axis) }, frames.map { $0.end(axis) },
      ]
      let isAligned = lines.contains { line in line.allSatisfy { isClose($0, line[0]) } }
      guard !isAligned else { continue }
      let index = members.first {
        !isClose(arrangement.frames[$0].start(axis), frames[0].start(axis))
      }
      return Violation(
        "put the subviews of column \(column) at \(listed(lines[0])) for proposal "
          + "\(arrangement.proposal); a column has one edge or one centre in all rows",
        subview: index, actual: arrangement)
    }
    return nil
  }

  static let isPrefixStable = Rule.declared(
    "ORDER-03", "One more subview at the end MUST leave the others where they were.",
    reason: "While a list grows at its end, what is there already jumps.",
    source: "What flows and grids with rows aligned at the top promise.",
    inSwiftUI: "When a subview is added, updateCache is called and everything is laid out "
      + "anew (Apple's reference of updateCache); what moves is drawn on its way where a "
      + "change is animated.",
    skippedWhen: "not all subviews are rigid, one has an explicit guide, or there is one only; "
      + "priorities differ",
    checkFirst: [
      "rows that are balanced by the number of subviews",
      "a width for all that the last subview decides",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.rigid, atLeast: 2)
    try trial.requireOneRank()
    let proposal = trial.layoutCase.proposal
    let arrangement = try trial.sound(proposal)
    let shorter = try trial.sound(proposal, subviews: trial.layoutCase.subviews.dropLast())
    for (index, frame) in shorter.frames.enumerated()
    where !frame.isClose(to: arrangement.frames[index]) {
      return Violation(
        "put subview \(index) at \(arrangement.frames[index].text) with \(trial.count) subviews and "
          + "at \(frame.text) without the last one for proposal \(proposal); "
          + "one more at the end leaves the others where they are",
        subview: index, actual: arrangement,
        expected: shorter.frames + [arrangement.frames[trial.count - 1]])
    }
    return nil
  }

  static let isPermutable = Rule.declared(
    "ORDER-04",
    "In another order every subview MUST stand where it stood, in bounds of the same "
      + "size.",
    reason: "In a pile the order decides what is in front, nothing else.",
    source: "SwiftUI's ZStack.",
    inSwiftUI: "A ZStack aligns each subview by itself, and is as large as those of the "
      + "highest priority (OpenSwiftUI): the order decides who is in front.",
    skippedWhen: "there are fewer than two subviews",
    checkFirst: ["an offset for each index", "a size that the first subview decides"],
    premises: [.soundCopies, .equalRuns]
  ) { trial throws(SkipReason) in
    try trial.require(.all, atLeast: 2, withGuides: true)
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let order = Array(trial.layoutCase.subviews.indices)
    // The reverse moves the ends, the rotation what stays in the middle of it.
    for permutation in [order.reversed(), Array(order.dropFirst() + order.prefix(1))] {
      let other = try trial.sound(
        arrangement.proposal, subviews: permutation.map { trial.layoutCase.subviews[$0] })
      guard other.size.isClose(to: arrangement.size) else {
        return Violation(
          "answered \(arrangement.size.text) to proposal \(arrangement.proposal) and "
            + "\(other.size.text) with the subviews in another order; the order changes no size",
          actual: arrangement)
      }
      for (place, index) in permutation.enumerated()
      where !other.frames[place].isClose(to: arrangement.frames[index]) {
        return Violation(
          "put subview \(index) at \(arrangement.frames[index].text), and at "
            + "\(other.frames[place].text) with the subviews in another order, for proposal "
            + "\(arrangement.proposal); the order moves no subview",
          subview: index, actual: arrangement)
      }
    }
    return nil
  }
}
