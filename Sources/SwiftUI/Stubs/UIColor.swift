/// A system colour, named by its purpose.
public struct UIColor: Hashable, Sendable {
  let name: String

  /// Behind everything.
  public static let systemBackground = UIColor(name: "systemBackground")

  /// Behind a part.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")

  /// Behind a part of a part.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")

  /// Behind groups.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")

  /// Behind a group.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")

  /// Of text.
  public static let label = UIColor(name: "label")

  /// Of text that matters less.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")

  /// Of text that matters still less.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")

  /// Of lines between parts.
  public static let separator = UIColor(name: "separator")

  /// Of small areas.
  public static let systemFill = UIColor(name: "systemFill")

  /// Of larger areas.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")

  /// Of large areas.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")

  /// Of links.
  public static let link = UIColor(name: "link")

  /// Grey.
  public static let systemGray = UIColor(name: "systemGray")

  /// Lighter grey.
  public static let systemGray2 = UIColor(name: "systemGray2")

  /// Lighter grey.
  public static let systemGray3 = UIColor(name: "systemGray3")

  /// Light grey.
  public static let systemGray4 = UIColor(name: "systemGray4")

  /// Light grey.
  public static let systemGray5 = UIColor(name: "systemGray5")

  /// Lightest grey.
  public static let systemGray6 = UIColor(name: "systemGray6")

  /// Red.
  public static let systemRed = UIColor(name: "systemRed")

  /// Blue.
  public static let systemBlue = UIColor(name: "systemBlue")

  /// Green.
  public static let systemGreen = UIColor(name: "systemGreen")

  /// Orange.
  public static let systemOrange = UIColor(name: "systemOrange")

  /// Yellow.
  public static let systemYellow = UIColor(name: "systemYellow")

  /// Red.
  public static let red = UIColor(name: "red")

  /// Blue.
  public static let blue = UIColor(name: "blue")

  /// Green.
  public static let green = UIColor(name: "green")

  /// White.
  public static let white = UIColor(name: "white")

  /// Black.
  public static let black = UIColor(name: "black")

  /// Grey.
  public static let gray = UIColor(name: "gray")

  /// None at all.
  public static let clear = UIColor(name: "clear")
}
