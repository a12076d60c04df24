/// The body of a fuzz target: makes a case of bytes, judges it, and traps where a rule is broken.
///
/// A fuzzer such as libFuzzer keeps an input that ends the process. In Swift the whole target is
///
///     private let target = FuzzTarget(Subject("Flow") { _ in Flow() })
///
///     @_cdecl("LLVMFuzzerTestOneInput")
///     public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
///       target.run(UnsafeBufferPointer(start: start, count: count))
///     }
///
/// A layout that traps or hangs ends the process by itself. `layout-conformance decode` makes a case
/// file of an input that was kept.
public struct FuzzTarget: Sendable {
  /// The layout.
  public let subject: Subject
  /// The rules that end the process when they are broken.
  public let rules: [Rule]

  private let decoder: CaseDecoder

  /// Makes a target of a layout.
  ///
  /// - Parameters:
  ///   - subject: The layout. One that takes some numbers of subviews only has to say so: nothing is
  ///     found out here.
  ///   - rules: The rules to judge, those that many cases together break left out; all of the subject
  ///     that are not mere recommendations by default. Exceptions of the subject are not judged.
  public init(_ subject: Subject, rules: [Rule]? = nil) {
    self.subject = subject
    let chosen = rules ?? subject.rules.filter { $0.level != .recommended }
    self.rules = chosen.filter {
      !$0.isTrend && $0.isOfDrawnCases && subject.exceptions[$0.id] == nil
    }
    decoder = CaseDecoder(for: subject, counts: subject.counts ?? .any)
  }

  /// Runs the case of an input.
  ///
  /// - Returns: 0, which tells libFuzzer to go on.
  public func run(_ bytes: some Sequence<UInt8>) -> Int32 {
    if let finding = finding(in: bytes) { fatalError(text(of: finding)) }
    return 0
  }

  /// The first rule that the case of an input breaks, `nil` if it keeps them all.
  public func finding(in bytes: some Sequence<UInt8>) -> Finding? {
    let layoutCase = decoder.layoutCase(bytes)
    let trial = Trial(layoutCase, of: subject)
    for rule in rules {
      guard case .violated(let exhibit) = rule.judge(trial) else { continue }
      var finding = Finding(
        rule, brokenBy: subject, isStrict: true, layoutCase: layoutCase, exhibit: exhibit)
      finding.noteParameters(of: subject)
      return finding
    }
    return nil
  }

  /// What a finding says before the process ends: the rule, the case as a test, what to do next.
  func text(of finding: Finding) -> String {
    return """
      \(finding.headline(of: subject.name))

      \(finding.testSource(of: subject.name)?.text ?? "")

      Case file: layout-conformance decode CRASH-FILE \(subject.name) -o case.json
      Explain:   layout-conformance explain \(finding.rule.id)

      """
  }
}
