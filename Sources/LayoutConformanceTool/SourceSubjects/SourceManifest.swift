import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// What a checker is told about the source that it was built from.
///
/// The command writes it to a file, and names the file in a variable of the environment: that has
/// room for any number of paths, and for any characters in them.
struct SourceManifest: Hashable, Sendable, Codable {
  /// What the layouts are made of.
  var sources: Reproduction.Sources
  /// What is to be said about how the files became subjects, in order.
  var notes: [String] = []
  /// Where the layout of each subject is declared, by the subject's name.
  var places: [String: SourcePlace] = [:]

  /// The variable that names the file.
  static let variable = "LAYOUT_CONFORMANCE_SOURCE_MANIFEST"

  /// The manifest of this process; nil in a program that was not built from a user's files.
  ///
  /// The file is gone when it is read, and so is the variable: programs that this one starts are
  /// others.
  static let ofProcess = Result { () throws(ToolError) in try taken() }

  private static func taken() throws(ToolError) -> SourceManifest? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let manifest = try JSONDecoder().decode(SourceManifest.self, from: data)
      unlink(path)
      return manifest
    } catch {
      throw ToolError(
        .software,
        "\(path): cannot be read as what \(variable) names, the manifest of a checker's source; "
          + "start the check anew, without the variable")
    }
  }
}
