/// What one rule says about one case.
public enum Judgement: Hashable, Sendable {
  /// The layout kept the rule.
  case holds
  /// The rule does not apply to the case, for a reason.
  case skipped(String)
  /// The layout broke the rule.
  case violated(Exhibit)
}

extension Rule {
  /// Judges a case of a subject, in this process: a layout that traps takes the process with it.
  ///
  /// A rule that only many cases together can break counts as broken while the case speaks for it.
  public func judge(_ layoutCase: LayoutCase, of subject: Subject) -> Judgement {
    judge(Trial(layoutCase, of: subject))
  }

  /// Judges a trial.
  package func judge(_ trial: Trial) -> Judgement {
    if let judge {
      switch verdict(on: trial, by: judge) {
      case .holds: return .holds
      case .skipped(let reason): return .skipped(reason.text)
      case .violated(let violation): return .violated(Exhibit(violation))
      }
    }
    switch law {
    case .each, .containment, .observation, .scene: return .holds
    case .trend(let trend):
      var result = Judgement.holds
      for lane in 0..<trend.lanes {
        switch trend.observe(trial, lane) {
        case .supports: return .violated(Exhibit(trend.describe(trial, lane)))
        case .nothing(let reason): result = .skipped(reason.text)
        case .refutes: break
        }
      }
      return result
    case .run(let play):
      play(trial)
      return .holds
    }
  }
}
