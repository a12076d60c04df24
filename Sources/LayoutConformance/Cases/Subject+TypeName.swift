extension Subject {
  /// The name of the layout's type.
  package var typeName: String { String(describing: type(of: layout([:]))) }
}
