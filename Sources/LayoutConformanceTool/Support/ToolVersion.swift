/// What the kit says of itself.
enum ToolVersion {
  /// The version, by semantic versioning.
  static let current = "0.1.0"
}
