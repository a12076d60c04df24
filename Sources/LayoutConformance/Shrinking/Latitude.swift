import LayoutAPI
import LayoutEngine

/// The parts of a case that do not matter: each may have any other value by itself, as far as a few were
/// tried, and the rule is broken in the same way.
package struct Latitude: Hashable, Sendable {
  /// The parts.
  package private(set) var parts: Set<Part> = []

  /// A part of a case.
  package enum Part: Hashable, Sendable {
    /// The width of a rigid subview, by its position.
    case width(Int)
    /// The height of a rigid subview, by its position.
    case height(Int)
    /// The layout priority of a subview, by its position.
    case priority(Int)
    /// The preferred distance of a subview on an edge.
    case spacing(Int, ViewNode.SpacingEdge)
    /// The position of an explicit guide of a subview, by the guide's name.
    case guide(Int, String)
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
        var parts: [Latitude.Part] = []
        if case .rigid? = spec.leaf { parts += [.width(index), .height(index)] }
        if spec.priority != 0 { parts.append(.priority(index)) }
        parts += ViewNode.SpacingEdge.allCases.filter { spec.spacing[$0] != nil }
          .map { .spacing(index, $0) }
        return parts + spec.guides.keys.sorted().map { .guide(index, $0) }
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
    case .width(let index): return sizes(index, .horizontal)
    case .height(let index): return sizes(index, .vertical)
    case .priority(let index):
      return subviews(index) { $0.priority = Double($1) - 10 }
    case .spacing(let index, let edge): return subviews(index) { $0.spacing[edge] = $1 }
    case .guide(let index, let name): return subviews(index) { $0.guides[name] = $1 }
    }
  }
}

extension Latitude {
  /// The parts as programs read them, sorted: `subviews[0].width`.
  package var names: [String] {
    parts.map { part in
      switch part {
      case .width(let index): "subviews[\(index)].width"
      case .height(let index): "subviews[\(index)].height"
      case .priority(let index): "subviews[\(index)].priority"
      case .spacing(let index, let edge): "subviews[\(index)].spacing.\(edge.rawValue)"
      case .guide(let index, let name): "subviews[\(index)].guides.\(name)"
      case .proposedWidth: "proposal.width"
      case .proposedHeight: "proposal.height"
      }
    }.sorted()
  }

  /// The proposal in words, with what may be any other.
  func words(of proposal: Proposal) -> String {
    "\(parts.contains(.proposedWidth) ? "any" : proposal.width.text) × "
      + (parts.contains(.proposedHeight) ? "any" : proposal.height.text)
  }

  /// A subview in words, with what may be any other.
  func words(of spec: ViewNode, at index: Int) -> String {
    var text = spec.words
    func replace(_ old: String, _ new: String) {
      guard let range = text.firstRange(of: old) else { return }
      text.replaceSubrange(range, with: new)
    }
    if case .rigid(let size)? = spec.leaf {
      let width = parts.contains(.width(index)) ? "any" : size.width.text
      let height = parts.contains(.height(index)) ? "any" : size.height.text
      replace("rigid \(size.text)", "rigid \(width) × \(height)")
    }
    for part in parts {
      switch part {
      case .priority(index): replace("priority \(spec.priority.shortDescription)", "priority any")
      case .spacing(index, let edge):
        guard let distance = spec.spacing[edge] else { continue }
        replace("\(edge.rawValue) spacing \(distance.text)", "\(edge.rawValue) spacing any")
      case .guide(index, let name):
        guard let position = spec.guides[name] else { continue }
        replace("\(name) guide \(position.text)", "\(name) guide any")
      default: continue
      }
    }
    return text
  }
}
