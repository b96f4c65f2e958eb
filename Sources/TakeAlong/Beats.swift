import UIKit

/// The instants at which the numbers of all travellers are written down: few, and enough for
/// everything that is straight in the fraction.
struct Beats {
  let duration: TimeInterval
  /// Shares of the duration.
  let times: [NSNumber]
  let fractions: [CGFloat]
  /// What a finger has added, at each instant; empty where it added nothing.
  private(set) var drifts: [CGVector]

  /// - Parameters:
  ///   - span: The longest way that any number has from 0 to 1, in points.
  ///   - kinks: Fractions at which a number changes its pace.
  ///   - stride: How much of the run may lie between two beats: less for what is curved.
  init(
    _ path: Baking.Path, _ choreography: Choreography, span: CGFloat, kinks: [CGFloat],
    stride: CGFloat
  ) {
    let all = path.fractions.map(choreography.travelled)
    // Fades run through all of their range within a fifth of the way.
    let tolerance = min(0.15 / max(span, 1), 3e-4)
    let chosen = Baking.pieces(over: all.count) { start, end in
      let (first, last) = (all[start], all[end])
      if abs(last - first) > stride { return false }
      if kinks.contains(where: { (first - $0) * (last - $0) < 0 }) { return false }
      for index in (start + 1)..<end {
        let share = CGFloat(index - start) / CGFloat(end - start)
        if abs(all[index] - first - (last - first) * share) > tolerance { return false }
        if !path.drifts.isEmpty, !Beats.isStraight(path.drifts, start, end, at: index) {
          return false
        }
      }
      return true
    }
    duration = path.duration
    let length = Double(all.count - 1)
    times = chosen.map { NSNumber(value: Double($0) / length) }
    fractions = chosen.map { all[$0] }
    drifts = path.drifts.isEmpty ? [] : chosen.map { path.drifts[$0] }
  }

  /// The same, for something that belongs to the carried screen less and less, or more and more.
  func carried(isLeaving: Bool) -> Beats {
    guard !drifts.isEmpty else { return self }
    var beats = self
    for (index, fraction) in fractions.enumerated() {
      beats.drifts[index] = drifts[index].scaled(
        by: Beats.share(fraction, isLeaving: isLeaving))
    }
    return beats
  }

  /// What a finger adds to the screen that it carries counts as much as an element is still, or
  /// already, that screen's.
  static func share(_ fraction: CGFloat, isLeaving: Bool) -> CGFloat {
    min(max(isLeaving ? 1 - fraction : fraction, 0), 1)
  }

  private static func isStraight(
    _ drifts: [CGVector], _ start: Int, _ end: Int, at index: Int
  ) -> Bool {
    let share = CGFloat(index - start) / CGFloat(end - start)
    let straight = drifts[start] + (drifts[end] - drifts[start]).scaled(by: share)
    return (drifts[index] - straight).length < 0.1
  }
}
