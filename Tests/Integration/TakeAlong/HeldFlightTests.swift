import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A finger closes a modal screen, and the elements follow it.
  @MainActor @Suite struct HeldFlightTests {
    nonisolated static let hands: [(PresetUnderTest, Kind)] = PresetUnderTest.all.flatMap {
      preset in
      Kind.allCases.map { (preset, $0) }
    }

    enum Kind: Sendable, CaseIterable {
      case pull, pan, pinch

      @MainActor var gesture: TransitionGesture {
        switch self {
        case .pull: .pullLeftRight
        case .pan: .panToEdge
        case .pinch: .pinch
        }
      }
    }

    private func opened(
      _ preset: PresetUnderTest, _ kind: Kind, animated: Bool = false, hasElements: Bool = true
    ) -> Gallery {
      let gallery = Gallery()
      if !hasElements {
        gallery.presenter.loadViewIfNeeded()
        for view in gallery.presenter.elements.values { view.takeAlongKey = nil }
      }
      gallery.open(preset, gesture: kind.gesture, animated: animated)
      return gallery
    }

    /// Every held element is where the morph has it at that fraction, on the screens as they are held.
    @Test(arguments: hands) func heldElementGoesWithTheFinger(
      preset: PresetUnderTest, kind: Kind
    ) throws {
      let gallery = opened(preset, kind)
      let hands = try Hands(on: gallery.screen, in: gallery.window, kind.gesture)
      hands.touch()
      hands.close(by: 0.4)
      let playback = try #require(gallery.run?.playback)
      let flight = try #require(gallery.run?.flight)
      #expect(playback.isHeld && gallery.morphTrees.count >= 3)
      let f = playback.choreography.elementFraction(at: playback.fraction)
      let planes = ScreenPlanes(
        playback.choreography, at: playback.position, in: flight.frames)
      for (key, morphTree) in gallery.morphTrees {
        let pose = morphTree.morph.pose(at: f, on: planes.elements, of: planes)
        let shown = try #require(morphTree.layer.presentation())
        #expect(shown.position.distance(to: pose.center) < 0.01, "\(key)")
        let matrix = pose.matrix ?? CATransform3DMakeRotation(pose.angle, 0, 0, 1)
        #expect(CATransform3DEqualToTransform(shown.transform, matrix), "\(key)")
      }
      hands.rest()
      hands.lift()
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// Two fingers turn the screen, and let it go: the clip of the element that it follows turns with it.
    @Test func theClipOfALeadTurnsWithItsScreen() throws {
      let gallery = opened(.full, .pinch)
      let clip = try { () -> CALayer in
        for (finger, way) in [
          (0, (CGPoint(x: 100, y: 300), CGPoint(x: 130, y: 250))),
          (1, (CGPoint(x: 290, y: 540), CGPoint(x: 200, y: 520))),
        ] {
          Headless.play(
            HeadlessTouchScript([.init(finger, [.down(way.0), .move(to: way.1, over: 0.3)])]),
            in: gallery.window)
        }
        Headless.advance(by: 0.4)
        let lead = gallery.morphTrees.values.compactMap(\.layer.superlayer)
          .first { $0.masksToBounds && $0.transform.m12 != 0 }
        return try #require(lead)
      }()
      var checks = 0
      func check() throws {
        let (playback, flight) = (
          try #require(gallery.run?.playback), try #require(gallery.run?.flight)
        )
        let planes = ScreenPlanes(playback.choreography, at: playback.position, in: flight.frames)
        let frame = try #require(planes.clip).frame
        let shown = try #require(clip.presentation())
        let angle = CGFloat(atan2(shown.transform.m12, shown.transform.m11))
        let corners = Quad(center: shown.position, size: shown.bounds.size, angle: angle)
        // The same as the screen's own window, but for a soft edge.
        let part = try #require(playback.choreography.part(.front))
        let pose = playback.position.pose(of: part, overshoot: playback.choreography.overshoot)
        #expect(abs(angle - pose.rotationZ) < 0.01)
        #expect(abs(shown.bounds.width - frame.width) < 1)
        checks += 1
        let middle = CGPoint(x: corners.x.sum() / 4, y: corners.y.sum() / 4)
        let window = pose.clip(in: flight.frames.front.size)
          .offsetBy(dx: flight.frames.front.minX, dy: flight.frames.front.minY)
        let seen = Quad(window).projected(by: planes.front).divided
        #expect(middle.distance(to: CGPoint(x: seen.x.sum() / 4, y: seen.y.sum() / 4)) < 1)
      }
      try check()
      for finger in 0..<2 {
        Headless.play(HeadlessTouchScript([.init(finger, [.lift])]), in: gallery.window)
      }
      for _ in 0..<6 {
        Headless.advance(by: 0.04)
        guard gallery.run?.playback?.isPlaying == true else { break }
        try check()
      }
      #expect(checks > 3)
      gallery.settle()
      #expect(gallery.isClean)
    }

    @Test(arguments: hands) func halfWayAndBack(
      preset: PresetUnderTest, kind: Kind
    ) throws {
      let gallery = opened(preset, kind)
      let hands = try Hands(on: gallery.screen, in: gallery.window, kind.gesture)
      hands.touch()
      hands.close(by: 0.45)
      // Thrown back.
      hands.close(by: -0.3, over: 0.1)
      hands.lift()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen, isLeaving: true).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines.last == "end false")
      #expect(gallery.screen.view.window === gallery.window)
    }

    @Test(arguments: hands) func grabbedInFlightAndFinished(
      preset: PresetUnderTest, kind: Kind
    ) throws {
      let gallery = opened(preset, kind)
      gallery.close()
      Headless.advance(by: 0.1)
      let before = gallery.places
      #expect(gallery.run?.hold() == true)
      Headless.turn()
      for (key, place) in gallery.places {
        #expect(before[key].map { place.distance(to: $0) <= 1 } == true, "\(key) jumped")
      }
      gallery.run?.move(to: RunPosition(fraction: 0.6))
      gallery.run?.release(
        closes: true, velocity: RunPosition(fraction: 1), isCarried: false, because: .released)
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines.last == "end true")
    }

    /// The screen is touched while it opens, and sent back.
    @Test func anOpeningIsCaught() throws {
      let gallery = opened(.slide, .pull, animated: true)
      Headless.advance(by: 0.12)
      let hands = try Hands(on: gallery.screen, in: gallery.window, .pullLeftRight)
      hands.touch(inFlight: true)
      hands.close(by: 0.1, over: 0.15)
      hands.lift()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter, isLeaving: true).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines.last == "end false")
    }

    /// An event makes no view and no snapshot, and as many animations with elements as without: those
    /// that hold the parts of the run.
    @Test func anEventMakesNothingForElements() throws {
      var added: [Int] = []
      for hasElements in [false, true] {
        let gallery = opened(.slide, .pull, hasElements: hasElements)
        let hands = try Hands(on: gallery.screen, in: gallery.window, .pullLeftRight)
        hands.touch()
        hands.close(by: 0.2)
        Headless.resetCounters()
        hands.close(by: 0.2)
        added.append(Headless.counters.animationsAdded)
        #expect(Headless.counters.snapshots == 0 && Headless.counters.subviewInsertions == 0)
        hands.lift()
        gallery.settle()
      }
      #expect(added[0] == added[1] && added[0] > 0)
    }
  }
}
