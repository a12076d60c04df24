extension Draw {
  /// The other end of a range, drawn already, beyond which a number is not drawn: nobody means a least
  /// width that is more than the greatest.
  struct Bound {
    let end: Double
    let isUpper: Bool

    func holding(_ number: Double, in range: ClosedRange<Double>) -> Double {
      let held = isUpper ? min(number, end) : max(number, end)
      return range.contains(held) ? held : number
    }
  }

  /// What a parameter is held to by another one, `nil` where there is none or it is not drawn yet.
  func bound(of name: String) -> Bound? {
    guard let other = ParameterNames.otherEnd(of: name),
      case .number(let end)? = configuration[other.name]
    else { return nil }
    return Bound(end: end, isUpper: other.isLower)
  }
}
