/// The layouts whose kind shows in how many subviews they take, and in where their size comes from.
///
/// None has a profile or a declared number of subviews.
enum Kinds {
  /// The layouts that keep every rule.
  static let conforming =
    KindsThatFill.conforming + KindsOfGivenSize.conforming + KindsThatImpose.conforming
    + KindsOfCells.conforming + KindsTurned.conforming + KindsOfOneView.conforming
    + KindsOfTwoViews.conforming + KindsThatRefuse.conforming + KindsWithCaches.conforming
    + KindsOfLayouts.conforming + [KindsOfOneView.asserted].filter(\.breaks.isEmpty)

  /// The layouts that are right for what they are, and get one warning.
  static let warned =
    KindsOfGivenSize.warned + KindsTurned.warned + KindsOfFirstView.warned
    + KindsOfTwoViews.warned + KindsThatPark.warned
    + [KindsOfOneView.asserted].filter { !$0.breaks.isEmpty }

  /// The layouts with a defect that only what they take or read brings out.
  static let broken = KindsThatTrap.broken + KindsThatStop.broken + KindsWithCaches.broken
}
