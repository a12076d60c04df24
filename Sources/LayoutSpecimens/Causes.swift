/// The rules that name the cause of a defect which breaks several.
enum Causes {
  /// The rules by the name of the specimen, where not every rule that it breaks says what is wrong.
  static let declared: [String: [String]] = [:]
}
