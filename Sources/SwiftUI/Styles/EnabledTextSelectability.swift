/// That the user can select text.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
