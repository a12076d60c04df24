import Foundation
import PackagePlugin

/// The command `swift package check-layouts`: `layout-conformance check` in the package's folder.
///
/// The tool is built when the command is used, and not as a tool of the plugin: those are built a
/// second time with every build of this package.
@main struct CheckLayouts: CommandPlugin {
  /// Runs the check, with the words after the command's name.
  ///
  /// - Throws: What keeps the tool from being built or started.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var parameters = PackageManager.BuildParameters(configuration: .release)
    parameters.echoLogs = true
    let built = try packageManager.build(.product("layout-conformance"), parameters: parameters)
    guard built.succeeded,
      let tool = built.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "layout-conformance"
      })
    else {
      Diagnostics.error("the tool 'layout-conformance' was not built")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { exit(70) }
    exit(process.terminationStatus)
  }
}
