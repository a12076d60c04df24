import LayoutAPI
import LayoutConformance

/// A picture as SVG: the bounds dashed, a numbered box for each subview.
package struct SVGDiagram: Sendable {
  /// The document.
  package let text: String

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The bounds and the frames.
  ///   - title: What the picture shows, for those who do not see it.
  ///   - other: A picture that this one stands beside, to be drawn on the same scale.
  package init(_ picture: Picture, title: String, beside other: Picture? = nil) {
    let extents = [picture.extent, other?.extent].compactMap(\.self)
    let extent = Exhibit.Frame(around: extents) ?? Exhibit.Frame(CGRect.zero)
    let side = max(extent.width, extent.height, 1e-9)
    let scale = 360 / side
    let margin = 24.0
    func number(_ value: Double) -> String { ((value * 100).rounded() / 100).shortDescription }
    func rect(_ frame: Exhibit.Frame, _ style: String) -> String {
      let (x, y) = ((frame.x - extent.x) * scale + margin, (frame.y - extent.y) * scale + margin)
      // A box without an area is still there to be seen.
      let (width, height) = (max(frame.width * scale, 2), max(frame.height * scale, 2))
      return "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" \(style)/>"
    }
    // The dashes of two edges that are one would fill each other's gaps.
    func line(_ frame: Exhibit.Frame, _ style: String) -> String {
      let (x, y) = ((frame.x - extent.x) * scale + margin, (frame.y - extent.y) * scale + margin)
      return "<line x1=\"\(number(x))\" y1=\"\(number(y))\" "
        + "x2=\"\(number(x + frame.width * scale))\" y2=\"\(number(y + frame.height * scale))\" "
        + "\(style)/>"
    }
    func label(_ frame: Exhibit.Frame, _ index: Int) -> String {
      var x = (frame.x + frame.width / 2 - extent.x) * scale + margin
      let y = (frame.y + frame.height / 2 - extent.y) * scale + margin
      // A number would hide a box that is smaller than itself: it stands beside it.
      if frame.width * scale < 14, frame.height * scale < 14 { x -= frame.width * scale / 2 + 10 }
      return "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"middle\" "
        + "dominant-baseline=\"central\" font-family=\"sans-serif\" font-size=\"14\">\(index)</text>"
    }
    let remarks = picture.notes
    // A remark needs room, however narrow what it stands below.
    let width = number((remarks.isEmpty ? extent.width * scale : 360) + 2 * margin)
    let height = extent.height * scale + 2 * margin
    let fullHeight = number(height + 18 * Double(remarks.count))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" "
        + "height=\"\(fullHeight)\" viewBox=\"0 0 \(width) \(fullHeight)\">",
      "<title>\(title.markupEscaped)</title>",
    ]
    for (index, frame) in picture.drawable {
      lines.append(
        rect(
          frame, "fill=\"#4a90d9\" fill-opacity=\"0.25\" stroke=\"#1f5fa8\" stroke-width=\"1.5\""))
      lines.append(label(frame, index))
    }
    if let bounds = picture.drawableBounds {
      let style = "stroke=\"#c0392b\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\""
      let isThin = min(bounds.width, bounds.height) * scale < 2
      lines.append(
        isThin ? line(bounds, style) : rect(bounds, "fill=\"none\" \(style)"))
    }
    for (line, remark) in remarks.enumerated() {
      lines.append(
        "<text x=\"\(number(margin))\" y=\"\(number(height + 18 * Double(line)))\" "
          + "font-family=\"sans-serif\" font-size=\"12\">\(remark.markupEscaped)</text>")
    }
    text = (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}
