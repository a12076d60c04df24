public import Testing

/// A trait that says how the layouts of a test, or of all tests of a suite, are checked.
public struct ConformanceTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let change: @Sendable (inout CheckOptions) -> Void

  /// Whether the tests in the suites of a suite have the trait, too.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says in force.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The rest of the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var options = CheckOptions.inherited
    change(&options)
    try await CheckOptions.$inherited.withValue(options) { try await function() }
  }
}

extension Trait where Self == ConformanceTrait {
  /// Draws the cases of this seed.
  public static func seed(_ seed: UInt64) -> Self {
    ConformanceTrait { $0.seed = seed }
  }

  /// Draws this number of cases for each layout.
  public static func cases(_ count: Int) -> Self {
    ConformanceTrait { $0.cases = count }
  }

  /// Judges these rules only, by ID or by the letters before it.
  public static func rules(_ names: String...) -> Self {
    ConformanceTrait { $0.rules = RuleNames(names) }
  }

  /// Fails for recommended rules, too, which are warnings otherwise.
  public static var strict: Self {
    ConformanceTrait { $0.isStrict = true }
  }

  /// Runs saved cases first: files, or folders with the cases of the layout at hand.
  ///
  /// Paths are relative to the folder that the tests run in, the package's by default.
  public static func replaying(_ paths: String...) -> Self {
    ConformanceTrait { $0.replayed += paths }
  }
}
