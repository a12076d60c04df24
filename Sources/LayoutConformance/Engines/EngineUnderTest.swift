public import LayoutAPI

/// An engine that lays out scenes: what the engine rules are asked about.
///
/// An engine process behind the protocol conforms, the reference engine does, and an engine in Swift
/// conforms in its own test target with a few lines: it makes its views of the nodes of a scene, and
/// tells where they went.
public protocol EngineUnderTest {
  /// The engine's name, for reports and saved scenes.
  var name: String { get }

  /// The engine's version, for reports; empty unless said otherwise.
  var version: String { get }

  /// What the engine lacks: kinds, kinds with a field or a value, as `flexFrame.idealWidth`.
  ///
  /// Scenes that need it are not drawn. Empty unless said otherwise.
  var lacks: Set<String> { get }

  /// The lengths that the engine takes where a scene leaves them out; SwiftUI's unless said otherwise.
  var metric: EngineMetric { get }

  /// Lays out a scene that has nothing to do with earlier ones.
  ///
  /// The root is offered exactly the proposal and stands at 0, 0.
  /// - Throws: `EngineFault` for what does not come to an answer.
  func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout

  /// Lays out a scene and then, in the same instance, each edited version of it.
  ///
  /// An engine that always starts anew leaves this out, and is not judged for it.
  /// - Returns: The layouts of the scene and of each version, in order.
  /// - Throws: `EngineFault` for what does not come to an answer.
  func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout]
}

extension EngineUnderTest {
  /// The version is not told.
  public var version: String { "" }

  /// The name with the version, where that is told.
  package var title: String { version.isEmpty ? name : "\(name) \(version)" }

  /// Nothing is lacking.
  public var lacks: Set<String> { [] }

  /// The lengths that SwiftUI has.
  public var metric: EngineMetric { .swiftUI }

  /// Updates are lacking.
  public func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout] {
    throw .unsupported(["update"])
  }
}

/// The lengths that an engine takes where a scene leaves them out, in points.
public struct EngineMetric: Hashable, Sendable {
  /// The distance between two views that prefer none.
  public var defaultSpacing: CGFloat
  /// The least length of a spacer.
  public var spacerMinimum: CGFloat
  /// The padding of each edge.
  public var defaultPadding: CGFloat

  /// The lengths that were measured of SwiftUI, and the padding that OpenSwiftUI has.
  public static let swiftUI = EngineMetric(defaultSpacing: 8, spacerMinimum: 8, defaultPadding: 16)

  /// Makes a metric.
  public init(defaultSpacing: CGFloat, spacerMinimum: CGFloat, defaultPadding: CGFloat) {
    self.defaultSpacing = defaultSpacing
    self.spacerMinimum = spacerMinimum
    self.defaultPadding = defaultPadding
  }
}

/// Why an engine gave no layout of a scene.
public enum EngineFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not know some kinds, fields or values.
  case unsupported([String])
  /// It said that something is wrong with the scene.
  case refused(String)
  /// Its process ended; how, and what it wrote to its error output.
  case crashed(String)
  /// It did not answer in time.
  case hung(String)
  /// What it answered is not what the protocol asks for.
  case garbled(String)

  /// The fault in one line.
  public var description: String {
    switch self {
    case .unsupported(let features): "does not support \(features.sorted().joined(separator: ", "))"
    case .refused(let reason): "refused the scene: \(reason)"
    case .crashed(let end): "ended: \(end)"
    case .hung(let time): "did not answer within \(time)"
    case .garbled(let problem): "answered what is no answer: \(problem)"
    }
  }
}
