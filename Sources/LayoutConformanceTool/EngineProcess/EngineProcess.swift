import Foundation
import LayoutConformance
import LayoutConformanceRunning

/// An engine behind the protocol: a process that answers a line for each line.
///
/// Whatever the process does wrong is a fault of the scene at hand, and the process is started again
/// for the next one: it ends, it does not answer in time, it writes what is no answer, half a line,
/// an answer to another scene, or a line that nobody asked for.
final class EngineProcess: EngineUnderTest {
  let name: String
  let version: String
  let lacks: Set<String>
  let metric: EngineMetric

  private let command: String
  private let timeout: Double
  private var channel: EngineChannel?
  private var nextID = 1

  /// Starts an engine and greets it.
  ///
  /// - Parameters:
  ///   - command: The command, as for a shell.
  ///   - timeout: How long a scene may take, in seconds.
  /// - Throws: `ToolError` with exit code 69 if no engine answers the greeting.
  init(command: String, timeout: Double) throws(ToolError) {
    self.command = command
    self.timeout = timeout
    let channel: EngineChannel
    let card: EngineCard
    do {
      channel = try EngineChannel(command)
      card = try Self.greet(channel)
    } catch {
      throw ToolError(.unavailable, "the engine '\(command)' \(error.description)")
    }
    self.channel = channel
    (name, version) = (card.name, card.version)
    lacks = card.lacks
    metric = card.metric
  }

  private static let greetingTime: Double = 20

  private static func greet(_ channel: EngineChannel) throws(EngineFault) -> EngineCard {
    let hello = EngineRequest.hello(version: EngineRequest.version)
    switch try channel.ask(hello, within: greetingTime) {
    case .engine(let card): return card
    case .error(_, let reason): throw .refused(reason)
    case .laidOut, .unsupported: throw .garbled("no 'engine' in the answer to the greeting")
    }
  }

  func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
    try answer(to: .layOut(id: takeID(), scene))
  }

  func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout] {
    guard !lacks.contains("update") else { throw .unsupported(["update"]) }
    let first = takeID()
    var layouts = [try answer(to: .layOut(id: first, scene))]
    for version in versions {
      layouts.append(try answer(to: .update(id: takeID(), scene: first, version)))
    }
    return layouts
  }

  private func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Gives the layout that answers a request; after a fault of the process it is started again.
  private func answer(to request: EngineRequest) throws(EngineFault) -> SceneLayout {
    do throws(EngineFault) {
      let answer = try running().ask(request, within: timeout)
      switch answer {
      case .laidOut(let id, let layout):
        guard id == request.id else {
          throw EngineFault.garbled("an answer to \(id) instead of \(request.id ?? 0)")
        }
        return layout
      case .unsupported(let id, let features):
        guard id == request.id else {
          throw EngineFault.garbled("an answer to \(id) instead of \(request.id ?? 0)")
        }
        throw EngineFault.unsupported(features)
      case .error(_, let reason): throw EngineFault.refused(reason)
      case .engine: throw EngineFault.garbled("a greeting instead of an answer")
      }
    } catch {
      switch error {
      case .unsupported, .refused: break
      case .crashed, .hung, .garbled: channel = nil
      }
      throw error
    }
  }

  private func running() throws(EngineFault) -> EngineChannel {
    if let channel { return channel }
    let channel = try EngineChannel(command)
    _ = try Self.greet(channel)
    self.channel = channel
    return channel
  }
}
