import LayoutAPI
import LayoutEngine

/// The calls of a layout with nothing of the kit around them: no recorder, no rules, no generator.
///
/// What a run of rules takes is measured against as many bare calls on the same cases.
package struct BareCalls {
  private let hosts: [Host]

  private struct Host {
    let root: any Container
    let containers: [any Container]
    let proposal: ProposedViewSize
    let bounds: CGRect
  }

  /// Sets up the hosts of some cases of a subject.
  package init(_ cases: [LayoutCase], of subject: Subject) {
    hosts = cases.map { layoutCase in
      let tree = SubviewTree(
        subject: subject, configuration: layoutCase.configuration, direction: layoutCase.direction)
      let root = tree.root(layoutCase.subviews)
      let proposal = layoutCase.proposal.proposedViewSize
      let size = root.sizeThatFits(proposal)
      return Host(
        root: root, containers: root.children.compactMap(\.container), proposal: proposal,
        bounds: CGRect(origin: layoutCase.origin, size: size))
    }
  }

  /// Makes calls on each case.
  ///
  /// - Parameter counts: The numbers of the calls, case by case.
  package func run(_ counts: [MethodCounts]) {
    for (host, count) in zip(hosts, counts) {
      for _ in 0..<count.makeCache {
        host.root.discardCache()
        // What nested containers remember is as fresh as in an experiment.
        for container in host.containers { container.reset() }
        host.root.makeCache()
      }
      for _ in 0..<count.sizeThatFits { _ = host.root.sizeThatFits(host.proposal) }
      for _ in 0..<count.placeSubviews {
        host.root.placeSubviews(in: host.bounds, proposal: host.proposal)
      }
    }
  }
}
