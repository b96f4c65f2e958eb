import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints the cost of elements that fly as what they are, without snapshots.
@MainActor
func looksTable() {
  print(
    "Take-along, 640 pairs of labels or image views, prepared in ms (fold: limit 60; the others: goal 25,"
  )
  print(
    "  reached by the library alone): in all, and asking, pairing, making looks, and adding"
  )
  print("  keyframes. `shares` counts what of it is the library's")
  for preset in [TransitionPreset.slide, .full, .fold] {
    let rows = [Opening.Kind.label, .image].map { kind in
      // One after the other: with all of them alive, the time would be that of memory far away.
      let openings = (0..<12).map { _ in
        let opening = Opening(pairs: 640, of: kind, with: preset)
        opening.prepareAgain()
        return (phases: opening.phases, seconds: opening.seconds, flown: opening.flown)
      }
      let phases = openings[0].phases.indices.map { phase in
        String(format: "%.1f", least(openings.map { $0.phases[phase] }) * 1000)
      }.joined(separator: " + ")
      return String(
        format: "%@s %7.2f = %@ (%d fly)", kind.rawValue as NSString,
        least(openings.map(\.seconds)) * 1000, phases as NSString, openings[0].flown)
    }
    let name = preset.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    print("  \(name)  \(rows.joined(separator: "  "))")
  }
}

/// Prints the cost of a frame of a free flight: of the look at the places where elements land, which is all of the
/// library that runs. What is shown meanwhile is the render server's.
@MainActor
func framesTable() {
  print(
    "Take-along, a frame of a free flight with 160 pairs, in ms (goal 0.05), writes to layers,")
  print("  animations added (limits: 0), and calls of the library (limit: 1)")
  for kind in Opening.Kind.allCases { frame(of: kind) }
}

/// Prints the cost of the keyframes of few elements, with each preset.
@MainActor
func keyframesTable() {
  print(
    "Take-along, ten elements that lead or go with their screen: animations, keyframes, ms to bake")
  for preset in TransitionPreset.allCases { baked(preset) }
}

@MainActor
private func frame(of kind: Opening.Kind) {
  let opening = Opening(pairs: 160, of: kind)
  Headless.advance(by: 0.2)
  guard let flight = opening.run?.flight else { return print("  nothing flies") }
  let seconds = least(
    (0..<20).map { _ in
      processorTime {
        for _ in 0..<60 { flight.tick() }
      }
    })
  Headless.resetCounters()
  Headless.advance(by: 10.0 / 60)
  let counters = Headless.counters
  print(
    String(
      format: "  %@  %.4f ms  %d writes  %d animations  %d calls in 10 frames  %d fly",
      kind.rawValue as NSString, seconds / 60 * 1000, counters.layerWrites,
      counters.animationsAdded, counters.displayLinkTicks, flight.pairs.count))
}

@MainActor
private func baked(_ preset: TransitionPreset) {
  let scene = RunScene(preset, pairs: 10)
  scene.begin(.opening)
  guard let run = scene.run, let choreography = run.playback?.choreography, let flight = run.flight
  else { return print("  \(preset.rawValue): nothing plays") }
  let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
  let seconds = least(
    (0..<20).map { _ in
      processorTime { flight.play(choreography, along: path) }
    })
  let animations = flight.pairs.flatMap { pair in
    pair.morphLayer.animated.compactMap {
      $0.layer.animation(forKey: $0.key) as? CAKeyframeAnimation
    }
  }
  let most = animations.map { $0.values?.count ?? 0 }.max() ?? 0
  print(
    String(
      format: "  %-8@  %3d animations  %3d keyframes at most  %.3f ms", preset.rawValue as NSString,
      animations.count, most, seconds * 1000))
}
