/// What shows views in an editor; here its views can be laid out like any.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}
