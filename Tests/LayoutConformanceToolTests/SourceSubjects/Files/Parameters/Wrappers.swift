import SwiftUI

/// What the wrappers of other layouts have in common: all is the other layout's.
protocol Wrapper: Layout where Cache == AnyLayout.Cache {
  var base: AnyLayout { get }
}

extension Wrapper {
  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// The last of some layouts; there must be one.
struct Last: Wrapper {
  let layouts: [any Layout]
  var base: AnyLayout {
    let last = layouts[layouts.count - 1]
    return AnyLayout(last)
  }
}

struct LastErased: Wrapper {
  var layouts: [AnyLayout]
  var base: AnyLayout { layouts[layouts.count - 1] }
}

struct LastGiven: Wrapper {
  let layouts: [any Layout]
  init(_ layouts: any Layout...) { self.layouts = layouts }
  var base: AnyLayout {
    let last = layouts[layouts.count - 1]
    return AnyLayout(last)
  }
}

struct LastGeneric<L: Layout>: Wrapper {
  let layouts: [L]
  var base: AnyLayout {
    let last = layouts[layouts.count - 1]
    return AnyLayout(last)
  }
}

struct Forwarding<Base: Layout>: Wrapper {
  let inner: Base
  var base: AnyLayout { AnyLayout(inner) }
}

struct Constrained<Base>: Wrapper where Base: Layout, Base.Cache == HStackLayout.Cache {
  let inner: Base
  var base: AnyLayout { AnyLayout(inner) }
}

struct OfSome: Wrapper {
  let base: AnyLayout
  init(_ inner: some Layout) { base = AnyLayout(inner) }
}

struct OfAny: Wrapper {
  let base: AnyLayout
  init(inner: any Layout) { base = AnyLayout(inner) }
}

struct OfOptional: Wrapper {
  let inner: (any Layout)?
  var base: AnyLayout { inner.map { AnyLayout($0) } ?? AnyLayout(VStackLayout()) }
}

struct OfWritten: Wrapper {
  let base: AnyLayout
  init<L>(base inner: L, others: [L]) where L: Layout { base = AnyLayout(others.last ?? inner) }
}

/// One that has none by itself, and does without.
struct LastOfDefault: Wrapper {
  var layouts: [any Layout] = []
  var base: AnyLayout { layouts.last.map { AnyLayout($0) } ?? AnyLayout(HStackLayout()) }
}
