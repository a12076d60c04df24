package import LayoutConformance

/// Asks a subject what only its own code can say, each time in a process of its own.
///
/// Cases are drawn by making the layout, and layout values are asked of their keys: a trap, a hang, a
/// call of `exit` or a print in that code is one of a worker, never of this process.
package struct IsolatedSubject {
  private let subject: Subject
  private let judge: IsolatedJudge

  /// Sets up the asking of a subject.
  package init(_ subject: Subject, _ judge: IsolatedJudge) {
    self.subject = subject.notingMakes
    self.judge = judge
  }

  /// The number of a case, and how many times parameters were drawn for it and refused.
  package struct Number: Hashable, Sendable {
    package let index: Int
    package let redraw: Int
  }

  /// Makes cases of a source.
  ///
  /// - Returns: The cases in order, or how the layout ended the worker.
  /// - Throws: `ToolError` if the system makes no process.
  package func layoutCases(
    _ source: any CaseSource, _ numbers: [Number]
  ) throws(ToolError) -> Result<[LayoutCase], FaultError> {
    try cases {
      numbers.map { source.layoutCase($0.index, redraw: $0.redraw) }
    }
  }

  /// Makes a case of a source; `nil` where the layout ends the worker.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func layoutCase(
    _ source: any CaseSource, _ number: Number
  ) throws(ToolError) -> LayoutCase? {
    guard case .success(let cases) = try layoutCases(source, [number]) else { return nil }
    return cases.first
  }

  /// The configuration with every parameter in it, those that it lacks with their simplest value.
  ///
  /// - Returns: The configuration; `nil` where the layout cannot be made with it.
  /// - Throws: `ToolError` if the system makes no process.
  package func completed(_ configuration: Configuration) throws(ToolError) -> Configuration? {
    let subject = subject
    let text = try judge.run { () -> String in
      guard subject.misfits(of: LayoutCase(configuration: configuration)).isEmpty else { return "" }
      return LayoutCase(configuration: subject.completed(configuration)).json.description
    }
    guard case .success(let text) = text, !text.isEmpty else { return nil }
    return try Self.layoutCase(text).configuration
  }

  /// Does in one process all that comes before the first method of the layout: asks its keys, makes it with
  /// its simplest parameters, and draws what probes are made of.
  ///
  /// - Returns: The drawn cases, or how the layout ended the worker in one of these.
  /// - Throws: `ToolError` if the system makes no process.
  package func beginning() throws(ToolError) -> Result<[LayoutCase], FaultError> {
    let subject = subject
    return try cases {
      _ = subject.values.reduce(0) { $0 + $1.choices.count }
      _ = subject.tryMaking()
      return (0..<ProbeMaterial.draws).map { ProbeMaterial.draw(subject, $0, redraw: 0) }
    }
  }

  /// Draws what a part of the probes of the layout is made of.
  ///
  /// - Parameters:
  ///   - draw: The number of the draw.
  ///   - redraw: How many times parameters were drawn for it and refused.
  /// - Returns: The drawn case, or how the layout ended the worker.
  /// - Throws: `ToolError` if the system makes no process.
  package func material(
    _ draw: Int, redraw: Int
  ) throws(ToolError) -> Result<[LayoutCase], FaultError> {
    let subject = subject
    return try cases { [ProbeMaterial.draw(subject, draw, redraw: redraw)] }
  }

  /// Makes cases in a worker, which sends them as their texts.
  private func cases(
    _ make: () -> [LayoutCase]
  ) throws(ToolError) -> Result<[LayoutCase], FaultError> {
    switch try judge.run({ make().map(\.json.description) }) {
    case .failure(let error): return .failure(error)
    case .success(let texts): return .success(try texts.map(Self.layoutCase))
    }
  }

  /// Notes what the parameters of a finding's case are called, and how a test writes their values;
  /// nothing where the layout cannot be made with them.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func noteParameters(of finding: inout Finding) throws(ToolError) {
    guard let configuration = finding.counterexample.layoutCase?.configuration else { return }
    let subject = subject
    let known = try judge.run {
      Parameters(
        names: subject.parameters(of: configuration), sources: subject.sources(of: configuration))
    }
    guard case .success(let parameters) = known else { return }
    finding.noteParameters(parameters.names, sources: parameters.sources)
  }

  /// What the parameters of a configuration are called, and how a test writes their values.
  private struct Parameters: Codable {
    let names: [String]
    let sources: [String: String]
  }

  /// The arguments of the subject beside its name, as Swift source; none where the layout cannot be
  /// made.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func traitSource(of configuration: Configuration) throws(ToolError) -> [String] {
    let subject = subject
    let arguments = try judge.run { subject.traitSource(of: configuration) }
    return (try? arguments.get()) ?? []
  }

  /// A part of a case that the layout cannot use.
  package struct Misfit: Codable, Sendable {
    /// Where it stands in the case.
    package let place: String
    /// What would be right.
    package let expected: String
  }

  /// What the layout cannot use of a case.
  ///
  /// - Returns: The misfits, or how the layout ended the worker.
  /// - Throws: `ToolError` if the system makes no process.
  package func misfits(
    of layoutCase: LayoutCase
  ) throws(ToolError) -> Result<[Misfit], FaultError> {
    let subject = subject
    return try judge.run {
      subject.misfits(of: layoutCase).map { Misfit(place: $0.place, expected: $0.expected) }
    }
  }

  /// The first text of a choice of layout values that stands for none; `nil` where all do, and where the
  /// keys end the worker, which is told when the layout is made.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func misfit(
    of selection: ValueSelection
  ) throws(ToolError) -> ValueSelection.Misfit? {
    let subject = subject
    guard case .success(let misfits) = try judge.run({ [selection.misfit(in: subject)] }) else {
      return nil
    }
    return misfits.first.flatMap(\.self)
  }

  /// What the cases of a scope are made of, without the configurations that cannot be made.
  ///
  /// - Throws: `ToolError` if the system makes no process.
  package func scope() throws(ToolError) -> ExhaustiveScope {
    let subject = subject
    let texts = try judge.run {
      let scope = ExhaustiveScope(for: subject)
      return [LayoutCase(scope.subviews).json.description]
        + scope.configurations.map { LayoutCase(configuration: $0).json.description }
    }
    guard case .success(let texts) = texts, let first = texts.first else {
      return ExhaustiveScope(subviews: [], configurations: [])
    }
    return ExhaustiveScope(
      subviews: try Self.layoutCase(first).subviews,
      configurations: try texts.dropFirst().map { (text) throws(ToolError) in
        try Self.layoutCase(text).configuration
      })
  }

  private static func layoutCase(_ text: String) throws(ToolError) -> LayoutCase {
    do {
      return try LayoutCase(text: text)
    } catch {
      throw ToolError(.software, "a worker's case did not come back whole: \(error.description)")
    }
  }
}
