package import LayoutConformance

/// A finding as a worker saw it, with what ended the worker, if anything did.
package struct Sighting: Sendable {
  /// The finding; its case is as it was drawn, or as a file has it.
  package var finding: Finding
  /// What ended the worker.
  package let fault: Fault?

  /// Notes what a worker saw.
  package init(finding: Finding, fault: Fault? = nil) {
    self.finding = finding
    self.fault = fault
  }

  /// What makes findings of one defect alike: the rule, and where the layout crashed; where nothing
  /// tells that, the shape of the case.
  package struct Identity: Hashable, Sendable {
    package let rule: String
    package let fault: String?
    package let shape: CaseShape?
  }

  /// The identity with the case as it is, or as another finding has it.
  package func identity(of other: Finding? = nil) -> Identity {
    let finding = other ?? finding
    return Identity(
      rule: finding.rule.id, fault: fault?.identity,
      shape: fault?.isRecognised ?? false ? nil : finding.counterexample.shape)
  }
}

extension Sighting {
  /// What of a layout's code ran before any of its methods.
  package enum Beginning: Sendable {
    /// Its initialiser.
    case making
    /// Its static properties.
    case properties
    /// Its layout value keys.
    case keys

    fileprivate var words: String {
      switch self {
      case .making:
        "while it was made; its initialiser must return for every parameter that is drawn"
      case .properties: "while it was asked for its properties; 'layoutProperties' must return"
      case .keys: "while its layout values were drawn; 'defaultValue' and the values must be there"
      }
    }
  }

  /// Tells that a layout ended a worker before any method ran: there is no case to show, nor to shrink.
  package init(
    of beginning: Beginning, _ fault: Fault, of subject: Subject, caseIndex: Int? = nil
  ) {
    var exhibit = Exhibit(message: "\(fault.description) \(beginning.words)")
    exhibit.note(fault)
    finding = Finding(
      RunRules.rule(of: fault.status), exceptions: subject.exceptions, isStrict: true,
      counterexample: .none, caseIndex: caseIndex, exhibit: exhibit)
    self.fault = fault
  }
}
