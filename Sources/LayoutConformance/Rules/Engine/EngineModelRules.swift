import LayoutAPI

/// The rule that compares an engine with the reference engine.
enum EngineModelRules {
  static let all = [agreement]

  static let agreement = Rule(
    engine: "ENGINE-17",
    "Every frame MUST be that of the reference engine, within a thousandth of a point.",
    reason: "No list of laws is complete: what they leave open the model says.",
    source: "The numbers recorded from SwiftUI in Corpus/engine, which outrank the model.",
    inSwiftUI: "The reference engine follows measurements of SwiftUI where there are any, and two "
      + "independent reimplementations that agree where there are none.",
    skippedWhen: "another rule has the say (rounding, frames that are not finite), sources about "
      + "SwiftUI disagree, or an axis is offered infinity",
    checkFirst: ["what the smallest scene shows: it names the view and both frames"]
  ) { trial throws(SceneInterruption) in
    let layout = try trial.soundLayout(of: trial.scene)
    let model = try trial.modelLayout(of: trial.scene)
    guard let difference = layout.difference(from: model, "here", "in the reference engine") else {
      return nil
    }
    // Where a reading that some engines have gives the same, the scene decides nothing.
    let other = try trial.contestedLayout(of: trial.scene)
    guard layout.difference(from: other, "", "") != nil else { throw .skip(.contested) }
    return difference
  }
}
