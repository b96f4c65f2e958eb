import UIKit

@testable import TransitionCatalog

/// Prints what the parts of a run cost as it begins, with all that their windows need: cuts, corners,
/// shadows, light.
@MainActor
func partsTable() {
  print("Parts of a run as it begins: animations, time of the processor with layers, keyframes")
  print("  limit: 4 ms")
  for preset in TransitionPreset.allCases {
    for direction in [TransitionDirection.opening, .closing] { report(preset, direction) }
  }
}

@MainActor
private func report(_ preset: TransitionPreset, _ direction: TransitionDirection) {
  let scene = RunScene(preset)
  scene.begin(direction)
  guard let run = scene.run, let choreography = run.playback?.choreography
  else { return print("  \(preset.rawValue): nothing plays") }
  let stage = run.stage
  let parts = choreography.parts.compactMap { part in
    stage.views[part.role].map { PartAnimator(part, view: $0, stage: stage) }
  }
  let times = (0..<20).map { _ in
    processorTime {
      let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
      for part in parts { part.play(choreography, along: path) }
    }
  }
  let time = times.sorted()[times.count / 2]
  var counts: [String: (animations: Int, keyframes: Int)] = [:]
  count(in: scene.window.layer, &counts)
  let listed = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.keyframes)" }
  print(
    String(
      format: "  %-8@ %@  %2d animations  %.3f ms  %@", preset.rawValue as NSString,
      (direction == .opening ? "opening" : "closing") as NSString,
      counts.values.map(\.animations).reduce(0, +), time * 1000,
      listed.joined(separator: ", ") as NSString))
}

@MainActor
private func count(
  in layer: CALayer, _ counts: inout [String: (animations: Int, keyframes: Int)]
) {
  for key in layer.animationKeys() ?? [] {
    guard let keyframes = layer.animation(forKey: key) as? CAKeyframeAnimation,
      let property = keyframes.keyPath
    else { continue }
    counts[property, default: (0, 0)].animations += 1
    counts[property, default: (0, 0)].keyframes += keyframes.values?.count ?? 0
  }
  if let mask = layer.mask { count(in: mask, &counts) }
  for child in layer.sublayers ?? [] { count(in: child, &counts) }
}
