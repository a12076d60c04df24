import Foundation

/// The built modules of this package that a user's files are compiled and linked against.
struct Kit: Hashable, Sendable {
  /// The folder of a SwiftPM build, `.build/<configuration>`, without links.
  let folder: String

  /// The modules whose object files a checker is linked with.
  ///
  /// The command's own `main` and the gallery are no part of a user's checker.
  static let modules = [
    "LayoutAPI", "LayoutEngine", "SwiftUI", "LayoutConformance", "LayoutConformanceRunning",
    "LayoutConformanceReports", "LayoutConformanceTool", "CConformanceSupport",
  ]

  /// Makes a kit of a build folder.
  ///
  /// - Throws: `SourceError.unavailable` where the folder does not hold the modules.
  init(folder: String) throws(SourceError) {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    for module in Self.modules where !Self.isBuilt(module, in: self.folder) {
      throw .unavailable(
        "the module \(module) is not in \(self.folder); build the whole package, "
          + "with 'swift build', where the command was built")
    }
  }

  private static func isBuilt(_ module: String, in folder: String) -> Bool {
    FileKind(path: "\(folder)/\(module).build") == .folder
  }

  /// Finds the kit beside the running program.
  ///
  /// - Throws: `SourceError.unavailable` where the program does not stand in a build folder.
  static func besideProgram() throws(SourceError) -> Kit {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try Kit(folder: program.deletingLastPathComponent().path)
  }

  /// The arguments that let the compiler import the modules.
  var importArguments: [String] {
    let map = "\(folder)/CConformanceSupport.build/module.modulemap"
    return ["-I", "\(folder)/Modules"]
      + (FileKind(path: map) == .missing ? [] : ["-Xcc", "-fmodule-map-file=\(map)"])
  }

  /// The object files that a checker is linked with.
  var objects: [String] { objects(of: Self.modules) }

  /// The object files of some modules, in a fixed order.
  ///
  /// A build folder may still hold the objects of source files that are gone; SwiftPM's list of a
  /// Swift module's sources tells which count. A C module has no such list.
  func objects(of modules: [String]) -> [String] {
    modules.flatMap { module in
      let build = "\(folder)/\(module).build"
      guard let sources = try? String(contentsOfFile: "\(build)/sources", encoding: .utf8) else {
        let names = FileManager.default.enumerator(atPath: build)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".o") }.sorted().map { "\(build)/\($0)" }
      }
      return sources.split(separator: "\n").map(Self.fileName).sorted()
        .map { "\(build)/\($0).o" }
    }
  }

  /// The last part of a line of SwiftPM's list, where a path with spaces stands in quotes.
  private static func fileName(_ line: Substring) -> String {
    let path = line.split(separator: "/").last ?? line
    return String(path.filter { $0 != "'" && $0 != "\"" })
  }

  /// A text that changes whenever one of the modules is built anew.
  var fingerprint: String {
    (objects + Self.modules.map { "\(folder)/Modules/\($0).swiftmodule" })
      .map { "\($0) \(FileStamp(path: $0))" }.joined(separator: "\n")
  }
}
