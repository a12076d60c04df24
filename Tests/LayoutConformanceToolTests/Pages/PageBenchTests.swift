import Testing

/// That a page which is wrong is noticed.
@Suite(.serialized) struct PageBenchTests {
  private func page(_ text: String) -> Page {
    Page(path: "Page.md", text: text)
  }

  private let layout = """
    import SwiftUI

    struct Nothing: Layout {
    \(SourceWorkshop.methods)
    }
    """

  @Test func `blocks are taken with their language, their file and their line`() {
    let page = page(
      """
      # A page

      The layout, in `Flow.swift`:

      ```swift
      let a = 1

      ```

      Not a file: `x`, or `Flow.swift` in the middle.
      ```sh
      true
      ```
      - From `Sources/Some/File.swift`, where it stands
        like this:

        ```text
          b
        ```
      """)
    #expect(page.blocks.map(\.language) == ["swift", "sh", "text"])
    #expect(page.blocks.map(\.file) == ["Flow.swift", nil, "Sources/Some/File.swift"])
    #expect(page.blocks.map(\.line) == [5, 11, 17])
    #expect(page.blocks.map(\.text) == ["let a = 1\n\n", "true\n", "    b\n"])
    #expect(page.file("Flow.swift") == "let a = 1\n\n")
  }

  @Test func `code that does not compile is noticed, and a test that fails`() throws {
    let bench = try PageBench(page("`Nothing.swift`:\n\n```swift\n\(layout)\n```\n"))
    let sound = try bench.run(swift: "let nothing = Nothing()\n")
    #expect(sound.exitCode == 0, "\(sound.output)")
    #expect(try bench.run(swift: "let nothing = Nothing(spacing: 3)\n").exitCode != 0)
    let test = """
      import LayoutConformanceTesting
      import Testing

      @Test func `nothing is placed`() { expectConforms(Nothing(), to: "PLACE-01", cases: 20) }
      """
    let red = try bench.run(swift: test)
    #expect(red.exitCode == 1)
    #expect(red.output.contains("✘ PLACE-01  'Nothing' did not place"))
    let program = "import LayoutConformanceTool\nConformanceTool.main(subjects: [])\n"
    #expect(try bench.run(swift: program).exitCode == 69)
    let manifest =
      "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Packag()\n"
    #expect(try bench.run(swift: manifest).exitCode != 0)
  }

  @Test func `a command that is wrong is noticed, a finding is none of its faults`() throws {
    let bench = try PageBench(page(""))
    #expect(try bench.run(shell: "layout-conformance check RowAtZero --cases 50").exitCode == 0)
    #expect(try bench.run(shell: "layout-conformance check RowAtZero --case 50").exitCode == 64)
    #expect(try bench.run(shell: "layout-conformance chek\ntrue").exitCode == 64)
    #expect(try bench.run(shell: "layout-conformance replay nowhere\ntrue").exitCode == 65)
    #expect(try bench.run(shell: "no-such-command | cat\nno-such-command").exitCode == 127)
    #expect(try bench.run(["/bin/bash", "-n", bench.scratch.file("b", "if true\n")]).exitCode != 0)
    let yaml = try bench.run(yaml: "a: [1\n")
    #expect(yaml.exitCode != 0 || yaml.output.contains("no yaml"))
  }

  @Test func `what was not printed is noticed`() {
    let printed = "✘ A  put 1\n\n  Calls   1  size\n          2  place\n  Check   • this\n"
    #expect(PageBench.isPrinted("✘ A put 1\n  …\n  Check • this\n", in: printed))
    #expect(PageBench.isPrinted("  Calls 1 size\n 2 place\n", in: printed))
    #expect(!PageBench.isPrinted("✘ A put 2\n", in: printed))
    #expect(!PageBench.isPrinted("  Check • this\n  …\n✘ A put 1\n", in: printed))
    #expect(!PageBench.isPrinted("✘ A put 1\nCheck\n", in: printed))
  }
}
