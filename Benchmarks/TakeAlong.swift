import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints the cost of shared elements: counts for one opening, and their growth.
@MainActor
func takeAlongTable() {
  print("Take-along, one opening with m pairs of views that have ten subviews each")
  print("  limits: insertions m + 8, visits ×2.2 per doubling (×8.8 per fourfold), 1 snapshot")
  print("  that waits for the screen, 40 ms to prepare 640 pairs; a finger's event with 100 pairs")
  print("  0.3 ms and no object")
  print(
    "  (times: the processor's, least of eight; of looking up, pairing, hiding and adding keyframes,"
  )
  print("  and of the likenesses that are made with the next frame)")
  print("     m   visits  insertions  snapshots  waiting  keyframes  prepare ms  next frame ms")
  var previous: [Double] = []
  for pairs in [10, 40, 160, 640] {
    let counts = Opening(pairs: pairs, counts: true).counts
    let openings = (0..<8).map { _ in
      let opening = Opening(pairs: pairs)
      opening.prepareAgain()
      return opening
    }
    let prepare = least(openings.map(\.seconds)) * 1000
    let next = least(openings.map(\.nextSeconds)) * 1000
    let row = [
      counts.visits, counts.insertions, counts.snapshots, counts.waiting, counts.keyframes,
    ]
    print(
      String(
        format: "  %4d  %7d  %10d  %9d  %7d  %9d  %10.2f  %13.2f", pairs, row[0], row[1], row[2],
        row[3], row[4], prepare, next))
    let numbers = [row[0], row[1], row[2], row[4]].map(Double.init) + [prepare, next]
    if !previous.isEmpty {
      let growth = zip(numbers, previous).map { String(format: "×%.1f", $0 / max($1, 0.001)) }
      print("        growth per fourfold: " + growth.joined(separator: "  "))
    }
    previous = numbers
  }
  held()
}

/// Returns the least of the times, because other processes on the machine only add to them.
private func least(_ times: [TimeInterval]) -> TimeInterval { times.min() ?? 0 }

/// Prints the cost of a finger's event in a run with 100 pairs.
@MainActor
private func held() {
  let opening = Opening(pairs: 100)
  guard let run = TransitionController.installed(on: opening.screen)?.run,
    let flight = run.flight, let playback = run.playback
  else { return print("  nothing flies") }
  Headless.advance(by: 0.1)
  guard run.hold() else { return print("  nothing to hold") }
  var fraction: CGFloat = 0.2
  func next() -> CGFloat {
    fraction = fraction > 0.9 ? 0.2 : fraction + 0.0007
    return fraction
  }
  var sum: CGFloat = 0
  func numbers() {
    let f = next()
    for pair in flight.pairs {
      let morphLayer = pair.morphLayer
      sum += morphLayer.morph.pose(at: f).center.x + morphLayer.blend.old(at: f)
    }
  }
  numbers()
  let made = HeapObjects.made { for _ in 0..<1000 { numbers() } }
  let pure = median(of: 500) { numbers() }
  let whole = median(of: 500) { playback.move(to: RunPosition(fraction: next())) }
  print(
    String(
      format: "  held, 100 pairs: %.4f ms  %d objects in 1000 events  %.4f ms with layers",
      pure * 1000, made, whole * 1000))
  precondition(sum.isFinite)
}

/// Two screens with pairs, and the cost of opening one from the other.
@MainActor
private final class Opening {
  let window: UIWindow
  let screen = UIViewController()
  private(set) var counts = (visits: 0, insertions: 0, snapshots: 0, waiting: 0, keyframes: 0)
  private(set) var seconds: TimeInterval = 0
  private(set) var nextSeconds: TimeInterval = 0

  /// Counts only if asked to, because counting takes time itself.
  init(pairs: Int, counts isCounted: Bool = false) {
    Headless.reset()
    window = Headless.makeWindow()
    let presenter = UIViewController()
    let make: () -> UIView = { isCounted ? CountedView() : UIView() }
    presenter.view = make()
    screen.view = make()
    for (index, view) in [presenter.view!, screen.view!].enumerated() {
      view.frame = window.bounds
      Opening.fill(view, pairs, isMirrored: index == 1, with: make)
    }
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
    TransitionController(presenting: screen, preset: .slide)
    presenter.present(screen, animated: true)
    Headless.turn()
    if isCounted { prepareAgain() }
  }

  /// Cancels the run's flight, then prepares and plays another one alone.
  func prepareAgain() {
    guard let run = TransitionController.installed(on: screen)?.run, let stage = run.stage,
      let choreography = run.playback?.choreography,
      let again = Flight(stage, presenter: nil, report: { _ in })
    else { return }
    run.flight?.cancel(.reducedMotion)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
    Headless.resetCounters()
    CountedView.visits = 0
    seconds = processorTime {
      again.announce()
      again.match()
      again.board(choreography)
      again.play(choreography, along: path)
    }
    counts.visits = CountedView.visits
    counts.insertions = Headless.counters.subviewInsertions
    Headless.turn()
    nextSeconds = processorTime { again.snapshotQueue?.advance() }
    counts.snapshots = Headless.counters.snapshots
    counts.waiting = Headless.counters.snapshotsAfterScreenUpdates
    counts.keyframes = Opening.keyframes(in: window.layer)
  }

  private static func fill(
    _ view: UIView, _ count: Int, isMirrored: Bool,
    with make: () -> UIView
  ) {
    let columns = 20
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let element = make()
      element.frame = CGRect(
        x: place % columns * 19, y: 20 + place / columns * 24, width: 17, height: 20)
      element.backgroundColor = .red
      element.takeAlongKey = "\(index)"
      for line in 0..<10 {
        let part = make()
        part.frame = CGRect(x: 1, y: line * 2, width: 10, height: 1)
        element.addSubview(part)
      }
      view.addSubview(element)
    }
  }

  private static func keyframes(in layer: CALayer) -> Int {
    let own = (layer.animationKeys() ?? []).reduce(0) { sum, key in
      sum + ((layer.animation(forKey: key) as? CAKeyframeAnimation)?.values?.count ?? 0)
    }
    return (layer.sublayers ?? []).reduce(own) { $0 + keyframes(in: $1) }
  }
}

/// Counts how often its subviews are read.
private final class CountedView: UIView {
  nonisolated(unsafe) static var visits = 0

  override var subviews: [UIView] {
    CountedView.visits += 1
    return super.subviews
  }
}
