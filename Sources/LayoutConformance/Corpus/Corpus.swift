import LayoutAPI

/// A folder of saved cases: one file a case, in `layouts/<subject>/` or `engines/<engine>/`.
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

    /// Says what is wrong with a file or folder.
    init(path: String, problem: String) {
      (self.path, self.problem) = (path, problem)
    }

    /// Says what could not be done, and why, as `errno` has it.
    init(system problem: String, _ path: String) {
      self.init(
        path: path, problem: "\(problem): \(String(cString: strerror(errno)).lowercased())")
    }
  }

  /// Names a folder; it need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The folder of the cases of a layout, or of the scenes of an engine.
  public func folder(of subject: String, isEngine: Bool = false) -> String {
    // A name is not to lead out of the corpus, nor to be hidden.
    let name = subject.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" }
    return "\(path)/\(isEngine ? "engines" : "layouts")/\(String(name))"
  }

  /// Saves a case; one that is there already stays as it is.
  ///
  /// The file is written under another name and renamed, so that a kill leaves no half of it.
  /// - Returns: The path of the file.
  /// - Throws: `Failure` if the folder cannot be written.
  public func save(_ saved: SavedCase) throws(Failure) -> String {
    let folder = folder(
      of: saved.subject, isEngine: saved.counterexample.sceneCase != nil)
    let file = "\(folder)/\(saved.fileName)"
    if FileManager.default.fileExists(atPath: file) { return file }
    guard Self.makeFolder(folder), Self.write(saved.text, to: file) else {
      throw Failure(system: "cannot be saved", file)
    }
    return file
  }

  /// Notes in the file of a case that its rule is to be kept from now on; the rest stays as it is.
  ///
  /// - Throws: `Failure` if the file is no case, or cannot be written.
  package static func accept(_ path: String) throws(Failure) {
    var saved = try read(path)
    let text = String(decoding: try contents(of: path), as: UTF8.self)
    saved.expect = .pass
    let pattern = /("expect"\s*:\s*)"[a-z]+"/
    let changed = text.replacing(pattern, maxReplacements: 1) { "\($0.output.1)\"pass\"" }
    // What somebody wrote in an order of their own may have such words in another place.
    let isRight = (try? SavedCase(parsing: Data(changed.utf8))) == saved
    guard write(isRight ? changed : saved.text, to: path) else {
      throw Failure(system: "cannot be written", path)
    }
  }

  /// Writes the file of a case of an earlier version as it is written now.
  ///
  /// A file that has the name of its case gets that of the case as it is written now; any other keeps its
  /// own.
  /// - Returns: The file that has the case now; `nil` where nothing was to be done.
  /// - Throws: `Failure` if the file is no case, or cannot be written.
  package static func upgrade(_ path: String, isDry: Bool) throws(Failure) -> String? {
    let contents = try contents(of: path)
    let saved = try read(path)
    guard SavedCase.version(of: contents) != SavedCase.version else { return nil }
    let file = URL(fileURLWithPath: path)
    let name = file.lastPathComponent
    // The hash has ten digits.
    let isOwn = name.hasPrefix(saved.fileName.dropLast("0123456789.json".count))
    let target = isOwn ? path.dropLast(name.count) + saved.fileName : path[...]
    guard !isDry else { return String(target) }
    guard write(saved.text, to: String(target)) else {
      throw Failure(system: "cannot be written", String(target))
    }
    if target != path, unlink(path) != 0 {
      throw Failure(system: "cannot be removed", path)
    }
    return String(target)
  }

  /// Makes a folder and those that it is in; `errno` says what went wrong.
  ///
  /// By the system's own calls, as below: Foundation's errors do not say why.
  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      makeFolder(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o777) == 0 || errno == EEXIST
  }

  /// Writes a file under another name, then renames it; `errno` says what went wrong.
  private static func write(_ text: String, to file: String) -> Bool {
    let temporary = "\(file).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let bytes = Array(text.utf8)
    let count = Foundation.write(descriptor, bytes, bytes.count)
    // A short write is what a disk gives that is nearly full.
    var failure = count < 0 ? errno : count < bytes.count ? ENOSPC : 0
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, file) != 0 { failure = errno }
    guard failure != 0 else { return true }
    unlink(temporary)
    errno = failure
    return false
  }

  /// The paths of the saved cases of a layout or an engine, in order; none if there is no folder.
  public func files(of subject: String, isEngine: Bool = false) -> [String] {
    let folder = folder(of: subject, isEngine: isEngine)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Reads a saved case.
  ///
  /// - Throws: `Failure` with what is wrong; nothing in a file makes it trap.
  public static func read(_ path: String) throws(Failure) -> SavedCase {
    let contents = try contents(of: path)
    do {
      return try SavedCase(parsing: contents)
    } catch {
      throw Failure(path: path, problem: error.description)
    }
  }

  /// Reads what is in a file, whatever somebody put where a case or a scene should be.
  ///
  /// - Throws: `Failure` for what is no regular file, is too large, or cannot be read.
  static func contents(of path: String) throws(Failure) -> Data {
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
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(path: path, problem: "cannot be read: \(reason(error))")
    }
  }

  /// The case files that paths name: files as they are, folders with all that is in them.
  ///
  /// What says of itself that it is a scene of an engine is left out; what cannot be read is not, and
  /// has its error as a case.
  ///
  /// - Throws: `Failure` for a path that does not exist.
  public static func files(at paths: [String]) throws(Failure) -> [String] {
    try expanded(paths).filter { !isScene($0) }
  }

  /// The scenes of engines that paths name, of folders all that are in them.
  ///
  /// - Throws: `Failure` for a path that does not exist.
  public static func sceneFiles(at paths: [String]) throws(Failure) -> [String] {
    try expanded(paths).filter(isScene)
  }

  private static func isScene(_ path: String) -> Bool {
    (try? contents(of: path)).map(SavedScene.isScene) ?? false
  }

  /// Files as they are, folders with all that is in them.
  private static func expanded(_ paths: [String]) throws(Failure) -> [String] {
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
