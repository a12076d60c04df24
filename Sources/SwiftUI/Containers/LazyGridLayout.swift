import LayoutAPI

/// A layout of views in tracks of given lengths, line by line.
///
/// The tracks follow each other along `axis`: the horizontal one for columns.
struct LazyGridLayout: Layout {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  /// A track: its start and its length, in points.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The tracks in a proposed length, shared out in their order.
  private func tracks(in length: CGFloat?) -> [Track] {
    let offer =
      length ?? items.reduce(0) { $0 + $1.least + $1.distance } - (items.last?.distance ?? 0)
    let distances = items.dropLast().reduce(0) { $0 + $1.distance }
    var left = max(0, offer - distances)
    for case .fixed(let length) in items.map(\.size) {
      left -= length
    }
    var flexible = items.count { !$0.isFixed }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let share = flexible > 0 ? max(0, left) / CGFloat(flexible) : 0
      let lengths = item.lengths(in: share)
      for (index, length) in lengths.enumerated() {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + (index < lengths.count - 1 ? item.distance : 0)
      }
      if !item.isFixed {
        left -= lengths.reduce(0, +) + item.distance * CGFloat(max(0, lengths.count - 1))
        flexible -= 1
      }
      start += item.distance
    }
    return tracks
  }

  /// The frames of the cells, relative to the grid's corner, and the size of the grid, in points.
  private func arrange(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (cells: [(frame: CGRect, alignment: Alignment)], size: CGSize) {
    let tracks = tracks(in: axis == .horizontal ? proposal.width : proposal.height)
    guard !tracks.isEmpty else { return ([], .zero) }
    var cells: [(frame: CGRect, alignment: Alignment)] = []
    var position: CGFloat = 0
    var first = 0
    while first < subviews.count {
      let line = subviews.indices[first..<min(first + tracks.count, subviews.count)]
      let lengths = zip(line, tracks).map { index, track in
        let size = subviews[index].sizeThatFits(offer(track.length))
        return axis == .horizontal ? size.height : size.width
      }
      let length = lengths.max() ?? 0
      for track in tracks.prefix(line.count) {
        let frame =
          axis == .horizontal
          ? CGRect(x: track.start, y: position, width: track.length, height: length)
          : CGRect(x: position, y: track.start, width: length, height: track.length)
        cells.append((frame, track.alignment ?? alignment))
      }
      first += line.count
      position += length + (first < subviews.count ? spacing ?? 8 : 0)
    }
    let extent = tracks.last.map { $0.start + $0.length } ?? 0
    return (
      cells,
      axis == .horizontal
        ? CGSize(width: extent, height: position) : CGSize(width: position, height: extent)
    )
  }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrange(subviews, proposal).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, cell) in zip(subviews, arrange(subviews, proposal).cells) {
      let offer = ProposedViewSize(cell.frame.size)
      let dimensions = subview.dimensions(in: offer)
      let region = ViewDimensions(size: cell.frame.size, proposal: offer, guides: nil)
      let (horizontal, vertical) = (cell.alignment.horizontal, cell.alignment.vertical)
      subview.place(
        at: CGPoint(
          x: bounds.origin.x + cell.frame.origin.x + region[horizontal] - dimensions[horizontal],
          y: bounds.origin.y + cell.frame.origin.y + region[vertical] - dimensions[vertical]),
        proposal: offer)
    }
  }
}

extension GridItem {
  fileprivate var distance: CGFloat { spacing ?? 8 }

  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  fileprivate var least: CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }

  /// The lengths of the item's tracks in a share of `share` points.
  fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length):
      return [length]
    case .flexible(let minimum, let maximum):
      return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      guard minimum + distance > 0, share.isFinite else { return [minimum] }
      let room = ((share + distance) / (minimum + distance)).rounded(.down)
      let count = max(1, min(room, 10_000))
      let length = (share - distance * (count - 1)) / count
      return Array(repeating: min(max(length, minimum), maximum), count: Int(count))
    }
  }
}
