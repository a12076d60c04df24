import Foundation
public import LayoutAPI
public import LayoutConformance
import XCTest

/// Asserts that a layout keeps the contract of the `Layout` protocol, in an XCTest test.
///
/// Fails once for each defect, with the smallest case that shows it; a recommended
/// rule is a warning on the standard error. The traits of Swift Testing have no effect here.
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
///   - file: The file in which a failure is shown.
///   - line: The line in which a failure is shown.
public func XCTAssertConforms<L: Layout>(
  _ layout: L, to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  profile: Profile? = nil,
  exceptions: [String: String] = [:], replaying: String? = nil, seed: UInt64? = nil,
  cases count: Int? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  let subject = Subject("\(L.self)", exceptions: exceptions, profile: profile) { _ in layout }
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  fail(subject, options, file, line)
}

/// Asserts that a layout with drawn parameters keeps the contract, in an XCTest test.
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
///   - file: The file in which a failure is shown.
///   - line: The line in which a failure is shown.
///   - make: Makes the layout; what it draws is part of each case.
public func XCTAssertConforms<L: Layout>(
  to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  profile: Profile? = nil,
  exceptions: [String: String] = [:], replaying: String? = nil, seed: UInt64? = nil,
  cases count: Int? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ make: @escaping @Sendable (inout Draw) -> L
) {
  let subject = Subject("\(L.self)", exceptions: exceptions, profile: profile, make)
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  fail(subject, options, file, line)
}

/// Asserts that a subject keeps the contract, in an XCTest test.
///
/// - Parameters:
///   - subject: The layout, with what a check has to know of it.
///   - rules: The rules to judge; all that apply where left out.
///   - strict: Whether recommended rules fail the test, too, which are warnings otherwise.
///   - cases: The cases to run; random ones where there is none.
///   - replaying: A file or a folder of saved cases, which are run and no others.
///   - seed: The seed of the random cases.
///   - count: How many random cases are run, 1,000 by default.
///   - file: The file in which a failure is shown.
///   - line: The line in which a failure is shown.
public func XCTAssertConforms(
  _ subject: Subject, to rules: RuleNames? = nil, strict: Bool = false, in cases: LayoutCase...,
  replaying: String? = nil, seed: UInt64? = nil, cases count: Int? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let options = CheckOptions(
    rules: rules, strict: strict, given: cases, replaying: replaying, seed: seed, cases: count)
  fail(subject, options, file, line)
}

/// Runs a check, and fails the running XCTest test for what came of it.
private func fail(
  _ subject: Subject, _ options: CheckOptions, _ file: StaticString, _ line: UInt
) {
  let check = ConformanceCheck(subject, options, sameAs: nil, place: "\(file)-\(line)", test: nil)
  fail(check.failures(), file, line)
}

/// Fails the current test by what came of a check.
func fail(_ failures: [CheckFailure], _ file: StaticString, _ line: UInt) {
  for failure in failures {
    switch failure.kind {
    case .failure: XCTFail(failure.message, file: file, line: line)
    case .warning, .known:
      // XCTest knows of nothing between green and red here.
      let text = "\(file):\(line): warning: \(failure.message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
}
