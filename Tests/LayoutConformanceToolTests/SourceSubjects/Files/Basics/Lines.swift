import SwiftUI

/// Twenty-one of the surveyed files have a type of this name.
private struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 4

  private struct Line {
    var indices: [Int] = []
    var size = CGSize.zero
  }

  private func lines(_ subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = lines.last, last.size.width + spacing + size.width <= width {
        lines[lines.count - 1].size.width += spacing + size.width
      } else {
        lines.append(Line(size: CGSize(width: size.width, height: 0)))
      }
      lines[lines.count - 1].indices.append(index)
      lines[lines.count - 1].size.height = max(lines[lines.count - 1].size.height, size.height)
    }
    return lines
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, in: proposal.width ?? .infinity)
    let gaps = spacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: lines.map(\.size.height).reduce(0, +) + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(subviews, in: bounds.width) {
      var x: CGFloat
      switch alignment {
      case .leading: x = bounds.minX
      case .trailing: x = bounds.maxX - line.size.width
      default: x = bounds.midX - line.size.width / 2
      }
      for index in line.indices {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + spacing
      }
      y += line.size.height + spacing
    }
  }
}
