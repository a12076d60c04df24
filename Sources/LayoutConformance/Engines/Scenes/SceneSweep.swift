import LayoutAPI
import LayoutEngine

/// The scenes that come before random ones: each kind of node alone, with each of its fields in and out,
/// each kind in each container, under a few offers, and what only an edit, a guide or depth shows.
///
/// Chance pairs what matters late: a frame in a row that is too narrow comes in one random scene of three
/// thousand. What an engine does wrong with one kind shows here in a scene of a few nodes.
struct SceneSweep {
  /// The scenes, in an order in which any beginning leads through all kinds; none needs what the engine
  /// lacks.
  let scenes: [SceneCase]

  /// Makes the scenes for an engine.
  ///
  /// - Parameter lacks: What the engine lacks.
  init(lacks: Set<String> = []) {
    var seen: Set<SceneCase> = []
    let all = (Self.alone + Self.lists + Self.pairs + Self.insides + Self.others)
      .map(\.named)
      .filter { sceneCase in
        let versions = [sceneCase.scene] + sceneCase.scene.versions(after: sceneCase.edits)
        return versions.allSatisfy { $0.features(in: lacks).isEmpty && $0.root.flaw == nil }
          && seen.insert(sceneCase).inserted
      }
    scenes = (0..<Self.stride).flatMap { start in
      Swift.stride(from: start, to: all.count, by: Self.stride).map { all[$0] }
    }
  }

  // Prime to the numbers of offers, so that neighbours in the order differ in both.
  private static let stride = 23

  private static let none = Proposal.unspecified
  private static let nothing = Proposal(width: 0, height: 0)
  private static let tight = Proposal(width: 25, height: 15)
  private static let roomy = Proposal(width: 200, height: 160)
  private static let mixed = Proposal(width: 90, height: nil)
  private static let endless = Proposal(width: .infinity, height: 40)

  private static func scenes(_ roots: [ViewNode], _ offers: [Proposal]) -> [SceneCase] {
    roots.flatMap { root in offers.map { SceneCase(LayoutScene(root, proposal: $0)) } }
  }
}

// The words of the scenes.
extension SceneSweep {
  private static let rigid = ViewNode.rigid(30, 20)
  private static let large = ViewNode.rigid(60, 50)
  private static let greedy = ViewNode(.leaf(.greedy(ideal: CGSize(width: 10, height: 10))))
  private static let flexible = ViewNode(
    .leaf(
      .flexible(
        width: Leaf.Flexibility(min: 10, ideal: 40, max: 80),
        height: Leaf.Flexibility(min: 5, ideal: 15, max: .infinity))))

  /// Each kind of leaf.
  private static let leaves = [
    rigid, greedy, flexible, ViewNode(.leaf(.text(count: 4, unit: 8))),
    ViewNode(.leaf(.area(480, line: 6))), ViewNode(.leaf(.aspect(ratio: 2))),
  ]

  /// What belongs in stacks; sources disagree about what it is elsewhere.
  private static let spacers = [
    ViewNode(.spacer(minLength: nil)), ViewNode(.spacer(minLength: 12)),
  ]

  private static let corner = NodeAlignment(.leading, .top)
  private static let end = NodeAlignment(.trailing, .bottom)
  private static let middle = NodeGuide.custom("Middle", .vertical, fraction: 0.5)

  /// Each kind of modifier with its fields, the plainest form of each first.
  private static let modifiers: [[ViewNode.Kind]] = [
    [
      .frame(width: 50, height: nil, .center), .frame(width: nil, height: 40, .center),
      .frame(width: 50, height: 40, corner), .frame(width: 12, height: 8, end),
    ],
    [
      .flexFrame(width: NodeLimits(min: 45), height: NodeLimits(), .center),
      .flexFrame(width: NodeLimits(max: 60), height: NodeLimits(), .center),
      .flexFrame(width: NodeLimits(max: .infinity), height: NodeLimits(), corner),
      .flexFrame(width: NodeLimits(ideal: 25), height: NodeLimits(), .center),
      .flexFrame(
        width: NodeLimits(min: 15, ideal: 25, max: 60), height: NodeLimits(min: 35), .center),
      .flexFrame(width: NodeLimits(), height: NodeLimits(ideal: 9, max: .infinity), end),
    ],
    [
      .padding(NodeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)),
      .padding(NodeInsets(top: 3)), .padding(nil),
    ],
    [
      .fixedSize(horizontal: true, vertical: false), .fixedSize(horizontal: false, vertical: true),
      .fixedSize(horizontal: true, vertical: true),
    ],
    [
      .aspectRatio(2, .fit), .aspectRatio(2, .fill), .aspectRatio(nil, .fit),
      .aspectRatio(nil, .fill),
    ],
    [.offset(x: 5, y: -7)], [.position(x: 20, y: 15)], [.layoutPriority(1)], [.zIndex(1)],
    [.alignmentGuide(middle, .at(4)), .alignmentGuide(middle, .from(.bottom, plus: 2))],
  ]

  /// A second view over or behind another one.
  private static let covers: [ViewNode.Kind] = [
    .overlay(.center), .overlay(corner), .background(.center), .background(end),
  ]

  /// Each kind of container with its fields, the plainest form of each first.
  private static let containers: [[ViewNode.Kind]] = [
    [
      .stack(.horizontal, alignment: .center(.vertical), spacing: 0),
      .stack(.horizontal, alignment: .top, spacing: 7),
      .stack(.horizontal, alignment: .bottom, spacing: nil),
      .stack(.horizontal, alignment: middle, spacing: 0),
      .stack(.horizontal, alignment: .firstTextBaseline, spacing: 0),
    ],
    [
      .stack(.vertical, alignment: .center(.horizontal), spacing: 0),
      .stack(.vertical, alignment: .leading, spacing: 7),
      .stack(.vertical, alignment: .trailing, spacing: nil),
    ],
    [.zstack(.center), .zstack(corner), .zstack(end)],
    [.viewThatFits([.horizontal, .vertical]), .viewThatFits([.horizontal])],
    [.geometryReader],
    [
      .grid(.center, horizontalSpacing: 0, verticalSpacing: 0),
      .grid(corner, horizontalSpacing: 4, verticalSpacing: nil),
    ],
  ]

  private static let customs: [ViewNode.Kind] = NamedLayouts.names.flatMap { name in
    let configurations: [NodeConfiguration] =
      name == "Probe"
      ? [NodeConfiguration(proposals: [none, tight, Proposal(width: 0, height: 20)])]
      : name == "Forgetful" || name == "Radial"
        ? [NodeConfiguration()] : [NodeConfiguration(spacing: 3)]
    return configurations.flatMap { configuration in
      var erased = configuration
      erased.erased = true
      return [ViewNode.Kind.custom(name, configuration), .custom(name, erased)]
    }
  }
}

// The scenes.
extension SceneSweep {
  private static let alone =
    scenes(leaves, [none, nothing, tight, roomy, mixed, endless])
    + scenes(
      modifiers.flatMap { $0 }.flatMap { kind in
        [rigid, greedy].map { ViewNode(kind, [$0]) }
      }, [none, nothing, tight, roomy])
    + scenes(
      covers.flatMap { kind in [[rigid, large], [greedy, rigid]].map { ViewNode(kind, $0) } },
      [none, tight, roomy])

  private static let lists = scenes(
    (containers.flatMap { $0 } + customs).flatMap { kind in
      [[], [rigid, large], [rigid, greedy], [flexible, greedy, rigid]].map {
        container(kind, $0)
      }
    }, [none, tight, roomy])

  /// Each kind in each container, beside one that takes what is left.
  private static let pairs = scenes(
    (containers.map { $0[0] } + [.custom("EqualWidth", NodeConfiguration(spacing: 3))])
      .flatMap { kind in
        (plain + leaves + [spacerFirst]
          + (["hstack", "vstack"].contains(kind.name) ? spacers : [])).map {
            container(kind, [$0, greedy])
          }
      }, [mixed, Proposal(width: 40, height: 30)])

  /// Each kind in each modifier.
  private static let insides = scenes(
    modifiers.map { $0[0] }.flatMap { kind in
      plain.map { ViewNode(kind, [$0]) }
    }, [Proposal(width: 40, height: 30)])

  /// The plainest form of each modifier and of each container, with something in it.
  private static let plain =
    modifiers.map { ViewNode($0[0], [flexible]) } + [ViewNode(.overlay(.center), [rigid, large])]
    + containers.map { container($0[0], [rigid, flexible]) }

  /// A spacer in a row, beside which default distances are none.
  private static let spacerFirst = ViewNode(
    .stack(.horizontal, alignment: .center(.vertical), spacing: nil),
    [ViewNode(.spacer(minLength: nil)), rigid])

  /// The views in a container: those of a grid in two rows.
  private static func container(_ kind: ViewNode.Kind, _ children: [ViewNode]) -> ViewNode {
    guard kind.name == "grid", children.count > 1 else { return ViewNode(kind, children) }
    let cell = ViewNode(
      .gridCell(columns: 2, anchor: CGPoint(x: 1, y: 0.5), unsizedAxes: [.horizontal]),
      [children[0]])
    return ViewNode(
      kind,
      [
        ViewNode(.gridRow(alignment: nil), children), ViewNode(.gridRow(alignment: .top), [cell]),
      ])
  }

  /// What an edit, a guide of a view deep inside, a group, a priority or depth shows.
  private static let others =
    edited + scenes(guided + grouped + spaced, [none, roomy])
    + scenes([chain(11)], [roomy])
    + scenes(
      [ContentMode.fit, .fill].map { ViewNode(.aspectRatio(nil, $0), [.rigid(0, 0)]) },
      [none, roomy])
    + scenes(modifiers.map { ViewNode($0[0], [greedy]) }, [endless])
    + scenes(containers.map { container($0[0], [rigid, flexible]) }, [endless])

  private static let edited: [SceneCase] = (containers.map { $0[0] } + customs).flatMap { kind in
    let root = ViewNode(kind, [rigid, ViewNode(.padding(NodeInsets(top: 2)), [flexible])])
    let edits: [[SceneEdit]] = [
      [.replace([0], large)], [.replace([1, 0], greedy)], [.remove([0])], [.insert([0], large)],
      [.propose(tight)], [.propose(none), .propose(roomy)],
    ]
    let deep = ViewNode(.zstack(.center), [ViewNode(.padding(NodeInsets(top: 1)), [root])])
    return edits.map { SceneCase(LayoutScene(root, proposal: roomy), edits: $0) }
      + [SceneCase(LayoutScene(deep, proposal: roomy), edits: [.replace([0, 0, 1, 0], large)])]
  }

  private static let guided: [ViewNode] = {
    func guide(_ view: ViewNode, _ position: CGFloat) -> ViewNode {
      ViewNode(.alignmentGuide(middle, .at(position)), [view])
    }
    let column = ViewNode.Kind.stack(.vertical, alignment: .center(.horizontal), spacing: 3)
    let row = ViewNode.Kind.stack(.horizontal, alignment: middle, spacing: 0)
    return [
      ViewNode(row, [guide(rigid, 4), large]),
      ViewNode(row, [ViewNode(column, [large, guide(rigid, 4)]), rigid]),
      ViewNode(row, [ViewNode(column, [guide(large, 3), guide(rigid, 9)]), rigid]),
      ViewNode(
        row,
        [ViewNode(.padding(NodeInsets(top: 5)), [guide(rigid, 4)]), guide(large, 30)]),
    ]
  }()

  private static let grouped: [ViewNode] = [
    ViewNode(
      .stack(.horizontal, alignment: .center(.vertical), spacing: 2),
      [ViewNode(.group, [rigid, large]), greedy]),
    ViewNode(
      .stack(.horizontal, alignment: .center(.vertical), spacing: 0),
      [ViewNode(.layoutPriority(1), [flexible]), greedy, rigid]),
    ViewNode(.zstack(.center), [ViewNode(.layoutPriority(1), [rigid]), large]),
  ]

  /// Default distances between views of a stack with a spacer.
  private static let spaced = Axis.allCases.map { axis in
    ViewNode(
      .stack(axis, alignment: .center(axis.other), spacing: nil), [rigid, large, spacers[0], rigid])
  }

  /// Stacks in stacks: what costs too much without a memory.
  private static func chain(_ depth: Int) -> ViewNode {
    guard depth > 0 else { return rigid }
    let axis: Axis = depth.isMultiple(of: 2) ? .horizontal : .vertical
    return ViewNode(
      .stack(axis, alignment: .center(axis.other), spacing: 0), [chain(depth - 1), greedy])
  }
}

extension SceneCase {
  /// The case with a name for each node that has a frame, in the order of the tree, those of edits last.
  fileprivate var named: SceneCase {
    var count = 0
    func named(_ node: ViewNode) -> ViewNode {
      var result = node
      if node.kind != .group {
        let letter = String(UnicodeScalar(UInt8(97 + count % 26)))
        result.id = count < 26 ? letter : "\(letter)\(count / 26)"
        count += 1
      }
      result.children = node.children.map(named)
      return result
    }
    var result = self
    result.scene.root = named(scene.root)
    result.edits = edits.map { edit in
      switch edit {
      case .replace(let path, let node): .replace(path, named(node))
      case .insert(let path, let node): .insert(path, named(node))
      case .remove, .propose: edit
      }
    }
    return result
  }
}
