import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints the cost of shared elements: counts for one opening, and their growth.
@MainActor
func takeAlongTable() {
  print("Take-along, one opening with m pairs of views that have ten subviews each")
  print(
    "  limits: insertions and reorders m + 8, 1 snapshot that waits for the screen; a finger's event"
  )
  print("  with 100 pairs 0.3 ms and no object")
  print(
    "  (times: the processor's, least of eight; of looking up, pairing, hiding and adding keyframes,"
  )
  print("  and of the standIns that are made with the next frame)")
  print("     m   visits  insertions  snapshots  waiting  keyframes  prepare ms  next frame ms")
  var previous: [Double] = []
  for pairs in [1, 10, 40, 100] {
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
      print("        growth: " + growth.joined(separator: "  "))
    }
    previous = numbers
  }
  held()

}

/// Returns the least of the times, because other processes on the machine only add to them.
func least(_ times: [TimeInterval]) -> TimeInterval { times.min() ?? 0 }

/// Prints the cost of a finger's event in a run with 100 pairs.
@MainActor
private func held() {
  let opening = Opening(pairs: 100)
  guard let run = opening.run, let flight = run.flight, let playback = run.playback
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
      let morphTree = pair.morphTree
      sum += morphTree.morph.pose(at: f).center.x + morphTree.blend.leaving(at: f)
    }
  }
  numbers()
  HeapObjects.countLater("an instant of 100 held pairs") { for _ in 0..<1000 { numbers() } }
  let pure = median(of: 500) { numbers() }
  let whole = median(of: 500) { playback.move(to: RunPosition(fraction: next())) }
  print(
    String(
      format: "  held, 100 pairs: %.4f ms  %.4f ms with layers", pure * 1000, whole * 1000))
  precondition(sum.isFinite)
}
