import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Brings folders of saved cases together, and keeps them small.
  static let corpus = Command(
    name: "corpus", usage: "merge DIR … --into DIR | minimise DIR | upgrade DIR [FLAGS]",
    summary: "Bring folders of saved cases together, and drop those that show the same bug.",
    details: """
      'merge' copies every case that the other folder does not have. 'minimise' keeps the smallest
      of the cases that break the same rule of a subject in the same way with the same shape: kinds
      of subviews, of offers and of history. A case that is expected to pass guards against a bug's
      return, and stays. 'upgrade' writes files of an earlier version as they are written now, with
      the same cases; they are read without it, too. Each file that is added, removed or
      written is named; --dry-run only names them.
      """,
    examples: [
      ("corpus merge shard-1 shard-2 --into Corpus", "what two machines found"),
      ("corpus minimise Corpus --dry-run", "what would be removed"),
      ("corpus upgrade Corpus", "the files as this version writes them"),
    ],
    flags: [.into, .dryRun],
    run: { (arguments, _) throws(ToolError) in
      let folders = Array(arguments.positionals.dropFirst())
      let isDry = arguments.has(.dryRun)
      switch arguments.positionals.first {
      case "merge"?:
        guard let target = arguments.value(.into), !folders.isEmpty else {
          throw Arguments.usage("say from where and into what: merge DIR … --into DIR", "corpus")
        }
        return try CorpusFolders(isDry: isDry).merge(folders, into: target)
      case "minimise"?:
        guard folders.count == 1 else {
          throw Arguments.usage("name one folder: minimise DIR", "corpus")
        }
        guard !arguments.has(.into) else {
          throw Arguments.usage("'--into' goes with 'merge'", "corpus")
        }
        return try CorpusFolders(isDry: isDry).minimise(folders[0])
      case "upgrade"?:
        guard folders.count == 1, !arguments.has(.into) else {
          throw Arguments.usage("name one folder: upgrade DIR", "corpus")
        }
        return try CorpusFolders(isDry: isDry).upgrade(folders[0])
      default:
        throw Arguments.usage("say what to do: merge, minimise or upgrade", "corpus")
      }
    })
}

/// Work on whole folders of saved cases.
private struct CorpusFolders {
  /// Whether files are only named, not touched.
  let isDry: Bool
  private let output = Output.standard()
  private let errors = Output.error()

  init(isDry: Bool) {
    self.isDry = isDry
  }

  func merge(_ folders: [String], into target: String) throws(ToolError) -> ExitCode {
    let (new, unreadable) = try cases(in: folders)
    let isThere = FileManager.default.fileExists(atPath: target)
    let (known, spoiled) = isThere ? try cases(in: [target], mayBeEmpty: true) : ([], 0)
    var keys = Set(known.map { Self.key($0.saved) })
    var added = 0
    for (file, saved) in new where keys.insert(Self.key(saved)).inserted {
      let path = isDry ? file : try saved.save(in: target)
      output.say("\(isDry ? "would add" : "added") \(path)")
      added += 1
    }
    output.write(
      "\(counted(new.count, "case")): \(added) new, \(new.count - added) there already\n")
    return unreadable + spoiled > 0 ? .data : .success
  }

  func minimise(_ folder: String) throws(ToolError) -> ExitCode {
    let (all, unreadable) = try cases(in: [folder])
    var smallest: [Group: (file: String, saved: SavedCase)] = [:]
    for entry in all {
      let group = Group(entry.saved)
      guard let best = smallest[group] else {
        smallest[group] = entry
        continue
      }
      if entry.saved.counterexample.isSmaller(than: best.saved.counterexample) {
        smallest[group] = entry
      }
    }
    var removed = 0
    for (file, saved) in all where saved.expect != .pass {
      guard let best = smallest[Group(saved)], best.file != file else { continue }
      if !isDry { try remove(file) }
      output.say("\(isDry ? "would remove" : "removed") \(file): \(best.file) is smaller")
      removed += 1
    }
    output.write("\(counted(all.count, "case")): \(all.count - removed) kept, \(removed) ")
    output.write(isDry ? "to remove\n" : "removed\n")
    return unreadable > 0 ? .data : .success
  }

  func upgrade(_ folder: String) throws(ToolError) -> ExitCode {
    let (all, unreadable) = try cases(in: [folder])
    var written = 0
    for (file, _) in all {
      do {
        guard let path = try Corpus.upgrade(file, isDry: isDry) else { continue }
        output.say("\(isDry ? "would write" : "wrote") \(path)")
        written += 1
      } catch {
        throw ToolError(.software, error.description)
      }
    }
    output.write(
      "\(counted(all.count, "case")): \(written) of an earlier version, \(all.count - written) as "
        + "they are\n")
    return unreadable > 0 ? .data : .success
  }

  /// What makes two files the same case: all but where it was found.
  private static func key(_ saved: SavedCase) -> SavedCase {
    var key = saved
    key.found = nil
    return key
  }

  /// What makes two cases show the same bug, for all one can tell.
  private struct Group: Hashable {
    let subject, rule: String
    let profile: String?
    let expect: SavedCase.Expectation
    let outline: CaseOutline?

    init(_ saved: SavedCase) {
      (subject, rule, profile) = (saved.subject, saved.rule, saved.profile)
      expect = saved.expect
      outline = saved.counterexample.outline
    }
  }

  /// The cases in folders, in order; a file that is none is named, and counted.
  private func cases(
    in folders: [String], mayBeEmpty: Bool = false
  ) throws(ToolError) -> (cases: [(file: String, saved: SavedCase)], unreadable: Int) {
    let files: [String]
    do {
      files = try Corpus.files(at: folders)
    } catch {
      throw ToolError(.data, error.description)
    }
    var cases: [(file: String, saved: SavedCase)] = []
    var unreadable = 0
    for file in files {
      do {
        cases.append((file, try SavedCase(file: file)))
      } catch {
        errors.complain(error.description)
        unreadable += 1
      }
    }
    guard mayBeEmpty || !cases.isEmpty || unreadable > 0 else {
      throw ToolError(.unavailable, "there is no case in \(folders.joined(separator: ", "))")
    }
    return (cases, unreadable)
  }

  private func remove(_ file: String) throws(ToolError) {
    do {
      try FileManager.default.removeItem(atPath: file)
    } catch {
      throw ToolError(.software, "\(file): cannot be removed: \(error.localizedDescription)")
    }
  }
}
