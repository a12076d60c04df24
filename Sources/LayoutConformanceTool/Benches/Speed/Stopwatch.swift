/// Times work in rounds and takes the median: a busy machine spoils some of them only.
struct Stopwatch {
  /// The number of rounds.
  let rounds: Int

  /// The least time of a round: what is shorter is repeated.
  private static let leastTime = Duration.milliseconds(20)

  /// The seconds that some work takes.
  func seconds(_ work: () -> Void) -> Double {
    let count = Self.repetitions(of: work)
    return (0..<rounds).map { _ in Self.time(count, work) }.median
  }

  /// The time of some work in terms of that of other work, which runs right after it in each round.
  func ratio(of work: () -> Void, to other: () -> Void) -> Double {
    let counts = (Self.repetitions(of: work), Self.repetitions(of: other))
    return (0..<rounds).map { _ in Self.time(counts.0, work) / Self.time(counts.1, other) }.median
  }

  /// The seconds of work that can be done only as a whole, and that may fail.
  func seconds<Failure: Error>(once work: () throws(Failure) -> Void) throws(Failure) -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try work()
      times.append(start.duration(to: .now).seconds)
    }
    return times.median
  }

  private static func repetitions(of work: () -> Void) -> Int {
    // The first time is for what is made only once.
    work()
    let time = ContinuousClock().measure(work)
    return max(1, Int((leastTime / max(time, .nanoseconds(100))).rounded(.up)))
  }

  private static func time(_ count: Int, _ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count { work() }
    return start.duration(to: .now).seconds / Double(count)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }
}

extension [Double] {
  /// The number in the middle, or the mean of the two there; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
