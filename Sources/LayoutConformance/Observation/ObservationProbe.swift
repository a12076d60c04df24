package import LayoutAPI
import LayoutEngine

/// A case that a layout is shown before it is judged, only to see what it does.
package struct ObservationProbe: Sendable {
  /// The case.
  package var layoutCase: LayoutCase
  /// Whether only its size is asked for.
  package var isMeasuredOnly = false

  /// Shows a case, placed or only measured.
  package init(_ layoutCase: LayoutCase, isMeasuredOnly: Bool = false) {
    self.layoutCase = layoutCase
    self.isMeasuredOnly = isMeasuredOnly
  }

  /// Runs the probe, in this process.
  package func snapshot(of subject: Subject) -> Snapshot {
    let trial = Trial(layoutCase, of: subject, for: .counting)
    guard !isMeasuredOnly else {
      return Snapshot(size: trial.size(layoutCase.proposal), placements: [], frames: [])
    }
    let arrangement = trial.baseline
    return Snapshot(
      size: arrangement.size,
      placements: arrangement.placements.map { placement in
        placement.map { Proposal(width: $0.proposal.width, height: $0.proposal.height) }
      },
      frames: arrangement.frames)
  }
}

/// What a layout did with a probe.
package struct Snapshot: Hashable, Sendable {
  /// The size that it answered.
  package let size: CGSize
  /// What it proposed to each subview when it placed it; `nil` for one that it did not place.
  package let placements: [Proposal?]
  /// The frames of the subviews.
  package let frames: [CGRect]

  /// Notes what a layout did.
  package init(size: CGSize, placements: [Proposal?], frames: [CGRect]) {
    self.size = size
    self.placements = placements
    self.frames = frames
  }

  /// Whether all subviews were placed.
  var isComplete: Bool { placements.allSatisfy { $0 != nil } }

  /// Whether a subview was placed.
  var placesAny: Bool { placements.contains { $0 != nil } }

  /// Whether both are the same to the last bit.
  func isIdentical(to other: Snapshot) -> Bool {
    numbers.elementsEqual(other.numbers) { $0.bitPattern == $1.bitPattern }
  }
}

extension Snapshot {
  /// The snapshot as a list of numbers, as it crosses the border of a process.
  package var numbers: [Double] {
    var numbers = [Double(size.width), Double(size.height)]
    for (placement, frame) in zip(placements, frames) {
      let (width, height) = (placement?.width, placement?.height)
      numbers += [
        placement == nil ? 0 : 1, width == nil ? 0 : 1, Double(width ?? 0), height == nil ? 0 : 1,
        Double(height ?? 0), Double(frame.origin.x), Double(frame.origin.y),
        Double(frame.size.width), Double(frame.size.height),
      ]
    }
    return numbers
  }

  private static let width = 9

  /// Reads what `numbers` gave; `nil` for numbers that are no snapshot.
  package init?(numbers: [Double]) {
    guard numbers.count >= 2, (numbers.count - 2).isMultiple(of: Self.width) else { return nil }
    size = CGSize(width: CGFloat(numbers[0]), height: CGFloat(numbers[1]))
    let rows = stride(from: 2, to: numbers.count, by: Self.width).map {
      numbers[$0..<$0 + Self.width].map { CGFloat($0) }
    }
    placements = rows.map { row in
      row[0] == 0
        ? nil
        : Proposal(width: row[1] == 0 ? nil : row[2], height: row[3] == 0 ? nil : row[4])
    }
    frames = rows.map { row in
      CGRect(x: row[5], y: row[6], width: row[7], height: row[8])
    }
  }
}
