import LayoutAPI

extension Double {
  /// The number without a needless fraction: `10`, `0.25`, `inf`, `nan`.
  package var shortDescription: String {
    // The sign of a NaN differs from machine to machine and means nothing.
    guard !isNaN else { return "nan" }
    guard isFinite, self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}

extension Double {
  /// The number as Swift source that gives it again: `10`, `1e+308`, `-0.0`, `.infinity`, `.nan`.
  var source: String {
    switch self {
    case _ where isNaN: ".nan"
    case .infinity: ".infinity"
    case -.infinity: "-.infinity"
    // The literal without a fraction loses the sign.
    case _ where isZero && sign == .minus: "-0.0"
    // A decimal literal of such a number underflows, which is a warning.
    case _ where isSubnormal:
      (sign == .minus ? "-" : "") + "0x\(String(significandBitPattern, radix: 16))p-1074"
    default: shortDescription
    }
  }
}

extension CGFloat {
  /// The length without a needless fraction: `10`, `0.25`, `inf`, `nan`.
  var text: String { Double(self).shortDescription }

  /// The length as Swift source that gives it again.
  var source: String { Double(self).source }
}

extension CGFloat? {
  /// The offered length: `nil` where there is none.
  var text: String { self?.text ?? "nil" }

  /// The offered length as Swift source.
  var source: String { self?.source ?? "nil" }
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
  /// The beginning of the text, in so many columns.
  package func cut(to width: Int) -> String {
    count <= width ? self : prefix(max(width - 1, 0)) + "…"
  }

  /// The text as it stands in XML and HTML: inert, and escaped.
  package var markupEscaped: String {
    var result = ""
    for scalar in inert.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
