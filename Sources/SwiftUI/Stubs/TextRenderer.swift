public import LayoutAPI

/// Something that draws text in its own way; nothing is drawn, and layout does not depend on it.
public protocol TextRenderer: Animatable {
  /// Draws the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  /// The size that the text has without a renderer, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

/// A text that a renderer measures.
public struct TextProxy: Sendable {
  /// The size of the text, in points: nothing, since no renderer is asked.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// Where drawing goes; nothing is drawn.
public struct GraphicsContext: Sendable {
  /// The opacity of what is drawn.
  public var opacity: Double = 1

  /// Moves the origin of what is drawn next, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Changes the scale of what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line) {}

  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run) {}

  /// Draws a slice of a run.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension Text {
  /// The lines of a text that a renderer draws: none.
  public struct Layout: RandomAccessCollection, Sendable {
    private let lines: [Line] = []

    /// The position of the first line.
    public var startIndex: Int { lines.startIndex }

    /// The position after the last line.
    public var endIndex: Int { lines.endIndex }

    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line of text.
  public struct Line: RandomAccessCollection, Sendable {
    private let runs: [Run] = []

    /// The position of the first run.
    public var startIndex: Int { runs.startIndex }

    /// The position after the last run.
    public var endIndex: Int { runs.endIndex }

    /// The run at a position.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A run of text of one style.
  public struct Run: RandomAccessCollection, Sendable {
    private let slices: [RunSlice] = []

    /// The position of the first slice.
    public var startIndex: Int { slices.startIndex }

    /// The position after the last slice.
    public var endIndex: Int { slices.endIndex }

    /// The slice at a position.
    public subscript(index: Int) -> RunSlice { slices[index] }
  }

  /// A part of a run.
  public struct RunSlice: Sendable {}
}

extension View {
  /// Sets what draws the texts inside; no effect on layout.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
