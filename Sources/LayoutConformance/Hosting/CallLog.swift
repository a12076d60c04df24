import LayoutAPI
package import LayoutEngine

/// The calls of one experiment, in order.
package final class CallLog: Recorder {
  /// The calls so far.
  // Changed for an instant at a time, a thousand times a case.
  @exclusivity(unchecked) package private(set) var calls: [Call] = []

  /// How often methods were called in all experiments.
  @exclusivity(unchecked) private(set) var counts = MethodCounts()

  // Where a crash is to be explained, what is told of every call at once.
  private let witness = CallLog.witness

  /// Told of the calls so far, at each call of the logs that are made meanwhile: what a process that is
  /// about to end leaves behind.
  @TaskLocal package static var witness: (@Sendable ([Call]) -> Void)?

  /// Makes an empty log with room for the calls of an experiment of so many subviews.
  package init(subviews: Int = 0) {
    calls.reserveCapacity(8 + 4 * subviews)
  }

  // A layout that never stops asking is to be told from one that takes too much memory: the calls take a
  // fraction of what a case may.
  private static let limit = 100_000

  package func record(_ call: Call) {
    switch call {
    case .makeCache: counts.makeCache += 1
    case .sizeThatFits: counts.sizeThatFits += 1
    case .placeSubviews, .placedForGuides: counts.placeSubviews += 1
    default: break
    }
    guard calls.count < Self.limit else { return }
    calls.append(call)
    witness?(calls)
  }

  /// Forgets the calls and keeps the storage.
  func clear() {
    let capacity = calls.capacity
    calls.removeAll(keepingCapacity: true)
    // Where an arrangement has the storage, the next one is made at once and not by doubling.
    calls.reserveCapacity(capacity)
  }
}

/// A subview's answer to a proposal that the layout made.
struct Measurement {
  let subview: Int
  let proposal: ProposedViewSize
  let size: CGSize
}

extension [Call] {
  /// Gives what subviews were asked outside of `placeSubviews`, in order.
  func forEachMeasurement(_ body: (Measurement) -> Void) {
    var isPlacing = false
    for call in self {
      switch call {
      case .placeSubviews: isPlacing = true
      case .returned: isPlacing = false
      case .measured(let subview, let proposal, let size) where !isPlacing:
        body(Measurement(subview: subview, proposal: proposal, size: size))
      default: break
      }
    }
  }
}
