package import LayoutConformanceRunning

/// A report in the making.
package protocol Report {
  /// Takes one event.
  mutating func take(_ event: RunEvent)
}
