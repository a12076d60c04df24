import LayoutConformance
struct SourceCheck {
  let files: [String]
  let arguments: Arguments
  func run() throws(ToolError) -> ExitCode { throw ToolError(.software, "not here yet") }
}
