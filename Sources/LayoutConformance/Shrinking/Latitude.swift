import LayoutAPI
import LayoutEngine

/// The parts of a case that do not matter: each may have any other value by itself, as far as a few were
/// tried, and the rule is broken in the same way.
package struct Latitude: Hashable, Sendable {
  /// The parts.
  package private(set) var parts: Set<Part> = []

  /// A part of a case.
  package enum Part: Hashable, Sendable {
    /// A number of a subview, by its position.
    case number(Int, ViewNode.Number)
    /// The width that is proposed.
    case proposedWidth
    /// The height that is proposed.
    case proposedHeight
  }

  /// Lets nothing be any other value.
  package init() {}

  /// Tries other values of each part of a case.
  ///
  /// - Parameters:
  ///   - layoutCase: A case for which `fails` is true.
  ///   - budget: How many cases may be tried; parts that it does not suffice for are not among those that
  ///     may have any value.
  ///   - fails: Runs a case.
  /// - Throws: What `fails` throws.
  package init<Failure: Error>(
    of layoutCase: LayoutCase, budget: Int = 60, while fails: (LayoutCase) throws(Failure) -> Bool
  ) throws(Failure) {
    var tries = 0
    for part in layoutCase.parts {
      let others = layoutCase.others(of: part).filter { $0 != layoutCase }
      guard !others.isEmpty, tries + others.count <= budget else { continue }
      var isFree = true
      for other in others where isFree {
        tries += 1
        isFree = try fails(other)
      }
      if isFree { parts.insert(part) }
    }
  }
}

extension LayoutCase {
  /// The parts that other values are tried of, in order.
  fileprivate var parts: [Latitude.Part] {
    [.proposedWidth, .proposedHeight]
      + subviews.indices.flatMap { index -> [Latitude.Part] in
        let spec = subviews[index]
        var numbers: [ViewNode.Number] = []
        if case .rigid? = spec.leaf { numbers += [.width, .height] }
        if spec.priority != 0 { numbers.append(.priority) }
        numbers += ViewNode.SpacingEdge.allCases.filter { spec.spacing[$0] != nil }
          .map { .spacing($0) }
        numbers += spec.guides.keys.sorted().map { .guide($0) }
        return numbers.map { .number(index, $0) }
      }
  }

  /// The case with a few other values of a part.
  fileprivate func others(of part: Latitude.Part) -> [LayoutCase] {
    let lengths: [CGFloat] = [0, 5, 35, 120]
    func proposals(_ axis: Axis) -> [LayoutCase] {
      ([nil, .infinity] + lengths.map(Optional.some)).map {
        offering(proposal.replacing(axis, by: $0))
      }
    }
    func subviews(_ index: Int, _ change: (inout ViewNode, CGFloat) -> Void) -> [LayoutCase] {
      lengths.map { length in
        var copy = self
        change(&copy.subviews[index], length)
        return copy
      }
    }
    func sizes(_ index: Int, _ axis: Axis) -> [LayoutCase] {
      subviews(index) { spec, length in
        guard case .rigid(var size)? = spec.leaf else { return }
        size[axis] = length
        spec.kind = .leaf(.rigid(size))
      }
    }
    switch part {
    case .proposedWidth: return proposals(.horizontal)
    case .proposedHeight: return proposals(.vertical)
    case .number(let index, .width): return sizes(index, .horizontal)
    case .number(let index, .height): return sizes(index, .vertical)
    case .number(let index, .priority):
      return subviews(index) { $0.priority = Double($1) - 10 }
    case .number(let index, .spacing(let edge)): return subviews(index) { $0.spacing[edge] = $1 }
    case .number(let index, .guide(let name)): return subviews(index) { $0.guides[name] = $1 }
    }
  }
}

extension ViewNode.Number {
  /// The number as programs read it: `width`, `spacing.top`.
  fileprivate var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .priority: "priority"
    case .spacing(let edge): "spacing.\(edge.rawValue)"
    case .guide(let name): "guides.\(name)"
    }
  }
}

extension Latitude {
  /// The parts as programs read them, sorted: `subviews[0].width`.
  package var names: [String] {
    parts.map { part in
      switch part {
      case .number(let index, let number): "subviews[\(index)].\(number.name)"
      case .proposedWidth: "proposal.width"
      case .proposedHeight: "proposal.height"
      }
    }.sorted()
  }

  /// The proposal in words, with what may be any other.
  package func words(of proposal: Proposal) -> String {
    "\(parts.contains(.proposedWidth) ? "any" : proposal.width.text) × "
      + (parts.contains(.proposedHeight) ? "any" : proposal.height.text)
  }

  /// A subview in words, with what may be any other.
  package func words(of spec: ViewNode, at index: Int) -> String {
    spec.words { number, text in parts.contains(.number(index, number)) ? "any" : text }
  }
}
