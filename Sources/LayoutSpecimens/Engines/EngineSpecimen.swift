import LayoutAPI
public import LayoutConformance
import LayoutEngine

/// An engine with a declared verdict.
public struct EngineSpecimen: Sendable {
  /// The name.
  public let name: String
  /// The IDs of the rules that it breaks, sorted; none for an engine that keeps them all.
  public let breaks: [String]
  /// What it does right or wrong, in one sentence.
  public let note: String
  /// The type that has the defect, empty where it is the host.
  public let typeName: String
  /// How many nodes the smallest scene needs that shows the defect.
  public var smallest = 3
  /// Whether two thousand random scenes do not show the defect, and the scenes before them do.
  public var isRare = false
  /// Makes the engine.
  public let make: @Sendable () -> any EngineUnderTest

  /// Declares an engine whose host has a defect.
  fileprivate static func host(
    _ name: String, _ fault: SmallFault, _ breaks: [String], tellsCalls: Bool = false,
    smallest: Int = 3, _ note: String
  ) -> EngineSpecimen {
    EngineSpecimen(
      name: name, breaks: breaks.sorted(), note: note, typeName: "", smallest: smallest
    ) {
      SmallEngine(name, fault: fault, tellsCalls: tellsCalls)
    }
  }

  /// Declares an engine that has another layout for a kind of node.
  fileprivate static func word(
    _ type: (some Layout).Type, _ breaks: [String], _ note: String,
    name: String? = nil, smallest: Int = 3, _ vocabulary: @escaping ViewElement.Vocabulary
  ) -> EngineSpecimen {
    let name = name ?? "\(type)"
    return EngineSpecimen(
      name: name, breaks: breaks.sorted(), note: note, typeName: "\(type)", smallest: smallest
    ) {
      ReferenceEngine(name, vocabulary: vocabulary)
    }
  }
}

/// All engines with a declared verdict.
public enum EngineGallery {
  /// The engines that keep every rule: a finding is a false alarm.
  public static let conforming = [
    EngineSpecimen(
      name: "SmallEngine", breaks: [], note: "another host of the same layouts", typeName: ""
    ) { SmallEngine() }
  ]

  /// The engines with one defect.
  ///
  /// What changes a frame breaks ENGINE-17 with its own rule, as the model knows every frame; but for
  /// rounding, frames that are no numbers, and what only an edit or an `AnyLayout` shows.
  public static let broken = defective + misreading

  /// The engines with one defect of their own views or of their host.
  public static let defective = hosts + directions + modifiers + containers + stacks

  private static let hosts: [EngineSpecimen] = [
    .host(
      "BoundsOfOffer", .resizesBounds, ["ENGINE-01"], tellsCalls: true,
      "gives custom layouts bounds as wide as the offer"),
    .host(
      "CacheForEachCall", .remakesCaches, ["ENGINE-02"], tellsCalls: true,
      "makes a cache for each call"),
    .host(
      "UpdatingAll", .updatesAll, ["ENGINE-02"], tellsCalls: true,
      "updates the caches of views that did not change"),
    .host(
      "MemoOfWidths", .memoByWidth, ["ENGINE-03", "ENGINE-17"],
      "remembers what custom layouts answered by the width alone"),
    .host(
      "UnplacedAtCorner", .unplacedTopLeading, ["ENGINE-04", "ENGINE-17"],
      "leaves what is never placed in the corner"),
    .host(
      "WithoutAnchors", .anchorsIgnored, ["ENGINE-04", "ENGINE-17"],
      "puts the corner where the anchor belongs"),
    .host(
      "FirstPlacementWins", .firstPlaceWins, ["ENGINE-04", "ENGINE-17"],
      "keeps the first placement of a subview"),
    .host(
      "IdealSizes", .idealSizeKept, ["ENGINE-04", "ENGINE-05", "ENGINE-17"],
      "gives subviews of custom layouts their ideal size, whatever they were placed with"),
    .host(
      "DimensionsOfIdeal", .dimensionsOfIdeal, ["ENGINE-05", "ENGINE-17"],
      "gives the dimensions of the ideal size for every offer"),
    .host(
      "GuidesWithoutOrigin", .guidesWithoutOrigin, ["ENGINE-10", "ENGINE-17"], smallest: 6,
      "merges guides without the origins of the views that set them"),
    .host(
      "FirstGuideCounts", .firstGuideCounts, ["ENGINE-10", "ENGINE-17"], smallest: 7,
      "takes the first explicit guide instead of the mean"),
    .host(
      "CentredRoot", .centresRoot, ["ENGINE-11", "ENGINE-17"], "centres the root in the offer"),
    .host(
      "FilledRoot", .fillsRoot, ["ENGINE-11", "ENGINE-17"],
      "says that the root is as large as the offer"),
    .host("WholeNumbers", .rounds, ["ENGINE-12"], "rounds every frame"),
    .host(
      "KeepingAnswers", .keepsAnswers, ["ENGINE-14"], "keeps what it answered after an edit"),
    .host(
      "LosingDeepChanges", .losesDeepChanges, ["ENGINE-14"], smallest: 4,
      "forgets answers only around the view that was replaced, not further up"),
    .host(
      "KeepingShapes", .keepsShapes, ["ENGINE-14"],
      "keeps a leaf where another leaf takes its place"),
    .host(
      "LeavingOutEmptyViews", .leavesOutEmpty, ["ENGINE-18"], smallest: 1,
      "tells no frame of a view that takes no room"),
    .host(
      "RefusingInfinity", .refusesInfinity, ["ENGINE-18"], smallest: 1,
      "refuses a scene that is offered infinity"),
    .host(
      "RefusingEdits", .refusesEdits, ["ENGINE-18"], smallest: 1,
      "refuses an edit of the offer, and says that it makes updates"),
    .host(
      "WithoutMemo", .noMemo, ["ENGINE-16"], tellsCalls: true, smallest: 11, "remembers no answers"),
  ]

  private static let directions: [EngineSpecimen] = [
    .host(
      "MirroringTwice", .mirrorsTwice, ["ENGINE-06", "ENGINE-17"],
      "mirrors what is mirrored already"),
    .host(
      "MirroringRootOnly", .mirrorsOutermostOnly, ["ENGINE-06", "ENGINE-17"],
      "mirrors the outermost container only"),
    .host(
      "MirroringCorners", .mirrorsCorners, ["ENGINE-06", "ENGINE-17"],
      "mirrors the leading corner and forgets the width"),
  ]

  private static let modifiers: [EngineSpecimen] = [
    .word(
      PaddingWithoutTrailing.self, ["ENGINE-07", "ENGINE-17"],
      "takes the trailing inset off the offer and adds it to nothing"
    ) { kind in
      guard case .padding(let insets) = kind else { return nil }
      let all = insets ?? NodeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      return PaddingWithoutTrailing(
        base: PaddingLayout(
          insets: EdgeInsets(
            top: all.top, leading: all.leading, bottom: all.bottom, trailing: all.trailing)))
    },
    .word(
      FrameGrowing.self, ["ENGINE-07", "ENGINE-17"], "has frames that grow with their content"
    ) { kind in
      guard case .frame(let width, let height, let pair) = kind else { return nil }
      return FrameGrowing(
        base: FrameLayout(width: width, height: height, alignment: pair.alignment))
    },
    .word(
      FlexFrameWithoutMaximum.self, ["ENGINE-07", "ENGINE-17"],
      "has frames that take the width on offer, beyond their maximum"
    ) { kind in
      guard case .flexFrame(let width, let height, let pair) = kind else { return nil }
      return FlexFrameWithoutMaximum(
        base: FlexFrameLayout(
          minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
          minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max,
          alignment: pair.alignment))
    },
    .word(
      OverlayHugging.self, ["ENGINE-07", "ENGINE-17"],
      "has overlays as large as both of their views"
    ) { kind in
      guard case .overlay(let pair) = kind else { return nil }
      return OverlayHugging(base: OverlayLayout(alignment: pair.alignment))
    },
    .word(
      OffsetGrowing.self, ["ENGINE-07", "ENGINE-17"], "adds an offset to the size"
    ) { kind in
      guard case .offset(let x, let y) = kind else { return nil }
      return OffsetGrowing(base: OffsetLayout(offset: CGSize(width: x, height: y)))
    },
    .word(
      RatioOfNothing.self, ["ENGINE-13"], "divides by the ideal width of the content, 0 or not"
    ) { kind in
      guard case .aspectRatio(nil, let mode) = kind else { return nil }
      return RatioOfNothing(base: AspectRatioLayout(contentMode: mode))
    },
    .word(
      FillFitting.self, ["ENGINE-17"], "fits where it should fill", smallest: 4
    ) { kind in
      guard case .aspectRatio(let ratio, .fill) = kind else { return nil }
      return FillFitting(ratio: ratio)
    },
    .word(
      PositionByCorner.self, ["ENGINE-17"], "puts the corner at a position instead of the centre"
    ) { kind in
      guard case .position(let x, let y) = kind else { return nil }
      return PositionByCorner(base: PositionLayout(position: CGPoint(x: x, y: y)))
    },
  ]

  private static let containers: [EngineSpecimen] = [
    .word(
      SliceByItsOwnIndex.self, ["ENGINE-05", "ENGINE-17"],
      "takes the index in a slice for the index in the whole"
    ) { kind in
      guard case .custom("DropFirst", let configuration) = kind else { return nil }
      return SliceByItsOwnIndex(spacing: configuration.spacing)
    },
    .word(
      PileCentring.self, ["ENGINE-09", "ENGINE-17"], "centres the views of every pile"
    ) { kind in
      guard case .zstack = kind else { return nil }
      return PileCentring()
    },
    .word(
      PileOfAll.self, ["ENGINE-09", "ENGINE-17"],
      "makes piles as large as all of their views, whatever their priority", smallest: 4
    ) { kind in
      guard case .zstack(let pair) = kind else { return nil }
      return PileOfAll(base: ZStackLayout(alignment: pair.alignment))
    },
    .word(
      RowCentring.self, ["ENGINE-09", "ENGINE-10", "ENGINE-17"],
      "centres the views of every row", smallest: 4
    ) { kind in
      guard case .stack(.horizontal, _, let spacing) = kind else { return nil }
      return RowCentring(spacing: spacing)
    },
    .word(
      ErasedWithoutOffer.self, ["ENGINE-15"], "asks a layout in AnyLayout for its ideal size only"
    ) { kind in
      guard case .custom(let name, var configuration) = kind, configuration.erased else {
        return nil
      }
      configuration.erased = false
      guard let layout = NamedLayouts.layout(name, configuration) else { return nil }
      return ErasedWithoutOffer(base: AnyLayout(erasing: layout))
    },
    .word(
      LastThatFits.self, ["ENGINE-17"], "measures the last of the views where one that fits counts"
    ) { kind in
      guard case .viewThatFits(let axes) = kind, axes.count == 2 else { return nil }
      return LastThatFits(base: ViewThatFitsLayout())
    },
  ]

  private static let stacks: [EngineSpecimen] = [
    .word(
      RowSpacingEnds.self, ["ENGINE-08", "ENGINE-17"], "has spacing at the ends of rows, too"
    ) { kind in
      guard case .stack(.horizontal, let guide, let spacing) = kind else { return nil }
      return RowSpacingEnds(
        base: HStackLayout(alignment: VerticalAlignment(key: guide.key), spacing: spacing))
    },
    careless(
      "StackOfEqualShares", .equalShares, "offers every view the same, whatever others take"),
    careless("StackInOrder", .inOrder, "serves views in their order, not the least flexible first"),
    careless("StackWithoutTies", .noTies, "does not serve the greater minimum first"),
    careless("StackServingSpacers", .spacersServed, "serves spacers with the other views"),
    careless(
      "StackForgettingMinima", .minimaForgotten, "holds nothing back for views of lower priority"),
  ]

  private static func careless(
    _ name: String, _ mistake: CarelessStack.Mistake, _ note: String
  ) -> EngineSpecimen {
    .word(CarelessStack.self, ["ENGINE-08", "ENGINE-17"], note, name: name) { kind in
      guard case .stack(let axis, let guide, let spacing) = kind else { return nil }
      return CarelessStack(axis: axis, guide: guide.key, spacing: spacing, mistake: mistake)
    }
  }
}

extension AnyLayout {
  fileprivate init(erasing layout: any Layout) {
    self = Self.wrapping(layout)
  }

  private static func wrapping(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
}

extension EngineGallery {
  /// The rules that an engine is the example of: the first one of a rule, one with code if there is.
  public static func rulesIllustrated(by specimen: EngineSpecimen) -> [String] {
    guard let rule = specimen.breaks.first else { return [] }
    let all = broken.filter { $0.breaks.first == rule }
    let example = all.first { !$0.typeName.isEmpty } ?? all.first
    return example?.name == specimen.name ? [rule] : []
  }
}
