package import LayoutConformance

/// Who is told of each case before it runs: a trap that ends the process leaves its case behind.
package protocol CaseWatcher: Sendable {
  /// Notes a case that is about to run.
  ///
  /// - Throws: `ToolError` if it cannot be noted.
  func note(_ layoutCase: LayoutCase) throws(ToolError)
}

extension CaseFeed {
  /// The feed with each case told of before it runs.
  func watched(by watcher: (any CaseWatcher)?) -> CaseFeed {
    guard let watcher, case .fixed(let source) = self else { return self }
    return .fixed(WatchedCases(base: source, watcher: watcher))
  }
}

/// Cases that are told of before they run.
private struct WatchedCases: CaseSource {
  let base: any CaseSource
  let watcher: any CaseWatcher

  var count: Int? { base.count }

  func layoutCase(_ index: Int) -> LayoutCase { layoutCase(index, redraw: 0) }

  func layoutCase(_ index: Int, redraw: Int) -> LayoutCase {
    let layoutCase = base.layoutCase(index, redraw: redraw)
    // That it can be noted is known before the first; what fails later costs the note, not the case.
    try? watcher.note(layoutCase)
    return layoutCase
  }
}
