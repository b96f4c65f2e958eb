import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A screen that follows the finger leaves it at the finger's speed: at the release, the
  /// one-sided derivative of what is shown is the finger's velocity.
  @MainActor @Suite struct HandOverTests {
    /// A point that follows the finger, and the path on which it is thrown.
    struct Throw: CustomTestStringConvertible, Sendable {
      var preset: PresetUnderTest
      var gesture: Int
      var start: CGPoint
      /// The direction of the throw, of length 1: out fast, out slowly, or out and back home.
      var way: CGVector
      var role = Choreography.Role.front
      /// The point that follows the finger, in units of the size, from the middle; `nil` for the one that
      /// the finger has grabbed.
      var handle: CGPoint?

      var testDescription: String { "\(preset.rawValue), \(way)" }
    }

    nonisolated static var gestures: [TransitionGesture] {
      [.leftEdge, .pullUpDown, .panToEdge, .pullLeftRight]
    }

    nonisolated static var cases: [Throw] {
      let middle = CGPoint(x: 195, y: 420)
      return [
        Throw(
          preset: .slide, gesture: 0, start: CGPoint(x: 1, y: 420), way: CGVector(dx: 1, dy: 0)),
        Throw(preset: .slide, gesture: 3, start: middle, way: CGVector(dx: 1, dy: 0)),
        Throw(
          preset: .fold, gesture: 0, start: CGPoint(x: 1, y: 420), way: CGVector(dx: 1, dy: 0),
          role: .back, handle: CGPoint(x: 0.5, y: 0)),
        Throw(preset: .hang, gesture: 1, start: middle, way: CGVector(dx: 0, dy: 1)),
        Throw(preset: .fall, gesture: 1, start: middle, way: CGVector(dx: 0, dy: -1)),
        Throw(preset: .fall, gesture: 2, start: middle, way: CGVector(dx: 0.6, dy: -0.8)),
        Throw(preset: .overlay, gesture: 2, start: middle, way: CGVector(dx: 0.8, dy: 0.6)),
        Throw(preset: .full, gesture: 2, start: middle, way: CGVector(dx: -0.28, dy: 0.96)),
      ]
    }

    enum Manner: String, CaseIterable { case out, slowlyOut, home }

    @Test(arguments: cases, Manner.allCases)
    func theScreenLeavesTheFingerAtItsPace(subject: Throw, manner: Manner) throws {
      let theatre = Theatre()
      theatre.present(subject.preset, gesture: HandOverTests.gestures[subject.gesture])
      theatre.settle()
      func point(_ way: CGFloat) -> CGPoint {
        CGPoint(
          x: subject.start.x + subject.way.dx * way, y: subject.start.y + subject.way.dy * way)
      }
      // The first step is short enough for an edge gesture.
      var steps: [HeadlessTouchScript.Step] = [
        .down(subject.start), .move(to: point(20), over: 0.1),
      ]
      let (speed, end): (CGFloat, CGFloat)
      switch manner {
      case .out:
        (speed, end) = (900, 155)
        steps += [.move(to: point(155), over: 0.15)]
      case .slowlyOut:
        (speed, end) = (400, 80)
        steps += [.move(to: point(80), over: 0.15)]
      case .home:
        (speed, end) = (-600, 130)
        steps += [.move(to: point(220), over: 0.4), .move(to: point(130), over: 0.15)]
      }
      let script = HeadlessTouchScript(steps)
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration)
      Headless.play(HeadlessTouchScript([.lift]), in: theatre.window)
      let playback = try #require(theatre.run?.playback)
      let view = try #require(theatre.run?.stage.views[subject.role])
      let handle = subject.handle ?? grabbed(at: point(end), of: view, playback)
      while playback.isHeld { Headless.advance(by: 1 / 480) }
      #expect(playback.isPlaying)
      let wanted = subject.way.scaled(by: speed)

      // Returns the point as the choreography has it, at the time of the render server.
      func told() -> CGPoint {
        let choreography = playback.choreography
        guard let part = choreography.parts.first(where: { $0.role == subject.role }) else {
          return .zero
        }
        let pose = playback.position.pose(of: part, overshoot: choreography.overshoot)
        let size = view.bounds.size
        let own = CGPoint(x: handle.x * size.width, y: handle.y * size.height)
        let place = own.projected(by: pose.transform(anchor: part.anchor, size: size))
        return CGPoint(x: view.center.x + place.x, y: view.center.y + place.y)
      }
      // Returns the point as it is shown.
      func seen() -> CGPoint {
        guard let shown = view.layer.presentation(),
          let root = theatre.window.layer.presentation()
        else { return .zero }
        let size = shown.bounds.size
        return shown.convert(
          CGPoint(
            x: (0.5 + handle.x) * size.width, y: (0.5 + handle.y) * size.height),
          to: root)
      }

      let step = 1e-4
      var (places, apart) = ([told()], [seen().distance(to: told())])
      for _ in 0..<2 {
        Headless.advance(by: step)
        places.append(told())
      }
      // A difference of second order, because the spring changes the speed at once.
      func slope(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
        (4 * b - 3 * a - c) / (2 * step)
      }
      let left = CGVector(
        dx: slope(places[0].x, places[1].x, places[2].x),
        dy: slope(places[0].y, places[1].y, places[2].y))
      let lost = abs((left - wanted).along(subject.way))
      #expect(lost <= 0.02 * abs(speed), "\(left) instead of \(wanted)")
      if HandOverTests.gestures[subject.gesture].part.dragKind == .pan {
        #expect((left - wanted).length <= 0.02 * abs(speed), "\(left) instead of \(wanted)")
      }
      for _ in 0..<30 where theatre.run != nil {
        apart.append(seen().distance(to: told()))
        Headless.advance(by: 1 / 240)
      }
      #expect(apart.max() ?? 0 <= 0.25)
      theatre.settle()
      #expect(theatre.run == nil)
    }

    /// A finger that lifts between two frames is shown, in the next one, where it was last: the run begins with
    /// that frame, and lacks nothing but the time in which there was no finger.
    @Test(arguments: [0.35, 0.7]) func theFrameOfTheLiftShowsTheFingersLastPlace(share: Double) {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .pullLeftRight)
      theatre.settle()
      let (start, speed, frame) = (CGPoint(x: 100, y: 300), 900.0, 1.0 / 60)
      let seconds = (9 + share) * frame
      let end = CGPoint(x: start.x + CGFloat(speed * seconds), y: start.y)
      Headless.play(
        HeadlessTouchScript([.down(start), .move(to: end, over: seconds), .lift]),
        in: theatre.window)
      Headless.advance(by: 8 * frame)
      var ways: [CGFloat] = []
      for _ in 0..<3 {
        let before = theatre.shownFrame.minX
        Headless.advance(by: frame)
        ways.append(theatre.shownFrame.minX - before)
      }
      #expect(theatre.run?.playback?.isPlaying == true)
      #expect(abs(ways[1] / ways[0] - CGFloat(share)) < 0.03, "\(ways)")
      #expect(ways[2] > ways[0])
      theatre.settle()
    }

    /// Returns the point of the front screen that is held under a finger, in units of its size from its middle.
    private func grabbed(at finger: CGPoint, of view: UIView, _ playback: Playback) -> CGPoint {
      let choreography = playback.choreography
      guard let part = choreography.parts.first(where: { $0.role == .front }) else { return .zero }
      let size = view.bounds.size
      let matrix = playback.position.pose(of: part, overshoot: choreography.overshoot)
        .transform(anchor: part.anchor, size: size)
      let own = CGPoint(x: finger.x - view.center.x, y: finger.y - view.center.y)
        .unprojected(by: matrix)
      return own.map { CGPoint(x: $0.x / size.width, y: $0.y / size.height) } ?? .zero
    }
  }
}
