import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// What a test chooses of a check, by its traits and by the arguments of a call.
struct CheckOptions: Sendable {
  /// The rules to judge; those of the subject where `nil`.
  var rules: RuleNames?
  /// Whether recommended rules fail the test, too.
  var isStrict = false
  /// The cases to run instead of drawn ones.
  var given: [LayoutCase] = []
  /// Files and folders of saved cases to run before new ones.
  var replayed: [String] = []
  /// Whether saved cases are all that is run.
  var isReplayOnly = false
  /// The seed of the cases.
  var seed: UInt64?
  /// How many cases are drawn.
  var cases: Int?

  /// What the traits of the running test say.
  @TaskLocal static var inherited = CheckOptions()

  /// The options of a call: what it leaves out is said by the traits.
  init(
    rules: RuleNames? = nil, strict: Bool = false, given: [LayoutCase] = [],
    replaying path: String? = nil, seed: UInt64? = nil, cases: Int? = nil
  ) {
    self = Self.inherited
    self.rules = rules ?? self.rules
    isStrict = isStrict || strict
    self.given = given
    if let path {
      replayed = [path]
      isReplayOnly = true
    }
    self.seed = seed ?? self.seed
    self.cases = cases ?? self.cases
  }

  private init() {}
}

/// What the environment of the test process says, for nightly runs and for debuggers.
enum CheckEnvironment {
  /// The seed of `LAYOUT_CONFORMANCE_SEED`: a number, hexadecimal digits, or `random`.
  ///
  /// - Throws: `ToolError` if it is none of these.
  static func seed() throws(ToolError) -> UInt64? {
    guard let text = ProcessInfo.processInfo.environment["LAYOUT_CONFORMANCE_SEED"] else {
      return nil
    }
    guard let seed = UInt64(seed: text) else {
      throw ToolError(
        .usage,
        "LAYOUT_CONFORMANCE_SEED is '\(text)'; expected a number, 0x and hexadecimal digits, or "
          + "'random'")
    }
    return seed
  }

  /// Whether failures have the test to paste in them, with `LAYOUT_CONFORMANCE_VERBOSE=1`.
  static var isVerbose: Bool {
    ProcessInfo.processInfo.environment["LAYOUT_CONFORMANCE_VERBOSE"] == "1"
  }

  /// What a layout may take; with `LAYOUT_CONFORMANCE_IN_PROCESS=1` it runs in the test process.
  static var limits: Limits {
    var limits = Limits()
    if ProcessInfo.processInfo.environment["LAYOUT_CONFORMANCE_IN_PROCESS"] == "1" {
      limits.isInProcess = true
    }
    return limits
  }
}
