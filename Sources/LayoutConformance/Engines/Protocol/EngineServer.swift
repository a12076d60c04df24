import LayoutAPI

/// An engine behind the protocol: an answer for each line.
///
/// It keeps the scene that was laid out last with its versions, which is what updates are about: each
/// update lays out all of them anew, in one instance.
package struct EngineServer {
  private let engine: any EngineUnderTest
  private let version: String
  private var latest: (id: Int, scene: LayoutScene, versions: [LayoutScene])?

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers.
  ///   - version: The version that the greeting tells.
  package init(_ engine: any EngineUnderTest = ReferenceEngine(), version: String) {
    self.engine = engine
    self.version = version
  }

  /// Gives the answer to a line, without the end of the line.
  package mutating func answer(_ line: String) -> String {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: Data(line.utf8))
    } catch {
      return EngineAnswer.error(id: nil, error.description).json.description
    }
    do {
      return answer(try EngineRequest(json: json)).json.description
    } catch {
      return EngineAnswer.error(id: Self.id(of: json), error.description).json.description
    }
  }

  /// The number of a request that may be wrong in all else.
  private static func id(of json: JSONValue) -> Int? {
    guard case .object(let members) = json,
      case .number(let number)? = members.first(where: { $0.key == "id" })?.value
    else { return nil }
    return Int(exactly: number)
  }

  private mutating func answer(_ request: EngineRequest) -> EngineAnswer {
    switch request {
    case .hello(let wanted):
      guard wanted == EngineRequest.version else {
        return .error(
          id: nil, "version \(wanted) of the protocol is not known, only \(EngineRequest.version)")
      }
      return .engine(
        EngineCard(
          name: engine.name, version: version, lacks: engine.lacks, metric: engine.metric))
    case .layOut(let id, let scene):
      return answer(id) { server throws(EngineFault) in
        let layout = try server.engine.layOut(scene)
        server.latest = (id, scene, [])
        return layout
      }
    case .update(let id, let earlier, let scene):
      guard latest?.id == earlier else {
        return .error(id: id, "scene \(earlier) is not the one that was laid out last")
      }
      return answer(id) { server throws(EngineFault) in
        guard var latest = server.latest else { throw .refused("there is no scene") }
        latest.versions.append(scene.reading(latest.scene.direction))
        let layouts = try server.engine.layOut(latest.scene, thenEditedTo: latest.versions)
        guard let layout = layouts.last else { throw .garbled("no layout of an update") }
        server.latest = latest
        return layout
      }
    }
  }

  private mutating func answer(
    _ id: Int, _ layOut: (inout EngineServer) throws(EngineFault) -> SceneLayout
  ) -> EngineAnswer {
    do {
      return .laidOut(id: id, try layOut(&self))
    } catch {
      if case .unsupported(let features) = error { return .unsupported(id: id, features) }
      return .error(id: id, error.description)
    }
  }
}
