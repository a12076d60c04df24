import LayoutConformance
import LayoutConformanceRunning

/// What a command knows by name.
struct Registry: Sendable {
  let subjects: [Subject]
  let gallery: [GalleryEntry]
  let rare: [GalleryEntry]
  var engines: [EngineEntry] = []

  /// Every subject that a command can name.
  var all: [Subject] { subjects + (gallery + rare).map(\.subject) }
}

extension Registry {
  /// The subject that a command line names.
  ///
  /// - Throws: `ToolError` with exit code 64 if there is none of that name.
  func subject(_ name: String, of command: String) throws(ToolError) -> Subject {
    guard let subject = all.first(where: { $0.name == name }) else {
      throw Arguments.usage(
        "there is no subject '\(name)'\(Arguments.hint(name, all.map(\.name)))", command)
    }
    return subject
  }

  /// The engine that a command line names.
  ///
  /// - Throws: `ToolError` with exit code 64 if there is none of that name.
  func engine(_ name: String, of command: String) throws(ToolError) -> EngineEntry {
    guard let entry = engines.first(where: { $0.name == name }) else {
      throw Arguments.usage(
        "there is no engine '\(name)'\(Arguments.hint(name, engines.map(\.name)))", command)
    }
    return entry
  }

  /// The subject that a case file names.
  ///
  /// - Throws: `ToolError` if there is none of that name.
  func subject(_ name: String, for file: String) throws(ToolError) -> Subject {
    guard let subject = all.first(where: { $0.name == name }) else {
      let hint = Arguments.hint(name, all.map(\.name))
      throw ToolError(
        .data,
        "\(file): subject: there is no layout '\(name)' here\(hint); name its Swift file, too")
    }
    return subject
  }
}
