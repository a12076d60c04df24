package import LayoutConformance

/// A finding as a worker saw it, with what ended the worker, if anything did.
package struct Sighting: Sendable {
  /// The finding; its case is as it was drawn, or as a file has it.
  package var finding: Finding
  /// What ended the worker.
  package let fault: Fault?
  /// Whether the layout ended the worker while it was made: then there is no case to show.
  package var isOfMaking = false

  /// What makes findings of one defect alike: the rule, the fault and the shape of the case.
  package struct Identity: Hashable {
    package let rule: String
    package let fault: String?
    package let shape: CaseShape
  }

  /// The identity with the case as it is, or as another finding has it.
  package func identity(of other: Finding? = nil) -> Identity {
    let finding = other ?? finding
    return Identity(
      rule: finding.rule.id, fault: fault?.identity, shape: CaseShape(finding.layoutCase))
  }
}
