import UIKit

/// Turns a function of time into few keyframes: straight pieces, each as long as `tolerance` allows.
///
/// Only the instants that decide about a piece are computed, because computing poses is most of the cost of a run.
struct KeyframeBaker {
  /// The instants of a playback segment, evenly spaced: the fraction of the run at each, and the poses of parts.
  final class Path {
    let duration: TimeInterval
    /// The number of instants.
    let count: Int
    /// Stored because elements ask at each instant: reading `segment.decay` copies all its offsets.
    let hasResidual: Bool
    let segment: PlaybackSegment
    private let step: TimeInterval
    private let fractions: LazyArray<CGFloat>
    /// Each instant as a key time, because many animations have the same.
    private let times: LazyArray<NSNumber>
    private var poses: [Choreography.Role: LazyArray<Pose>] = [:]

    /// Has about 4,000 instants a second, so that a corner that becomes round within a frame is close at each time.
    /// Their number is one more than a multiple of 100: a change of velocity at a hundredth of a linear run is at an
    /// instant.
    init(_ segment: PlaybackSegment) {
      self.segment = segment
      hasResidual = segment.decay != nil
      duration = max(segment.duration - segment.skipped, 0.001)
      let steps = 100 * Int((min(duration, 2) * 40).rounded(.up))
      let step = duration / Double(steps)
      (count, self.step) = (steps + 1, step)
      fractions = LazyArray(count: steps + 1) {
        segment.fraction(at: segment.skipped + Double($0) * step)
      }
      times = LazyArray(count: steps + 1) { NSNumber(value: Double($0) / Double(steps)) }
    }

    /// Returns the fraction of the run at an instant.
    func fraction(at index: Int) -> CGFloat { fractions[index] }

    /// Returns the position at an instant.
    func position(at index: Int) -> RunPosition {
      segment.position(at: segment.skipped + Double(index) * step)
    }

    /// Returns the poses of a part, computed once for each instant, because shared elements move with both screens.
    ///
    /// A path serves a single choreography: the first part of a role determines its poses.
    func poses(of part: Choreography.Part, overshoot: ClosedRange<CGFloat>) -> LazyArray<Pose> {
      if let known = poses[part.role] { return known }
      let (mover, fractions) = (Mover(part), fractions)
      let made: LazyArray<Pose>
      // Two closures: an optional of what is large would be copied at each instant.
      if let offsets = segment.decay?.offsets(of: part.role) {
        let (begin, step) = (segment.skipped - segment.decayStart, step)
        made = LazyArray(count: count) { index in
          mover.part.pose(
            at: fractions[index], overshoot: overshoot,
            adding: offsets.offset(at: begin + Double(index) * step))
        }
      } else {
        made = LazyArray(count: count) { mover.part.pose(at: fractions[$0], overshoot: overshoot) }
      }
      poses[part.role] = made
      return made
    }

    /// Returns keyframes at the ends of pieces.
    func keyframes<Value>(
      _ property: String, _ ends: [Instant<Value>], _ value: (Instant<Value>) -> Any
    ) -> CAKeyframeAnimation {
      CAKeyframeAnimation(property, ends.map(value), at: times(of: ends), lasting: duration)
    }

    /// Returns instants as key times, shares of `duration`.
    func times<Value>(of ends: [Instant<Value>]) -> [NSNumber] {
      ends.map { times[$0.index] }
    }
  }

  /// A part, which is large to copy.
  private final class Mover: Sendable {
    let part: Choreography.Part
    init(_ part: Choreography.Part) { self.part = part }
  }

  let path: Path
  let poses: LazyArray<Pose>

  /// The largest error of a corner, in points. Tests allow 0.25; the rest is left for what lies between probes.
  static let tolerance: CGFloat = 0.18

  /// Returns the `transform` keyframes of a part.
  ///
  /// - Parameters:
  ///   - resting: The transform of the layer at rest.
  ///   - middle: The way from the layer's `anchorPoint` to its middle.
  ///   - turns: True if any pose is rotated.
  func matrices(
    anchor: CGPoint, size: CGSize, resting: CATransform3D, middle: CGVector = .zero, turns: Bool
  ) -> CAKeyframeAnimation {
    func corners(_ pose: Pose) -> Quad { pose.corners(anchor: anchor, size: size) }
    let ends = KeyframeBaker.pieces(over: path.count) {
      corners(poses[$0])
    } error: { start, probe, end, share in
      let straight = start.value.mixed(with: end.value, at: share)
      let error = probe.value.distance(to: straight) / KeyframeBaker.tolerance
      // A renderer may interpolate matrices by element or decomposed; both must be within `tolerance`.
      guard turns, error <= 1 else { return error }
      let mixed = corners(poses[start.index].mixed(with: poses[end.index], at: share))
      return max(error, probe.value.distance(to: mixed) / KeyframeBaker.tolerance)
    }
    return path.keyframes("transform", ends) {
      poses[$0.index].transform(anchor: anchor, size: size, resting: resting, middle: middle)
    }
  }

  func numbers(
    _ property: String, tolerance: CGFloat, _ number: (Pose) -> CGFloat
  ) -> CAKeyframeAnimation {
    let ends = KeyframeBaker.numbers(over: path.count, tolerance: tolerance) { number(poses[$0]) }
    return path.keyframes(property, ends, \.value)
  }

  static func numbers(
    over count: Int, tolerance: CGFloat, _ number: (Int) -> CGFloat
  ) -> [Instant<CGFloat>] {
    pieces(over: count, number) { start, probe, end, share in
      // A number that rests, rests exactly: no piece goes on from a change into a rest.
      if (start.value == probe.value) != (probe.value == end.value) { return .infinity }
      return abs(probe.value - start.value - (end.value - start.value) * share) / tolerance
    }
  }

  /// The value of a function at an instant of a `Path`.
  struct Instant<Value> {
    let index: Int
    let value: Value

    fileprivate func share(from start: Instant, to end: Instant) -> CGFloat {
      CGFloat(index - start.index) / CGFloat(end.index - start.index)
    }
  }

  /// The error of a straight piece at an instant between its ends, a `share` of the way from `start` to `end`, as a
  /// multiple of the largest error allowed.
  typealias PieceError<Value> = (
    _ start: Instant<Value>, _ probe: Instant<Value>, _ end: Instant<Value>, _ share: CGFloat
  ) -> CGFloat

  /// Returns the instants where pieces of a function begin and end.
  ///
  /// - Parameters:
  ///   - value: Returns the value at an index, in 0..<`count`. Called at most once for an index.
  ///   - error: Returns infinity for a piece that must be shorter.
  static func pieces<Value>(
    over count: Int, _ value: (Int) -> Value, error: PieceError<Value>
  ) -> [Instant<Value>] {
    joined(instants(over: count, value, error: error), error: error)
  }

  /// Returns instants close enough to each other to tell which pieces of a function are straight: bisects until the
  /// middle of each piece is.
  static func instants<Value>(
    over count: Int, _ value: (Int) -> Value, error: PieceError<Value>
  ) -> [Instant<Value>] {
    func instant(_ index: Int) -> Instant<Value> { Instant(index: index, value: value(index)) }
    var instants = [instant(0)]
    instants.reserveCapacity(192)
    func bisect(from start: Instant<Value>, to end: Instant<Value>) {
      let index = (start.index + end.index) / 2
      guard index > start.index else { return instants.append(end) }
      let middle = instant(index)
      // The middle of a piece with a single bend shows at least half of its error.
      if error(start, middle, end, middle.share(from: start, to: end)) <= 0.75 {
        instants.append(middle)
        instants.append(end)
      } else {
        bisect(from: start, to: middle)
        bisect(from: middle, to: end)
      }
    }
    // Begins with 32 pieces: a movement that turns back within a 32nd of a run is seen, too.
    for part in 1...32 {
      let end = (count - 1) * part / 32
      if end > instants[instants.count - 1].index {
        bisect(from: instants[instants.count - 1], to: instant(end))
      }
    }
    return instants
  }

  /// Returns the instants where the longest straight pieces begin and end. Tries the length of the last piece first,
  /// extends the piece by growing steps, then bisects.
  static func joined<Value>(
    _ instants: [Instant<Value>], error: PieceError<Value>
  ) -> [Instant<Value>] {
    func isStraight(_ start: Int, _ end: Int) -> Bool {
      func isClose(_ index: Int) -> Bool {
        let share = instants[index].share(from: instants[start], to: instants[end])
        return error(instants[start], instants[index], instants[end], share) <= 1
      }
      guard end - start > 1 else { return true }
      // The middle first, because most bends are seen there. About ten probes of a long piece are enough, because
      // neighbors have been found to be straight.
      guard isClose((start + end) / 2) else { return false }
      for index in stride(from: start + 1, to: end, by: max((end - start) / 10, 1)) {
        if !isClose(index) { return false }
      }
      return true
    }
    let last = instants.count - 1
    var chosen = [instants[0]]
    chosen.reserveCapacity(64)
    var (start, guess) = (0, 2)
    while start < last {
      var (good, bad) = (start + 1, last + 1)
      var (step, growth) = (guess, max(guess / 4, 1))
      while good < last, bad > last {
        let next = min(good + step, last)
        if isStraight(start, next) { good = next } else { bad = next }
        (step, growth) = (growth, growth * 2)
      }
      while bad - good > 1 {
        let middle = (good + bad) / 2
        if isStraight(start, middle) { good = middle } else { bad = middle }
      }
      guess = max(good - start - 1, 1)
      chosen.append(instants[good])
      start = good
    }
    return chosen
  }
}

/// An array whose elements are computed when they are first read.
final class LazyArray<Element> {
  private let compute: (Int) -> Element
  // Not checked for exclusive access, which would cost more than the rest of reading: `compute` reads other arrays
  // only.
  /// The place of each element in `computed`; -1 for an element not yet read.
  @exclusivity(unchecked) private var slots: [Int16]
  @exclusivity(unchecked) private(set) var computed: [Element] = []

  /// - Parameter count: At most `Int16.max`: a path has 8,001 instants at most.
  init(count: Int, _ compute: @escaping (Int) -> Element) {
    self.compute = compute
    slots = Array(repeating: -1, count: count)
    computed.reserveCapacity(min(count, 256))
  }

  subscript(index: Int) -> Element {
    let slot = slots[index]
    if slot >= 0 { return computed[Int(slot)] }
    let element = compute(index)
    slots[index] = Int16(computed.count)
    computed.append(element)
    return element
  }
}
