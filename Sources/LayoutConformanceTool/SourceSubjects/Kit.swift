import Foundation

/// The built modules of this package that a user's files are compiled and linked against.
struct Kit: Hashable, Sendable {
  /// The folder of a SwiftPM build, `.build/<configuration>`, without links.
  let folder: String

  /// The modules whose object files a checker is linked with.
  ///
  /// The command's own `main` and the gallery are no part of a user's checker.
  static let modules = [
    "LayoutAPI", "LayoutEngine", "SwiftUI", "LayoutConformance", "LayoutConformanceTool",
    "CConformanceSupport",
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

  /// The object files of the modules, in a fixed order.
  var objects: [String] {
    Self.modules.flatMap { module in
      let build = "\(folder)/\(module).build"
      let names = FileManager.default.enumerator(atPath: build)?.compactMap { $0 as? String } ?? []
      // The objects that wrap a module for the debugger hold no code.
      return names.filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }.sorted()
        .map { "\(build)/\($0)" }
    }
  }

  /// A text that changes whenever one of the modules is built anew.
  var fingerprint: String {
    (objects + Self.modules.map { "\(folder)/Modules/\($0).swiftmodule" })
      .map { "\($0) \(FileStamp(path: $0))" }.joined(separator: "\n")
  }
}
