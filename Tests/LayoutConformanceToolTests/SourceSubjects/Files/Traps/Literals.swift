import SwiftUI

// Each ends where the compiler says so, or the layout below is not seen.
private let quote = #"""#
private let more = [##"""##, #"a"""#, #"""" "#, #"\"#, ##"a"# b"##, "\\\""]
private let long = #"""
  x " "# y } \#(more.count)
  """#
private let inner = "\("a" + "\(#"""#)") \(/* ) " */ more.count) \(["}": 1].count)"
private let short = """
  \("""
    "a" {
    """)
  """
private let raw = #/a"b \/# {/#
private let bare = [/a"b/, /\/"{/, /(?:")/]
private let several = #/
  a " b }
  /#
private let halves = [1.0, 2].reduce(8, /) + 8.0 / 2 / 2
private let `raw "name" {` = 3
private func `it's (odd) {`() -> String { "\(`raw "name" {`)" }
#if os(Linux) /* " {
  */
  // "
  private let brace: Character = "}"
#endif

struct Literals: Layout {
  var separator = #"""#
  var pattern: Regex<Substring> { /[}"]/ }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
