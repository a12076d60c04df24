import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// The settings of a project, in a file of the working folder or of the nearest one above it that is
/// in the project.
struct SettingsFile {
  /// The name of the file.
  static let name = ".layout-conformance.json"

  /// Where it is.
  let path: String
  /// What it sets, in its order.
  let settings: [Setting]

  /// The file that is in force in a folder, `nil` if there is none.
  ///
  /// What it sets is run (`make`, `prelude`) and written to (`json`, `corpus`), so it is looked for in
  /// the project only: whoever can write to a folder further up is not asked.
  /// - Throws: `ToolError` with exit code 65 and the line where it is not what it should be, and where
  ///   it is somebody else's.
  static func inForce(
    _ folder: String = FileManager.default.currentDirectoryPath
  ) throws(ToolError) -> SettingsFile? {
    for place in project(of: folder) {
      let path = place.appending(path: name).path
      if FileKind(path: path) != .missing { return try SettingsFile(path: path, folder: folder) }
    }
    return nil
  }

  /// The folders of the project that a folder is in, from that one up to the project's own.
  ///
  /// That is the nearest one with a `.git`, else the nearest with a `Package.swift`, of the user's
  /// own: anybody can put one into a shared folder.
  private static func project(of folder: String) -> [URL] {
    var folders = [URL(fileURLWithPath: folder).standardizedFileURL]
    while let last = folders.last, last.path != "/" {
      folders.append(last.deletingLastPathComponent())
    }
    for mark in [".git", "Package.swift"] {
      let top = folders.firstIndex { FileOwner(at: $0.appending(path: mark).path)?.isUser == true }
      if let top { return Array(folders[...top]) }
    }
    return [folders[0]]
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - folder: The working folder: paths in the file are relative to the file's own.
  /// - Throws: `ToolError` with exit code 65 and the line where it is not what it should be.
  init(path: String, folder: String) throws(ToolError) {
    guard FileKind(path: path) != .folder else {
      throw ToolError(.data, "\(path): expected a file, found a folder")
    }
    let text = try Self.text(of: path)
    self.path = path
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let reader = Reader(
      path: path, text: text,
      home: home == URL(fileURLWithPath: folder).standardizedFileURL.path ? nil : home)
    settings = try reader.settings()
  }
}

extension SettingsFile {
  /// The text of a file that nobody but the user can have written.
  ///
  /// A link counts as what it is and as what it leads to. What is asked about is the file that is
  /// read, however fast somebody puts another one into its place.
  private static func text(of path: String) throws(ToolError) -> String {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ToolError(.data, "\(path): cannot be read: \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    for owner in [FileOwner(at: path), FileOwner(of: descriptor)] {
      guard let owner, owner.isUser else {
        let user = owner.map { " \($0.user)" } ?? ""
        throw refusal(path, "belongs to another user\(user)", "chown \(geteuid())")
      }
      if owner.isOpenToOthers { throw refusal(path, "can be changed by other users", "chmod go-w") }
    }
    guard FileOwner(of: descriptor)?.isFile == true else {
      throw ToolError(.data, "\(path): expected a file, found something else")
    }
    guard let data = try? file.readToEnd() ?? Data(), let text = String(data: data, encoding: .utf8)
    else { throw ToolError(.data, "\(path): cannot be read: it is no text in UTF-8") }
    return text
  }

  private static func refusal(_ path: String, _ problem: String, _ command: String) -> ToolError {
    ToolError(
      .data,
      "\(path): \(problem), and what it sets can run code and write files as you; read it, then make "
        + "it yours with '\(command) \(Reproduction.quoted(path))', or take it away")
  }
}

/// The reading of one file.
private struct Reader {
  let path: String
  let text: String
  /// The folder of the file where that is not the working folder.
  let home: String?

  func settings() throws(ToolError) -> [Setting] {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: Data(text.utf8))
    } catch {
      throw failure("\(path): \(error.problem)")
    }
    guard case .object(let members) = value else {
      throw failure("\(path):1: expected an object of settings, such as { \"cases\": 5000 }")
    }
    var settings: [(line: Int, setting: Setting)] = []
    for member in members {
      let lines = lines(of: member.key)
      let line = lines.first ?? 1
      if lines.count > 1 { throw failure("\(path):\(lines[1]): '\(member.key)' is set twice") }
      // What a person has to say about the file; JSON knows no comments.
      if member.key == "about", case .string = member.value { continue }
      guard let flag = Setting.flags.first(where: { $0.key == member.key }) else {
        let hint = Arguments.hint(member.key, Setting.flags.map(\.key))
        throw failure("\(path):\(line): unknown setting '\(member.key)'\(hint)")
      }
      settings.append((line, try setting(flag, member.value, line)))
    }
    return settings.sorted { $0.line < $1.line }.map(\.setting)
  }

  private func setting(_ flag: Flag, _ value: JSONValue, _ line: Int) throws(ToolError) -> Setting {
    let origin = Setting.Origin.file(path: path, line: line)
    switch (flag.value, value) {
    case (nil, .bool(let isOn)):
      return Setting(flag: flag, values: [], isOn: isOn, origin: origin)
    case (_?, .string(let text)):
      return Setting(flag: flag, values: [located(text, flag)], origin: origin)
    case (_?, .number(let number)):
      // A seed has up to 64 bits, a number of JSON 53.
      guard number.magnitude < 9_007_199_254_740_992 else {
        throw failure(
          "\(path):\(line): '\(flag.key)': a number of so many digits is not read to the last one; "
            + "write it as a text")
      }
      return Setting(flag: flag, values: [value.description], origin: origin)
    case (_?, .array(let elements)) where flag.isList:
      let texts = elements.compactMap { element -> String? in
        guard case .string(let text) = element else { return nil }
        return located(text, flag)
      }
      guard texts.count == elements.count, !texts.isEmpty else { break }
      return Setting(flag: flag, values: texts, origin: origin)
    default: break
    }
    let expected =
      flag.value == nil
      ? "true or false" : flag.isList ? "a text or a list of texts" : "a text or a number"
    throw failure("\(path):\(line): '\(flag.key)': expected \(expected), found \(value)")
  }

  /// A path from the folder of the file; other texts as they are.
  private func located(_ text: String, _ flag: Flag) -> String {
    guard let home, flag.takesPath, text != "-", !text.hasPrefix("/") else { return text }
    return "\(home)/\(text)"
  }

  /// The numbers of the lines in which a key stands.
  private func lines(of key: String) -> [Int] {
    let quoted = JSONValue.string(key).description
    var numbers: [Int] = []
    var rest = text[...]
    while let range = rest.range(of: quoted) {
      let before = text[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard before.last != "\\", rest.first(where: { !$0.isWhitespace }) == ":" else { continue }
      numbers.append(before.count { $0.isNewline } + 1)
    }
    return numbers
  }

  private func failure(_ problem: String) -> ToolError {
    ToolError(.data, "\(problem)\nSee 'layout-conformance help config'.")
  }
}
