import LayoutConformance

/// The layouts that people write every day, without a profile, and with at most one line wrong.
///
/// The fault of each is a case of an enumeration, and at one place of its layout.
enum Everyday {
  /// The layouts without a fault.
  static let conforming =
    EverydayFlows.conforming + EverydayStacks.conforming + EverydayGrids.conforming
    + EverydayPiles.conforming + EverydayShares.conforming

  /// The layouts with a fault each.
  static let broken =
    EverydayFlows.broken + EverydayStacks.broken + EverydayGrids.broken + EverydayPiles.broken
    + EverydayShares.broken
}

extension String {
  /// The word with an upper-case first letter.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
