/// How a view of a fixed ratio takes an offer of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside the offer.
  case fit
  /// As small as it can be around the offer.
  case fill
}
