public import Foundation

/// How a change goes on in time; it has no part in layout here.
public struct Animation: Equatable, Sendable {
  /// The usual one.
  public static let `default` = Animation()

  /// At one speed.
  public static let linear = Animation()

  /// At one speed, in a time in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// Slow at first.
  public static let easeIn = Animation()

  /// Slow at first, in a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// Slow in the end.
  public static let easeOut = Animation()

  /// Slow in the end, in a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// Slow at first and in the end.
  public static let easeInOut = Animation()

  /// Slow at first and in the end, in a time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// Like a spring.
  public static let spring = Animation()

  /// Like a spring, in a time in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Like a soft spring.
  public static let bouncy = Animation()

  /// Like a soft spring, in a time in seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Like a hard spring.
  public static let snappy = Animation()

  /// Like a hard spring, in a time in seconds.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Like a spring that does not swing.
  public static let smooth = Animation()

  /// Like a spring that does not swing, in a time in seconds.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Like a spring that answers in a time in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation()
  }

  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation()
  }

  /// Begins later, by a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Goes on faster, by a factor.
  public func speed(_ speed: Double) -> Animation { self }

  /// Goes on several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Goes on without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a function; its changes are not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What is known of a change.
public struct Transaction: Sendable {
  /// How the change goes on in time.
  public var animation: Animation?

  /// Makes a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}
