/// What is in the bar above a view.
public enum NavigationBarItem {
  /// The look of the title.
  public enum TitleDisplayMode: Sendable {
    /// That of the view before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}
