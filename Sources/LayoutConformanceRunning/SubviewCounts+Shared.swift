package import LayoutConformance

extension SubviewCounts {
  /// The numbers of subviews that two layouts both take, declared or found out.
  ///
  /// - Throws: `ToolError` if there is none, or the system makes no processes.
  package init(sharedBy first: Subject, _ second: Subject, plan: RunPlan) throws(ToolError) {
    let counts = try [first, second].map { (subject) throws(ToolError) in
      try Observer(subject, plan: plan).observe().behaviour.counts
    }
    guard let shared = counts[0].intersection(counts[1]) else {
      throw ToolError(
        .unavailable,
        "'\(first.name)' and '\(second.name)' take no number of subviews that both could have")
    }
    self = shared
  }
}
