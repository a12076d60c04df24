public import Foundation

/// An animation; no effect on layout.
public struct Animation: Equatable, Sendable {
  /// The default animation.
  public static let `default` = Animation()

  /// A linear animation.
  public static let linear = Animation()

  /// A linear animation of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }

  /// An ease in.
  public static let easeIn = Animation()

  /// An ease in, of a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }

  /// An ease out.
  public static let easeOut = Animation()

  /// An ease out, of a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }

  /// An ease in and out.
  public static let easeInOut = Animation()

  /// An ease in and out, of a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  /// A spring.
  public static let spring = Animation()

  /// A spring of a duration in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring with a large bounce.
  public static let bouncy = Animation()

  /// A spring with a large bounce, of a duration in seconds.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring with a small bounce.
  public static let snappy = Animation()

  /// A spring with a small bounce, of a duration in seconds.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring without a bounce.
  public static let smooth = Animation()

  /// A spring without a bounce, of a duration in seconds.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring of a response in seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation()
  }

  /// A spring for interaction.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation()
  }

  /// A spring of a mass, a stiffness and a damping, which keeps its speed where it is interrupted.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring of a duration in seconds, which keeps its speed where it is interrupted.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation()
  }

  /// A spring without a bounce, which keeps its speed where it is interrupted.
  public static var interpolatingSpring: Animation { Animation() }

  /// The animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation, repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a function and returns its result; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The context of a change of state.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?

  /// Makes a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}
