/// What the kit says of itself.
package enum ToolVersion {
  /// The version, by semantic versioning.
  package static let current = "0.1.0"
}
