package import LayoutConformance

/// Where a layout is known to hang or to hoard memory: in the calls of cases, or in the experiments of
/// a rule that is about how these end.
package struct Stuck: Hashable, Sendable {
  private let rule: String?

  /// What a rule was asking for.
  package init(_ asking: Rule) {
    rule = asking.ownsEnds ? asking.id : nil
  }
}

/// How a case ended a worker.
package struct CaseFault: Sendable {
  /// The case.
  package let number: IsolatedSubject.Number
  /// The row of the rule that was judged.
  package let row: Int
  /// Whether the case was being drawn.
  package let isDrawing: Bool
  /// What ended the worker.
  package let fault: Fault
  /// Whether the case took long where it is known that some do, and was not looked at twice.
  package let isRepeated: Bool
}

extension Batch {
  /// A case that takes long, or much memory, and why it was stopped.
  package struct Suspect: Sendable {
    /// The case.
    package let number: IsolatedSubject.Number
    /// The row of the rule that was judged.
    package let row: Int
    /// Whether the case was being drawn.
    package let isDrawing: Bool
    /// What it took, of the time that a case may take in full or of a part of it.
    package let fault: Fault
    /// Whether it had all the time that a case may take.
    package let isPatient: Bool
  }

  /// What is decided about a suspect.
  package enum Decision: Sendable {
    /// It hangs, or hoards memory: it is a fault, and the run goes on behind it.
    case fault(Fault)
    /// It takes its time: it is run again, and gets all of it.
    case slow
  }
}
