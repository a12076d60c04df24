import LayoutConformance

/// A finding as a worker saw it, with what ended the worker, if anything did.
struct Sighting: Sendable {
  /// The finding; its case is as it was drawn, or as a file has it.
  var finding: Finding
  /// What ended the worker.
  let fault: Fault?

  /// What makes findings of one defect alike: the rule, the fault and the shape of the case.
  struct Identity: Hashable {
    let rule: String
    let fault: String?
    let shape: CaseShape
  }

  /// The identity with the case as it is, or as another finding has it.
  func identity(of other: Finding? = nil) -> Identity {
    let finding = other ?? finding
    return Identity(
      rule: finding.rule.id, fault: fault?.identity, shape: CaseShape(finding.layoutCase))
  }
}
