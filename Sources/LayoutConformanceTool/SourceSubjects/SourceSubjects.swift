import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// Turns a user's Swift files, which say `import SwiftUI`, into a checker of their layouts.
///
/// What the layouts need is compiled as it is, as one module, against this package's modules: from the
/// files, and what these lack from the other files of their project. Where that does not compile,
/// declarations that hold errors and that no layout needs are left out; nothing is ever rewritten. From what the compiler then says about the types, an expression is
/// chosen that makes each layout, and the whole is compiled and linked with the kit.
struct SourceSubjects {
  private let files: [SourceFile]
  private let make: [MakeExpression]
  private let importedModules: Set<String>
  private let compiler: Compiler

  /// Builds the checker of some files and folders, or finds it where nothing has changed.
  ///
  /// - Parameters:
  ///   - paths: The files, and folders whose Swift files are all meant.
  ///   - make: The expressions given with `--make`, each of which makes a layout of the files.
  ///   - prelude: The files given with `--prelude`, which add what an app would have supplied.
  ///   - imported: Modules of the user's that the files import.
  ///   - counts: Whether the code counts which of its branches are taken.
  ///   - kit: The modules to compile against, else those beside the running program.
  ///   - cache: Where checkers are kept, else the user's cache folder.
  ///   - watch: What says how long compiling may take.
  /// - Returns: The executable, and what is to be said about how it was made.
  /// - Throws: A `SourceError` that says what is wrong and where.
  static func build(
    paths: [String], make: [String] = [], prelude: [String] = [],
    imported: [ImportedModule] = [], counts: Bool = false, kit: Kit? = nil,
    cache: CheckerCache? = nil, watch: CompileWatch = CompileWatch()
  ) throws(SourceError) -> BuiltSubjects {
    let files = try SourceFiles.read(paths, prelude: prelude, imported: imported)
    var expressions: [MakeExpression] = []
    for expression in make { expressions.append(try MakeExpression(expression)) }
    let kit = if let kit { kit } else { try Kit.besideProgram() }
    let cache = if let cache { cache } else { try CheckerCache.standard() }
    let swiftc = try Compiler.find()
    let project = ProjectFiles(around: files)
    let key = Self.key(
      files: files, make: make, counts: counts, kit: kit, compiler: swiftc, project: project)
    if let known = cache.checker(for: key) { return known }

    let scratch = try cache.scratch(for: key)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let work = "\(scratch)/work"
    try? FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    var compiler = Compiler(
      path: swiftc, kit: kit, scratch: work, module: "UserSource_\(key.text.prefix(12))",
      modules: Compiler.chosenModules == nil ? cache.modules : nil, watch: watch,
      counts: counts, shadows: ShadowModule.imported(by: files))
    let gathering = try Gathering(
      files, imported: Set(imported.map(\.name)), make: expressions, project: project,
      with: &compiler)
    let subjects = SourceSubjects(
      files: gathering.files, make: expressions, importedModules: Set(imported.map(\.name)),
      compiler: compiler)
    var notes = gathering.notes
    do throws(SourceError) {
      notes += try subjects.build(gathering.whole, product: "\(scratch)/checker")
    } catch {
      throw gathering.explained(error)
    }
    try? FileManager.default.removeItem(atPath: work)
    return try cache.store(scratch: scratch, notes: notes, for: key)
  }

  /// Everything that the checker depends on.
  private static func key(
    files: [SourceFile], make: [String], counts: Bool, kit: Kit, compiler: String,
    project: ProjectFiles
  ) -> ContentHash {
    var key = ContentHash()
    for file in files {
      key.add("\(file.role) \(file.path)")
      key.add(file.bytes)
    }
    for expression in make { key.add(expression) }
    if counts { key.add("counts") }
    key.add(project.stamp)
    key.add(kit.fingerprint)
    key.add("\(compiler) \(FileStamp(path: compiler))")
    return key
  }
}

// MARK: - Steps

extension SourceSubjects {
  private func build(
    _ whole: Gathering.Whole, product: String
  ) throws(SourceError) -> [SourceNote] {
    let paths = whole.paths
    let outlines = zip(files, whole.dumps).map { SourceOutline(file: $0, dump: $1) }
    let syntaxErrors =
      whole.errors.isEmpty ? [] : try place(compiler.parse(paths), in: paths)
    try checkForLayouts(in: outlines, syntaxErrors)
    try checkClashes(in: outlines)
    var selection = Selection(
      outlines, syntaxErrors: syntaxErrors, importedModules: importedModules)
    // What the compiler has said about the whole holds for the first copies where they are it.
    var errors = selection.takesEverything ? try place(whole.errors, in: paths) : []
    var isCarved = selection.takesEverything && errors.isEmpty
    var dumps = whole.dumps
    while true {
      if !isCarved { dumps = try carve(&selection, errors) }
      let planner = try plan(selection, dumps)
      if let notes = try link(planner, &selection, product: product) {
        return selection.notes + notes
      }
      (errors, isCarved) = ([], false)
    }
  }

  /// Makes sure that there is something to look for.
  private func checkForLayouts(
    in outlines: [SourceOutline], _ syntaxErrors: [PlacedError]
  ) throws(SourceError) {
    let subjects = outlines.filter { $0.file.role == .subject }
    let names = LayoutNames(outlines)
    guard !subjects.contains(where: { $0.items.contains(where: names.holdsLayout) }) else { return }
    // A file that cannot be parsed may well hold a layout; statements outside of declarations are
    // well formed, only of no use here.
    let errors = syntaxErrors.map(\.message)
      .filter { !$0.text.contains("allowed at the top level") }
    guard errors.isEmpty else { throw .notCompiling(errors) }
    let text = "no type here conforms to 'Layout'"
    let unknown = unknownLayouts(in: subjects)
    guard unknown.isEmpty else { throw .noLayout(unknown) }
    throw .noLayout(
      subjects.count > 4
        ? [SourceMessage(text: "no type of these \(subjects.count) files conforms to 'Layout'")]
        : subjects.map { SourceMessage(file: $0.file.path, text: text) })
  }

  /// The types that place subviews, and inherit from what is declared nowhere.
  private func unknownLayouts(in outlines: [SourceOutline]) -> [SourceMessage] {
    outlines.flatMap { outline in
      outline.items.compactMap { item in
        guard item.kind == .type, item.members.contains(where: { $0.names == ["placeSubviews"] }),
          let inherited = item.inheritance?.names, let name = inherited.first
        else { return nil }
        return outline.file.message(
          at: item.keyword,
          "'\(item.title)' conforms to '\(name)', which neither this file nor its project declares; "
            + "give the file that does with --prelude")
      }
    }
  }

  /// Compares the names at the top level of files that are to become one module.
  private func checkClashes(in outlines: [SourceOutline]) throws(SourceError) {
    var places: [String: (file: Int, message: SourceMessage)] = [:]
    for (index, outline) in outlines.enumerated() {
      for item in outline.items
      where [.type, .protocol].contains(item.kind) && !item.isPrivate {
        guard let name = item.names.first else { continue }
        let message = outline.file.message(at: item.keyword, "'\(name)' is declared here, too")
        if let first = places[name], first.file != index {
          throw .clash(
            name: name, first.message, message, withPrelude: outline.file.role == .prelude)
        }
        places[name] = (index, message)
      }
    }
  }

  /// Leaves declarations out until the rest compiles.
  ///
  /// - Parameters:
  ///   - selection: The declarations that are left.
  ///   - errors: The errors in them that are known already.
  /// - Returns: What the compiler says about each of the copies that compile.
  /// - Throws: `SourceError.notCompiling` where an error is in what a layout needs.
  private func carve(
    _ selection: inout Selection, _ errors: [PlacedError]
  ) throws(SourceError) -> [CompilerDump] {
    var errors = errors
    while true {
      if !errors.isEmpty { try take(errors, &selection) }
      let paths = try write(selection.copies, named: "source")
      let described = try compiler.describe(paths)
      errors = try place(described.errors, in: paths)
      if errors.isEmpty { return described.dumps }
    }
  }

  private func take(
    _ errors: [PlacedError], _ selection: inout Selection
  ) throws(SourceError) {
    if case .failed(let messages) = selection.take(errors) { throw .notCompiling(messages) }
  }

  /// Decides how the layouts are made.
  private func plan(
    _ selection: Selection, _ dumps: [CompilerDump]
  ) throws(SourceError) -> SubjectPlanner {
    let texts = zip(files, selection.copies).map { SourceFile(path: $0.path, bytes: $1) }
    return try SubjectPlanner(
      survey: ModuleSurvey(files: texts, dumps: dumps), files: files, make: make)
  }

  /// Compiles and links the checker.
  ///
  /// The compiler finds some errors only now: in the user's code those that need its data flow, and
  /// in the generated code those of a wrong guess, which costs that subject alone.
  /// - Returns: What is to be said about the subjects, or nil where the selection has changed.
  private func link(
    _ plans: SubjectPlanner, _ selection: inout Selection, product: String
  ) throws(SourceError) -> [SourceNote]? {
    var planner = plans
    while !planner.subjects.isEmpty {
      let source = CheckerSource(files: files, copies: selection.copies, planner: planner)
      let paths = try write(source.files, named: "checker")
      let main = try write([Array(source.main.utf8)], named: "main_of_checker")
      let errors = try compiler.build(paths + main, product: product)
      guard !errors.isEmpty else { return planner.notes }
      if try dropFailures(among: errors, of: source, at: paths, from: &planner) { continue }
      let names = files.map { CheckerSource.locationName($0.path) }
      try take(place(errors, in: names), &selection)
      return nil
    }
    throw .noLayout(planner.failures.map(\.message))
  }

  /// Drops the subjects and keys whose generated lines hold errors, or makes them in another way.
  private func dropFailures(
    among errors: [CompilerMessage], of source: CheckerSource, at paths: [String],
    from planner: inout SubjectPlanner
  ) throws(SourceError) -> Bool {
    var hasChanged = false
    for error in errors {
      guard let file = paths.firstIndex(of: error.file) else { continue }
      if let plan = source.subject(file: file, line: error.line) {
        hasChanged = true
        if error.text.contains("actor-isolated"), !plan.isOnMainActor {
          planner.moveToMainActor(plan)
          continue
        }
        if let make = plan.make { throw .make(expression: make, reason: error.text) }
        planner.drop(plan, reason: error.text)
      } else if let plan = source.key(file: file, line: error.line) {
        planner.drop(plan)
        hasChanged = true
      }
    }
    return hasChanged
  }
}

// MARK: - Files and places

extension SourceSubjects {
  private func write(_ texts: [[UInt8]], named name: String) throws(SourceError) -> [String] {
    try compiler.write(texts, named: name)
  }

  /// Finds the places in the user's files that errors are about.
  ///
  /// - Parameters:
  ///   - errors: The compiler's errors.
  ///   - names: The name that the compiler knows each of the user's files by.
  /// - Returns: The errors that are about the user's files.
  /// - Throws: `SourceError.notCompiling` with the errors that are about no file.
  private func place(
    _ errors: [CompilerMessage], in names: [String]
  ) throws(SourceError) -> [PlacedError] {
    var placed: [PlacedError] = []
    for error in errors {
      // An error inside a macro's expansion has a note at the place that expands it.
      let candidates = [error] + error.notes
      let found = candidates.lazy.compactMap { message -> (Int, Int, CompilerMessage)? in
        guard let file = names.firstIndex(of: message.file),
          let offset = files[file].offset(line: message.line, column: message.column)
        else { return nil }
        return (file, offset, message)
      }.first
      guard let (file, offset, message) = found else { continue }
      placed.append(
        PlacedError(
          file: file, offset: offset,
          message: SourceMessage(
            file: files[file].path, line: message.line, column: message.column, text: error.text),
          words: error.quotedWords))
    }
    guard placed.isEmpty, !errors.isEmpty else { return placed }
    throw .notCompiling(
      errors.map { error in
        SourceMessage(
          file: error.file.isEmpty ? nil : error.file, line: error.line == 0 ? nil : error.line,
          text: error.text)
      })
  }
}
