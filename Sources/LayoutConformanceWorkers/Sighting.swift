package import LayoutConformance

/// A finding as a worker saw it, with what ended the worker, if anything did.
package struct Sighting: Sendable {
  /// The finding; its case is as it was drawn, or as a file has it.
  package var finding: Finding
  /// What ended the worker.
  package let fault: Fault?

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

extension Sighting {
  /// Tells that a layout ended a worker while it was made: there is no case to show, nor to shrink.
  package init(ofMaking fault: Fault, of subject: Subject, caseIndex: Int? = nil) {
    var exhibit = Exhibit(
      message: "\(fault.description) while it was made; its initialiser must return for every "
        + "parameter that is drawn")
    exhibit.output = fault.output.isEmpty ? nil : fault.output
    exhibit.fault = fault.status
    finding = Finding(
      RunRules.rule(of: fault.status), brokenBy: subject, isStrict: true,
      layoutCase: LayoutCase(), caseIndex: caseIndex, exhibit: exhibit)
    finding.hasCase = false
    self.fault = fault
  }
}
