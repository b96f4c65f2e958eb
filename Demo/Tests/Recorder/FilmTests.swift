import Renderer
import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  @MainActor @Suite
  struct FilmTests {
    /// A film is costly, so one is asked for everything.
    @Test(arguments: TransitionPreset.allCases)
    func aPresetsFilmIsWhole(preset: TransitionPreset) throws {
      let camera = Camera(filming: Take(stage: GuideStage(preset: preset)), width: 64)
      let film = try camera.film()
      let first = screen(of: preset, seenBy: camera) { _ in }
      let second = screen(of: preset, seenBy: camera) { root in
        let screen = preset.makeScreen()
        TransitionController(presenting: screen, preset: preset)
        root.present(screen, animated: false)
      }

      let before = try #require(film.pictures(of: .before).first)
      let after = try #require(film.pictures(of: .after).last)
      #expect(before == first)
      #expect(after == first)
      let landed = try #require(film.pictures(of: .closing).last)
      #expect(landed.difference(from: first) <= 0.005)

      let pause = try #require(film.pictures(of: .open).last)
      #expect(pause == second)
      #expect(pause.difference(from: first) > 0.2)
      let arrived = try #require(film.pictures(of: .opening).last)
      let leaving = try #require(film.pictures(of: .closing).first)
      #expect(arrived.difference(from: pause) <= 0.005)
      #expect(leaving.difference(from: pause) <= 0.005)

      // A bare screen breaks one law only.
      #expect(film.breaches == ["Its corners are not clear."])
      #expect(film.shots.contains { $0.fingers == 1 && $0.phase == .closing })
    }

    @Test func aFilmInADeviceIsSeamlessAndClear() throws {
      let take = Take(stage: PlayerStage(preset: .full), size: DeviceTests.sizes[1])
      let film = try Camera(filming: take, inDeviceOfWidth: 60).film()
      #expect(film.breaches.isEmpty)
      // The finger is seen to come.
      #expect((600..<700).contains(film.shots.first?.milliseconds ?? 0))
      #expect(film.shots.filter(\.isMoving).allSatisfy { (16...17).contains($0.milliseconds) })
    }

    @Test func anOpeningIsCaughtTwice() throws {
      var (landings, wasTouched) = (0, false)
      let take = Take(stage: InterruptionStage())
      let start = try take.start()
      var count = 0
      try take.play { frame in
        let isTouched = !Headless.fingers.isEmpty
        if isTouched, !wasTouched, count >= start { landings += 1 }
        (wasTouched, count) = (isTouched, count + 1)
      }
      #expect(landings == 4, "a tap, two catches, and the tap that closes")
    }

    @Test func theGridHasScrolledAndIsScrolledBack() throws {
      var places: [Take.Phase: CGFloat] = [:]
      var isScrolledByHand = false
      try Take(stage: ReturnStage()).play { frame in
        let root = frame.window.rootViewController as? PhotoGridViewController
        guard let tile = root?.tiles.first(where: { $0.photo.id == 14 })?.view else { return }
        places[frame.phase] = tile.center(in: frame.window).y
        isScrolledByHand = isScrolledByHand || frame.phase == .after && !Headless.fingers.isEmpty
      }
      #expect(isScrolledByHand)
      let before = try #require(places[.before])
      let landed = try #require(places[.closing])
      let after = try #require(places[.after])
      #expect(abs(before - landed - 190) < 0.5)
      #expect(before == after)
    }

    private func screen(
      of preset: TransitionPreset, seenBy camera: Camera, after change: (UIViewController) -> Void
    ) -> Bitmap {
      Headless.reset()
      let window = Headless.makeWindow(size: camera.take.size)
      defer { window.isHidden = true }
      let root = GuideViewController(preset: preset)
      window.rootViewController = root
      Headless.turn()
      change(root)
      Headless.advance(by: 0.5)
      return camera.picture(of: window)
    }
  }
}
