import LayoutAPI

/// A folder of saved cases: one file a case, in `layouts/<subject>/`.
public struct Corpus: Sendable {
  /// The folder.
  public let path: String

  /// Why a file of the corpus cannot be used.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The file or folder.
    public let path: String
    /// What is wrong, and what would be right.
    public let problem: String

    /// The failure in one line: `Corpus/…json: subviews[2].rigid: expected …`.
    public var description: String { "\(path): \(problem)" }
  }

  /// Names a folder; it need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The folder of a subject's cases.
  public func folder(of subject: String) -> String {
    // A name is not to lead out of the corpus, nor to be hidden.
    let name = subject.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" }
    return "\(path)/layouts/\(String(name))"
  }

  /// Saves a case; one that is there already stays as it is.
  ///
  /// The file is written under another name and renamed, so that a kill leaves no half of it.
  /// - Returns: The path of the file.
  /// - Throws: `Failure` if the folder cannot be written.
  public func save(_ saved: SavedCase) throws(Failure) -> String {
    let folder = folder(of: saved.subject)
    let file = "\(folder)/\(saved.fileName)"
    let manager = FileManager.default
    if manager.fileExists(atPath: file) { return file }
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // The option writes to a temporary file in the same folder, then renames it.
      try Data(saved.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure(path: file, problem: "cannot be saved: \(Self.reason(error))")
    }
    return file
  }

  /// The paths of the saved cases of a subject, in order; none if there is no folder.
  public func files(of subject: String) -> [String] {
    let folder = folder(of: subject)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Reads a saved case.
  ///
  /// - Throws: `Failure` with what is wrong; nothing in a file makes it trap.
  public static func read(_ path: String) throws(Failure) -> SavedCase {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure(path: path, problem: String(cString: strerror(errno)).lowercased())
    }
    // A pipe could keep the reader waiting for ever.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, problem: "is not a file")
    }
    guard status.st_size <= 16 << 20 else {
      throw Failure(path: path, problem: "is larger than 16 MiB: this is no case file")
    }
    do {
      return try SavedCase(parsing: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as CaseError {
      throw Failure(path: path, problem: error.description)
    } catch {
      throw Failure(path: path, problem: "cannot be read: \(reason(error))")
    }
  }

  /// The case files that paths name: files as they are, folders with all that is in them.
  ///
  /// - Throws: `Failure` for a path that does not exist.
  public static func files(at paths: [String]) throws(Failure) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(path: path, problem: "no such file or folder")
      }
      guard isFolder.boolValue else {
        result.append(path)
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      result += names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }
    return result
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))).lowercased() : error.localizedDescription
  }
}
