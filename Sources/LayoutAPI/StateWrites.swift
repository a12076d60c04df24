import Foundation

/// What hears of writes to state that SwiftUI would watch: bindings, states, published properties.
///
/// It belongs to one thread, on which the methods of a layout run.
package final class StateWrites {
  /// What was written to, in order: `a binding`.
  package private(set) var all: [String] = []

  /// Hears of nothing yet.
  package init() {}

  /// What a call of a closure that takes a value is noted as.
  package static let closure = "a closure"

  private static let key = "layout-conformance.state-writes"

  /// Runs a function, and hears of what it writes to on this thread.
  package func hear<Result>(_ body: () -> Result) -> Result {
    let local = Thread.current.threadDictionary
    let outer = local[Self.key]
    local[Self.key] = self
    defer { local[Self.key] = outer }
    return body()
  }

  /// Notes a write, for the one who hears of those on this thread.
  package static func note(_ what: String) {
    (Thread.current.threadDictionary[key] as? StateWrites)?.all.append(what)
  }
}
