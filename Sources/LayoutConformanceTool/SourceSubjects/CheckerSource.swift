import LayoutConformance
import LayoutConformanceRunning

/// The source text of a checker: the user's files with code after them, and a `main` of its own.
///
/// The code after a file stands in the same file, because private types are seen nowhere else, and
/// in extensions of the types around them. No module is imported there, so that the user's own
/// names keep their meaning; what the code needs of this package has names that nobody else takes.
struct CheckerSource: Sendable {
  /// The text of the generated file.
  let main: String
  /// The text of each user file, with the code after it.
  let files: [[UInt8]]
  /// The subject that a line of a user file's copy makes, by file and line.
  private var subjectLines: [Line: SubjectPlan] = [:]
  /// The key that a line of a user file's copy makes a value of, by file and line.
  private var keyLines: [Line: KeyPlan] = [:]

  private struct Line: Hashable {
    var file: Int
    var line: Int
  }

  /// Writes the text.
  ///
  /// - Parameters:
  ///   - files: The user's files, for their names.
  ///   - copies: The text of each that is compiled.
  ///   - planner: The subjects and keys.
  init(files: [SourceFile], copies: [[UInt8]], planner: SubjectPlanner) {
    var texts: [[UInt8]] = []
    for (file, copy) in copies.enumerated() {
      var lines = [
        "#sourceLocation(file: \"\(Self.locationName(files[file].path))\", line: 1)",
        String(decoding: copy, as: UTF8.self), "#sourceLocation()",
      ]
      // The line number counts the line breaks inside the user's text, too.
      var count = 3 + copy.count { $0 == UInt8(ascii: "\n") }
      func add(_ line: String) -> Line {
        lines.append(line)
        count += 1
        return Line(file: file, line: count)
      }
      var subjects: [String] = []
      for (index, plan) in planner.subjects.enumerated() where plan.type.file == file {
        let line = add(Self.subject(plan, number: index))
        subjectLines[line] = plan
        subjects.append(Self.call("Subject_\(index)", in: plan.scope))
      }
      var values: [String] = []
      for (index, plan) in planner.keys.enumerated() where plan.type.file == file {
        let line = add(Self.value(plan, number: index))
        keyLines[line] = plan
        values.append(Self.call("Value_\(index)", in: plan.scope))
      }
      _ = add(Self.list("Subjects_\(file)", of: "Subject", subjects))
      _ = add(Self.list("Values_\(file)", of: "Value", values))
      texts.append(Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")])
    }
    self.files = texts
    main = Self.main(fileCount: files.count)
  }

  /// The subject that a line of a file's copy makes.
  func subject(file: Int, line: Int) -> SubjectPlan? {
    subjectLines[Line(file: file, line: line)]
  }

  /// The key that a line of a file's copy makes a value of.
  func key(file: Int, line: Int) -> KeyPlan? {
    keyLines[Line(file: file, line: line)]
  }

  /// A user's path as `#sourceLocation` can hold it, which knows no escapes.
  static func locationName(_ path: String) -> String {
    String(path.map { "\"\\\n\r".contains($0) ? "_" : $0 })
  }
}

extension CheckerSource {
  /// The beginning of every name that generated code declares.
  static let prefix = "__layoutConformance"

  private static func subject(_ plan: SubjectPlan, number: Int) -> String {
    let name = plan.name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let closure = "{ draw in \(plan.value.code) }"
    return inExtension(
      of: plan.scope,
      "func \(prefix)Subject_\(number)() -> \(prefix)Subject "
        + "{ \(prefix)Subject(\"\(name)\", values: \(prefix)Values()\(constants(of: plan.type))"
        + (plan.isOnMainActor ? ", \(prefix)Unisolated(\(closure))) }" : ") \(closure) }"))
  }

  /// The constants of a layout as an argument; nothing where there are none.
  private static func constants(of type: SurveyedType) -> String {
    let constants = type.constants
    guard constants != SourceConstants() else { return "" }
    let words = constants.words.map { "\"\($0)\"" }
    return
      ", constants: .init(numbers: [\(constants.numbers.map { "\($0)" }.joined(separator: ", "))], "
      + "words: [\(words.joined(separator: ", "))])"
  }

  private static func value(_ plan: KeyPlan, number: Int) -> String {
    inExtension(
      of: plan.scope,
      "func \(prefix)Value_\(number)() -> \(prefix)Value "
        + "{ \(prefix)Value(\(plan.type.expression).self, named: \"\(plan.name)\", "
        + "\(plan.values.code))\(plan.isSeenOutside ? "" : ".drawn(.seldom)") }")
  }

  private static func call(_ name: String, in scope: [SurveyedType.Level]) -> String {
    (scope.isEmpty ? "" : "\(SurveyedType.expression(scope)).") + "\(prefix)\(name)()"
  }

  /// A function in an extension; at the top level where there is no type around.
  private static func inExtension(of scope: [SurveyedType.Level], _ code: String) -> String {
    guard !scope.isEmpty else { return "nonisolated \(code)" }
    let path = scope.map(\.spelling).joined(separator: ".")
    let equalities = scope.flatMap { level in
      zip(level.generics.parameters, level.generics.arguments).map { "\($0) == \($1)" }
    }
    let condition = equalities.isEmpty ? "" : " where \(equalities.joined(separator: ", "))"
    return "extension \(path)\(condition) { nonisolated static \(code) }"
  }

  private static func list(_ name: String, of element: String, _ calls: [String]) -> String {
    "func \(prefix)\(name)() -> [\(prefix)\(element)] { [\(calls.joined(separator: ", "))] }"
  }

  private static func main(fileCount: Int) -> String {
    func sum(_ name: String) -> String {
      (["[]"] + (0..<fileCount).map { "\(prefix)\(name)_\($0)()" }).joined(separator: " + ")
    }
    return """
      import LayoutConformance
      import LayoutConformanceTool

      typealias \(prefix)Subject = LayoutConformance.Subject
      typealias \(prefix)Value = LayoutConformance.LayoutValue

      func \(prefix)Choice<T>(
        _ draw: inout LayoutConformance.Draw, _ name: String, _ choices: [(String, T)]
      ) -> T {
        draw.element(name, named: choices.map { (name: $0.0, value: $0.1) })
      }

      func \(prefix)Unisolated<L>(
        _ make: @escaping @MainActor @Sendable (inout LayoutConformance.Draw) -> L
      ) -> @Sendable (inout LayoutConformance.Draw) -> L {
        unsafeBitCast(make, to: (@Sendable (inout LayoutConformance.Draw) -> L).self)
      }

      func \(prefix)Values() -> [\(prefix)Value] {
        \(sum("Values"))
      }

      @main enum \(prefix)Main {
        static func main() {
          LayoutConformanceTool.ConformanceTool.main(subjects: \(sum("Subjects")))
        }
      }

      """
  }
}
