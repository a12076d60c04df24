/// What is compiled to check the layouts of some files: what these need, from the files themselves and
/// from the other files of their project.
struct Gathering {
  /// What the compiler says about all of it.
  struct Whole {
    /// The paths of the copies.
    var paths: [String]
    /// The description of each.
    var dumps: [CompilerDump]
    /// The errors.
    var errors: [CompilerMessage]
  }

  /// The files with what is needed; the others are left away.
  private(set) var files: [SourceFile] = []
  /// What the compiler says about these.
  private(set) var whole = Whole(paths: [], dumps: [], errors: [])
  /// What was taken from which file of the project.
  private(set) var notes: [SourceNote] = []
  private let project: ProjectFiles
  private var taken: [SourceFile: Set<Int>] = [:]
  private var known: Set<MissingName> = []
  /// The names that the files declare.
  private let declared: Set<String>
  /// The modules that are nowhere, or whose files are compiled together with these.
  private var absent: Set<String>
  private let together: Set<String>
  /// The imports of these modules, each with the reason why it is left out.
  private var imports: [SourceNote] = []

  /// Gathers what the layouts of some files need.
  ///
  /// In the files a name means what they declare. Of the rest of the project only that is taken which the
  /// compiler misses, and what goes with it; what it finds without is not the project's.
  /// - Parameters:
  ///   - own: The files.
  ///   - imported: The modules whose files are among them.
  ///   - make: The expressions given with `--make`.
  ///   - project: The other files of their project.
  ///   - compiler: The compiler, which gets the shadows that the files import.
  /// - Throws: A `SourceError` where the compiler cannot be asked.
  init(
    _ own: [SourceFile], imported: Set<String>, make: [MakeExpression], project: ProjectFiles,
    with compiler: inout Compiler
  ) throws(SourceError) {
    self.project = project
    (absent, together) = (imported, imported)
    let declarations = own.map(TopDeclarations.init)
    try Self.checkCount(own, declarations)
    let items = declarations.flatMap(\.items)
    declared = Set(items.filter { !$0.isExtension && !$0.isImport }.flatMap(\.names))
    let unknown = Set(items.flatMap(\.inheritedInside)).subtracting(declared)
      .subtracting(["Layout"])
    let protocols = project.layoutProtocols(among: unknown)
    for name in protocols.sorted() { take(MissingName(protocol: name)) }
    let needed = NeededDeclarations(
      own, declarations, protocols: protocols, named: Set(make.flatMap(\.words))
    ).copies
    // Without a layout there is nothing to begin with; the whole says why.
    let chosen = needed.contains { $0.role == .subject } ? needed : own
    repeat {
      imports = []
      files = (chosen + copies).map { withoutAbsent($0) }
      compiler.shadows = ShadowModule.imported(by: files)
      try compiler.compileShadows()
      let paths = try compiler.write(files.map(\.bytes), named: "whole")
      let described = try compiler.describe(paths)
      whole = Whole(paths: paths, dumps: described.dumps, errors: described.errors)
    } while takeAbsent() || takeMissing()
    notes =
      taken.keys.sorted { $0.path < $1.path }.map {
        project.note($0, taken[$0] ?? [], except: declared)
      } + imports
  }

  /// The most declarations of layouts in one file: each is compiled, and checked in all of the cases.
  static let mostLayouts = 500

  private static func checkCount(
    _ files: [SourceFile], _ declarations: [TopDeclarations]
  ) throws(SourceError) {
    for (file, declarations) in zip(files, declarations) where file.role == .subject {
      let count = declarations.items.count { $0.inheritedInside.contains("Layout") }
      guard count <= mostLayouts else {
        throw .unreadable(
          SourceMessage(
            file: file.path, text: "holds \(count) layouts; at most \(mostLayouts) are checked"))
      }
    }
  }

  /// An error with the imports first that were left out of the files that it is about, and with what
  /// helps where a type is missing.
  func explained(_ error: SourceError) -> SourceError {
    guard case .notCompiling(let messages) = error else { return error }
    let files = Set(messages.map(\.file))
    let causes = imports.filter { !together.contains($0.name) && files.contains($0.message.file) }
    let causesFirst = causes.map { cause in
      SourceMessage(
        file: cause.message.file, line: cause.message.line,
        text: "no such module '\(cause.name)'")
    }
    return .notCompiling(causesFirst + messages.map(withRemedy))
  }

  /// A message about a type that neither the files nor their project declare, with what helps.
  private func withRemedy(_ message: SourceMessage) -> SourceMessage {
    guard let missing = MissingName(message.text), missing.owner == nil,
      missing.name.first?.isUppercase == true, !absent.contains(missing.name),
      files.contains(where: { $0.path == message.file && $0.role == .subject })
    else { return message }
    var message = message
    message.text += "; give the file that declares it with --prelude"
    return message
  }

  /// Takes note of the modules that are nowhere; false where there are none.
  private mutating func takeAbsent() -> Bool {
    let names = whole.errors.compactMap { error -> String? in
      guard error.text.hasPrefix("no such module '") else { return nil }
      return error.text.split(separator: "'").dropFirst().first.map(String.init)
    }
    .filter { !Self.ofKit.contains($0) }
    let count = absent.count
    absent.formUnion(names)
    return absent.count > count
  }

  /// The modules that no layout does without.
  private static let ofKit: Set = ["SwiftUI", "Foundation", "Swift", "LayoutAPI", "LayoutEngine"]

  /// A file without its imports of absent modules; a prelude is never changed.
  private mutating func withoutAbsent(_ file: SourceFile) -> SourceFile {
    guard file.role != .prelude, !absent.isEmpty else { return file }
    let all = TopDeclarations(of: file).items
    let items = all.filter {
      $0.isImport && !absent.isDisjoint(with: $0.names.prefix(2))
    }
    guard !items.isEmpty else { return file }
    for item in items {
      guard let name = item.names.first(where: absent.contains) else { continue }
      let reason =
        together.contains(name)
        ? "the files of '\(name)' are compiled together with these" : "no such module '\(name)'"
      imports.append(
        SourceNote(
          kind: .ignoredImport, name: name,
          message: file.message(
            at: item.bytes.lowerBound,
            "'import \(item.names.joined(separator: "."))' is left out: \(reason)")))
    }
    let rest = file.without(items)
    // A layout's own file gets the import with a note of its own.
    let holdsLayout = all.contains { $0.inheritedInside.contains("Layout") }
    guard file.role != .subject || !holdsLayout else { return rest }
    // A framework that is nowhere may have passed on what everything is made of.
    return SourceFile(
      path: file.path, bytes: rest.bytes + Array("\nimport SwiftUI\n".utf8), role: file.role)
  }

  /// The files of the project with what was taken of each, in a fixed order.
  private var copies: [SourceFile] {
    taken.keys.sorted { $0.path < $1.path }.map {
      project.copy(of: $0, with: taken[$0] ?? [], except: declared)
    }
  }

  /// Takes what the compiler misses; false where nothing of it is found.
  private mutating func takeMissing() -> Bool {
    var hasFound = false
    for missing in whole.errors.flatMap({ MissingName.all(in: $0.text) }) where take(missing) {
      hasFound = true
    }
    return hasFound
  }

  @discardableResult private mutating func take(_ missing: MissingName) -> Bool {
    guard known.insert(missing).inserted, let find = project.find(missing) else { return false }
    let isNew = !find.items.isSubset(of: taken[find.file] ?? [])
    taken[find.file, default: []].formUnion(find.items)
    // A generic layout is made with a type that conforms to what it asks for.
    for name in project.protocols(find) { take(MissingName(conformingTo: name)) }
    return isNew
  }
}
