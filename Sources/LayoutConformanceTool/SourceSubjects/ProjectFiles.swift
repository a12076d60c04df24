import Foundation

/// The Swift files of the project that some files belong to, the nearest first.
///
/// A project is the nearest folder upwards with a manifest, a project of Xcode's or a repository. What
/// is near stands below more of the same folders: a file's own folder and target come first.
struct ProjectFiles {
  /// The paths, without those of the files themselves.
  let paths: [String]
  private let texts = Texts()

  /// The most files that are looked through; the nearest are.
  static let largestCount = 5_000

  /// Finds the files of a project.
  ///
  /// - Parameter files: The files that belong to it.
  init(around files: [SourceFile]) {
    let own = Set(files.map { Self.absolute($0.path) })
    guard let first = files.first(where: { $0.role == .subject }),
      let root = Self.root(of: Self.absolute(first.path)),
      let found = try? SourceFiles.swiftFiles(below: root)
    else {
      paths = []
      return
    }
    let home = Self.absolute(first.path).split(separator: "/")
    func distance(_ path: String) -> Int {
      -zip(home, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let ranked = found.filter { !own.contains($0) }.map { (distance($0), $0) }.sorted { $0 < $1 }
    let here = FileManager.default.currentDirectoryPath + "/"
    paths = ranked.prefix(Self.largestCount).map { path in
      path.1.hasPrefix(here) ? String(path.1.dropFirst(here.count)) : path.1
    }
  }

  /// What tells whether any of the files has changed.
  var stamp: String { paths.map { "\($0) \(FileStamp(path: $0))" }.joined(separator: "\n") }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The nearest folder upwards that is a project's; the home folder and those above it are none.
  private static func root(of path: String) -> String? {
    let home = ProcessInfo.processInfo.environment["HOME"].map(absolute)
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/", folder.path != home {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isMark) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isMark(_ name: String) -> Bool {
    ["Package.swift", "Project.swift", ".git"].contains(name)
      || [".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
  }
}

// MARK: - Finding

extension ProjectFiles {
  /// A file, and the positions of some of its declarations.
  struct Find: Hashable, Sendable {
    /// The whole file.
    var file: SourceFile
    /// The positions.
    var items: Set<Int>
  }

  /// The nearest file that declares what is missing, with the declarations.
  func find(_ missing: MissingName) -> Find? {
    for path in paths {
      guard let file = texts.file(path), file.mentions(missing.name) else { continue }
      let declarations = texts.declarations(of: file)
      guard declarations.isBalanced else { continue }
      let items = declarations.items.enumerated()
        .filter { missing.isDeclared(by: $0.element) }.map(\.offset)
      if !items.isEmpty { return Find(file: file, items: Set(items)) }
    }
    return nil
  }

  /// The protocols among some names that refine `Layout`, each with those that it refines itself.
  func layoutProtocols(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for name in names.sorted() where refinesLayout(name, seen: []) { found.insert(name) }
    return found
  }

  /// The protocols that were found, without those that refine `Layout`.
  func protocols(_ find: Find) -> [String] {
    let items = texts.declarations(of: find.file).items
    return find.items.sorted().map { items[$0] }.filter { $0.keyword == "protocol" }
      .compactMap(\.names.first).filter { !refinesLayout($0, seen: []) }
  }

  private func refinesLayout(_ name: String, seen: Set<String>) -> Bool {
    guard !seen.contains(name), let find = find(MissingName(protocol: name)) else { return false }
    let items = texts.declarations(of: find.file).items
    return find.items.contains { index in
      let inherited = items[index].inherited
      return inherited.contains("Layout")
        || inherited.sorted().contains { refinesLayout($0, seen: seen.union([name])) }
    }
  }

  /// The file with nothing but some declarations, what these name in it, and its imports.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - items: The positions of the declarations.
  ///   - names: The names that are declared elsewhere already.
  /// - Returns: The copy, in which every line stays where it is.
  func copy(of file: SourceFile, with items: Set<Int>, except names: Set<String>) -> SourceFile {
    let declarations = texts.declarations(of: file)
    let needed = declarations.needed(from: items, except: names)
    let spare = declarations.items.enumerated()
      .filter { !$0.element.isImport && !needed.contains($0.offset) }.map(\.element)
    return SourceFile(path: file.path, bytes: file.without(spare).bytes, role: .taken)
  }

  /// What is said of the declarations taken from a file.
  func note(
    _ file: SourceFile, _ items: Set<Int>, except names: Set<String>
  ) -> SourceNote {
    let declarations = texts.declarations(of: file)
    let taken = declarations.needed(from: items, except: names).sorted().map {
      declarations.items[$0]
    }
    let titles = taken.map { "'\($0.title)'" }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return SourceNote(
      kind: .taken, name: name,
      message: file.message(
        at: taken.first?.bytes.lowerBound ?? 0,
        "with \(titles.joined(separator: ", ")) of \(name)"))
  }

  /// The files that were read, and their declarations.
  private final class Texts {
    private var files: [String: SourceFile?] = [:]
    private var outlines: [String: TopDeclarations] = [:]

    func file(_ path: String) -> SourceFile? {
      if let known = files[path] { return known }
      let file = try? SourceFile.read(path, role: .taken)
      files[path] = .some(file)
      return file
    }

    func declarations(of file: SourceFile) -> TopDeclarations {
      if let known = outlines[file.path] { return known }
      let found = TopDeclarations(of: file)
      outlines[file.path] = found
      return found
    }
  }
}
