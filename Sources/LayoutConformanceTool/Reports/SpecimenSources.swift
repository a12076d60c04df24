import Foundation
import LayoutConformanceWorkers

/// The source text of the gallery's layouts, read from a folder of Swift files.
struct SpecimenSources {
  private let folder: String
  private let files: [String]

  /// Reads all Swift files of a folder.
  ///
  /// - Throws: `ToolError` with exit code 65 if there is no such folder, or a file cannot be read.
  init(folder: String) throws(ToolError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue,
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String })
    else {
      throw ToolError(
        .data, "'\(folder)': no such folder; say where the specimens' sources are: --specimens DIR")
    }
    self.folder = folder
    var files: [String] = []
    for name in names.filter({ $0.hasSuffix(".swift") }).sorted() {
      do {
        files.append(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
      } catch {
        throw ToolError(.data, "'\(folder)/\(name)': cannot be read: \(error)")
      }
    }
    self.files = files
  }

  /// Cuts out the declaration of a type: from the line of its name to the brace at the left edge.
  ///
  /// - Throws: `ToolError` with exit code 65 if no file declares it at the left edge.
  func declaration(of type: String) throws(ToolError) -> String {
    for file in files {
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { line in
        ["struct \(type):", "struct \(type) "].contains { line.hasPrefix($0) }
      }
      guard let start, let end = lines[start...].firstIndex(of: "}") else { continue }
      return lines[start...end].joined(separator: "\n")
    }
    throw ToolError(.data, "'\(folder)' declares no 'struct \(type)'")
  }
}
