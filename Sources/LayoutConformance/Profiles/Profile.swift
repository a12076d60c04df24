public import LayoutAPI

/// What kind of layout a subject means to be: the rules that this switches on and off.
///
/// The rules for any layout do not judge kinds: a pile overlaps by intent, a ring overflows. A
/// profile is the promise of one kind. It switches declared rules on, and off those that its kind is
/// not meant to keep.
public struct Profile: Sendable {
  /// The name, as `--profile` takes it.
  public let name: String

  /// The kind of layout in a few words.
  public let summary: String

  /// The IDs of the declared rules that are judged.
  public private(set) var switchesOn: [String]

  /// The IDs of the rules that are not judged, since the kind is not meant to keep them.
  public private(set) var switchesOff: [String]

  /// The axis along which lines run, or along which a length is shared out.
  public private(set) var axis: Axis = .horizontal

  /// The axes on which the subviews reach the bounds' edges, for SHAPE-04.
  public private(set) var hugs: Axis.Set

  /// The axes on which the size is the one that was offered, for SHAPE-05.
  public private(set) var fills: Axis.Set

  /// The room that subviews must have before they are blamed for touching each other.
  public private(set) var room: Room

  /// Whether there are several lines, whose distance may be another one than that of neighbours.
  public private(set) var hasLines: Bool

  /// Whether nobody declared it, but the layout was seen to look like its kind.
  package private(set) var isObserved = false

  /// The room from which on SHAPE-01, FLOW-01 and FIX-01 are judged.
  public enum Room: Sendable {
    /// Any, also too little.
    case any
    /// A finite offer that the widest subview fits into.
    case widest
    /// Subviews that fit into what the layout offers to each.
    case offers
  }

  /// Names a kind of layout.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - summary: The kind in a few words.
  ///   - on: The IDs of the declared rules to judge.
  ///   - off: The IDs of the rules not to judge.
  ///   - hugs: The axes of SHAPE-04.
  ///   - fills: The axes of SHAPE-05.
  ///   - room: The room from which on SHAPE-01, FLOW-01 and FIX-01 are judged.
  ///   - hasLines: Whether there are several lines, whose distance may be another one.
  public init(
    _ name: String, _ summary: String = "", on: [String] = [], off: [String] = [],
    hugs: Axis.Set = [.horizontal, .vertical], fills: Axis.Set = [.horizontal, .vertical],
    room: Room = .any, hasLines: Bool = false
  ) {
    self.name = name
    self.summary = summary
    switchesOn = on
    switchesOff = off
    self.hugs = hugs
    self.fills = fills
    self.room = room
    self.hasLines = hasLines
  }
}

extension Profile {
  /// The profile with some more rules switched on.
  public func adding(_ ids: String...) -> Profile {
    var copy = self
    copy.switchesOn += ids.filter { !switchesOn.contains($0) }
    return copy
  }

  /// The profile with some rules left alone: neither switched on nor, if they are the default, off.
  public func removing(_ ids: String...) -> Profile {
    var copy = self
    copy.switchesOn.removeAll { ids.contains($0) }
    copy.switchesOff.removeAll { ids.contains($0) }
    return copy
  }

  /// The profile of a layout whose lines run along an axis: `.flow.along(.vertical)` fills columns.
  public func along(_ axis: Axis) -> Profile {
    guard axis != self.axis else { return self }
    var copy = self
    copy.axis = axis
    (copy.hugs, copy.fills) = (hugs.transposed, fills.transposed)
    return copy
  }

  /// The profile of a layout whose rows are aligned at the top: nothing that follows moves a frame.
  public var topAligned: Profile { adding("ORDER-03") }
}

extension Profile {
  /// The profile as that of a layout that only looks like its kind: its rules are recommended, and it
  /// switches none off.
  package var observed: Profile {
    var copy = self
    copy.isObserved = true
    return copy
  }

  /// The name with the axis, where it is not the usual one: `flow`, `flow:vertical`.
  package var qualifiedName: String { axis == .horizontal ? name : "\(name):vertical" }
}

extension Axis.Set {
  fileprivate var transposed: Axis.Set {
    var result: Axis.Set = []
    for axis in Axis.allCases where contains(Axis.Set(axis)) { result.insert(Axis.Set(axis.other)) }
    return result
  }
}

extension Profile {
  /// A row or a column: as large as what is in it, with room between neighbours.
  public static let stack = Profile(
    "stack", "a row or a column of subviews, as large as what is in it",
    on: ["SHAPE-03", "SHAPE-04", "FLOW-01", "MONO-03", "LOOSE-01"])

  /// Lines that are wrapped where the offer ends.
  public static let flow = Profile(
    "flow", "lines of subviews, wrapped where the offered width ends",
    on: [
      "SHAPE-01", "SHAPE-03", "SHAPE-04", "ORDER-01", "FIX-01", "FLOW-01", "FLOW-02", "FLOW-03",
      "FLOW-04", "FLOW-05", "FLOW-06", "FLOW-07", "LOOSE-01",
    ],
    hugs: .vertical, room: .widest, hasLines: true)

  /// Rows and columns of cells.
  public static let grid = Profile(
    "grid", "cells in rows and columns, read row by row",
    on: ["SHAPE-01", "ORDER-01", "ORDER-02", "FLOW-01", "LOOSE-01"], room: .offers, hasLines: true)

  /// A layout that takes what it is offered, whatever is in it.
  public static let fill = Profile(
    "fill", "takes the size that it is offered, such as a ring or a canvas",
    on: ["SHAPE-05", "SHAPE-06", "LOOSE-01"], off: ["SIZE-05", "AGREE-01", "AGREE-02", "AGREE-05"])

  /// Subviews on top of each other.
  public static let overlay = Profile(
    "overlay", "subviews on top of each other, centred", on: ["SHAPE-07", "ORDER-04", "LOOSE-01"])

  /// A length that is shared out by weights.
  public static let weighted = Profile(
    "weighted", "shares the offered width out by weights, or equally",
    on: ["SHAPE-01", "SHAPE-05", "DIST-01", "LOOSE-01"], fills: .horizontal, room: .offers)

  /// The profiles that have a name on the command line.
  public static let builtIn = [stack, flow, grid, fill, overlay, weighted]

  /// The built-in profile of a name, in any case of letters, with `:vertical` behind it for one whose
  /// lines run along that axis; `none` promises nothing, whatever the layout looks like.
  public static func named(_ name: String) -> Profile? {
    let parts = name.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    guard let profile = (builtIn + [nothing]).first(where: { $0.name == parts.first ?? "" }) else {
      return nil
    }
    switch parts.dropFirst().map(String.init) {
    case [], ["horizontal"]: return profile
    case ["vertical"]: return profile.along(.vertical)
    default: return nil
    }
  }

  /// The profile of a layout that promises nothing: what kind it looks like is of no importance.
  public static let nothing = Profile("none", "promises nothing, whatever it looks like")
}
