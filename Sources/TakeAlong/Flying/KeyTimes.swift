import UIKit

/// The instants at which the numbers of all travellers are written down: few, and enough for
/// everything that is straight in the fraction.
struct KeyTimes {
  /// Instants, and how to get from one to the next.
  struct Schedule {
    let fractions: [CGFloat]
    /// Shares of the duration.
    let times: [NSNumber]
    let duration: TimeInterval
    var function: CAMediaTimingFunction?

    func keyframes(_ property: String, _ values: [Any]) -> CAKeyframeAnimation {
      CAKeyframeAnimation(property, values, at: times, lasting: duration, function: function)
    }
  }

  let all: Schedule
  /// The Bézier curve that takes everything straight from its first value to its last, where the
  /// flight goes the whole way on one.
  let curve: CubicCurve?
  /// What a finger has added, at each instant; empty where it added nothing.
  private(set) var dragOffsets: [CGVector]
  /// The same for all travellers that blend alike.
  private(set) var fades: [Blend: (old: CAKeyframeAnimation?, new: CAKeyframeAnimation?)] = [:]

  private(set) var backgroundFades: [SnapshotEdges: CAKeyframeAnimation] = [:]

  var duration: TimeInterval { all.duration }
  var fractions: [CGFloat] { all.fractions }

  /// Only the first and the last instant.
  var ends: Schedule {
    Schedule(
      fractions: [fractions[0], fractions[fractions.count - 1]], times: [0, 1],
      duration: duration, function: curve.map(CAMediaTimingFunction.init))
  }

  /// - Parameters:
  ///   - span: The longest way that any number has from 0 to 1, in points.
  ///   - kinks: Fractions at which a number changes its pace.
  ///   - stride: How much of the run may lie between two beats: less for what is curved.
  init(
    _ path: KeyframeBaker.Path, _ choreography: Choreography, span: CGFloat, breakpoints: [CGFloat],
    stride: CGFloat
  ) {
    let all = path.fractions.map(choreography.elementFraction)
    // Fades run through all of their range within a fifth of the way.
    let tolerance = min(0.15 / max(span, 1), 3e-4)
    let chosen = KeyframeBaker.pieces(over: all.count) { start, end in
      let (first, last) = (all[start], all[end])
      if abs(last - first) > stride { return false }
      if breakpoints.contains(where: { (first - $0) * (last - $0) < 0 }) { return false }
      for index in KeyframeBaker.probes(between: start, and: end) {
        let share = CGFloat(index - start) / CGFloat(end - start)
        if abs(all[index] - first - (last - first) * share) > tolerance { return false }
        if !path.dragOffsets.isEmpty, !KeyTimes.isStraight(path.dragOffsets, start, end, at: index)
        {
          return false
        }
      }
      return true
    }
    let length = Double(all.count - 1)
    self.all = Schedule(
      fractions: chosen.map { all[$0] }, times: chosen.map { NSNumber(value: Double($0) / length) },
      duration: path.duration)
    curve = choreography.elementTrack.isLine ? path.curve : nil
    dragOffsets = path.dragOffsets.isEmpty ? [] : chosen.map { path.dragOffsets[$0] }
    for snapshotEdges in SnapshotEdges.allCases {
      backgroundFades[snapshotEdges] = fade(snapshotEdges.background)
    }
    for blend in Blend.allCases { fades[blend] = (fade(blend.old), fade(blend.new)) }
  }

  /// Of what stands still for a while only the ends are told.
  private func fade(_ alpha: (CGFloat) -> CGFloat) -> CAKeyframeAnimation? {
    let values = fractions.map(alpha)
    let last = values.count - 1
    let told = values.indices.filter {
      $0 == 0 || $0 == last || values[$0] != values[$0 - 1] || values[$0] != values[$0 + 1]
    }
    guard told.contains(where: { values[$0] != values[0] }) else { return nil }
    let schedule = Schedule(
      fractions: told.map { fractions[$0] }, times: told.map { all.times[$0] }, duration: duration)
    return schedule.keyframes("opacity", told.map { values[$0] })
  }

  /// The same, for something that no finger carries.
  var still: KeyTimes {
    var keyTimes = self
    keyTimes.dragOffsets = []
    return keyTimes
  }

  /// The same, for something that belongs to the carried screen less and less, or more and more.
  func carried(isLeaving: Bool) -> KeyTimes {
    guard !dragOffsets.isEmpty else { return self }
    var keyTimes = self
    for (index, fraction) in fractions.enumerated() {
      keyTimes.dragOffsets[index] = dragOffsets[index].scaled(
        by: KeyTimes.share(fraction, isLeaving: isLeaving))
    }
    return keyTimes
  }

  /// What a finger adds to the screen that it carries counts as much as an element is still, or
  /// already, that screen's.
  static func share(_ fraction: CGFloat, isLeaving: Bool) -> CGFloat {
    (isLeaving ? 1 - fraction : fraction).clamped(to: 0...1)
  }

  private static func isStraight(
    _ dragOffsets: [CGVector], _ start: Int, _ end: Int, at index: Int
  ) -> Bool {
    let share = CGFloat(index - start) / CGFloat(end - start)
    let straight = dragOffsets[start] + (dragOffsets[end] - dragOffsets[start]).scaled(by: share)
    return (dragOffsets[index] - straight).length < 0.1
  }
}
