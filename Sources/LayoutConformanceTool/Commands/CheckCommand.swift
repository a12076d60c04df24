import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Checks subjects, files or the gallery.
  static let check = Command(
    name: "check", usage: "[SUBJECT | FILE.swift | FOLDER …] [FLAGS]",
    summary: "Run random cases of layouts, and report the rules that they break.",
    details: """
      A file that says 'import SwiftUI' is compiled as it is; its types that conform to Layout are
      the subjects. Without an argument the layouts of the Swift package in the working folder are
      checked, each target as one module; where there is no package it is the built-in gallery,
      each specimen against its declared verdict.

      Parameters are drawn for each case; the line of a layout says from what. --make says it in another
      way: 'Flow(spacing: 0...24, columns: 3)' draws the spacing, and so does any expression with

        draw.length("spacing", in: 0...24)          a length in points; or: [375], default: 8
        draw.number("ratio", in: 0.25...4)          a number; draw.int("columns", in: 1...6)
        draw.bool("isOn")                           true or false
        draw.element("mode", of: [Mode.a, .b])      one of a list
        draw.optional("limit") { draw in … }        nil in half of the cases
        draw.default("mode", .a) { draw in … }      what the layout has by itself in half of the cases
      """,
    examples: [
      ("check", "the package here, the gallery, or all subjects of a checker of your own"),
      ("check FlowLayout.swift", "every layout of a file"),
      ("check Layouts.swift FlowLayout", "one layout of a file"),
      ("check FlowLayout.swift --seed 7 --json -", "other cases, as JSON Lines"),
      ("check FlowLayout.swift --exhaustive 2", "every case of at most two subviews"),
      ("check FlowLayout.swift --select PLACE,SIZE-02", "some rules only"),
      ("check FlowLayout.swift --profile flow", "the rules for a flow, too"),
      ("check Card.swift --count 2", "with two subviews in each case"),
      ("check FlowLayout.swift --make 'FlowLayout(spacing: 0...24)'", "with spacings up to 24"),
      ("check FlowLayout.swift --observe", "what the layout does, without a verdict"),
    ],
    flags: [.observe] + Flag.run,
    run: { (arguments, registry) throws(ToolError) in
      try arguments.requireCases()
      var plan = try RunPlan(arguments, defaultSeed: RunPlan.fixedSeed)
      if plan.scope == nil { plan.cases = plan.cases ?? 1000 }
      return try run("check", arguments, registry, plan)
    })

  /// Looks for findings for as long as there is time.
  static let fuzz = Command(
    name: "fuzz", usage: "[SUBJECT | FILE.swift | FOLDER …] [FLAGS]",
    summary: "Run random cases for a time, and save what they find.",
    details: """
      As check, but until --time or --cases is spent (default: --time 1m), with a seed of its own in
      each run, and with cases that grow. Each distinct finding is shrunk and saved under --corpus
      (default: Corpus) the moment it is found, and the run goes on. Ctrl-C stops it and reports.
      """,
    examples: [
      ("fuzz FlowLayout.swift --time 10m", "every layout of a file, ten minutes in all"),
      ("fuzz FlowLayout.swift --guided --time 10m", "going on from cases that show something new"),
      ("fuzz FlowLayout.swift --cases 1000000 --seed 7 --shard 1/4", "a quarter of a million"),
    ],
    flags: [.time] + Flag.run,
    run: { (arguments, registry) throws(ToolError) in
      // One number for all parts of a run that other machines do, too.
      let isRandom = !arguments.has(.exhaustive)
      guard !arguments.has(.shard) || arguments.has(.seed) || !isRandom else {
        throw Arguments.usage("'--shard' needs '--seed', the same for all parts", "fuzz")
      }
      var plan = try RunPlan(arguments, defaultSeed: UInt64.random(in: 0...UInt64.max))
      plan.time = try arguments.duration(.time)
      if plan.time == nil, plan.cases == nil, isRandom { plan.time = 60_000_000 }
      plan.savesFindings = true
      return try run("fuzz", arguments, registry, plan)
    })

  private static func run(
    _ command: String, _ arguments: Arguments, _ registry: Registry, _ plan: RunPlan
  ) throws(ToolError) -> ExitCode {
    // What is wrong with the line was said before: the compiler takes its time.
    let isPackage = registry.subjects.isEmpty && SwiftPackage.isHere
    guard !isPackage || !arguments.positionals.isEmpty else {
      return try PackageCheck(command, arguments).run()
    }
    try SourceCheck.takeOver(command, arguments) { isPath($0, registry) }
    let entries = try entries(arguments.positionals, registry, plan)
    try arguments.requireValues(of: entries.map(\.subject), plan)
    for entry in entries {
      try entry.subject.requireSound()
      try plan.requireScope(for: entry.subject, counts: entry.subject.counts ?? .any)
    }
    var plan = plan
    plan.sources = SourceCheck.sources(registry)
    let reports = try Reports(arguments)
    return try arguments.has(.observe)
      ? ObservationRun(entries, plan: plan, listener: reports).run()
      : Run(entries, plan: plan, listener: reports).run()
  }

  /// Whether a word is a path rather than the name of a subject.
  static func isPath(_ word: String, _ registry: Registry) -> Bool {
    let names = registry.all.map(\.name)
    guard !names.contains(word) else { return false }
    return word.hasSuffix(".swift") || word.contains("/")
      || FileManager.default.fileExists(atPath: word)
  }

  private static func entries(
    _ names: [String], _ registry: Registry, _ plan: RunPlan
  ) throws(ToolError) -> [LayoutCheck] {
    func judged(_ subject: Subject) -> Subject {
      plan.values.subject(plan.selection.subject(subject))
    }
    let subjects = registry.subjects.map { LayoutCheck(judged($0)) }
    // A verdict is declared under the specimen's own profile, for its own numbers of subviews and with its
    // own values.
    let isAsDeclared = !plan.selection.isDeclaration && plan.values.isUsual
    let gallery = registry.gallery.map { entry in
      LayoutCheck(judged(entry.subject), declared: isAsDeclared ? entry.verdict : nil)
    }
    var all = subjects + gallery
    if !all.isEmpty { all[0].notes = SourceCheck.notes }
    guard !names.isEmpty else {
      guard !all.isEmpty else { throw ToolError(.unavailable, "there is no subject to check") }
      return all
    }
    all += registry.rare.map { LayoutCheck($0.subject, declared: $0.verdict) }
    var chosen: [LayoutCheck] = []
    for name in names {
      guard let entry = all.first(where: { $0.subject.name == name }) else {
        let hint = Arguments.hint(name, all.map(\.subject.name))
        throw Arguments.usage("there is no subject and no file '\(name)'\(hint)", "check")
      }
      chosen.append(entry)
    }
    return chosen
  }
}

extension Arguments {
  /// Makes sure that nothing is asked about the cases of a command that runs none.
  ///
  /// - Throws: `ToolError` with exit code 64 for `--observe` with a flag that is about cases.
  fileprivate func requireCases() throws(ToolError) {
    let flags = [
      Flag.cases, .exhaustive, .guided, .shard, .corpus, .xunit, .sarif, .html, .failFast,
    ]
    guard has(.observe), let flag = flags.first(where: isOnLine) else { return }
    throw Arguments.usage("'--observe' runs no case; leave out '\(flag.name)'", "check")
  }
}

extension Subject {
  /// Makes sure that the profile and the exceptions of the subject name rules that there are.
  ///
  /// - Throws: `ToolError` with exit code 64 and the first mistake.
  func requireSound() throws(ToolError) {
    guard let mistake = mistakes.first else { return }
    throw ToolError(.usage, "\(mistake)\nSee 'layout-conformance rules'.")
  }
}

extension Arguments {
  /// Makes sure that `--values` names keys that there are, and values of theirs.
  ///
  /// - Parameters:
  ///   - subjects: The subjects, each with the chosen values.
  ///   - plan: The choice, and what asking for values may take.
  /// - Throws: `ToolError` with exit code 64 and the first mistake.
  fileprivate func requireValues(of subjects: [Subject], _ plan: RunPlan) throws(ToolError) {
    let known = Set(subjects.flatMap { $0.values.map(\.name) })
    for choice in plan.values.choices where !known.contains(choice.key) {
      let text = "\(choice.key)=\(choice.values)"
      throw problem(.values, text) { place in
        let names = known.sorted()
        return "\(place) names no layout value key\(Self.hint(choice.key, names)); "
          + (names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))")
      }
    }
    for subject in subjects where !plan.values.choices.isEmpty {
      let isolated = IsolatedSubject(subject, try IsolatedJudge(subject, limits: plan.limits))
      guard let misfit = try isolated.misfit(of: plan.values) else { continue }
      throw error(
        .values, "\(misfit.key)=\(misfit.text)",
        "\(misfit.expected), for a value of '\(misfit.key)'")
    }
  }
}

extension Limits {
  /// The limits of a command line.
  ///
  /// - Throws: `ToolError` for a value that is none.
  init(_ arguments: Arguments) throws(ToolError) {
    self.init()
    if let timeout = try arguments.duration(.timeout) { self.timeout = timeout }
    if let memory = try arguments.bytes(.memory) {
      guard memory >= Self.leastMemory else {
        throw arguments.error(
          .memory, arguments.value(.memory) ?? "",
          "at least \(Self.leastMemory >> 20)M: below it the kit's own work counts as the layout's")
      }
      self.memory = memory
    }
    if arguments.has(.inProcess) { isInProcess = true }
  }
}

extension RunPlan {
  /// The choices of a command line.
  ///
  /// - Throws: `ToolError` for a value that is none.
  init(_ arguments: Arguments, defaultSeed: UInt64) throws(ToolError) {
    let seed = try arguments.seed() ?? defaultSeed
    let cases = try arguments.int(.cases, in: 1...1_000_000_000)
    let selection = try arguments.rules()
    self.init(seed: seed, cases: cases, rules: selection.rules(of: nil), selection: selection)
    values = try arguments.valueSelection()
    shard = try arguments.shard()
    isGuided = arguments.has(.guided)
    if isGuided, let flag = [Flag.exhaustive, .shard].first(where: arguments.has) {
      throw arguments.problem(.guided, "") { _ in
        "'--guided' learns from all of its own cases and does not go with '\(flag.name)'"
          + (flag.name == Flag.shard.name ? "; give each machine a seed of its own" : "")
      }
    }
    scope = try arguments.int(.exhaustive, in: ExhaustiveCases.scopes)
    if scope != nil, let flag = [Flag.cases, .seed].first(where: arguments.has) {
      throw arguments.problem(.exhaustive, "") { _ in
        "'--exhaustive' runs every case of its scope; leave out '\(flag.name)'"
      }
    }
    silenced = try arguments.silenced()
    limits = try Limits(arguments)
    if let path = arguments.value(.corpus) {
      corpus = path
      savesFindings = true
    }
    jobs = try arguments.jobs()
    isStrict = arguments.has(.strict)
    failsFast = arguments.has(.failFast)
  }
}
