import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints the cost of elements that fly as what they are, without snapshots.
///
/// In four rounds, some seconds apart: a machine that others use may take twice the time meanwhile.
@MainActor
func looksTable() {
  print("Take-along, 100 pairs of labels or images, prepared in ms:")
  print("  in all, and asking, pairing, making looks, adding keyframes; least of four")
  print("  rounds. `shares` counts what of it is the library's")
  var rows: [[PreparedLooks]] = []
  for _ in 0..<4 {
    for (index, preset) in [TransitionPreset.slide, .full, .fold].enumerated() {
      let row = [Opening.Kind.label, .image].map { PreparedLooks(of: $0, with: preset) }
      if rows.indices.contains(index) {
        rows[index] = zip(rows[index], row).map { $0.least(and: $1) }
      } else {
        rows.append(row)
      }
    }
  }
  for row in rows {
    let name = row[0].preset.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    print("  \(name)  \(row.map(\.text).joined(separator: "  "))")
  }
}

/// What it took to prepare 100 pairs, in seconds.
@MainActor
private struct PreparedLooks {
  let kind: Opening.Kind
  let preset: TransitionPreset
  private var seconds: TimeInterval
  private var phases: [TimeInterval]
  private let flown: Int

  /// Prepares them six times, one after the other: with all of them alive, the time would be that of memory far
  /// away.
  init(of kind: Opening.Kind, with preset: TransitionPreset) {
    (self.kind, self.preset) = (kind, preset)
    let openings = (0..<6).map { _ in
      let opening = Opening(pairs: 100, of: kind, with: .preset(preset))
      opening.prepareAgain()
      return (phases: opening.phases, seconds: opening.seconds, flown: opening.flown)
    }
    seconds = openings.map(\.seconds).min() ?? 0
    phases = openings[0].phases.indices.map { phase in
      openings.map { $0.phases[phase] }.min() ?? 0
    }
    flown = openings[0].flown
  }

  func least(and other: PreparedLooks) -> PreparedLooks {
    var least = self
    least.seconds = min(seconds, other.seconds)
    least.phases = zip(phases, other.phases).map(min)
    return least
  }

  var text: String {
    let phases = phases.map { String(format: "%.1f", $0 * 1000) }.joined(separator: " + ")
    return String(
      format: "%@s %7.2f = %@ (%d fly)", kind.rawValue as NSString, seconds * 1000,
      phases as NSString, flown)
  }
}

/// Prints the cost of a frame of a free flight: of the look at the places where elements land, which is all of the
/// library that runs. What is shown meanwhile is the render server's.
@MainActor
func framesTable() {
  print(
    "Take-along, a frame of a free flight with 100 pairs, in ms (goal 0.05), writes to layers,")
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
  let opening = Opening(pairs: 100, of: kind)
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
    pair.morphTree.animations.added.compactMap {
      $0.layer.animation(forKey: $0.key) as? CAKeyframeAnimation
    }
  }
  let most = animations.map { $0.values?.count ?? 0 }.max() ?? 0
  print(
    String(
      format: "  %-8@  %3d animations  %3d keyframes at most  %.3f ms", preset.rawValue as NSString,
      animations.count, most, seconds * 1000))
}
