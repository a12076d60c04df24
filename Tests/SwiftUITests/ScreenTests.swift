import SwiftUI
import Testing

/// Parts of screens as tutorials show them, with the frames that follow from the fixed text measure.
@MainActor @Suite struct `Parts of screens` {
  @Test func `a card of nested stacks`() {
    let card = HStack(spacing: 12) {
      Image(systemName: "person.circle.fill").font(.title).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text("Jane Roe").font(.headline).id("name")
        Text("Plumber").font(.subheadline).foregroundColor(.secondary).id("trade")
      }
      Spacer()
      Text(">").id("more")
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .cornerRadius(12)
    let frames = frames(card, 300, nil)
    #expect(frames.size == CGSize(width: 300, height: 76))
    #expect(frames["name"] == rect(68, 16, 64, 20))
    #expect(frames["trade"] == rect(68, 40, 56, 20))
    #expect(frames["more"]?.maxX == 284)
  }

  @Test func `a title over a picture with a gradient`() {
    let hero = ZStack(alignment: .bottomTrailing) {
      Color.blue
      LinearGradient(
        colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom
      ).id("shade")
      VStack(alignment: .leading) { Text("Title").font(.title).id("title") }.padding()
    }
    let frames = frames(hero, 200, 100)
    #expect(frames.size == CGSize(width: 200, height: 100))
    #expect(frames["shade"] == rect(0, 0, 200, 100))
    #expect(frames["title"] == rect(144, 64, 40, 20))
  }

  @Test func `a guide moves a line out of its column`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Text("abc").id("short")
      Text("abcdef").alignmentGuide(.leading) { $0[.trailing] }.id("long")
    }
    let frames = frames(column, nil, nil)
    #expect(frames.size == CGSize(width: 72, height: 40))
    #expect(frames["short"]?.minX == 48)
    #expect(frames["long"]?.minX == 0)
  }

  @Test(arguments: [300, 700] as [CGFloat])
  func `a reader that decides between a row and a column`(width: CGFloat) {
    let screen = GeometryReader { geometry in
      if geometry.size.width > 600 {
        HStack(spacing: 20) {
          Color.red.id("side")
          Color.blue.id("main")
        }
      } else {
        VStack { Color.blue.id("main") }
      }
    }
    let frames = frames(screen, width, 100)
    #expect(frames.size == CGSize(width: width, height: 100))
    #expect(
      frames["main"] == (width == 300 ? rect(0, 0, 300, 100) : rect(360, 0, 340, 100)))
    #expect((frames["side"] == nil) == (width == 300))
  }
}
