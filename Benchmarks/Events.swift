import UIKit

@testable import TransitionCatalog

/// Prints what one event of a finger costs in a held run, with all layers, for each preset.
@MainActor
func eventTable() {
  print(
    "An event of a held run, all layers, in ms of the processor: opening, closing; then the same")
  print("  with 100 elements. Limits: 0.2; 0.3 with elements (fold, fall and spin: 0.5)")
  for preset in TransitionPreset.allCases {
    let times = [0, 100].flatMap { pairs in
      [TransitionDirection.opening, .closing].map { time(preset, $0, pairs: pairs) }
    }
    let numbers = times.map { $0.map { String(format: "%8.4f", $0 * 1000) } ?? "       –" }
    print(
      "  \(preset.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0))\(numbers.joined())")
  }
  print("  The same with effects on fifty views inside. Limit: 0.2")
  for (name, effect) in rowEffects {
    let transition = ViewControllerTransition.effects(
      front: .fade.during(0...0.25), views: ["row": effect])
    let times = [TransitionDirection.opening, .closing].map {
      time($0, in: RunScene(transition, rows: 50), views: 50)
    }
    let numbers = times.map { $0.map { String(format: "%8.4f", $0 * 1000) } ?? "       –" }
    print("  \(name.padding(toLength: 16, withPad: " ", startingAt: 0))\(numbers.joined())")
  }
  let floor = String(format: "%.4f", timeOfStandIn(layers: 50) * 1000)
  print(
    "  Of that the stand-in takes \(floor) for animations of all fifty, which UIKit does in its way"
  )
}

/// What the stand-in itself takes for two animations that stand still on each of so many layers.
@MainActor
private func timeOfStandIn(layers count: Int) -> Double {
  let layers = (0..<count).map { _ in CALayer() }
  let rounds = 50
  let times = (0..<20).map { _ in
    processorTime {
      for round in 0..<rounds {
        let matrix = CATransform3DMakeTranslation(CGFloat(round), 0, 0)
        for layer in layers {
          layer.add(
            CABasicAnimation(still: "transform", NSValue(caTransform3D: matrix)), forKey: "way")
          layer.add(
            CABasicAnimation(still: "opacity", Float(round) / Float(rounds)), forKey: "fade")
        }
      }
    }
  }
  return times.sorted()[times.count / 2] / Double(rounds)
}

/// One after the other, as most are written, and all at once, where every event moves every view.
@MainActor
private let rowEffects: [(String, TransitionEffect)] = [
  ("staggered", .init([.offset(x: 120), .fade]).timing(.easeOut).staggered(over: 0.6)),
  ("all at once", .init([.offset(x: 120), .fade, .scale(0.9)]).timing(.easeOut)),
]

@MainActor
private func time(
  _ preset: TransitionPreset, _ direction: TransitionDirection, pairs: Int
) -> Double? {
  time(direction, in: RunScene(preset, pairs: pairs))
}

@MainActor
private func time(
  _ direction: TransitionDirection, in scene: RunScene, views: Int = 0
) -> Double? {
  scene.begin(direction)
  Headless.advance(by: 0.1)
  guard let run = scene.run, run.hold(), let playback = run.playback else { return nil }
  precondition(playback.choreography.parts.count { $0.role.isView } == views)
  var fraction: CGFloat = 0.2
  let count = 50
  let times = (0..<20).map { _ in
    processorTime {
      for _ in 0..<count {
        fraction = fraction > 0.9 ? 0.2 : fraction + 0.0007
        playback.move(to: RunPosition(fraction: fraction))
      }
    }
  }
  return times.sorted()[times.count / 2] / Double(count)
}
