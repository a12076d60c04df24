import LayoutAPI

extension Double {
  /// The number without a needless fraction: `10`, `0.25`, `inf`, `nan`.
  var shortDescription: String {
    // The sign of a NaN differs from machine to machine and means nothing.
    guard !isNaN else { return "nan" }
    guard isFinite, self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}

extension CGFloat {
  /// The length without a needless fraction: `10`, `0.25`, `inf`, `nan`.
  var text: String { Double(self).shortDescription }
}

extension CGFloat? {
  /// The offered length: `nil` where there is none.
  var text: String { self?.text ?? "nil" }
}

extension Proposal: CustomStringConvertible {
  /// The proposal as it stands in a message: `20 × nil`.
  public var description: String { "\(width.text) × \(height.text)" }
}

extension ProposedViewSize {
  /// The proposal as it stands in a message: `20 × nil`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension CGSize {
  /// The size as it stands in a message: `20 × 10`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension CGPoint {
  /// The point as it stands in a message: `1, 0`.
  var text: String { "\(x.text), \(y.text)" }
}

extension CGRect {
  /// The frame as it stands in a message: `1, 0, 20 × 10`.
  var text: String { "\(origin.text), \(size.text)" }
}

/// A number of things with its noun: `1 subview`, `2 subviews`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension String {
  /// The text as it stands in XML and HTML: escaped, without the characters that XML cannot hold.
  package var markupEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
