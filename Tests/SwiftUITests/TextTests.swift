import SwiftUI
import Testing

/// The fixed measure of text: 8 points a character, 20 a line.
@MainActor @Suite struct `Text has a measure` {
  private func size(_ text: Text, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    frames(text, width, height).size
  }

  @Test func `one line where there is room`() {
    let text = Text("hello world")
    for width in [nil, 88, 1000, .infinity] as [CGFloat?] {
      #expect(size(text, width) == CGSize(width: 88, height: 20))
    }
    #expect(size(Text(""), 100) == .zero)
    #expect(size(Text("a\n\nb"), nil) == CGSize(width: 8, height: 60))
  }

  @Test func `lines break at spaces, and long words anywhere`() {
    let text = Text("aaa bb cccccc")
    #expect(size(text, 103) == CGSize(width: 48, height: 40))
    #expect(size(text, 47) == CGSize(width: 40, height: 80))
    #expect(size(text, 16) == CGSize(width: 16, height: 120))
    #expect(size(text, 0) == CGSize(width: 8, height: 220))
  }

  @Test func `lines that are too many are dropped`() {
    let text = Text("aaa bb cccccc")
    #expect(size(text, 47, 45) == CGSize(width: 24, height: 40))
    #expect(size(text, 47, 0) == CGSize(width: 24, height: 20))
    #expect(frames(text.lineLimit(1), 47, nil).size == CGSize(width: 24, height: 20))
  }

  @Test func `baselines`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a\nb").id("text")
      Color.red.frame(width: 10, height: 30).id("box")
    }
    let first = frames(row, nil, nil)
    #expect(first["text"]?.minY == 14)
    #expect(first["box"]?.minY == 0)
    let last = frames(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb").id("text")
        Color.red.frame(width: 10, height: 30).id("box")
      }, nil, nil)
    #expect(last["text"]?.minY == 0)
    #expect(last["box"]?.minY == 6)
  }

  @Test func `texts in a column follow each other, other views keep 8`() {
    let column = VStack {
      Text("a")
      Text("b")
      Color.red.frame(width: 10, height: 10)
    }
    #expect(frames(column, nil, nil).size.height == 58)
  }

  @Test func `keys with values in them`() {
    #expect(size(Text("n: \(12)"), nil).width == 40)
    #expect(size(Text("x\(2.5, specifier: "%.2f")"), nil).width == 40)
    #expect(size(Text(verbatim: "ab") + Text("c"), nil).width == 24)
  }
}
