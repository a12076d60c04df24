import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// The words after a command, sorted into flags and the rest.
struct Arguments {
  /// What stands there without a flag.
  let positionals: [String]
  /// The flags of the line with their values as they were written, but for those about source.
  let flagWords: [String]
  private var settings: [Setting]
  private let command: String

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - flags: The flags that the command takes.
  ///   - command: The command's name, for the errors.
  /// - Throws: `ToolError` with exit code 64 for a flag that the command does not take.
  init(_ words: [String], flags: [Flag], command: String) throws(ToolError) {
    var positionals: [String] = []
    var settings: [Setting] = []
    var flagWords: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let known = (flags + [.help]).first { [$0.name, $0.letter].contains(name) }
      // '--no-values' is a flag of its own, which also voids '--values'.
      let void = known == nil ? flags.first { $0.isSetting && $0.negation == name } : nil
      guard let flag = known ?? void else {
        throw Self.usage("unknown flag '\(name)'\(Self.hint(name, flags.map(\.name)))", command)
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if let placeholder = flag.value, void == nil {
        value = value ?? rest.popFirst()
        guard value != nil else {
          throw Self.usage("'\(flag.name)' needs a value: \(flag.name) \(placeholder)", command)
        }
      } else if value != nil {
        throw Self.usage("'\(name)' takes no value", command)
      }
      // The last one counts, and of a list all behind the last that takes it back.
      let earlier = void == nil ? settings.first { $0.flag.name == flag.name }?.values ?? [] : []
      settings.removeAll { $0.flag.name == flag.name }
      settings.append(
        Setting(
          flag: flag, values: earlier + (value.map { [$0] } ?? []), isOn: void == nil,
          origin: .line))
      if !Flag.source.map(\.name).contains(flag.name) {
        flagWords += [void == nil ? flag.name : name] + (value.map { [$0] } ?? [])
      }
    }
    self.positionals = positionals
    self.settings = settings
    self.flagWords = flagWords
    self.command = command
  }

  /// Adds what the environment and the project's file set, for the flags that the command takes.
  ///
  /// - Throws: `ToolError` for a variable or a file that is not what it should be.
  mutating func complete(for flags: [Flag]) throws(ToolError) {
    let names = flags.map(\.name)
    guard Setting.flags.contains(where: { names.contains($0.name) }) else { return }
    let weaker = Setting.merged(
      try Setting.ofEnvironment(), over: try SettingsFile.inForce()?.settings ?? [])
    settings = Setting.merged(settings, over: weaker.filter { names.contains($0.flag.name) })
  }

  /// What sets a flag, `nil` if nothing does.
  func setting(_ flag: Flag) -> Setting? { settings.first { $0.flag.name == flag.name } }

  /// Whether a flag is on, or has a value.
  func has(_ flag: Flag) -> Bool { setting(flag)?.isOn ?? false }

  /// Whether the command line itself has a flag.
  func isOnLine(_ flag: Flag) -> Bool { setting(flag)?.origin == .line }

  /// The value of a flag, the last one if it was given more than once.
  func value(_ flag: Flag) -> String? { setting(flag)?.values.last }

  /// All values of a flag.
  func values(_ flag: Flag) -> [String] { setting(flag)?.values ?? [] }

  /// The whole number after a flag.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none, or out of range.
  func int(_ flag: Flag, in range: ClosedRange<Int>) throws(ToolError) -> Int? {
    guard let text = value(flag) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw error(flag, text, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The seed after the flag: decimal, hexadecimal after `0x` or in 16 digits, or `random`.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none of these.
  func seed() throws(ToolError) -> UInt64? {
    guard let text = value(.seed) else { return nil }
    guard let seed = UInt64(seed: text) else {
      throw error(.seed, text, "a number, 16 hexadecimal digits, or 'random'")
    }
    return seed
  }

  /// The part of a run after the flag, as `I/N`; the whole run without it.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none.
  func shard() throws(ToolError) -> Shard {
    guard let text = value(.shard) else { return .whole }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(index)
    else { throw error(.shard, text, "a part such as 2/3, the second of three") }
    return Shard(index: index - 1, count: count)
  }

  /// How many workers run at the same time: as many as there are cores where nobody says.
  ///
  /// - Throws: `ToolError` with exit code 64 for what is no such number.
  func jobs() throws(ToolError) -> Int {
    try int(.jobs, in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The names of the health warnings that are not wanted.
  ///
  /// - Throws: `ToolError` with exit code 64 for an unknown name.
  func silenced() throws(ToolError) -> Set<String> {
    let known = HealthWarning.Kind.allCases.map(\.rawValue)
    for name in values(.silence) where !known.contains(name) {
      throw error(.silence, name, "one of \(known.joined(separator: ", "))")
    }
    return Set(values(.silence))
  }

  /// The duration after a flag in microseconds: `500ms`, `2s`, `10m`, `1h`.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none.
  func duration(_ flag: Flag) throws(ToolError) -> Int64? {
    guard let text = value(flag) else { return nil }
    let units: [(String, Double)] = [("ms", 1e3), ("s", 1e6), ("m", 60e6), ("h", 3600e6)]
    for (unit, scale) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number > 0, number < 1e6 else { break }
      return Int64(number * scale)
    }
    throw error(flag, text, "a duration such as 500ms, 2s, 10m or 1h")
  }

  /// The amount of memory after a flag in bytes: `512M`, `1G`.
  ///
  /// - Throws: `ToolError` with exit code 64 if it is none.
  func bytes(_ flag: Flag) throws(ToolError) -> UInt64? {
    guard let text = value(flag) else { return nil }
    let units: [(Character, Double)] = [("K", 1024), ("M", 1_048_576), ("G", 1_073_741_824)]
    for (unit, scale) in units where text.last == unit {
      guard let number = Double(text.dropLast()), number > 0, number <= 65536 else { break }
      return UInt64(number * scale)
    }
    throw error(flag, text, "an amount such as 512M or 1G")
  }

  /// The rules that `--select`, `--ignore`, `--rules-as-of` and `--profile` leave, with what `--count`
  /// says of the subjects.
  ///
  /// - Throws: `ToolError` with exit code 64 for an unknown rule or profile, or a number that is none, 69
  ///   if no rule is left.
  func rules() throws(ToolError) -> RuleSelection {
    let selection = RuleSelection(
      selected: try ids(.select, of: RuleCatalogue.all),
      ignored: try (ids(.ignore, of: RuleCatalogue.all) ?? []).union(
        newerRules(of: RuleCatalogue.all)),
      profile: try profile(), counts: try counts())
    let off = Set(selection.profile?.switchesOff ?? [])
    guard !selection.rules(of: nil).filter({ !off.contains($0.id) }).isEmpty else {
      throw ToolError(.unavailable, "no rule is selected")
    }
    return selection
  }

  /// The IDs of the rules that `--rules-as-of` leaves out.
  ///
  /// - Throws: `ToolError` with exit code 64 for what is no version.
  func newerRules(of catalogue: [Rule]) throws(ToolError) -> [String] {
    guard let text = value(.rulesAsOf) else { return [] }
    guard let version = RuleVersion(text) else {
      throw error(.rulesAsOf, text, "a version such as 0.1 or 0.1.0")
    }
    return catalogue.filter { version.isOlder(than: $0.since) }.map(\.id)
  }

  private func profile() throws(ToolError) -> Profile? {
    guard let name = value(.profile) else { return nil }
    guard let profile = Profile.named(name) else {
      let known = (Profile.builtIn + [.nothing]).map(\.name)
      throw problem(.profile, name) { place in
        "\(place) names no profile\(Self.hint(name.lowercased(), known)); "
          + "the profiles are \(known.joined(separator: ", ")), with ':vertical' for lines that "
          + "run down"
      }
    }
    return profile
  }

  private func counts() throws(ToolError) -> SubviewCounts? {
    guard let text = value(.count) else { return nil }
    guard let counts = SubviewCounts(spelling: text) else {
      throw error(
        .count, text,
        "a number of subviews up to \(SubviewCounts.greatestSpelled), or some, such as 2, 1...3 or "
          + "1...")
    }
    return counts
  }

  /// Which layout values `--values` and `--no-values` leave.
  ///
  /// - Throws: `ToolError` with exit code 64 for what names no key or no value, and for both flags.
  func valueSelection() throws(ToolError) -> ValueSelection {
    var selection = ValueSelection()
    selection.isNone = has(.noValues)
    for text in values(.values) {
      guard let choice = ValueSelection.Choice(text) else {
        throw error(.values, text, "a key and its values, such as Weight=1,2")
      }
      selection.choices.append(choice)
    }
    guard !selection.isNone || selection.choices.isEmpty else {
      throw problem(.noValues, "") { _ in
        "'--no-values' draws none, and does not go with '--values'"
      }
    }
    return selection
  }

  /// The IDs of the rules of a catalogue that a flag names; nil where it is not given.
  ///
  /// - Throws: `ToolError` with exit code 64 for a name that matches none of them.
  func ids(
    _ flag: Flag, of catalogue: [Rule], _ noun: String = "rule"
  ) throws(ToolError) -> Set<String>? {
    guard has(flag) else { return nil }
    var ids: Set<String> = []
    for name in values(flag).flatMap({ $0.split(separator: ",") }).map(String.init) {
      let matches = catalogue.matching(name)
      guard !matches.isEmpty else {
        let known = catalogue.map(\.id)
        throw problem(flag, name) {
          "\($0) matches no \(noun)\(Self.hint(name.uppercased(), known))"
        }
      }
      ids.formUnion(matches.map(\.id))
    }
    return ids
  }

  /// An error about a value that is not what it should be.
  func error(_ flag: Flag, _ text: String, _ expected: String) -> ToolError {
    problem(flag, text) { "\($0): expected \(expected)" }
  }

  /// An error about a flag that is set, in the words of the place where it was written.
  func problem(_ flag: Flag, _ text: String, _ sentence: (_ quoted: String) -> String) -> ToolError
  {
    let setting = setting(flag) ?? Setting(flag: flag, values: [text], origin: .line)
    return setting.error(sentence(setting.quoted(text)), command)
  }

  /// An error about the command line, with where to read more.
  static func usage(_ problem: String, _ command: String) -> ToolError {
    ToolError(.usage, "\(problem)\nSee 'layout-conformance \(command) --help'.")
  }

  /// The known word that was probably meant, as the end of an error.
  ///
  /// - Parameters:
  ///   - word: The word that is unknown.
  ///   - known: The words that are known.
  ///   - most: How many letters may differ; a third of the word, or two, by default.
  /// - Returns: The end of a sentence, empty where no word is near.
  static func hint(_ word: String, _ known: [String], most: Int? = nil) -> String {
    let near = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let (best, distance) = near, distance <= most ?? max(2, word.count / 3) else {
      return ""
    }
    return "; did you mean '\(best)'?"
  }

  /// The number of letters to change, add or take away to make one word of another.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = a[i] == b[j] ? diagonal : 1 + min(diagonal, row[j], row[j + 1])
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}
