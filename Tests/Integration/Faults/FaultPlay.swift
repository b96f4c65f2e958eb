import Foundation
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The endings, the screen and the views that a fault leaves.
struct FaultResult {
  var endings: [TransitionEnding] = []
  var hasRun = false
  /// The run was over before its finger had caught it.
  var isTooLate = false
  var isOpen = false
  var state: [String] = []
  var afterwards: [String] = []
  var issues: [HeadlessMisuse] = []
  var disagrees = false
}

/// Plays scenes with and without faults, and judges what is left.
@MainActor
final class FaultJudge {
  private var references: [String: FaultResult] = [:]

  /// Returns everything that is wrong; empty if all is well.
  func verdict(_ fault: Fault, in scene: FaultScene) -> [String] {
    let result = play(fault, in: scene)
    guard !result.isTooLate else { return [] }
    var wrong: [String] = []
    if result.hasRun, result.endings.count != 1 {
      wrong.append("onEnd came \(result.endings.count) times")
    }
    // A run that UIKit never began is judged by what it left.
    let committed =
      (result.endings.first.map { $0 == .committed })
      ?? (result.isOpen == (scene.direction == .opening))
    if result.hasRun, let expected = expected(fault, in: scene), expected != committed {
      wrong.append("the run was \(committed ? "committed" : "cancelled")")
    }
    if result.disagrees, case .asUsual = fault.outcome { wrong.append("UIKit disagrees") }
    // Without animation there is no middle: the fault comes before it, or after.
    var references = [false, true].map {
      reference(fault, in: scene, committed: committed, isEarly: $0)
    }
    if case .either = fault.outcome {
      references += [false, true].map {
        reference(fault, in: scene, committed: !committed, isEarly: $0)
      }
    }
    if fault.isRepaired != nil {
      references.append(reference(nothing, in: scene, committed: committed, isEarly: false))
    }
    if !references.contains(where: { $0.state == result.state }) {
      wrong.append("left otherwise:\n" + difference(result.state, references[0].state))
    } else if !references.contains(where: { $0.afterwards == result.afterwards }) {
      wrong.append("afterwards:\n" + difference(result.afterwards, references[0].afterwards))
    }
    let excused = Set(references.flatMap(\.issues).map(\.kind)).union(fault.provokes)
    wrong += result.issues.filter { !excused.contains($0.kind) }.map(\.description)
    return wrong
  }

  private let nothing = Fault("nothing") { _ in }

  private func expected(_ fault: Fault, in scene: FaultScene) -> Bool? {
    switch fault.outcome {
    case .asUsual: usual(scene)
    case .committed: true
    case .cancelled: false
    case .either: nil
    }
  }

  /// The ending of the scene without a fault.
  private func usual(_ scene: FaultScene) -> Bool? {
    let key = "\(scene)"
    if references[key] == nil { references[key] = play(nil, in: scene) }
    return (references[key]?.endings.first).map { $0 == .committed }
  }

  private func play(_ fault: Fault?, in scene: FaultScene) -> FaultResult {
    let stage = FaultStage(scene)
    var result = FaultResult()
    let reports = Reports()
    stage.begin()
    let early = Fault.Relics(animator: stage.run?.coordinator, context: stage.context)
    result.isTooLate = !stage.endings.isEmpty
    fault?.happens(stage)
    Headless.turn()
    let relics =
      early.animator == nil
      ? Fault.Relics(animator: stage.run?.coordinator, context: stage.context) : early
    result.hasRun = relics.animator != nil || !stage.endings.isEmpty
    stage.end()
    fault?.later(stage, relics)
    finish(stage, &result)
    result.disagrees = reports.all.contains(.outcomeDisagrees)
    return result
  }

  /// The same fault with `animated: false`, before or after the change.
  private func reference(
    _ fault: Fault, in scene: FaultScene, committed: Bool, isEarly: Bool
  ) -> FaultResult {
    let key = [
      "\(fault)", scene.preset.rawValue, "\(scene.venue)", "\(scene.direction)", "\(scene.order)",
      "\(committed)", "\(isEarly)",
    ].joined(separator: ",")
    if let known = references[key] { return known }
    let stage = FaultStage(scene)
    var result = FaultResult()
    func change() {
      guard committed else { return }
      stage.call(scene.direction, animated: false)
      stage.settle()
    }
    if !isEarly { change() }
    fault.happens(stage)
    stage.settle()
    if isEarly { change() }
    fault.later(stage, Fault.Relics(animator: nil, context: nil))
    finish(stage, &result)
    references[key] = result
    return result
  }

  private func finish(_ stage: FaultStage, _ result: inout FaultResult) {
    stage.settle()
    Headless.checkTransitions()
    result.endings = stage.endings
    result.isOpen = stage.isOpen
    result.state = FaultState.lines(of: stage)
    result.afterwards = stage.tryAgain()
    result.issues = Headless.takeMisuses()
  }

  private func difference(_ a: [String], _ b: [String]) -> String {
    let changes = a.difference(from: b).map { change in
      switch change {
      case .remove(_, let line, _): "    not \(line)"
      case .insert(_, let line, _): "    but \(line)"
      }
    }
    return changes.prefix(12).joined(separator: "\n")
  }
}
