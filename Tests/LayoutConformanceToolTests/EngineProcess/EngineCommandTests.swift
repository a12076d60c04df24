import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// The engine suite against processes that are right, wrong, and hostile.
@Suite struct EngineCommandTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let minimal =
    "python3 "
    + package.appending(
      path: "Sources/LayoutConformance/LayoutConformance.docc/Resources/minimal_engine.py"
    ).path

  @Test func `the reference engine behind the protocol breaks no rule`() throws {
    let command = "\(try CommandRun.program().path) serve"
    let run = try CommandRun(["engine", "--command", command, "--cases", "60"], in: Scratch())
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("seed 0000000000005eed, 1 subject\nrule "))
    #expect(run.output.contains(#/ENGINE-14 +[1-9][0-9]* +0 +0 +0 /#))
    #expect(run.output.contains("\n✔ reference 0.1.0  60 scenes\n60 cases in "))
  }

  @Test func `the minimal engine's table is right`() throws {
    let run = try CommandRun(
      ["engine", "--command", Self.minimal, "--cases", "150"], in: Scratch())
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Minimal 1.0 lacks alignmentGuide, aspectRatio, background, "))
    #expect(!run.output.contains("unsupported but not declared"))
    for kind in ["spacer", "grid", "zstack", "custom"] {
      #expect(run.output.contains(try Regex("\n\(kind) +0  lacks\n")))
    }
    for kind in ["frame", "padding"] {
      #expect(run.output.contains(try Regex("\n\(kind) +[1-9][0-9]*  agrees\n")))
    }
    for kind in ["hstack", "vstack"] {
      #expect(run.output.contains(try Regex("\n\(kind) +[0-9]+  differs: findings ")))
    }
    #expect(run.output.contains(#/; its views and\s+the spacing are 100 \[ENGINE-08\]/#))
    #expect(run.output.contains(#/ENGINE-07 +[1-9][0-9]* +0 +0 +0 /#))
    #expect(run.output.contains("  Also breaks     ENGINE-17 ("))
    #expect(run.output.contains("  Next            layout-conformance explain ENGINE-08 · -v adds"))
  }

  /// An engine that knows leaves only, and misbehaves at those that are greedy.
  private static let hostile = """
    import json, os, sys, time
    mode = sys.argv[1]
    lacks = json.loads(sys.argv[2])
    for line in sys.stdin:
        request = json.loads(line)
        if "hello" in request:
            print(json.dumps({"engine": {"name": "Hostile", "lacks": lacks, "new": 1}}), flush=True)
            continue
        node, id = request["layOut"]["root"], request["id"]
        leaf = node["leaf"]
        size = leaf.get("rigid")
        if size is None:
            offer = [0 if o is None else o for o in request["layOut"]["proposal"]]
            size = [g if o is None else o
                    for o, g in zip(request["layOut"]["proposal"], leaf["greedy"])]
            if mode == "exit":
                sys.stderr.write("all is lost")
                sys.stderr.flush()
                os._exit(4)
            if mode == "signal": os.kill(os.getpid(), 11)
            if mode == "hang": time.sleep(60)
            if mode == "garbage": print("good morning", flush=True); continue
            if mode == "wrong id": id += 1
            if mode == "half":
                sys.stdout.write('{ "id": '); sys.stdout.flush(); os._exit(0)
            if mode == "nan": size = ["nan", 1]
            if mode == "error": print(json.dumps({"id": id, "error": "no greed"}), flush=True); continue
        frames = {} if mode == "missing" and "greedy" in leaf else {node["id"]: [0, 0] + size}
        answer = json.dumps({"id": id, "size": size, "frames": frames})
        print(answer, flush=True)
        if mode == "twice" and "greedy" in leaf: print(answer, flush=True)

    """

  @Test(
    arguments: [
      ("exit", "crash", "ended: exit code 4; its error output ends with: all is lost"),
      ("signal", "crash", "ended: signal 11 (Segmentation fault"),
      ("hang", "hang", "did not answer within 0.3 s"),
      ("garbage", "violation", "answered what is no answer: not JSON"),
      ("wrong id", "violation", "answered what is no answer: an answer to "),
      ("half", "violation", "answered what is no answer: half a line, and then exit code 0"),
      // It comes before the next request, or is taken for the answer to it.
      ("twice", "violation", "answered what is no answer: a"),
      ("missing", "violation", "is missing, and not named in 'unreported'"),
      ("error", "violation", "refused the scene: no greed"),
      ("nan", "violation", "; a frame is finite, and a length at least 0 [ENGINE-13]"),
    ])
  func `an engine that misbehaves has a finding, and is started again`(
    mode: String, status: String, message: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.file("hostile.py", Self.hostile)
    let known = ["leaf"]
    let lacks =
      ViewNode.Kind.names.filter { !known.contains($0) }
      + ["leaf.text", "leaf.flexible", "leaf.area", "leaf.aspect", "update", "proposal.inf"]
      + ["direction.rightToLeft"]
    let list = JSONValue.array(lacks.map { .string($0) }).description
    let run = try CommandRun(
      [
        "engine", "--command", "python3 hostile.py '\(mode)' '\(list)'", "--cases", "12",
        "--timeout", "300ms", "--json", "-",
      ], in: scratch)
    #expect(run.exitCode == 1, "\(run.errors)")
    let findings = try run.lines("finding")
    let mine = try #require(
      findings.first { ($0["message"] as? String)?.contains(message) == true }, "\(findings)")
    #expect(mine["status"] as? String == status)
    #expect(mine["rule"] as? String == (mode == "nan" ? "ENGINE-13" : "ENGINE-18"))
    // Rigid leaves are answered as ever, before and after.
    let end = try #require(try run.lines("subjectFinished").first)
    let engine = try #require(end["engine"] as? [String: Any])
    let rules = try #require(engine["rules"] as? [[String: Any]])
    let root = try #require(rules.first { $0["rule"] as? String == "ENGINE-11" })
    #expect((root["agrees"] as? Int ?? 0) > 0)
    #expect(end["cases"] as? Int == 12)
  }

  @Test(
    arguments: [
      ("./nothing", "ended: exit code 127; its error output ends with: "),
      ("sh -c 'echo no >&2; exit 3'", "ended: exit code 3; its error output ends with: no"),
      ("echo hello", "answered what is no answer: "),
      (#"printf '{"error": "too old"}\n'"#, "refused the scene: too old"),
      (#"printf '{"id": 1, "size": [0, 0], "frames": {}}\n'"#, "no 'engine' in the answer"),
    ])
  func `an engine that does not greet is no engine`(command: String, message: String) throws {
    let run = try CommandRun(["engine", "--command", command], in: Scratch())
    #expect(run.exitCode == 69, "\(run.output)")
    #expect(run.errors.hasPrefix("Error: the engine '\(command)' "))
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `an engine that ends on every scene is given up, and the run says so`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "ending.sh",
      """
      read line
      echo '{"engine": {"name": "Ending", "lacks": ["update"]}}'
      read line
      exit 3

      """)
    let run = try CommandRun(["engine", "--command", "sh ending.sh", "--json", "-"], in: scratch)
    #expect(run.exitCode == 1, "\(run.errors)")
    let end = try #require(try run.lines("runFinished").first)
    #expect(end["cases"] as? Int == 5)
    #expect(
      end["stoppedBecause"] as? String == "the engine gave no answer to five scenes in a row")
    #expect(try run.lines("finding").compactMap { $0["rule"] as? String } == ["ENGINE-18"])
  }

  @Test func `several engines are compared in one table`() throws {
    let run = try CommandRun(
      ["engine", "--command", Self.minimal, "SmallEngine", "-q", "--cases", "60"], in: Scratch())
    #expect(run.exitCode == 1)
    #expect(run.output.contains(#/\n +SmallEngine  Minimal 1.0\n/#))
    #expect(run.output.contains(#/\nENGINE-08 +agrees +differs\n/#))
    #expect(run.output.contains(#/\ngrid +agrees +lacks\n/#))
    #expect(run.output.contains(#/\npadding +agrees +agrees\n/#))
  }

  @Test func `a broken engine of the gallery is found by name`() throws {
    let run = try CommandRun(
      ["engine", "MirroringTwice", "--select", "ENGINE-06", "--cases", "20", "-v"], in: Scratch())
    #expect(run.exitCode == 1)
    #expect(run.output.contains(#/the\s+mirror of its place from left to right is /#))
    #expect(
      run.output.contains(
        #/Reproduce       layout-conformance engine MirroringTwice --select ENGINE-06 --seed 0/#))
  }

  @Test(
    arguments: [
      (["engine", "Nobody"], "there is no engine 'Nobody'"),
      (["engine", "--select", "SIZE"], "'--select SIZE' matches no rule for engines"),
      (["engine", "--cases", "0"], "'--cases 0': expected a whole number"),
      (["serve", "now"], "there is no engine 'now'"),
      (["serve", "SmallEngine", "now"], "unexpected 'now'"),
    ])
  func `a wrong command line says so`(words: [String], message: String) throws {
    let run = try CommandRun(words, in: Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `an engine that lacks everything cannot run`() throws {
    let lacks = ViewNode.Kind.names.map { "\"\($0)\"" }.joined(separator: ", ")
    let greeting = #"{"engine": {"name": "None", "lacks": [\#(lacks)]}}"#
    let command = "sh -c 'read line; echo \"$0\"; cat > /dev/null' '\(greeting)'"
    let run = try CommandRun(
      ["engine", "--command", command, "--cases", "5", "--select", "ENGINE-11"], in: Scratch())
    #expect(run.exitCode == 69, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("no scene could be drawn without what the engine lacks"))
  }

  @Test func `recorded facts are replayed, by an engine process too`() throws {
    let scratch = try Scratch()
    let facts = Self.package.appending(path: "Corpus/engine").path
    let own = try CommandRun(["replay", facts, "-q"], in: scratch)
    #expect(own.exitCode == 0, "\(own.output)")
    #expect(
      own.output.hasSuffix(
        "92 facts about SwiftUI in 'reference': 90 agree, 0 differ, 2 differ that are not sure, "
          + "0 lacking, 0 unusable\n"))
    let other = try CommandRun(["replay", facts, "-q", "--command", Self.minimal], in: scratch)
    #expect(other.exitCode == 0, "\(other.output)")
    #expect(other.output.contains("92 facts about SwiftUI in 'Minimal 1.0': "))
    _ = try scratch.file("engine/bad.json", #"{ "layoutConformanceScene": 1 }"#)
    let bad = try CommandRun(["replay", "."], in: scratch)
    #expect(bad.exitCode == 65)
    #expect(bad.errors.contains("Error: ./engine/bad.json: the key 'fact' is missing"))
  }

  @Test func `a sure fact that is not met fails the replay`() throws {
    let scratch = try Scratch()
    let fact = Self.package.appending(path: "Corpus/engine/01-three-equal-shares.json")
    let text = try String(contentsOf: fact, encoding: .utf8)
    _ = try scratch.file(
      "engine/wrong.json", text.replacing("[300, 100],\n", with: "[301, 100],\n"))
    let run = try CommandRun(["replay", "engine/wrong.json"], in: scratch)
    #expect(run.exitCode == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("✘ engine/wrong.json: "))
    #expect(run.output.contains("(1, grade A): three views that take any width share it equally"))
  }
}
