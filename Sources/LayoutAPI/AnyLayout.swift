/// A layout that hides which one it is, so that a container can change it and keep its subviews.
public struct AnyLayout: Layout {
  private var wrapped: any Layout

  /// The layout that this one stands for.
  package var base: any Layout { wrapped }

  /// Makes the type-erased form of a layout.
  public init<L: Layout>(_ layout: L) {
    wrapped = layout
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    // Two layouts may have caches of one type: it is the layout's type that tells whose cache it is.
    fileprivate private(set) var owner: any Layout.Type
    private var value: Any
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(of: wrapped, subviews: subviews)
  }

  /// Lets the wrapped layout update its cache, or make one if the cache is another type's.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.owner == type(of: wrapped) else {
      cache = makeCache(subviews: subviews)
      return
    }
    func update(_ layout: some Layout) {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.updateCache(&value, subviews: subviews)
      }
    }
    update(wrapped)
  }

  /// Asks the wrapped layout for the spacing around the container.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing(_ layout: some Layout) -> ViewSpacing {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.spacing(subviews: subviews, cache: &value)
      }
    }
    return spacing(wrapped)
  }

  /// Asks the wrapped layout for the size of the container.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &value)
      }
    }
    return size(wrapped)
  }

  /// Lets the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place(_ layout: some Layout) {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &value)
      }
    }
    place(wrapped)
  }

  /// Asks the wrapped layout for the position of a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func position(_ layout: some Layout) -> CGFloat? {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &value)
      }
    }
    return position(wrapped)
  }

  /// Asks the wrapped layout for the position of a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func position(_ layout: some Layout) -> CGFloat? {
      cache.withValue(of: layout, subviews: subviews) { value in
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &value)
      }
    }
    return position(wrapped)
  }
}

extension AnyLayout {
  /// The type of the animated part of the wrapped layout, whichever it is.
  public typealias AnimatableData = _AnyAnimatableData

  /// The animated part of the wrapped layout.
  ///
  /// To set the part of another type of layout does nothing: between two types there is nothing to
  /// interpolate.
  public var animatableData: AnimatableData {
    get {
      func data<L: Layout>(_ layout: L) -> AnimatableData {
        AnimatableData(layout.animatableData, of: L.self)
      }
      return data(wrapped)
    }
    set {
      func update<L: Layout>(_ layout: L) -> any Layout {
        guard let data = newValue.value(of: L.self) else { return layout }
        var layout = layout
        layout.animatableData = data
        return layout
      }
      wrapped = update(wrapped)
    }
  }
}

extension AnyLayout.Cache {
  fileprivate init<L: Layout>(of layout: L, subviews: LayoutSubviews) {
    owner = L.self
    value = layout.makeCache(subviews: subviews)
  }

  /// Gives the cache to a function as the type that `layout` keeps; makes it if it is another's.
  fileprivate mutating func withValue<L: Layout, Result>(
    of layout: L, subviews: LayoutSubviews, do body: (inout L.Cache) -> Result
  ) -> Result {
    var current: L.Cache
    if owner == L.self, let kept = value as? L.Cache {
      current = kept
    } else {
      owner = L.self
      current = layout.makeCache(subviews: subviews)
    }
    // With the second reference gone, an array in the cache is changed where it is, not copied.
    value = ()
    defer { value = current }
    return body(&current)
  }
}
