/// How often the methods of a layout were called.
package struct MethodCounts: Sendable {
  /// The calls of `makeCache`.
  package var makeCache = 0
  /// The calls of `sizeThatFits`.
  package var sizeThatFits = 0
  /// The calls of `placeSubviews`.
  package var placeSubviews = 0

  /// Counts nothing yet.
  package init() {}

  /// The calls of all three.
  package var total: Int { makeCache + sizeThatFits + placeSubviews }
}
