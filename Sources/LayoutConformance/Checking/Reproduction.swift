/// How to see a finding again: what a command has to be told, as values.
///
/// It is made once, from the plan of the run and the finding, and goes with the finding into reports
/// and saved cases. The command that it describes fails while the rule is broken, whatever its level.
package struct Reproduction: Hashable, Sendable {
  /// The command that is run.
  package var command: Command
  /// The name of the layout.
  package var subject: String
  /// What the layouts are made of.
  package var sources = Sources()
  /// Where the cases come from, or came from where one from a file is run again.
  package var origin: CaseOrigin?
  /// Whether tests have to be given the seed, which they do not say themselves.
  package var isSeedGiven = false
  /// How many cases are run; `nil` for all that the origin has.
  package var cases: Int?
  /// The part of the cases that is run, as `I/N`; `nil` for the whole.
  package var shard: String?
  /// The IDs of the rules to judge; all of the subject where there is none.
  package var rules: [String] = []
  /// The IDs of the rules not to judge.
  package var ignored: [String] = []
  /// The name of the profile that takes the place of the subject's own.
  package var profile: String?
  /// The numbers of subviews that take the place of those that are declared or found out.
  package var counts: SubviewCounts?
  /// The layout values of the cases, where they are not those that the subject says.
  package var values = ValueSelection()
  /// The folder of the saved cases, where it is not the usual one.
  package var corpus: String?
  /// The time for one case in microseconds, where it is not the usual one.
  package var timeout: Int64?
  /// The memory of a worker in bytes, where it is not the usual one.
  package var memory: UInt64?
  /// Whether recommended rules fail the run.
  package var isStrict = false
  /// Whether the layout runs without a worker.
  package var isInProcess = false

  /// A command that shows a finding again.
  package enum Command: Hashable, Sendable {
    /// The check of a layout.
    case check
    /// The check of an engine.
    case engine
    /// The comparison with a layout of a name.
    case compare(with: String)
    /// The replay of a saved case.
    case replay(file: String)
    /// The run of the tests that a regular expression matches, of all for `nil`.
    case test(filter: String?)
  }

  /// What the layouts of a run are made of.
  package struct Sources: Hashable, Codable, Sendable {
    /// The program that knows them.
    package var program = "layout-conformance"
    /// The Swift files and folders, none for layouts that the program has by itself.
    package var paths: [String] = []
    /// The expressions that make layouts.
    package var make: [String] = []
    /// The files that add what an app would supply.
    package var prelude: [String] = []
    /// The words that name the engine: its name, or `--command` and how it is started.
    package var engine: [String] = []
    /// Whether the layouts are those of the package in the working folder.
    package var isPackage = false
    /// Whether there are other layouts than the one at hand.
    package var areSeveral = false

    /// Names nothing: the layouts are those of the command itself.
    package init() {}
  }

  /// Names a command for a layout; the rest is as where nothing is asked for.
  package init(_ command: Command, of subject: String) {
    self.command = command
    self.subject = subject
  }
}

extension Reproduction {
  /// The command line, ready for a shell.
  package var commandLine: String { Self.line(words) }

  /// The command line that notes in the saved case that its bug is fixed; `nil` without such a case.
  package var acceptance: String? {
    guard case .replay(let file) = command else { return nil }
    return Self.line(
      ["layout-conformance", "replay", Self.path(file)] + sourceWords + ["--accept"])
  }

  /// What the reader of a finding may do next, in the fewest words.
  package func next(showsTest: Bool) -> [String] {
    switch command {
    case .replay(let file):
      let words = Self.line([Self.path(file)] + sourceWords)
      return [showsTest ? "replay or show --test \(words)" : "replay \(words)"]
    case .test:
      return [Self.line(words), "LAYOUT_CONFORMANCE_VERBOSE=1 adds a test"]
    case .engine: return ["-v adds the command", "--corpus DIR saves the scene"]
    case .check, .compare:
      return showsTest ? ["-v adds a test", "--corpus DIR saves the case"] : []
    }
  }

  private var words: [String] {
    switch command {
    case .check:
      [sources.program, "check"] + sourceWords + subjectWords + ruleWords
        + values.words + originWords + limitWords + (isInProcess ? ["--in-process"] : [])
    case .engine:
      [sources.program, "engine"] + sources.engine + ruleWords + originWords + limitWords
    case .compare(let other):
      [sources.program, "compare"] + sourceWords + [subject, other] + originWords + limitWords
    case .replay(let file):
      // A layout that breaks the rule as its file says is no news but for this flag.
      [sources.program, "replay", Self.path(file)] + sourceWords + limitWords
        + ["--expect", "pass"]
    case .test(let filter):
      variables + ["swift", "test"] + (filter.map { ["--filter", $0] } ?? [])
    }
  }

  private var sourceWords: [String] {
    (sources.isPackage ? [] : sources.paths.map(Self.path))
      + sources.make.flatMap { ["--make", $0] }
      + sources.prelude.flatMap { ["--prelude", Self.path($0)] }
      + (sources.engine.first == "--command" ? sources.engine : [])
  }

  /// The name of the subject; a package takes none, and a file with one layout needs none.
  private var subjectWords: [String] {
    sources.isPackage || !sources.areSeveral && !sources.paths.isEmpty ? [] : [subject]
  }

  private var ruleWords: [String] {
    func list(_ flag: String, _ ids: [String]) -> [String] {
      ids.isEmpty ? [] : [flag, ids.joined(separator: ",")]
    }
    return list("--select", rules) + list("--ignore", ignored)
      + (profile.map { ["--profile", $0] } ?? [])
      + (counts.map { ["--count", $0.spelling] } ?? []) + (isStrict ? ["--strict"] : [])
  }

  private var originWords: [String] {
    let search: [String] =
      switch origin {
      case nil: []
      case .random(let seed)?: ["--seed", seed.hex]
      case .guided(let seed)?: ["--guided", "--seed", seed.hex]
      case .exhaustive(let scope)?: ["--exhaustive", "\(scope)"]
      }
    return search + (cases.map { ["--cases", "\($0)"] } ?? [])
      + (shard.map { ["--shard", $0] } ?? []) + (corpus.map { ["--corpus", Self.path($0)] } ?? [])
  }

  private var limitWords: [String] {
    (timeout.map { ["--timeout", Self.duration($0)] } ?? [])
      + (memory.map { ["--memory", Self.amount($0)] } ?? [])
  }

  private var variables: [String] {
    var variables: [String] = []
    if isSeedGiven, case .random(let seed)? = origin {
      variables.append("LAYOUT_CONFORMANCE_SEED=0x\(seed.hex)")
    }
    if isInProcess { variables.append("LAYOUT_CONFORMANCE_IN_PROCESS=1") }
    return variables
  }
}

extension Reproduction {
  /// The expression that makes the layout, where the user gave one.
  package var make: String? {
    let name = subject.split(separator: ".").last ?? ""
    return sources.make.last { make in
      [subject, String(name)].contains { make.hasPrefix("\($0)(") }
    }
  }

  /// Words as a shell takes them, with spaces between them.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// A word as a shell takes it for one.
  package static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:=@%".contains($0) }
    return plain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  /// A path that no command takes for a flag.
  private static func path(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  /// A time in microseconds as flags have it: `200ms`, `2s`.
  package static func duration(_ microseconds: Int64) -> String {
    let units: [(String, Int64)] = [("h", 3_600_000_000), ("m", 60_000_000), ("s", 1_000_000)]
    for (unit, length) in units where microseconds % length == 0 {
      return "\(microseconds / length)\(unit)"
    }
    return "\((Double(microseconds) / 1e3).shortDescription)ms"
  }

  /// An amount of memory in bytes as flags have it: `512M`, `1G`.
  package static func amount(_ bytes: UInt64) -> String {
    let units: [(String, UInt64)] = [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)]
    for (unit, size) in units where bytes % size == 0 { return "\(bytes / size)\(unit)" }
    // A flag takes no number beyond 65,536.
    let (unit, size) = units.last { bytes / $0.1 < 65_536 } ?? units[0]
    return "\(Double(bytes) / Double(size))\(unit)"
  }
}
