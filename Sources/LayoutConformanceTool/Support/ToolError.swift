/// Why a command cannot do what it was asked, with the exit code that says so.
struct ToolError: Error, CustomStringConvertible {
  let exitCode: ExitCode
  let description: String

  init(_ exitCode: ExitCode, _ description: String) {
    self.exitCode = exitCode
    self.description = description
  }
}
