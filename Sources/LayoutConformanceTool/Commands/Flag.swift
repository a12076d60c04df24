import LayoutConformance

/// A flag of the command line: one word means one thing in every command that takes it.
struct Flag: Sendable {
  /// The word: `--seed`.
  let name: String
  /// A letter that stands for it: `-j`.
  let letter: String?
  /// What its value is, for the help; `nil` for a flag without one.
  let value: String?
  /// What it stands at where nothing sets it, in words; `nil` for nothing.
  let standard: String?
  /// Whether it may be given more than once, and its values count together.
  let isList: Bool
  /// What it does, without what it stands at.
  private let text: String

  private init(
    _ name: String, _ letter: String? = nil, value: String? = nil, standard: String? = nil,
    isList: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.standard = standard
    self.isList = isList
    text = help
  }

  /// What it does, in one line.
  var help: String { text + (standard.map { " (default: \($0))" } ?? "") }

  /// Whether the value is a file or a folder.
  var takesPath: Bool {
    guard let value else { return false }
    return value.hasPrefix("PATH") || value.hasPrefix("FILE") || value == "DIR"
  }

  static let seed = Flag(
    "--seed", value: "S", standard: "fixed; fuzz: random",
    help: "the seed of the cases, a number or 'random'")
  static let cases = Flag(
    "--cases", value: "N", standard: "1000; fuzz: as many as fit", help: "cases for each subject")
  static let time = Flag(
    "--time", value: "10m", standard: "fuzz: 1m",
    help: "stop after this time, shared by the subjects")
  static let exhaustive = Flag(
    "--exhaustive", value: "N", help: "run every case of at most N subviews, not random ones")
  static let guided = Flag(
    "--guided", help: "go on from cases that made the layout do something new")
  static let shard = Flag(
    "--shard", value: "I/N", help: "run part I of N of the cases, from 1/N to N/N")
  static let jobs = Flag(
    "--jobs", "-j", value: "N", standard: "cores", help: "workers at the same time")
  static let timeout = Flag(
    "--timeout", value: "2s", standard: "2s",
    help: "the time that one case may compute or sleep")
  static let memory = Flag(
    "--memory", value: "1G", standard: "1G",
    help: "the memory of a worker, at least 128M; a case may take a sixteenth of it")
  static let inProcess = Flag(
    "--in-process", help: "run layouts without a worker, for a debugger: a trap ends the run")
  static let select = Flag(
    "--select", value: "A,B-03", isList: true,
    help: "judge these rules only, by ID or by the letters before it")
  static let ignore = Flag(
    "--ignore", value: "C", isList: true, help: "do not judge these rules")
  static let rulesAsOf = Flag(
    "--rules-as-of", value: "VERSION", help: "judge no rule that is newer than this version")
  static let profile = Flag(
    "--profile", value: "NAME",
    help: "the kind of layout: \(Profile.builtIn.map(\.name).joined(separator: ", ")), or none; "
      + "flow:vertical for lines that run down")
  static let count = Flag(
    "--count", value: "N", standard: "found out",
    help: "the number of subviews that the layout takes, or some: 2, 1...3, 1...")
  static let observe = Flag(
    "--observe", help: "print what is observed of each layout, and run no case")
  static let values = Flag(
    "--values", value: "KEY=1,2", isList: true,
    help: "the values of a layout value key to draw, simplest first")
  static let noValues = Flag("--no-values", help: "draw no layout values")
  static let strict = Flag("--strict", help: "recommended rules fail the run, too")
  static let failFast = Flag("--fail-fast", help: "stop after the first subject with a finding")
  static let silence = Flag(
    "--silence", value: "NAME", isList: true, help: "do not print the health warning of this name")
  static let make = Flag(
    "--make", value: "EXPR", isList: true,
    help: "how to make a layout of the file: --make 'Flow(spacing: 8, columns: 1...6)'; a range of "
      + "numbers is drawn from")
  static let prelude = Flag(
    "--prelude", value: "FILE.swift", isList: true,
    help: "a file that adds what an app would supply; its layouts are not checked")
  static let compileTimeout = Flag(
    "--compile-timeout", value: "5m", standard: "5m",
    help: "the processor time that compiling the files may take")
  static let corpus = Flag(
    "--corpus", value: "DIR", standard: "fuzz, replay: Corpus",
    help: "the folder of saved cases; new ones are saved there")
  static let command = Flag(
    "--command", value: "CMD", isList: true,
    help: "an engine that speaks the protocol, as for a shell")
  static let expect = Flag(
    "--expect", value: SavedCase.Expectation.allCases.map(\.rawValue).joined(separator: "|"),
    help: "what each case should do, whatever its file says")
  static let accept = Flag(
    "--accept", help: "write \"expect\": \"pass\" into the files whose bug is fixed")
  static let into = Flag("--into", value: "DIR", help: "the folder that takes the cases")
  static let dryRun = Flag("--dry-run", help: "say what would be done, and do nothing")
  static let test = Flag("--test", help: "print the case as a test to paste, and nothing else")
  static let svg = Flag("--svg", value: "PATH", help: "write the picture to a file")
  static let output = Flag(
    "--output", "-o", value: "PATH|-", standard: "standard output", help: "the file to write")
  static let json = Flag("--json", value: "PATH|-", help: "write the run as JSON Lines")
  static let xunit = Flag(
    "--xunit-output", value: "PATH", help: "write the run as JUnit XML, a suite for each subject")
  static let sarif = Flag("--sarif", value: "PATH", help: "write the findings as SARIF 2.1.0")
  static let html = Flag("--html", value: "PATH", help: "write the run as one HTML page")
  static let github = Flag(
    "--github", help: "print annotations for GitHub (by itself under GITHUB_ACTIONS=true)")
  static let power = Flag("--power", help: "measure how soon the broken specimens are found")
  static let causes = Flag(
    "--causes", help: "count the findings of the broken specimens, and look which comes first")
  static let shrink = Flag("--shrink", help: "measure the shrinking of the broken specimens")
  static let guidance = Flag(
    "--guidance", help: "measure how much sooner a guided search finds rare defects")
  static let speed = Flag("--speed", help: "measure how fast the kit is")
  static let growth = Flag(
    "--growth", help: "measure the reference engine on larger and larger trees")
  static let runs = Flag(
    "--runs", value: "N", standard: "power 50, shrink 100, guidance 20, growth 5, speed 7",
    help: "seeds to measure, from 1 on, or rounds of a measure of time")
  static let format = Flag("--format", value: "text|json|markdown", help: "how to write the list")
  static let specimens = Flag(
    "--specimens", value: "DIR", help: "the folder with the source text of the specimens")
  static let effective = Flag(
    "--effective", help: "print the settings in force, and where each was written")
  static let quiet = Flag("--quiet", "-q", help: "print findings and the summary only")
  static let verbose = Flag("--verbose", "-v", help: "print what became of every rule")
  static let color = Flag(
    "--color", value: "auto|always|never", standard: "auto", help: "whether to use colour")
  static let ascii = Flag("--ascii", help: "draw with ASCII characters only")
  static let help = Flag("--help", "-h", help: "print this help")

  /// The flags of a run.
  static let run =
    [
      seed, cases, exhaustive, guided, shard, jobs, timeout, memory, inProcess, select, ignore,
      rulesAsOf, profile, count, values, noValues, strict, failFast, corpus, json, xunit, sarif,
      html,
      github, silence,
      quiet, verbose, color, ascii,
    ] + source

  /// The flags that say how a user's files are compiled, which a built checker does not take.
  static let source = [make, prelude, compileTimeout]

  /// The flags that name a file which one run writes.
  static let reports = [json, xunit, sarif, html]
}
