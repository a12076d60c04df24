/// Where the cases of a run come from: with it, the number of a case tells which one it is.
public enum CaseOrigin: Hashable, Sendable {
  /// Random cases of a seed.
  case random(seed: UInt64)
  /// Cases of a seed that go on from what earlier ones have shown.
  case guided(seed: UInt64)
  /// All cases of a scope.
  case exhaustive(scope: Int)
}
