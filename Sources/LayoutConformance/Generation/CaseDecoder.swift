import LayoutAPI
import LayoutEngine

/// Makes a case of any bytes, for fuzzers that know nothing but bytes.
///
/// Every byte string is a case that keeps the subject's counts and parameters, the empty one too: what
/// is missing counts as 0, and 0 stands for the simplest choice. Each field has its place, so that to
/// change a byte changes one field, and to change the end leaves all before it as it is:
///
///     0       the direction, what came before an update, and how many calls of history
///     1…4     the offer: the kind and the detail of the width, then of the height
///     5…6     the origin
///     7       the difference of the subviews before an update
///     8…19    three calls of history, four bytes each
///     20…     two bytes for each parameter, and two more for its value before an update
///     …       eight bytes for each subview, to the end
///
/// An offer is mostly one at which something just fits or just does not, as in `CaseGenerator`.
public struct CaseDecoder: Sendable {
  /// The greatest number of subviews, those inside others counted.
  public static let limit = 64

  private let subject: Subject
  private let counts: SubviewCounts
  private let parameters: Int

  /// Makes a decoder of a subject's cases.
  ///
  /// - Parameters:
  ///   - subject: The layout, whose parameters and layout values have bytes of their own.
  ///   - counts: The numbers of subviews that the layout takes.
  public init(for subject: Subject, counts: SubviewCounts) {
    self.subject = subject
    self.counts = counts
    let all = subject.configuration { _, _ in .middle }
    parameters = max(
      subject.parameters(of: [:]).count, subject.parameters(of: all).count)
  }

  /// Makes the case that bytes stand for.
  public func layoutCase(_ bytes: some Sequence<UInt8>) -> LayoutCase {
    let bytes = Array(bytes.prefix(subviewStart + Self.limit * SubviewDecoder.width))
    var reader = ByteReader(bytes)
    let flags = reader.next()
    var result = LayoutCase(subviews(bytes), configuration: configuration(bytes, at: 0))
    result.direction = flags & 1 == 0 ? .leftToRight : .rightToLeft
    let offers = OfferDecoder(for: result, of: subject)
    result.proposal = offers.proposal(&reader)
    result.origin = point(&reader)
    let difference = reader.next()
    for _ in 0..<(flags >> 1 & 3) {
      result.script.append(step(&reader, offers))
    }
    var before = LayoutCase.Before()
    if flags & 8 != 0 { before.subviews = earlier(result.subviews, difference) }
    if flags & 16 != 0 { before.configuration = configuration(bytes, at: 2 * parameters) }
    if before != LayoutCase.Before() { result.before = before }
    return result
  }

  private static let configurationStart = 20

  private var subviewStart: Int { Self.configurationStart + 4 * parameters }

  private func configuration(_ bytes: [UInt8], at offset: Int) -> Configuration {
    let start = Self.configurationStart + offset
    let limit = parameters
    return subject.configuration { _, index in
      guard index < limit else { return .simplest }
      var reader = ByteReader(bytes, from: start + 2 * index)
      let share = reader.pair()
      return share == 0 ? .simplest : .share(share)
    }
  }

  private func subviews(_ bytes: [UInt8]) -> [ViewNode] {
    var decoder = SubviewDecoder(
      reader: ByteReader(bytes, from: subviewStart), values: subject.values, counts: counts)
    return decoder.subviews()
  }

  private func point(_ reader: inout ByteReader) -> CGPoint {
    let x = reader.signed()
    return CGPoint(x: x, y: reader.signed())
  }

  private func step(
    _ reader: inout ByteReader, _ offers: OfferDecoder
  ) -> LayoutCase.ScriptStep {
    let kind = reader.next()
    // One byte an axis: the kind in the high bits, the detail in the low ones.
    let proposal = Proposal(
      width: offers.length(packed: reader.next(), .horizontal),
      height: offers.length(packed: reader.next(), .vertical))
    let detail = reader.next()
    switch kind & 3 {
    case 0: return .size(proposal)
    case 1:
      let shift = CGFloat(Int8(bitPattern: detail))
      return .place(proposal, origin: CGPoint(x: shift, y: -shift))
    case 2:
      let guides = AlignmentKey.builtIn
      return .align(guides[Int(detail) % guides.count].name, proposal)
    default: return .spacing
    }
  }

  /// The subviews before an update: one more, one less, turned around, or one of another size.
  private func earlier(_ subviews: [ViewNode], _ difference: UInt8) -> [ViewNode]? {
    var result = subviews
    let place = Int(difference >> 2)
    switch difference & 3 {
    case 0:
      guard !result.isEmpty else { return nil }
      result[place % result.count].kind = .leaf(.rigid(CGSize(width: 5, height: 7)))
    case 1: result.insert(.rigid(5, 7), at: place % (result.count + 1))
    case 2:
      guard !result.isEmpty else { return nil }
      result.remove(at: place % result.count)
    default: result.reverse()
    }
    return counts.contains(result.count) && result != subviews ? result : nil
  }
}

/// Makes offers of bytes, most of them relative to the subviews.
///
/// What the layout's source mentions is not among them: the same bytes are one case, whether the subject
/// comes from a file or from a fuzz target.
private struct OfferDecoder {
  private let ideals: [CGSize]
  private let gap: CGFloat

  init(for layoutCase: LayoutCase, of subject: Subject) {
    ideals = layoutCase.subviews.map(\.roughIdeal)
    gap = Gaps(of: subject, layoutCase.configuration).likely
  }

  func proposal(_ reader: inout ByteReader) -> Proposal {
    let width = length(reader.next(), &reader, .horizontal)
    return Proposal(width: width, height: length(reader.next(), &reader, .vertical))
  }

  /// A length of a byte whose three high bits are the kind.
  func length(packed byte: UInt8, _ axis: Axis) -> CGFloat? {
    var reader = ByteReader([byte & 31])
    return length(byte >> 5, &reader, axis)
  }

  private func length(_ kind: UInt8, _ reader: inout ByteReader, _ axis: Axis) -> CGFloat? {
    let detail = reader.next()
    let lengths = ideals.map { $0[axis] }
    // The low bits say how many of the subviews are to fit, the high ones by how much they miss it.
    let some = lengths.isEmpty ? 0 : Int(detail >> 2) % lengths.count + 1
    let miss = [0, 0.25, -0.25, 0][Int(detail & 3)] as CGFloat
    let result: CGFloat
    switch kind & 7 {
    case 0: return nil
    case 1: return 0
    case 2: return .infinity
    case 3: result = CGFloat(detail) / 4
    case 4:
      result = lengths.prefix(some).reduce(0, +) + CGFloat(max(some - 1, 0)) * gap + miss
    case 5: result = lengths.prefix(some).reduce(0, +) + miss
    case 6: result = (lengths.max() ?? 0) + miss
    default: result = CGFloat(detail) * 4
    }
    return max(0, result)
  }
}
