import UIKit

extension HeadlessTouchScript {
  /// Returns the script as a hand plays it: fingers pass their points at the same times, to a frame, but start and
  /// stop gently, and turn back without a jerk. A finger that lifts in mid-movement keeps its pace.
  ///
  /// - Parameter down: The fingers that are down when the script begins.
  func byHand(from down: [(id: Int, location: CGPoint)] = []) -> HeadlessTouchScript {
    HeadlessTouchScript(
      fingers.map { finger in
        let place = down.first { $0.id == finger.id }?.location
        return Finger(finger.id, start: finger.start, finger.gentleSteps(from: place))
      })
  }
}

extension HeadlessTouchScript.Finger {
  fileprivate func gentleSteps(from place: CGPoint?) -> [HeadlessTouchScript.Step] {
    var result: [HeadlessTouchScript.Step] = []
    var way = HandPath(from: place)
    for step in onFrames {
      if case .move(let point, let seconds) = step, seconds > 0, way.hasStart {
        way.add(point, after: seconds)
        continue
      }
      if case .lift = step { result += way.finish(keepingPace: true) }
      result += way.finish(keepingPace: false)
      if case .down(let point) = step { way = HandPath(from: point) }
      result.append(step)
    }
    return result + way.finish(keepingPace: false)
  }
}

extension HeadlessTouchScript.Finger {
  /// The steps, each of which ends just before a frame. A device tells of touches with its frames, too: between two of
  /// them, a lift would leave the first frame after it only a part of a frame's way.
  private var onFrames: [HeadlessTouchScript.Step] {
    var (time, place) = (start, start)
    func duration(_ seconds: TimeInterval) -> TimeInterval {
      time += seconds
      let end = (time * 60).rounded() / 60 - 0.001
      defer { place = max(place, end) }
      return max(end - place, 0)
    }
    return steps.map { step in
      switch step {
      case .hold(let seconds): .hold(duration(seconds))
      case .move(let point, let seconds): .move(to: point, over: duration(seconds))
      default: step
      }
    }
  }
}

/// Points that a finger passes, and a smooth way through them: a monotone cubic for each axis, which
/// never goes beyond a point where it turns (Fritsch and Carlson, 1980).
private struct HandPath {
  private var points: [CGPoint]
  private var times: [Double] = [0]

  init(from start: CGPoint?) { points = start.map { [$0] } ?? [] }

  var hasStart: Bool { !points.isEmpty }

  mutating func add(_ point: CGPoint, after seconds: TimeInterval) {
    times.append((times.last ?? 0) + seconds)
    points.append(point)
  }

  /// Returns the movements so far, and goes on from where they end.
  mutating func finish(keepingPace: Bool) -> [HeadlessTouchScript.Step] {
    guard points.count > 1, let end = points.last else { return [] }
    let (x, y) = (points.map { Double($0.x) }, points.map { Double($0.y) })
    let paces = (slopes(of: x, keepingPace), slopes(of: y, keepingPace))
    var steps: [HeadlessTouchScript.Step] = []
    for index in 1..<points.count {
      let seconds = times[index] - times[index - 1]
      // Often enough for a display of 120 frames per second.
      let count = max(1, Int((seconds * 120).rounded(.up)))
      for part in 1...count {
        let share = Double(part) / Double(count)
        let point = CGPoint(
          x: value(of: x, paces.0, before: index, at: share),
          y: value(of: y, paces.1, before: index, at: share))
        steps.append(
          .move(to: part == count ? points[index] : point, over: seconds / Double(count)))
      }
    }
    self = HandPath(from: end)
    return steps
  }

  private func slopes(of values: [Double], _ keepsPace: Bool) -> [Double] {
    let secants = (1..<values.count).map { (index: Int) -> Double in
      (values[index] - values[index - 1]) / max(times[index] - times[index - 1], 1e-6)
    }
    var slopes = [0.0]
    for (before, after) in zip(secants, secants.dropFirst()) {
      // The harmonic mean of the paces, and none where it turns.
      slopes.append(before * after > 0 ? 2 * before * after / (before + after) : 0)
    }
    slopes.append(keepsPace ? secants[secants.count - 1] : 0)
    return slopes
  }

  private func value(
    of values: [Double], _ slopes: [Double], before index: Int, at share: Double
  ) -> Double {
    let seconds = times[index] - times[index - 1]
    let rest = 1 - share
    let ease = share * share * (3 - 2 * share)
    let place = values[index - 1] * (1 - ease) + values[index] * ease
    let start = slopes[index - 1] * share * rest * rest
    let end = slopes[index] * share * share * rest
    return place + seconds * (start - end)
  }
}

extension Headless {
  /// Plays a script with the fingers of a hand.
  @MainActor static func play(byHand script: HeadlessTouchScript, in window: UIWindow) {
    let down = fingers.map { (id: $0.id, location: $0.location) }
    play(script.byHand(from: down), in: window)
  }
}
