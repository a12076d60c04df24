/// Which declarations of the user's files are compiled and which are left out.
///
/// Nothing is left out at first. Each round of compiler errors leaves out the declarations that
/// hold the errors, unless they are layouts: what a layout says must compile. A declaration is left
/// out as a whole, and only member by member where it holds a layout or where a layout turns out to
/// need it; nothing is left out of a prelude. The rounds end when nothing is wrong any more, or when
/// what is wrong is needed.
struct Selection: Sendable {
  /// What a round of errors led to.
  enum Step: Hashable, Sendable {
    /// Less or something else is compiled now; the compiler must be asked again.
    case changed
    /// What a layout needs does not compile, for these reasons.
    case failed([SourceMessage])
  }

  /// The files.
  let outlines: [SourceOutline]
  /// The declarations left out, each with the first error that they hold.
  private(set) var leftOut: [ItemPath: PlacedError] = [:]
  /// The types that lost what stands after their colon, each with the first error of the header.
  private(set) var withoutInheritance: [ItemPath: PlacedError] = [:]
  /// The declarations that are judged member by member.
  private var opened: Set<ItemPath> = []
  private let names: LayoutNames
  private let importedModules: Set<String>
  private let filesWithoutImport: Set<Int>
  private let syntaxErrors: Set<PlacedError>
  private var firstErrors: Set<PlacedError>?

  /// Makes a selection that takes everything.
  ///
  /// - Parameters:
  ///   - outlines: The files.
  ///   - syntaxErrors: The errors that were found while parsing; where one of them is needed, the
  ///     other errors are its echoes.
  ///   - importedModules: The modules whose files are compiled together with the others.
  init(
    _ outlines: [SourceOutline], syntaxErrors: [PlacedError] = [],
    importedModules: Set<String> = []
  ) {
    self.outlines = outlines
    self.importedModules = importedModules
    self.syntaxErrors = Set(syntaxErrors)
    let names = LayoutNames(outlines)
    self.names = names
    filesWithoutImport = Set(
      outlines.indices.filter { file in
        !outlines[file].imports.contains("SwiftUI")
          && outlines[file].items.contains(where: names.holdsLayout)
      })
  }

  /// The declaration at a path.
  func item(at path: ItemPath) -> SourceItem? {
    var items = outlines[path.file].items
    var found: SourceItem?
    for index in path.indices {
      guard items.indices.contains(index) else { return nil }
      found = items[index]
      items = items[index].members
    }
    return found
  }

  /// Whether every file is compiled as the user has it.
  var takesEverything: Bool { copies == outlines.map(\.file.bytes) }

  /// The text to compile for each file.
  ///
  /// A file that holds a layout and does not import `SwiftUI` does so at its end, where no line of
  /// the user's moves.
  var copies: [[UInt8]] {
    outlines.indices.map { file in
      let outline = outlines[file]
      let items = leftOut.keys.filter { $0.file == file }.compactMap(item(at:))
      let inheritances = withoutInheritance.keys.filter { $0.file == file }
        .compactMap { item(at: $0)?.inheritance?.range }
      return SourceCopy.blank(
        outline.file.bytes,
        wholly: items.map { $0.keyword..<$0.end } + inheritances + outline.mainAttributes
          + ShadowModule.parts(importedBy: outline.file),
        keepingDirectives: items.map { $0.start..<$0.keyword })
        + (filesWithoutImport.contains(file) ? Array("\nimport SwiftUI\n".utf8) : [])
    }
  }
}

// MARK: - Rounds

extension Selection {
  /// Takes the errors of one compilation into account.
  mutating func take(_ errors: [PlacedError]) -> Step {
    if firstErrors == nil { firstErrors = Set(errors) }
    var needed: [PlacedError] = []
    var hasChanged = false
    for error in errors {
      switch remedy(for: error) {
      case .leaveOut(let path):
        // What is left out already and wrong still is wrong in what a copy must keep, such as `#if`.
        guard leftOut[path] == nil else {
          needed.append(error)
          continue
        }
        leftOut[path] = error
        hasChanged = true
      case .dropInheritance(let path):
        withoutInheritance[path] = error
        hasChanged = true
      case .none:
        needed.append(error)
      }
    }
    // An error in a layout may be the echo of one elsewhere that is gone in the next round.
    if hasChanged || reopen(for: needed) { return .changed }
    return .failed(reasons(for: needed))
  }

  private enum Remedy {
    case leaveOut(ItemPath)
    case dropInheritance(ItemPath)
  }

  private func remedy(for error: PlacedError) -> Remedy? {
    guard outlines[error.file].file.role != .prelude else { return nil }
    var items = outlines[error.file].items
    var path = ItemPath(file: error.file, indices: [])
    var owner: SourceItem?
    while let index = Self.index(of: error.offset, in: items) {
      let item = items[index]
      path = path.member(index)
      if isOpen(item, at: path) {
        owner = item
        items = item.members
        continue
      }
      let isKept = owner.map { !isSpare(item, in: $0) } ?? isKit(item)
      return isKept ? nil : .leaveOut(path)
    }
    // The error is in the header, or outside of everything.
    guard let owner, owner.kind == .type, owner.inheritance != nil, !names.inherits(owner),
      withoutInheritance[path] == nil
    else { return nil }
    return .dropInheritance(path)
  }

  private static func index(of offset: Int, in items: [SourceItem]) -> Int? {
    items.firstIndex { $0.start <= offset && offset < $0.end }
  }

  private func isOpen(_ item: SourceItem, at path: ItemPath) -> Bool {
    opened.contains(path) || names.holdsLayout(item)
  }

  /// Whether the item imports a module that every layout needs.
  private func isKit(_ item: SourceItem) -> Bool {
    item.kind == .module
      && !["SwiftUI", "Foundation", "Swift", "LayoutAPI", "LayoutEngine"].filter {
        item.names.contains($0)
      }.isEmpty
  }

  /// Whether a member may be left out of its owner.
  ///
  /// A layout's stored properties, its initialisers and what the protocol asks for always stay:
  /// without them it would be another layout, with the protocol's defaults instead.
  private func isSpare(_ member: SourceItem, in owner: SourceItem) -> Bool {
    guard names.isLayout(owner) else { return true }
    switch member.kind {
    case .storage, .initializer: return false
    default: return Self.requirements.isDisjoint(with: member.names)
    }
  }

  private static let requirements: Set = [
    "animatableData", "explicitAlignment", "layoutProperties", "makeCache", "placeSubviews",
    "sizeThatFits", "spacing", "updateCache", "Cache", "AnimatableData",
  ]
}

// MARK: - What is needed

extension Selection {
  /// Takes declarations back that were left out as a whole, to judge their members one by one.
  private mutating func reopen(for needed: [PlacedError]) -> Bool {
    var hasChanged = false
    for path in Set(needed.flatMap(culprits(of:))) {
      guard let item = item(at: path), !item.members.isEmpty, !opened.contains(path) else {
        continue
      }
      leftOut[path] = nil
      opened.insert(path)
      hasChanged = true
    }
    return hasChanged
  }

  /// The declarations left out whose names an error mentions.
  private func culprits(of error: PlacedError) -> [ItemPath] {
    let words = Set(error.words)
    return leftOut.keys.filter { path in
      guard let item = item(at: path), item.kind != .module else { return false }
      return !words.isDisjoint(with: item.names)
    }.sorted()
  }

  /// The messages that say why the needed declarations do not compile.
  private func reasons(for needed: [PlacedError]) -> [SourceMessage] {
    var roots: Set<PlacedError> = []
    var open = needed
    var seen: Set<PlacedError> = []
    while let error = open.popLast() {
      guard seen.insert(error).inserted else { continue }
      // What was not there at first is the echo of something that was left out.
      let causes =
        firstErrors?.contains(error) == true
        ? [] : culprits(of: error).compactMap { leftOut[$0] }.filter { $0 != error }
      let isCause = firstErrors?.contains(error) == true || !needed.contains(error)
      if causes.isEmpty, isCause { roots.insert(error) }
      open += causes
    }
    if roots.isEmpty { roots.formUnion(needed) }
    let malformed = roots.intersection(syntaxErrors)
    if !malformed.isEmpty { roots = malformed }
    let files = Set(roots.map(\.file))
    for (path, error) in leftOut
    where files.contains(path.file) && item(at: path)?.kind == .module {
      roots.insert(error)
    }
    return roots.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map(\.message)
  }
}

// MARK: - Notes

extension Selection {
  /// What is to be said about the declarations that are not compiled, in the order of the files.
  var notes: [SourceNote] {
    let paths = Set(leftOut.keys).union(withoutInheritance.keys).sorted()
    return paths.compactMap { path in
      guard let item = item(at: path) else { return nil }
      if let error = leftOut[path] { return note(item, at: path, for: error) }
      guard let error = withoutInheritance[path], let range = item.inheritance?.range else {
        return nil
      }
      let file = outlines[path.file].file
      let what = "\(item.title)\(file.text(range))"
      return SourceNote(
        kind: .leftOut, name: item.title,
        message: file.message(
          at: item.keyword,
          "'\(what.trimmingSuffix(while: \.isWhitespace))' is compiled without its conformances: "
            + error.message.text))
    } + mainNotes + importNotes
  }

  private func note(_ item: SourceItem, at path: ItemPath, for error: PlacedError) -> SourceNote {
    let file = outlines[path.file].file
    if item.kind == .module {
      let name = item.names.first ?? item.title
      let reason =
        importedModules.contains(name)
        ? "the files of '\(name)' are compiled together with these" : error.message.text
      return SourceNote(
        kind: .ignoredImport, name: name,
        message: file.message(at: item.keyword, "'\(item.title)' is left out: \(reason)"))
    }
    let owner = ItemPath(file: path.file, indices: path.indices.dropLast())
    let place = self.item(at: owner).map { " of '\($0.title)'" } ?? ""
    return SourceNote(
      kind: .leftOut, name: item.title,
      message: file.message(
        at: item.keyword,
        "'\(item.title)'\(place) is left out: \(error.message.text)"
          + (error.message.line.map { " (line \($0))" } ?? "")))
  }

  private var importNotes: [SourceNote] {
    filesWithoutImport.sorted().map { file in
      SourceNote(
        kind: .addedImport, name: "SwiftUI",
        message: SourceMessage(
          file: outlines[file].file.path, text: "'import SwiftUI' is added: the file has none"))
    }
  }

  private var mainNotes: [SourceNote] {
    outlines.flatMap { outline in
      outline.mainAttributes.map { range in
        SourceNote(
          kind: .ignoredMain, name: "@main",
          message: outline.file.message(
            at: range.lowerBound, "'@main' is left out: the checker starts by itself"))
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, holds(last) { text.removeLast() }
    return text
  }
}
