import LayoutAPI
import LayoutEngine

/// A case of a subject, with the experiments that the rules have asked of it so far.
///
/// Each experiment starts from a fresh cache and a layout as it was made, and is run once however many
/// rules look at it. A trial belongs to one thread.
package final class Trial {
  /// The case.
  package let layoutCase: LayoutCase
  /// The layout under test.
  package var subject: Subject { tree.subject }

  private let tree: SubviewTree
  private let root: any Container
  private let log: CallLog
  private let purpose: Purpose
  // A few of each: to look through a list is quicker than to hash a proposal.
  @exclusivity(unchecked) private var arrangements: [Arrangement] = []
  @exclusivity(unchecked) private var sizes: [(proposal: Proposal, size: CGSize)] = []
  private var isPlayed = false
  // What each axis of the size follows, as far as a rule asked.
  private var followedSubviews: [Axis: Bool?] = [:]
  private var followedProposal: [Axis: Bool?] = [:]

  /// What a trial is for.
  package enum Purpose: Sendable {
    /// To show what came of it: every experiment keeps its calls.
    case showing
    /// To count how many cases hold: what only a report would show is not kept.
    ///
    /// To note the calls of every experiment was an eighth of the time of a case.
    case counting
  }

  /// Sets up a trial; nothing of the layout but its initialiser runs yet.
  package init(_ layoutCase: LayoutCase, of subject: Subject, for purpose: Purpose = .showing) {
    self.layoutCase = layoutCase
    self.purpose = purpose
    count = layoutCase.subviews.count
    log = CallLog(subviews: count)
    kinds = layoutCase.subviews.reduce(into: []) { $0.formUnion(Kinds(of: $1)) }
    tree = SubviewTree(
      subject: subject, configuration: layoutCase.configuration, direction: layoutCase.direction)
    root = tree.root(layoutCase.subviews)
  }

  /// The parameters as the layout gets them: the case's, completed by simplest values.
  private(set) lazy var configuration = subject.completed(layoutCase.configuration)

  /// The parameters before an update; `nil` where the case changes none.
  private(set) lazy var earlierConfiguration: Configuration? = layoutCase.before?.configuration
    .map(subject.completed).flatMap { $0 == configuration ? nil : $0 }

  /// The parameters as the layout gets them before an update.
  func configuration(of state: LayoutCase.Before) -> Configuration {
    state.configuration.map(subject.completed) ?? configuration
  }

  /// What the layout wrote to in the baseline.
  var stateWrites: [String] { writes.all }

  private let writes = StateWrites()

  /// What PURE-01 or a rule that compares runs found to differ from run to run, `nil` if nothing yet.
  private(set) var knownVariation: Variation?

  /// Whether the layout gives the same each time that it is asked the same.
  ///
  /// The case is run again some times, and what else the trial asked once: for where a rule that
  /// compares two runs is about to tell a violation.
  private(set) lazy var isEqualEachTime: Bool = {
    if knownVariation == nil { knownVariation = variation(in: Self.repetitions) }
    return knownVariation == nil && repeatsAnswers()
  }()

  /// A run in which the layout was asked twice for its guides; of a finite size only.
  private(set) lazy var guideRun = askForGuides()

  /// A run in which the layout was asked twice for its spacing.
  private(set) lazy var spacingRun = askForSpacing()

  /// Whether what the layout tells its parent is compared: where it is no default.
  private lazy var comparesAnswers = hasOwnAnswers()

  /// What the layout tells its parent after the baseline's calls; `nil` where it is the default.
  private(set) lazy var answers: ParentAnswers? =
    comparesAnswers
    ? run(telling: true) { root in PurityRules.measured(root, self) }.answers : nil

  /// The nodes of the case's subviews.
  var nodes: [any Node] { root.children }

  /// The numbers that are known of the layout: its parameters, and its stored properties.
  private(set) lazy var numbers = subject.numbers(of: configuration)

  /// The number of subviews.
  let count: Int

  /// The kinds of the subviews; empty without subviews.
  let kinds: Kinds

  /// The ideal sizes of the subviews.
  private(set) lazy var ideals = root.children.map { $0.sizeThatFits(.unspecified) }

  /// How often the methods of the layout were called in the recorded experiments so far.
  package var methodCounts: MethodCounts { log.counts }

  /// The case as it stands: measured, then placed.
  var baseline: Arrangement { arrangement(layoutCase.proposal, origin: layoutCase.origin) }

  /// Whether the case as it stands was run already.
  var hasBaseline: Bool { known(layoutCase.proposal, layoutCase.origin) != nil }

  /// Whether the layout measured or placed a subview in the baseline, as far as that was made.
  var asksSubviews: Bool {
    known(layoutCase.proposal, layoutCase.origin)?.calls.contains { call in
      switch call {
      case .measured, .placed: true
      default: false
      }
    } ?? false
  }

  /// Whether an axis of the size follows the subviews, with the parameters and the number of subviews of
  /// the case; `nil` where nothing tells.
  func followsSubviews(_ axis: Axis) -> Bool? {
    if let known = followedSubviews[axis] { return known }
    let questions = AxisBasis.questionsOfSubviews(axis, layoutCase.subviews, finiteIdeals)
    let follows = AxisBasis.followsSubviews(axis, answers(to: questions))
    followedSubviews[axis] = .some(follows)
    return follows
  }

  /// Whether an axis of the size follows the proposal, with the parameters and the number of subviews of
  /// the case; `nil` where nothing tells.
  func followsProposal(_ axis: Axis) -> Bool? {
    if let known = followedProposal[axis] { return known }
    let questions = AxisBasis.questionsOfProposal(axis, layoutCase.subviews, finiteIdeals)
    let follows = AxisBasis.followsProposal(axis, answers(to: questions))
    followedProposal[axis] = .some(follows)
    return follows
  }

  private var finiteIdeals: [CGSize] { ideals.map { $0.isFinite ? $0 : .zero } }

  private func answers(to questions: [AxisBasis.Question]) -> [CGSize] {
    questions.map { question in
      container(subviews: question.subviews).sizeThatFits(question.proposal.proposedViewSize)
    }
  }

  /// Whether the calls of the case are still to be made; false from then on.
  func takesPlay() -> Bool {
    defer { isPlayed = true }
    return !isPlayed
  }

  /// The size for a proposal, with a fresh cache.
  func size(_ proposal: Proposal) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    begin(on: root)
    let size = root.sizeThatFits(proposal.proposedViewSize)
    sizes.append((proposal, size))
    return size
  }

  /// Measuring, then placing at an origin, with a fresh cache.
  func arrangement(_ proposal: Proposal, origin: CGPoint) -> Arrangement {
    if let known = known(proposal, origin) { return known }
    let isBaseline = proposal == layoutCase.proposal && origin == layoutCase.origin
    func run() -> Arrangement {
      self.run(recorded: isBaseline) { root in
        let size = root.sizeThatFits(proposal.proposedViewSize)
        return (proposal, CGRect(origin: origin, size: size))
      }
    }
    let result = isBaseline ? writes.hear(run) : run()
    // A subview that traps at the proposal of its placement does so in the experiment it belongs to.
    if kinds.contains(.container) { _ = result.frames }
    arrangements.append(result)
    sizes.removeAll { $0.proposal == proposal }
    sizes.append((proposal, result.size))
    return result
  }

  private func known(_ proposal: Proposal, _ origin: CGPoint) -> Arrangement? {
    arrangements.first { $0.proposal == proposal && $0.bounds.origin == origin }
  }

  /// An experiment of one's own on a fresh cache; what `prepare` gives says where to place last.
  ///
  /// - Parameters:
  ///   - container: The container to use instead of the case's own.
  ///   - recorded: Whether to keep the calls even where nothing is shown.
  ///   - telling: Whether to ask for what the layout tells its parent, if it is no default.
  ///   - prepare: Makes the calls before the placement, and gives its proposal and its bounds.
  /// - Returns: What came of it.
  func run(
    on container: (any Container)? = nil, recorded: Bool = false, telling: Bool = false,
    _ prepare: (any Container) -> (proposal: Proposal, bounds: CGRect)
  ) -> Arrangement {
    let root = container ?? root
    // Found out by experiments of its own, which come first.
    let asks = telling && comparesAnswers
    begin(on: root, recorded: recorded)
    let (proposal, bounds) = prepare(root)
    root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
    let placements = root.placements
    return Arrangement(
      proposal: proposal, bounds: bounds, placements: placements, nodes: root.children,
      answers: asks ? ParentAnswers(of: root, proposal, size: bounds.size) : nil,
      record: root.recorder == nil ? nil : log.calls)
  }

  /// Runs the case once more, and gives what differs from the first run.
  ///
  /// One that is looked at by itself is run some times more: what varies by lot shows in half of the runs,
  /// and each worker that is a copy of this process would have the same luck.
  func findVariation() -> Variation? {
    let runs = purpose == .showing ? Self.repetitions : 1
    if knownVariation == nil { knownVariation = variation(in: runs) }
    return knownVariation
  }

  /// Whether all that the trial asked so far has the same answer once more.
  private func repeatsAnswers() -> Bool {
    for known in arrangements {
      let again = run { root in
        let size = root.sizeThatFits(known.proposal.proposedViewSize)
        return (known.proposal, CGRect(origin: known.bounds.origin, size: size))
      }
      guard Difference(again, from: known, "", isExact: true) == nil else { return false }
    }
    for (proposal, size) in sizes {
      begin(on: root)
      guard root.sizeThatFits(proposal.proposedViewSize).isIdentical(to: size) else { return false }
    }
    return true
  }

  /// Begins an experiment: from a fresh cache, with an empty log where the calls are written down.
  private func begin(on root: any Container, recorded: Bool = false) {
    let isRecorded = recorded || purpose == .showing
    root.recorder = isRecorded ? log : nil
    if isRecorded { log.clear() }
    root.reset()
  }

  /// The calls that led to an arrangement of `arrangement(_:origin:)`, which is made again where nobody
  /// wrote them down.
  func calls(of arrangement: Arrangement) -> [Call] {
    if arrangement.isRecorded { return arrangement.calls }
    return run(recorded: true) { root in
      _ = root.sizeThatFits(arrangement.proposal.proposedViewSize)
      return (arrangement.proposal, arrangement.bounds)
    }.calls
  }

  /// The first call of `place` in an experiment that had no effect, `nil` if all had theirs.
  func misplacement(
    in body: (any Container) -> Void
  ) -> (subview: Int, Misplacement)? {
    begin(on: root)
    body(root)
    return root.misplacement
  }

  /// How often the layout asks its first subview to measure and place once, nested in itself some levels
  /// deep, where each host remembers answers as SwiftUI's do.
  func questions(atDepth depth: Int) -> Int {
    let proposal = layoutCase.proposal.proposedViewSize
    log.clear()
    let first = tree.nodes(Array(layoutCase.subviews.prefix(1)))
    var node = tree.remembering(first, recorder: log)
    for _ in 1..<depth { node = tree.remembering([node], recorder: nil) }
    let size = node.sizeThatFits(proposal)
    guard size.isFinite, !size.isInvalid else { return 0 }
    node.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return log.calls.count { call in
      if case .measured = call { true } else { false }
    }
  }

  /// The calls of measuring and placing the case once with its subviews some times over; of a size that is
  /// none it is measured alone.
  func callsOfRun(times: Int) -> [Call] {
    let nodes = nodes(times: times)
    for container in nodes.compactMap(\.container) { container.reset() }
    log.clear()
    let visitor = tree.visitor(of: nodes, recorder: log)
    let proposal = layoutCase.proposal.proposedViewSize
    let size = visitor.sizeThatFits(proposal)
    if size.isFinite, !size.isInvalid {
      visitor.placeSubviews(in: CGRect(origin: layoutCase.origin, size: size), proposal: proposal)
    }
    return log.calls
  }
}

extension Trial {
  /// What listens where nobody but a report would read the calls.
  private var recorder: (any Recorder)? { purpose == .showing ? log : nil }

  /// A container of its own over other subviews, or in another configuration.
  func container(
    subviews: [ViewNode]? = nil, configuration: Configuration? = nil
  ) -> any Container {
    tree.root(
      subviews ?? layoutCase.subviews, configuration: configuration, recorder: recorder)
  }

  /// The size for a proposal where a leaf stands in the place of each subview.
  func size(_ proposal: Proposal, with leaf: Leaf) -> CGSize {
    let nodes = Array(repeating: LeafNode(leaf) as any Node, count: count)
    return tree.visitor(of: nodes, recorder: recorder).sizeThatFits(proposal.proposedViewSize)
  }

  /// The nodes of other subviews, to put into a container.
  func nodes(of subviews: [ViewNode]) -> [any Node] {
    tree.nodes(subviews)
  }

  /// The nodes of the case's subviews some times over.
  ///
  /// A leaf keeps nothing from one question to the next: it stands for all of its copies.
  private func nodes(times: Int) -> [any Node] {
    var nodes = root.children
    nodes.reserveCapacity(times * count)
    for index in count..<times * count {
      let own = nodes[index % count]
      nodes.append(
        own.leaf == nil ? tree.nodes([layoutCase.subviews[index % count]])[0] : own)
    }
    return nodes
  }

  /// An experiment of one's own in which the tree reads in a direction.
  func run(
    reading direction: LayoutDirection,
    _ prepare: (any Container) -> (proposal: Proposal, bounds: CGRect)
  ) -> Arrangement {
    let result = run(telling: true) { root in
      // Where there is no cache to update, no layout hears of it.
      root.layoutDirection = direction
      return prepare(root)
    }
    // A subview that reads the other way can be of another size: it is asked before the tree turns.
    if kinds.contains(.container) { _ = result.frames }
    root.reset()
    root.layoutDirection = layoutCase.direction
    return result
  }

  /// The answer of a subview to a proposal.
  func answer(of subview: Int, to proposal: ProposedViewSize) -> CGSize {
    root.children[subview].sizeThatFits(proposal)
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
