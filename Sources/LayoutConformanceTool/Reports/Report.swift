import LayoutConformanceWorkers

/// A report in the making.
protocol Report {
  /// Takes one event.
  mutating func take(_ event: RunEvent)
}
