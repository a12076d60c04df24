import LayoutAPI
import LayoutConformance
import LayoutEngine

extension EngineGallery {
  /// Engines that take one kind of view for another.
  static let misreading: [EngineSpecimen] = [
    .rewriting(
      "SqueezedFrames", ["ENGINE-07", "ENGINE-17"], "squeezes frames of a fixed width in a row",
      isRare: true
    ) { node in
      guard case .stack(.horizontal, _, _) = node.kind else { return node }
      var node = node
      node.children = node.children.map { child in
        guard case .frame(let width?, let height, let alignment) = child.kind else { return child }
        var child = child
        child.kind = .flexFrame(
          width: NodeLimits(min: 0, ideal: width, max: width),
          height: NodeLimits(min: height, ideal: height, max: height), alignment)
        return child
      }
      return node
    },
    .reading(
      "BackgroundsCount", ["ENGINE-07", "ENGINE-09", "ENGINE-17"],
      "has views as large as their backgrounds"
    ) { kind in
      guard case .background(let alignment) = kind else { return nil }
      return .zstack(alignment)
    },
    .reading(
      "LimitsSwapped", ["ENGINE-01", "ENGINE-07", "ENGINE-13", "ENGINE-17"],
      "takes the least length of a frame for the greatest"
    ) { kind in
      guard case .flexFrame(let width, let height, let alignment) = kind else { return nil }
      func swapped(_ limits: NodeLimits) -> NodeLimits {
        NodeLimits(min: limits.max, ideal: limits.ideal, max: limits.min)
      }
      return .flexFrame(width: swapped(width), height: swapped(height), alignment)
    },
    .reading(
      "LimitlessFrames", ["ENGINE-07", "ENGINE-17"], "forgets the greatest length of frames"
    ) { kind in
      guard case .flexFrame(var width, var height, let alignment) = kind else { return nil }
      (width.max, height.max) = (nil, nil)
      return .flexFrame(width: width, height: height, alignment)
    },
    .reading("IdealsForgotten", ["ENGINE-07", "ENGINE-17"], "forgets the ideal length of frames") {
      kind in
      guard case .flexFrame(var width, var height, let alignment) = kind else { return nil }
      (width.ideal, height.ideal) = (nil, nil)
      return .flexFrame(width: width, height: height, alignment)
    },
    .reading(
      "SpacersWithoutMinimum", ["ENGINE-08", "ENGINE-17"], "has spacers without a least length"
    ) { kind in
      guard case .spacer = kind else { return nil }
      return .spacer(minLength: 0)
    },
    .reading("FixedSizeTurned", ["ENGINE-17"], "fixes the height where the width is to be fixed") {
      kind in
      guard case .fixedSize(let horizontal, let vertical) = kind else { return nil }
      return .fixedSize(horizontal: vertical, vertical: horizontal)
    },
    .rewriting(
      "DistanceLostAtSpacers", ["ENGINE-08", "ENGINE-17"],
      "has no default distances in a row with a spacer", smallest: 4
    ) {
      node in
      guard case .stack(let axis, let guide, nil) = node.kind,
        node.children.contains(where: { $0.kind.name == "spacer" })
      else { return node }
      var node = node
      node.kind = .stack(axis, alignment: guide, spacing: 0)
      return node
    },
    .reading("RowsTouching", ["ENGINE-08", "ENGINE-17"], "has no default distance in rows") {
      kind in
      guard case .stack(.horizontal, let guide, nil) = kind else { return nil }
      return .stack(.horizontal, alignment: guide, spacing: 0)
    },
    .reading("OffsetBackwards", ["ENGINE-07", "ENGINE-17"], "moves a view the other way") { kind in
      guard case .offset(let x, let y) = kind else { return nil }
      return .offset(x: -x, y: -y)
    },
    .reading("PositionAsOffset", ["ENGINE-17"], "moves a view by its position") { kind in
      guard case .position(let x, let y) = kind else { return nil }
      return .offset(x: x, y: y)
    },
    .reading("FillForFit", ["ENGINE-17"], "fills where a ratio is to fit") { kind in
      guard case .aspectRatio(let ratio?, let mode) = kind else { return nil }
      return .aspectRatio(ratio, mode == .fit ? .fill : .fit)
    },
    .reading("OwnRatio", ["ENGINE-17"], "takes the ratio of the content, whatever is said") {
      kind in
      guard case .aspectRatio(_?, let mode) = kind else { return nil }
      return .aspectRatio(nil, mode)
    },
    .reading("GridGapsSwapped", ["ENGINE-17"], "takes the gap of columns for that of rows") {
      kind in
      guard case .grid(let alignment, let horizontal, let vertical) = kind else { return nil }
      return .grid(alignment, horizontalSpacing: vertical, verticalSpacing: horizontal)
    },
    .reading("NarrowCells", ["ENGINE-17"], "has cells of one column each", smallest: 6) { kind in
      guard case .gridCell(_, let anchor, let axes) = kind else { return nil }
      return .gridCell(columns: 1, anchor: anchor, unsizedAxes: axes)
    },
    .reading(
      "PrioritiesReversed", ["ENGINE-08", "ENGINE-09", "ENGINE-17"],
      "serves the lowest priority first", smallest: 4
    ) { kind in
      guard case .layoutPriority(let priority) = kind else { return nil }
      return .layoutPriority(-priority)
    },
    .reading("OverlaysCentred", ["ENGINE-09", "ENGINE-10", "ENGINE-17"], "centres every overlay") {
      kind in
      guard case .overlay = kind else { return nil }
      return .overlay(.center)
    },
    .reading(
      "FramesCentred", ["ENGINE-09", "ENGINE-10", "ENGINE-17"], "centres what is in a frame"
    ) { kind in
      guard case .frame(let width, let height, _) = kind else { return nil }
      return .frame(width: width, height: height, .center)
    },
    .reading(
      "InsetsSwapped", ["ENGINE-07", "ENGINE-17"],
      "pads the trailing edge where the leading one is meant"
    ) { kind in
      guard case .padding(var insets?) = kind else { return nil }
      swap(&insets.leading, &insets.trailing)
      return .padding(insets)
    },
    .rewriting(
      "GroupsInPiles", ["ENGINE-08", "ENGINE-09", "ENGINE-17"], "piles up the views of a group",
      smallest: 4
    ) { node in
      guard node.kind == .group else { return node }
      return ViewNode(.zstack(.center), node.children)
    },
    .reading("FitsByWidth", ["ENGINE-17"], "looks at the width only where both lengths are to fit")
    { kind in
      guard case .viewThatFits(let axes) = kind, axes.count == 2 else { return nil }
      return .viewThatFits([.horizontal])
    },
    .reading("GuidesForgotten", ["ENGINE-10", "ENGINE-17"], "forgets explicit guides", smallest: 4)
    { kind in
      guard case .alignmentGuide = kind else { return nil }
      return .zIndex(0)
    },
    .reading(
      "TextsInOneLine", ["ENGINE-04", "ENGINE-08", "ENGINE-09", "ENGINE-11", "ENGINE-17"],
      "never breaks a text"
    ) { kind in
      guard case .leaf(let leaf) = kind, case .text = leaf else { return nil }
      return .leaf(.rigid(leaf.size(for: .unspecified)))
    },
  ]
}
