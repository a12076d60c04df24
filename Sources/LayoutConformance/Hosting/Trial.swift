import LayoutAPI
import LayoutEngine

/// A case of a subject, with the experiments that the rules have asked of it so far.
///
/// Each experiment starts from a fresh cache and a fresh copy of the layout, and is run once however
/// many rules look at it. A trial belongs to one thread.
package final class Trial {
  /// The case.
  package let layoutCase: LayoutCase
  /// The layout under test.
  package let subject: Subject

  private let tree: SubviewTree
  private let root: any Container
  private let log = CallLog()
  private var arrangements: [Key: Arrangement] = [:]
  private var sizes: [Proposal: CGSize] = [:]

  private struct Key: Hashable {
    let proposal: Proposal
    let origin: CGPoint
  }

  /// Sets up a trial; nothing of the layout but its initialiser runs yet.
  package init(_ layoutCase: LayoutCase, of subject: Subject) {
    self.layoutCase = layoutCase
    self.subject = subject
    tree = SubviewTree(
      subject: subject, configuration: layoutCase.configuration, direction: layoutCase.direction)
    root = tree.root(layoutCase.subviews)
    root.recorder = log
  }

  /// The parameters as the layout gets them: the case's, completed by simplest values.
  private(set) lazy var configuration = subject.completed(layoutCase.configuration)

  /// The numbers that are known of the layout: its parameters, and its stored properties.
  private(set) lazy var numbers = subject.numbers(of: configuration)

  /// The number of subviews.
  var count: Int { layoutCase.subviews.count }

  /// How often the methods of the layout were called in the experiments so far.
  package var methodCounts: MethodCounts { log.counts }

  /// The case as it stands: measured, then placed.
  var baseline: Arrangement { arrangement(layoutCase.proposal, origin: layoutCase.origin) }

  /// Whether the case as it stands was run already.
  var hasBaseline: Bool {
    arrangements[Key(proposal: layoutCase.proposal, origin: layoutCase.origin)] != nil
  }

  /// Whether the layout measured or placed a subview in the baseline, as far as that was made.
  var asksSubviews: Bool {
    let key = Key(proposal: layoutCase.proposal, origin: layoutCase.origin)
    return arrangements[key]?.calls.contains { call in
      switch call {
      case .measured, .placed: true
      default: false
      }
    } ?? false
  }

  /// The size for a proposal, with a fresh cache.
  func size(_ proposal: Proposal) -> CGSize {
    if let known = sizes[proposal] { return known }
    root.reset()
    let size = root.sizeThatFits(proposal.proposedViewSize)
    sizes[proposal] = size
    return size
  }

  /// Measuring, then placing at an origin, with a fresh cache.
  func arrangement(_ proposal: Proposal, origin: CGPoint) -> Arrangement {
    let key = Key(proposal: proposal, origin: origin)
    if let known = arrangements[key] { return known }
    let result = run { root in
      let size = root.sizeThatFits(proposal.proposedViewSize)
      return (proposal, CGRect(origin: origin, size: size))
    }
    arrangements[key] = result
    sizes[proposal] = result.size
    return result
  }

  /// An experiment of one's own on a fresh cache; what `prepare` gives says where to place last.
  ///
  /// - Parameters:
  ///   - container: The container to use instead of the case's own.
  ///   - prepare: Makes the calls before the placement, and gives its proposal and its bounds.
  /// - Returns: What came of it.
  func run(
    on container: (any Container)? = nil,
    _ prepare: (any Container) -> (proposal: Proposal, bounds: CGRect)
  ) -> Arrangement {
    let root = container ?? root
    log.clear()
    root.reset()
    let (proposal, bounds) = prepare(root)
    root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
    let calls = log.calls
    let frames = root.placedFrames(in: bounds, proposal: proposal.proposedViewSize)
    return Arrangement(
      proposal: proposal, size: bounds.size, bounds: bounds, placements: root.placements,
      frames: frames, calls: calls)
  }

  /// The calls of an experiment that places nothing.
  func calls(on container: (any Container)? = nil, _ body: (any Container) -> Void) -> [Call] {
    let root = container ?? root
    log.clear()
    root.reset()
    body(root)
    return log.calls
  }
}

extension Trial {
  /// A container of its own over other subviews, in another configuration, or read the other way.
  func container(
    subviews: [SubviewSpec]? = nil, configuration: Configuration? = nil,
    direction: LayoutDirection? = nil
  ) -> any Container {
    let other = SubviewTree(
      subject: subject, configuration: layoutCase.configuration,
      direction: direction ?? layoutCase.direction)
    let root = other.root(subviews ?? layoutCase.subviews, configuration: configuration)
    root.recorder = log
    return root
  }

  /// The nodes of the case's subviews, made anew.
  func nodes() -> [any Node] {
    tree.nodes(layoutCase.subviews)
  }

  /// The answer of a subview to a proposal.
  func answer(of subview: Int, to proposal: ProposedViewSize) -> CGSize {
    root.children[subview].sizeThatFits(proposal)
  }

  /// The ideal sizes of the subviews.
  var ideals: [CGSize] {
    root.children.map { $0.sizeThatFits(.unspecified) }
  }

  /// Plays the case's script.
  func playScript(on root: any Container) {
    for step in layoutCase.script {
      switch step {
      case .size(let proposal):
        _ = root.sizeThatFits(proposal.proposedViewSize)
      case .place(let proposal, let origin):
        let size = root.sizeThatFits(proposal.proposedViewSize)
        root.placeSubviews(
          in: CGRect(origin: origin, size: size), proposal: proposal.proposedViewSize)
      case .align(let name, let proposal):
        guard let guide = AlignmentKey.named(name) else { continue }
        let size = root.sizeThatFits(proposal.proposedViewSize)
        // SwiftUI asks for guides in finite bounds only (OpenSwiftUI's layout computer).
        guard size.isFinite else { continue }
        _ = root.explicitAlignment(
          of: guide, in: CGRect(origin: .zero, size: size), proposal: proposal.proposedViewSize)
      case .spacing:
        _ = root.spacing()
      }
    }
  }
}
