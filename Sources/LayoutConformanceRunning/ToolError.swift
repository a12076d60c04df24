/// Why a command cannot do what it was asked, with the exit code that says so.
package struct ToolError: Error, CustomStringConvertible {
  package let exitCode: ExitCode
  package let description: String

  package init(_ exitCode: ExitCode, _ description: String) {
    self.exitCode = exitCode
    self.description = description
  }
}
