import LayoutAPI

/// What names of parameters, stored numbers and layout value keys mean: for what draws their values, for
/// what looks for a distance to fit exactly, and for the rules that have to know a number.
package enum ParameterNames {
  /// The words for the distance between two subviews.
  static let distances: [StaticString] = ["spacing", "gap"]

  /// The words for distances of which some stand between subviews, and some around them.
  static let margins: [StaticString] = ["gutter", "margin", "padding", "inset"]

  /// The words for any distance, the surest first.
  static let anyDistances = distances + margins

  /// The words of distances that are drawn like a spacing.
  package static let spacings = Set(
    anyDistances.map(\.description) + ["insets", "indent", "overlap"])

  /// The words for a part of a whole, from 0 to 1.
  package static let fractions: Set = [
    "fraction", "progress", "percent", "percentage", "proportion",
  ]

  /// The words for how many times as much.
  package static let factors: Set = ["ratio", "scale", "factor", "multiplier", "weight"]

  /// The words for an angle in degrees.
  package static let angles: Set = ["angle", "degrees", "rotation"]

  /// The words for the share that a subview has of what is given out.
  static let weights = ["weight", "flex", "ratio", "share", "proportion"]

  /// The words for what is counted: nobody passes none of it, or less.
  package static let counts: Set = [
    "column", "columns", "row", "rows", "line", "lines", "item", "items", "count", "counts",
    "number", "amount", "limit", "max", "maximum", "min", "minimum", "span", "size", "length",
    "step", "stride", "every", "lanes", "lane", "tracks", "track", "segments", "sections", "groups",
    "divisions", "page", "pages", "capacity", "cells", "slots", "parts",
  ]

  /// The words for a position in a list.
  package static let indices: Set = ["index", "selection"]

  /// The words of layout values that are never less than 0.
  package static let naturals = counts.union(indices).union(weights)

  /// The words for the lower and for the upper end of a range.
  private static let ends = [
    ("min", "max"), ("minimum", "maximum"), ("least", "most"), ("lower", "upper"), ("low", "high"),
  ]

  /// The name of the other end of a range that a name is one end of, and whether the name is that of the
  /// lower one: `maxWidth` for `minWidth`.
  static func otherEnd(of name: String) -> (name: String, isLower: Bool)? {
    for (low, high) in ends {
      for (own, other) in [(low, high), (high, low)] {
        let rest = name.dropFirst(own.count)
        if name.hasPrefix(own), rest.first?.isUppercase ?? true {
          return (other + rest, own == low)
        }
        if name.hasSuffix(own.capitalized) {
          return (name.dropLast(own.count) + other.capitalized, own == low)
        }
      }
    }
    return nil
  }

  /// The words that, in the name of a spacing, say that it stands between lines along an axis.
  static func linesWords(along axis: Axis) -> [String] {
    ["line", "row", "run", "cross"]
      + (axis == .horizontal ? ["vertical", "vspac"] : ["horizontal", "hspac"])
  }
}
