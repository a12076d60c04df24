package import LayoutConformance

extension Arity {
  /// The numbers of subviews that two layouts both take, declared or found out.
  ///
  /// - Throws: `ToolError` if there is none, or the system makes no processes.
  package init(sharedBy first: Subject, _ second: Subject, plan: RunPlan) throws(ToolError) {
    var range = 0...Int.max
    for subject in [first, second] {
      let arity = try SubjectRun(subject, plan: plan).arity()
      guard range.overlaps(arity.counts) else {
        throw ToolError(
          .unavailable,
          "'\(first.name)' and '\(second.name)' take no number of subviews that both could have")
      }
      range = range.clamped(to: arity.counts)
    }
    self.init(range)
  }
}
