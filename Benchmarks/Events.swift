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
}

@MainActor
private func time(
  _ preset: TransitionPreset, _ direction: TransitionDirection, pairs: Int
) -> Double? {
  let scene = RunScene(preset, pairs: pairs)
  scene.begin(direction)
  Headless.advance(by: 0.1)
  guard let run = scene.run, run.hold(), let playback = run.playback else { return nil }
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
