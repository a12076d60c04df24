// A test names subjects, draws and cases, and is to need no second import for it.
@_exported public import LayoutConformance
public import LayoutAPI
public import Testing

/// Expects a layout to keep the contract of the `Layout` protocol, in a Swift Testing test.
///
/// Records one issue for each defect, with the smallest case that shows it; a
/// recommended rule is a warning, a declared exception a known issue. A layout that traps or hangs
/// is an issue, too, and does not end the test run where the system can copy a process.
///
/// - Parameters:
///   - layout: The layout.
///   - rules: The rules to judge; all that apply where left out.
///   - strict: Whether recommended rules fail the test, too, which are warnings otherwise.
///   - cases: The cases to run; random ones where there is none.
///   - profile: What kind of layout it means to be.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - replaying: A file or a folder of saved cases, which are run and no others.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectConforms<L: Layout>(
  _ layout: L, to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  profile: Profile? = nil,
  exceptions: [String: String] = [:], replaying: String? = nil, seed: UInt64? = nil,
  cases count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let subject = Subject("\(L.self)", exceptions: exceptions, profile: profile) { _ in layout }
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  record(subject, options, at: sourceLocation)
}

/// Expects a layout with drawn parameters to keep the contract, in a Swift Testing test.
///
/// - Parameters:
///   - rules: The rules to judge; all that apply where left out.
///   - strict: Whether recommended rules fail the test, too, which are warnings otherwise.
///   - cases: The cases to run; random ones where there is none.
///   - profile: What kind of layout it means to be.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - replaying: A file or a folder of saved cases, which are run and no others.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
///   - make: Makes the layout; what it draws is part of each case.
public func expectConforms<L: Layout>(
  to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  profile: Profile? = nil,
  exceptions: [String: String] = [:], replaying: String? = nil, seed: UInt64? = nil,
  cases count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ make: @escaping @Sendable (inout Draw) -> L
) {
  let subject = Subject("\(L.self)", exceptions: exceptions, profile: profile, make)
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  record(subject, options, at: sourceLocation)
}

/// Expects a subject to keep the contract, in a Swift Testing test.
///
/// - Parameters:
///   - subject: The layout, with what a check has to know of it.
///   - rules: The rules to judge; all that apply where left out.
///   - strict: Whether recommended rules fail the test, too, which are warnings otherwise.
///   - cases: The cases to run; random ones where there is none.
///   - replaying: A file or a folder of saved cases, which are run and no others.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectConforms(
  _ subject: Subject, to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  replaying: String? = nil, seed: UInt64? = nil, cases count: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  record(subject, options, at: sourceLocation)
}

/// Expects two layouts to give the same sizes and frames in every case, in a Swift Testing test.
///
/// - Parameters:
///   - old: The layout that is known to be right.
///   - new: The layout that is to take its place.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectSameLayout<Old: Layout, New: Layout>(
  _ old: Old, _ new: New, seed: UInt64? = nil, cases count: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSameLayout(
    Subject("\(Old.self)") { _ in old }, Subject("\(New.self)") { _ in new }, seed: seed,
    cases: count, sourceLocation: sourceLocation)
}

/// Expects two subjects to give the same sizes and frames in every case, in a Swift Testing test.
///
/// Parameters are matched by their names.
///
/// - Parameters:
///   - old: The layout that is known to be right.
///   - new: The layout that is to take its place.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectSameLayout(
  _ old: Subject, _ new: Subject, seed: UInt64? = nil, cases count: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let options = CheckOptions(rules: ["RUN-01", "PARITY-01"], seed: seed, cases: count)
  record(old, options, sameAs: new, at: sourceLocation)
}

/// Expects a layout to keep a budget of questions to its subviews, in a Swift Testing test.
///
/// - Parameters:
///   - layout: The layout.
///   - budget: How often it may ask to measure and place once.
///   - cases: The cases to run; random ones where there is none.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectMeasuring<L: Layout>(
  _ layout: L, atMost budget: MeasureBudget, in cases: LayoutCase..., seed: UInt64? = nil,
  cases count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let options = CheckOptions(given: cases, seed: seed, cases: count)
  record(Subject("\(L.self)") { _ in layout }, options, rule: budget.rule, at: sourceLocation)
}

/// Expects a subject to keep a budget of questions to its subviews, in a Swift Testing test.
///
/// - Parameters:
///   - subject: The layout, with what a check has to know of it.
///   - budget: How often it may ask to measure and place once.
///   - cases: The cases to run; random ones where there is none.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - sourceLocation: Where an issue is shown.
public func expectMeasuring(
  _ subject: Subject, atMost budget: MeasureBudget, in cases: LayoutCase...,
  seed: UInt64? = nil, cases count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let options = CheckOptions(given: cases, seed: seed, cases: count)
  record(subject, options, rule: budget.rule, at: sourceLocation)
}

/// Runs a check, and records what came of it as issues of the current test.
private func record(
  _ subject: Subject, _ options: CheckOptions, rule: Rule? = nil,
  sameAs counterpart: Subject? = nil, at location: SourceLocation
) {
  let check = ConformanceCheck(
    subject, options, rule: rule, sameAs: counterpart,
    place: "\(location.fileID)-\(location.line)",
    test: currentTestFilter())
  record(check.failures(), at: location)
}

/// What the command line filters the current test by; `nil` outside of a test.
func currentTestFilter() -> String? { Test.current.map { filter(of: $0.name) } }

/// Records what came of a check as issues of the current test.
func record(_ failures: [CheckFailure], at location: SourceLocation) {
  for failure in failures {
    let comment = Comment(rawValue: failure.message)
    switch failure.kind {
    case .failure: Issue.record(comment, sourceLocation: location)
    case .warning: Issue.record(comment, severity: .warning, sourceLocation: location)
    case .known:
      withKnownIssue("declared as an exception", sourceLocation: location) {
        Issue.record(comment, sourceLocation: location)
      }
    }
    for (name, text) in failure.attachments {
      Attachment.record(text, named: name, sourceLocation: location)
    }
  }
}

/// The regular expression that matches the name of a test: `row()`, `row(_:)`, or any text in backticks.
private func filter(of name: String) -> String {
  let parts = name.split(separator: "`", omittingEmptySubsequences: false)
  let plain = parts.count > 2 ? parts[1] : name.prefix { $0 != "(" }
  return plain.map { "\\.()[]{}*+?^$|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
}
