public import LayoutAPI

/// What a case offers to the layout, in points: `nil` asks for the ideal length of an axis.
///
/// The same as SwiftUI's `ProposedViewSize`, but `Hashable`, which that type is not.
public struct Proposal: Hashable, Sendable {
  /// The offered width: `nil` for the ideal one, 0 for the least, infinity for the greatest.
  public var width: CGFloat?
  /// The offered height: `nil` for the ideal one, 0 for the least, infinity for the greatest.
  public var height: CGFloat?

  /// The proposal nil × nil, which asks for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// Makes a proposal of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal that offers a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Whether both offer the same; a NaN is the same offer as any other NaN.
  public static func == (left: Proposal, right: Proposal) -> Bool {
    same(left.width, right.width) && same(left.height, right.height)
  }

  /// Hashes the offered lengths; all NaN hash alike.
  public func hash(into hasher: inout Hasher) {
    for length in [width, height] {
      hasher.combine(length.map { $0.isNaN ? CGFloat.nan : $0 })
    }
  }

  /// The proposal as the layout gets it.
  public var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  /// Whether no axis is offered infinity or NaN.
  public var isFinite: Bool { (width ?? 0).isFinite && (height ?? 0).isFinite }

  /// The length offered on an axis.
  public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with another length on one axis.
  public func replacing(_ axis: Axis, by length: CGFloat?) -> Proposal {
    var proposal = self
    proposal[axis] = length
    return proposal
  }
}

extension CGSize {
  /// The length on an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate on an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
