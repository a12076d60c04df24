package import LayoutAPI
package import LayoutEngine

/// A node of a scene as a host needs it: a leaf, or a layout over elements.
///
/// What stands for another view is resolved: groups and rows of a grid give way to what is in them, a
/// priority or a z-index is a property of the view that it was set on, and what a scene leaves out is
/// the metric's.
package struct ViewElement {
  /// The ids of the nodes whose frame this element's is.
  package private(set) var ids: [String]

  /// What the element is.
  package let part: Part

  /// The kind of the node that the element was made of; equal kinds make equal parts.
  package let kind: ViewNode.Kind

  /// The elements inside.
  package let children: [ViewElement]

  /// What the element carries for the layout around it.
  package private(set) var carried = Carried()

  /// A leaf or a layout.
  package enum Part {
    /// A view without subviews.
    case leaf(Leaf)
    /// A layout over the children.
    case layout(any Layout)
  }

  /// What an element carries for the layout around it.
  package struct Carried: Hashable {
    /// The layout priority that was set on it.
    package var priority: Double?
    var row: Int?
    var rowAlignment: NodeGuide?
    var columns = 1
    var anchor: CGPoint?
    var unsizedAxes: Set<Axis> = []
  }

  /// Which layout an engine has for a kind; `nil` leaves it to SwiftUI's.
  package typealias Vocabulary = @Sendable (ViewNode.Kind) -> (any Layout)?
}

extension ViewElement {
  /// Makes the element of a node.
  ///
  /// - Parameters:
  ///   - node: The node, not a group and not a row of a grid.
  ///   - metric: What holds where the node leaves a length out.
  ///   - vocabulary: Gives other layouts than SwiftUI's for some kinds.
  /// - Throws: `EngineFault.unsupported` for a custom layout of an unknown name.
  package init(
    _ node: ViewNode, metric: EngineMetric, vocabulary: Vocabulary
  ) throws(EngineFault) {
    switch node.kind {
    case .layoutPriority, .zIndex, .gridCell:
      // A scene that was read, or drawn, has one child here.
      let child = node.children.first ?? ViewNode(.leaf(.rigid(.zero)))
      self = try ViewElement(child, metric: metric, vocabulary: vocabulary)
      if case .layoutPriority(let priority) = node.kind { carried.priority = priority }
      if case .gridCell(let columns, let anchor, let axes) = node.kind {
        (carried.columns, carried.anchor, carried.unsizedAxes) = (columns, anchor, axes)
      }
      if let id = node.id { ids.append(id) }
      return
    case .leaf(let leaf): part = .leaf(leaf)
    case .spacer(let length): part = .leaf(.spacer(minLength: length ?? metric.spacerMinimum))
    default:
      if let other = vocabulary(node.kind) {
        part = .layout(other)
      } else {
        part = .layout(try node.kind.layout(metric))
      }
    }
    ids = node.id.map { [$0] } ?? []
    kind = node.kind
    var children: [ViewElement] = []
    for (index, child) in node.arranged.enumerated() {
      guard case .gridRow(let alignment) = child.kind else {
        children.append(try ViewElement(child, metric: metric, vocabulary: vocabulary))
        continue
      }
      for cell in child.arranged {
        var element = try ViewElement(cell, metric: metric, vocabulary: vocabulary)
        (element.carried.row, element.carried.rowAlignment) = (index, alignment)
        children.append(element)
      }
    }
    self.children = children
  }

  /// The element and all in it.
  var all: [ViewElement] { [self] + children.flatMap(\.all) }

  /// Whether both are the same layout over the same elements, whatever their ids are.
  func holdsSame(as other: ViewElement) -> Bool {
    kind == other.kind && children.count == other.children.count
      && zip(children, other.children).allSatisfy {
        $0.carried == $1.carried && $0.holdsSame(as: $1)
      }
  }
}

extension ViewElement.Carried {
  /// What is carried, as nodes of the reference engine have it.
  package var traits: Traits {
    var traits = Traits()
    traits.priority = priority
    if let row {
      traits[GridRowKey.self] = GridRowKey(
        row: row, alignment: rowAlignment.map { VerticalAlignment(key: $0.key) })
    }
    if columns != 1 { traits[GridCellColumnsKey.self] = columns }
    if let anchor { traits[GridCellAnchorKey.self] = UnitPoint(x: anchor.x, y: anchor.y) }
    if !unsizedAxes.isEmpty { traits[GridCellUnsizedAxesKey.self] = Axis.Set(unsizedAxes) }
    return traits
  }
}

extension ViewNode.Kind {
  /// SwiftUI's layout of a container or a modifier.
  fileprivate func layout(_ metric: EngineMetric) throws(EngineFault) -> any Layout {
    switch self {
    case .stack(.horizontal, let guide, let spacing):
      var layout = HStackLayout(
        alignment: VerticalAlignment(key: guide.key), spacing: spacing)
      layout.standardDistance = metric.defaultSpacing
      return layout
    case .stack(.vertical, let guide, let spacing):
      var layout = VStackLayout(
        alignment: HorizontalAlignment(key: guide.key), spacing: spacing)
      layout.standardDistance = metric.defaultSpacing
      return layout
    case .zstack(let alignment): return ZStackLayout(alignment: alignment.alignment)
    case .grid(let alignment, let horizontal, let vertical):
      var layout = GridLayout(
        alignment: alignment.alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
      layout.standardDistance = metric.defaultSpacing
      return layout
    case .frame(let width, let height, let alignment):
      return FrameLayout(width: width, height: height, alignment: alignment.alignment)
    case .flexFrame(let width, let height, let alignment):
      return FlexFrameLayout(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
        idealHeight: height.ideal, maxHeight: height.max, alignment: alignment.alignment)
    case .padding(let insets):
      let length = metric.defaultPadding
      return PaddingLayout(
        insets: EdgeInsets(
          top: insets?.top ?? length, leading: insets?.leading ?? length,
          bottom: insets?.bottom ?? length, trailing: insets?.trailing ?? length))
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      return AspectRatioLayout(ratio: ratio, contentMode: mode)
    case .overlay(let alignment), .background(let alignment):
      return OverlayLayout(alignment: alignment.alignment)
    case .offset(let x, let y): return OffsetLayout(offset: CGSize(width: x, height: y))
    case .position(let x, let y): return PositionLayout(position: CGPoint(x: x, y: y))
    case .alignmentGuide(let guide, let value):
      return AlignmentGuideLayout(guide: guide.key) { value.position(in: $0) }
    case .viewThatFits(let axes): return ViewThatFitsLayout(axes: Axis.Set(axes))
    case .geometryReader: return GeometryReaderLayout()
    case .custom(let name, let configuration):
      guard let layout = NamedLayouts.layout(name, configuration) else {
        throw .unsupported(["custom.\(name)"])
      }
      return configuration.erased ? erased(layout) : layout
    case .leaf, .spacer, .gridRow, .gridCell, .layoutPriority, .zIndex, .group:
      throw .unsupported([name])
    }
  }
}

extension ViewNode.GuideValue {
  /// The position in the dimensions of the view that the guide is set on.
  func position(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .at(let position): position
    case .from(let guide, let plus): dimensions[guide.key] + plus
    }
  }
}

extension Axis.Set {
  init(_ axes: Set<Axis>) {
    self = []
    if axes.contains(.horizontal) { insert(.horizontal) }
    if axes.contains(.vertical) { insert(.vertical) }
  }
}

private func erased(_ layout: any Layout) -> any Layout {
  AnyLayout(layout)
}
