import Foundation
import LayoutConformanceRunning

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

  /// Cuts out the code of a layout: its type, or the place where it is made from a function.
  ///
  /// - Parameters:
  ///   - type: The type of the layout.
  ///   - name: The name of the subject.
  /// - Returns: The lines, at the left edge.
  /// - Throws: `ToolError` with exit code 65 if no file has it.
  func code(of type: String, named name: String) throws(ToolError) -> String {
    guard type == Self.shorthand else { return try declaration(of: type) }
    for file in files {
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = lines.firstIndex(where: { $0.contains("\"\(name)\"") }),
        let start = lines[...line].lastIndex(where: Self.opensElement),
        let next = lines[(start + 1)...].firstIndex(where: {
          Self.opensElement($0) || $0.hasPrefix("  ]")
        })
      else { continue }
      var element = lines[start..<next].map { String($0.dropFirst(4)) }
      if let last = element.popLast() {
        element.append(last.hasSuffix(",") ? String(last.dropLast()) : last)
      }
      return ([Self.explanation] + element).joined(separator: "\n")
    }
    throw ToolError(.data, "'\(folder)' makes no layout '\(name)'")
  }

  /// The type of the layouts that are one function, which stands where they are made.
  private static let shorthand = "BoxLayout"
  private static let explanation =
    "// A function of the proposal and the subviews: the size, and a point for each subview."

  /// Whether a line begins an element of a list of specimens.
  private static func opensElement(_ line: Substring) -> Bool {
    line.hasPrefix("    ") && line.dropFirst(4).first?.isLetter == true
  }

  /// Cuts out the declaration of a type: from the line of its name to the brace at the left edge.
  ///
  /// - Throws: `ToolError` with exit code 65 if no file declares it at the left edge.
  private func declaration(of type: String) throws(ToolError) -> String {
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
