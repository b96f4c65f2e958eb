import UIKit

/// Turns a function of time into few keyframes: straight pieces, each as long as `tolerance` allows, found greedily
/// over a fine grid of instants.
struct KeyframeBaker {
  /// The grid of a playback segment: evenly spaced times, the fraction of the run at each, and the poses of parts.
  final class Path {
    let duration: TimeInterval
    let fractions: [CGFloat]
    /// The residual added to the poses, and the shares of it left at each time.
    private let decay: ResidualDecay?
    private let shares: [ResidualDecay.Shares]
    private var poses: [Choreography.Role: [Pose]] = [:]
    /// The timing curve of a segment that plays a whole run from 0 to 1; `nil` for any other segment.
    let curve: CubicCurve?

    /// Samples about 800 instants a second: between two samples, no preset bends by more than 0.065 points, and a corner
    /// that becomes round within a frame is at most a point off. Their number is a multiple of 100, so that a change of
    /// velocity at a hundredth of a linear run is at an instant.
    init(_ segment: PlaybackSegment) {
      duration = max(segment.duration - segment.skipped, 0.001)
      let steps = 100 * Int((min(duration, 2) * 8).rounded(.up))
      let step = duration / Double(steps)
      curve = segment.curve
      let times = (0...steps).map { segment.skipped + Double($0) * step }
      fractions = times.map(segment.fraction)
      decay = segment.decay
      shares =
        segment.decay.map { decay in times.map { decay.shares(at: $0 - segment.decayStart) } } ?? []
    }

    /// Returns the offsets added to a part's poses; `nil` without a residual.
    func offsets(of role: Choreography.Role) -> ResidualDecay.Offsets? { decay?.offsets(of: role) }

    var hasResidual: Bool { decay != nil }

    /// Returns the poses of a part at all instants. Sampled once, because shared elements move with both screens.
    func poses(of part: Choreography.Part, overshoot: ClosedRange<CGFloat>) -> [Pose] {
      if let known = poses[part.role] { return known }
      let offsets = offsets(of: part.role)
      var poses: [Pose] = []
      poses.reserveCapacity(fractions.count)
      for index in fractions.indices {
        poses.append(
          part.pose(
            at: fractions[index], overshoot: overshoot,
            adding: offsets?.offset(at: shares[index])))
      }
      self.poses[part.role] = poses
      return poses
    }

    /// Returns the position at an instant.
    func position(at index: Int) -> RunPosition {
      RunPosition(
        fraction: fractions[index], residual: decay?.residual(of: shares[index]) ?? .none)
    }
  }

  let path: Path
  let poses: [Pose]

  init(path: Path, poses: [Pose]) {
    self.path = path
    self.poses = poses
  }

  /// The largest error of a corner, in points. Tests allow 0.25; the rest is left for the grid.
  static let tolerance: CGFloat = 0.18

  /// Returns the `transform` keyframes of a part.
  ///
  /// - Parameter turns: True if any pose is rotated.
  func matrices(
    anchor: CGPoint, size: CGSize, resting: CATransform3D, turns: Bool
  ) -> CAKeyframeAnimation {
    let matrices = poses.map { $0.transform(anchor: anchor, size: size) }
    let corners = matrices.map { Quad($0, size: size) }
    let chosen = pieces { start, index, end, share in
      let straight = corners[start].mixed(with: corners[end], at: share)
      if corners[index].distance(to: straight) > KeyframeBaker.tolerance { return false }
      // A renderer may interpolate matrices by element or decomposed; both must be within `tolerance`.
      guard turns else { return true }
      let mixed = poses[start].mixed(with: poses[end], at: share)
      let turned = Quad(mixed.transform(anchor: anchor, size: size), size: size)
      return corners[index].distance(to: turned) <= KeyframeBaker.tolerance
    }
    return animation("transform", chosen) { CATransform3DConcat(resting, matrices[$0]) }
  }

  func numbers(
    _ property: String, tolerance: CGFloat, _ number: (Pose) -> CGFloat
  ) -> CAKeyframeAnimation {
    let numbers = poses.map(number)
    let chosen = pieces { start, index, end, share in
      let straight = numbers[start] + (numbers[end] - numbers[start]) * share
      return abs(numbers[index] - straight) <= tolerance
    }
    return animation(property, chosen) { numbers[$0] }
  }

  /// Returns the indices where pieces begin and end.
  ///
  /// - Parameter isClose: Returns true if the pose at `index`, a `share` of the way from `start` to `end`, is close
  ///   enough to a straight piece between these two.
  func pieces(
    _ isClose: (_ start: Int, _ index: Int, _ end: Int, _ share: CGFloat) -> Bool
  ) -> [Int] {
    KeyframeBaker.pieces(over: poses.count) { start, end in
      KeyframeBaker.probes(between: start, and: end).allSatisfy { index in
        isClose(start, index, end, CGFloat(index - start) / CGFloat(end - start))
      }
    }
  }

  /// Returns about ten instants at which a straight piece is checked; enough, because movements are smooth.
  static func probes(between start: Int, and end: Int) -> StrideTo<Int> {
    stride(from: start + 1, to: end, by: max((end - start) / 10, 1))
  }

  /// Returns the indices where pieces begin and end. Tries the length of the last piece first, extends the piece by
  /// growing steps while `fits` returns true, then bisects.
  static func pieces(over count: Int, fits: (Int, Int) -> Bool) -> [Int] {
    let last = count - 1
    var chosen = [0]
    var (start, guess) = (0, max(count / 32, 2))
    while start < last {
      var (good, bad) = (start + 1, last + 1)
      var (step, growth) = (guess, max(guess / 4, 1))
      while good < last, bad > last {
        let next = min(good + step, last)
        if fits(start, next) { good = next } else { bad = next }
        (step, growth) = (growth, growth * 2)
      }
      // A piece may be an eighth too short: the additional keyframes cost less than more calls of `fits`.
      while bad - good > max((good - start) / 8, 1) {
        let middle = (good + bad) / 2
        if fits(start, middle) { good = middle } else { bad = middle }
      }
      guess = max(good - start, 2)
      chosen.append(good)
      start = good
    }
    return chosen
  }

  /// Returns keyframes at chosen indices.
  func animation(
    _ property: String, _ chosen: [Int], value: (Int) -> Any
  ) -> CAKeyframeAnimation {
    let last = Double(poses.count - 1)
    return CAKeyframeAnimation(
      property, chosen.map(value), at: chosen.map { NSNumber(value: Double($0) / last) },
      lasting: path.duration)
  }
}
