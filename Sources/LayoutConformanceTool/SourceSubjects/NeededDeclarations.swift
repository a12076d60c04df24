/// The declarations that the layouts of some files need, outward from the layouts.
///
/// A layout needs what it names, what that names, and so on. Names are those of the text: a name that
/// means something else there costs a declaration that nobody needed, and no other result.
struct NeededDeclarations {
  private let files: [SourceFile]
  private let declarations: [TopDeclarations]
  /// The protocols that refine `Layout`, and `Layout` itself.
  private let protocols: Set<String>
  private var needed: [Set<Int>]
  private var byName: [String: [Place]] = [:]
  private var extensions: [String: [Place]] = [:]
  private var byMember: [String: [Place]] = [:]
  private var conforming: [String: [Place]] = [:]

  private struct Place: Hashable {
    var file: Int
    var item: Int
  }

  /// Finds what the layouts of some files need.
  ///
  /// - Parameters:
  ///   - files: The files; a prelude is needed as a whole.
  ///   - declarations: What each of them declares.
  ///   - protocols: The protocols of other files that refine `Layout`.
  ///   - named: The names that are needed beside the layouts.
  init(
    _ files: [SourceFile], _ declarations: [TopDeclarations], protocols: Set<String> = [],
    named: Set<String> = []
  ) {
    self.files = files
    self.declarations = declarations
    self.protocols = Self.refining(declarations, protocols)
    needed = files.map { _ in [] }
    note()
    var open: [Place] = []
    for file in files.indices {
      for (index, item) in declarations[file].items.enumerated()
      where isRoot(item, in: file) {
        open.append(Place(file: file, item: index))
      }
    }
    open += named.flatMap { byName[$0] ?? [] }
    while let place = open.popLast() {
      guard needed[place.file].insert(place.item).inserted else { continue }
      open += neighbours(of: place)
    }
  }

  /// The files with what is needed alone; a file of which nothing is needed is left away.
  ///
  /// Lines and columns stay. A file whose brackets do not match stays as it is: the compiler says what
  /// is wrong with it.
  var copies: [SourceFile] {
    files.indices.compactMap { file in
      guard isCut(file) else { return files[file] }
      guard !needed[file].isEmpty else { return nil }
      let spare = declarations[file].items.enumerated()
        .filter { !$0.element.isImport && !needed[file].contains($0.offset) }
        .map(\.element)
      guard !spare.isEmpty else { return files[file] }
      return files[file].without(spare)
    }
  }

  private func isCut(_ file: Int) -> Bool {
    files[file].role != .prelude && declarations[file].isBalanced
  }

  private func isRoot(_ item: TopDeclaration, in file: Int) -> Bool {
    switch files[file].role {
    case .prelude: true
    case .taken: !item.isImport
    case .imported: false
    case .subject:
      !item.isImport
        && (!protocols.isDisjoint(with: item.inheritedInside) || !declarations[file].isBalanced)
    }
  }
}

extension NeededDeclarations {
  /// `Layout`, and the protocols that refine it.
  private static func refining(
    _ declarations: [TopDeclarations], _ others: Set<String>
  ) -> Set<String> {
    var protocols = others.union(["Layout"])
    let candidates = declarations.flatMap(\.items).filter { $0.keyword == "protocol" }
    var count = 0
    // A refinement may stand before the protocol that it refines.
    while count != protocols.count {
      count = protocols.count
      for item in candidates where !protocols.isDisjoint(with: item.inherited) {
        protocols.formUnion(item.names)
      }
    }
    return protocols
  }

  private mutating func note() {
    for file in files.indices {
      for (index, item) in declarations[file].items.enumerated() where !item.isImport {
        let place = Place(file: file, item: index)
        for name in item.inherited where item.keyword != "protocol" {
          conforming[name, default: []].append(place)
        }
        if item.isExtension {
          if let name = item.names.first { extensions[name, default: []].append(place) }
          for member in item.members { byMember[member, default: []].append(place) }
        } else {
          for name in item.names { byName[name, default: []].append(place) }
          // An operator may be a member of any type.
          for member in item.members where TopDeclarations.isOperator(member) {
            byMember[member, default: []].append(place)
          }
        }
      }
    }
  }

  /// How many types that conform to a protocol are taken with it.
  private static let mostConforming = 4

  /// What a declaration needs by itself.
  private func neighbours(of place: Place) -> [Place] {
    let item = declarations[place.file].items[place.item]
    var found: [Place] = []
    for word in item.words {
      found += byName[word] ?? []
      found += byMember[word] ?? []
    }
    let types = TopDeclaration.types.contains(item.keyword) ? item.names : []
    // What an extension says of a type, or of what a needed type is, is a part of it.
    for name in item.words.union(types) {
      found += (extensions[name] ?? []).filter { other in
        let other = declarations[other.file].items[other.item]
        return types.contains(name) || !other.inherited.isEmpty
      }
    }
    // A generic layout is made with a type that conforms to what it asks for.
    if item.keyword == "protocol" {
      for name in item.names where !protocols.contains(name) {
        found += (conforming[name] ?? []).prefix(Self.mostConforming)
      }
    }
    return found.filter { other in
      other.file == place.file || !declarations[other.file].items[other.item].isPrivate
    }
  }
}

extension TopDeclarations {
  /// Some declarations, and what these name in the same file and is not declared elsewhere already.
  func needed(from roots: Set<Int>, except names: Set<String>) -> Set<Int> {
    var found: Set<Int> = []
    var open = roots.sorted()
    while let index = open.popLast() {
      guard found.insert(index).inserted else { continue }
      let item = items[index]
      for (other, candidate) in items.enumerated() where !candidate.isImport {
        if candidate.isExtension {
          let isOfItem =
            !item.isExtension && !item.names.isEmpty
            && item.names.contains(candidate.names.first ?? "")
          if isOfItem || !candidate.members.isDisjoint(with: item.words) { open.append(other) }
        } else if !item.words.isDisjoint(with: candidate.names),
          candidate.isPrivate || names.isDisjoint(with: candidate.names)
        {
          open.append(other)
        }
      }
    }
    return found
  }

  /// Whether a name is that of an operator.
  static func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" } ?? false
  }
}
