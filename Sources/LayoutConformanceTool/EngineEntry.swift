public import LayoutConformance

/// An engine that the tool knows by name, with a declared verdict where it has one.
public struct EngineEntry: Sendable {
  /// The name on the command line.
  public let name: String
  /// The IDs of the rules that it breaks, none for an engine that keeps them all.
  public let breaks: [String]
  /// What the engine does right or wrong, in one sentence.
  public let note: String
  /// The type that has the defect, whose source text the documentation shows.
  public let typeName: String
  /// The IDs of the rules that it is the example of.
  public let illustrates: [String]
  /// The rules that the engine is known to break, by ID, each with the reason.
  public let exceptions: [String: String]
  /// Makes the engine.
  public let make: @Sendable () -> any EngineUnderTest

  /// Declares an engine.
  public init(
    name: String, breaks: [String] = [], note: String = "", typeName: String = "",
    illustrates: [String] = [], exceptions: [String: String] = [:],
    make: @escaping @Sendable () -> any EngineUnderTest
  ) {
    self.name = name
    self.breaks = breaks
    self.note = note
    self.typeName = typeName
    self.illustrates = illustrates
    self.exceptions = exceptions
    self.make = make
  }
}
