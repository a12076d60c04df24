package import LayoutAPI

/// What a view carries for the container that arranges it.
package struct Traits {
  /// The layout priority that was given to the view, `nil` if none was.
  ///
  /// What a container sees is `Node.priority`, which knows the view's content.
  package var priority: Double?

  /// The spacing preferences set on the view itself; `nil` leaves them to the view's content.
  package var spacing: ViewSpacing?

  /// The direction that the view's content reads in, `nil` for that of the tree around.
  package var direction: LayoutDirection?

  /// The alignment guides set on the view itself, each a position in points.
  package var guides = Guides()

  /// How a guide finds its position in the dimensions of the view it was set on.
  package typealias Guide = (ViewDimensions) -> CGFloat

  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes traits that say nothing: no priority, no preference, no guide, no value.
  package init() {}

  /// The value for a layout value key, or the key's default.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { value(key) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value for a layout value key, `nil` if the view carries none.
  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    // Not `values[…] as? K.Value`: where the value's type is optional, a missing one would pass for it.
    guard let value = values[ObjectIdentifier(key)] else { return nil }
    return value as? K.Value
  }

  /// Sets a value unless the key has one already: of several modifiers the innermost holds.
  package mutating func setIfAbsent<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) {
    guard values[ObjectIdentifier(key)] == nil else { return }
    values[ObjectIdentifier(key)] = value
  }
}

extension Traits {
  /// Some guides by their keys.
  ///
  /// There are few of them: to compare a few keys is quicker than to hash one.
  package struct Guides {
    private var entries: [Entry] = []

    private struct Entry {
      let key: AlignmentKey
      let guide: Guide
    }

    /// Whether there are none.
    package var isEmpty: Bool { entries.isEmpty }

    /// Whether there is one of a key.
    package func contains(_ key: AlignmentKey) -> Bool { entries.contains { $0.key == key } }

    /// The guide of a key, `nil` if there is none.
    package subscript(key: AlignmentKey) -> Guide? {
      get { entries.first { $0.key == key }?.guide }
      set {
        entries.removeAll { $0.key == key }
        if let newValue { entries.append(Entry(key: key, guide: newValue)) }
      }
    }
  }
}
