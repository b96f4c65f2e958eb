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
        let pose = morphTree.morph.pose(at: f, on: planes.elements)
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
