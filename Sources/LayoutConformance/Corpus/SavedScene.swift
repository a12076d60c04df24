public import LayoutAPI

/// A recorded fact about SwiftUI: a scene with the frames that it has there, and where that is from.
public struct SavedScene: Hashable, Sendable {
  /// The number of the fact in the collection that it is from.
  public var fact: String
  /// What the fact says, in one sentence.
  public var note: String
  /// How sure it is.
  public var grade: Grade
  /// Where it is from.
  public var source: String
  /// Why sources disagree, `nil` if they do not.
  public var contested: String?
  /// The scene.
  public var scene: LayoutScene
  /// The size of the root in points, `nil` if the source does not tell.
  public var size: CGSize?
  /// The frames that the source tells, by the ids of the nodes.
  public var frames: [String: PartOfFrame]

  /// What a source tells of a frame, in points; `nil` where it does not tell.
  public struct PartOfFrame: Hashable, Sendable {
    /// The leading edge.
    public var x: CGFloat?
    /// The top edge.
    public var y: CGFloat?
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?
  }

  /// How sure a fact is.
  public enum Grade: String, CaseIterable, Sendable {
    /// Measured or drawn by SwiftUI itself.
    case measured = "A"
    /// Two independent reimplementations agree.
    case agreed = "B"
    /// One reimplementation, made from the disassembly.
    case single = "C"
    /// Prose.
    case prose = "D"
  }

  /// The version of the format.
  public static let version = 1

  /// Whether an engine that differs fails: the fact is sure and nobody disagrees.
  public var isBinding: Bool { contested == nil && (grade == .measured || grade == .agreed) }
}

extension SavedScene {
  private static let keys = [
    "layoutConformanceScene", "about", "fact", "note", "grade", "source", "contested", "size",
    "frames",
  ]

  /// Whether a text says of itself that it is a scene, and not a case of a layout.
  package static func isScene(_ data: Data) -> Bool {
    guard case .object(let members)? = try? JSONValue(parsing: data) else { return false }
    return members.contains { $0.key == "layoutConformanceScene" }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `CaseError` with the key and what would be right; nothing in a text makes it trap.
  public init(parsing data: Data) throws(CaseError) {
    var object = try JSONReader(try JSONValue(parsing: data)).object(Self.keys + LayoutScene.keys)
    func required(_ key: String) throws(CaseError) -> JSONReader {
      guard let value = object[key] else {
        throw CaseError(key: "", problem: "the key '\(key)' is missing")
      }
      return value
    }
    let version = try required("layoutConformanceScene")
    guard try version.int() == Self.version else { throw version.error("\(Self.version)") }
    fact = try required("fact").string()
    note = try required("note").string()
    source = try required("source").string()
    contested = try object["contested"]?.string()
    let grade = try required("grade")
    guard let known = Grade(rawValue: try grade.string()) else {
      throw grade.error(Grade.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self.grade = known
    if let value = object["size"] {
      let pair = try value.array(count: 2, "[width, height]")
      size = CGSize(width: try pair[0].anyLength(), height: try pair[1].anyLength())
    }
    frames = [:]
    for (id, frame) in try object["frames"]?.members() ?? [] { frames[id] = try PartOfFrame(frame) }
    for key in Self.keys { object[key] = nil }
    scene = try LayoutScene(object)
    let ids = Set(scene.root.all.compactMap(\.id))
    if let unknown = frames.keys.sorted().first(where: { !ids.contains($0) }) {
      throw CaseError(key: "frames.\(unknown)", problem: "no node of the scene has this id")
    }
    guard size != nil || !frames.isEmpty else {
      throw CaseError(key: "", problem: "neither 'size' nor 'frames' is there: nothing is expected")
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `Corpus.Failure` with what is wrong.
  public init(file path: String) throws(Corpus.Failure) {
    let contents = try Corpus.contents(of: path)
    do {
      try self.init(parsing: contents)
    } catch {
      throw Corpus.Failure(path: path, problem: error.description)
    }
  }
}

extension SavedScene {
  /// What an engine makes of a fact.
  public enum Outcome: Hashable, Sendable {
    /// The frames are those of the fact.
    case agrees
    /// A length is another one.
    case differs(String)
    /// The engine lacks what the scene needs.
    case lacks([String])
    /// The engine gave no layout.
    case failed(EngineFault)
  }

  /// Lays the scene out in an engine, and compares the frames with those of the fact.
  public func outcome(in engine: any EngineUnderTest) -> Outcome {
    let lacking = scene.features(in: engine.lacks)
    guard lacking.isEmpty else { return .lacks(lacking) }
    let layout: SceneLayout
    do {
      layout = try engine.layOut(scene)
    } catch {
      if case .unsupported(let features) = error { return .lacks(features) }
      return .failed(error)
    }
    if let size, !layout.size.isNear(size) {
      return .differs("answered \(layout.size.text); recorded is \(size.text)")
    }
    for (id, expected) in frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = layout.frames[id] else {
        guard layout.unreported.contains(id) else {
          return .differs("told no frame of '\(id)'; recorded is \(expected.text)")
        }
        continue
      }
      guard !expected.agrees(with: frame) else { continue }
      return .differs("put '\(id)' at \(frame.text); recorded is \(expected.text)")
    }
    return .agrees
  }
}

extension SavedScene.PartOfFrame {
  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let four = try reader.array(count: 4, "[x, y, width, height], where null is not told")
    func length(_ reader: JSONReader) throws(CaseError) -> CGFloat? {
      reader.value == .null ? nil : try reader.anyLength()
    }
    self.init(
      x: try length(four[0]), y: try length(four[1]), width: try length(four[2]),
      height: try length(four[3]))
  }

  fileprivate func agrees(with frame: CGRect) -> Bool {
    let pairs = [
      (x, frame.origin.x), (y, frame.origin.y), (width, frame.size.width),
      (height, frame.size.height),
    ]
    return pairs.allSatisfy { told, found in told.map { isNear($0, found) } ?? true }
  }

  /// The frame as it stands in a message: `1, –, 20 × –`.
  fileprivate var text: String {
    func length(_ length: CGFloat?) -> String { length?.text ?? "–" }
    return "\(length(x)), \(length(y)), \(length(width)) × \(length(height))"
  }
}
