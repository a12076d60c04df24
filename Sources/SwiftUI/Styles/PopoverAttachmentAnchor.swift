/// What a view beside another one points at.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// All of it.
  case rect
}
