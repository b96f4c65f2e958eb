import Renderer
import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  @MainActor @Suite
  struct FilmTests {
    @Test(arguments: TransitionPreset.allCases)
    func itBeginsAndEndsWithTheFirstScreen(preset: TransitionPreset) throws {
      let camera = Camera(filming: Take(stage: GuideStage(preset: preset)), width: Still.width)
      let film = try camera.film()
      let first = firstScreen(seenBy: camera)
      let before = try #require(film.pictures(of: .before).first)
      let last = try #require(film.pictures(of: .closing).last)
      let after = try #require(film.pictures(of: .after).last)
      #expect(before == first)
      #expect(last.difference(from: first) <= 0.005)
      #expect(after == first)
    }

    @Test(arguments: TransitionPreset.allCases)
    func thePauseShowsTheSecondScreen(preset: TransitionPreset) throws {
      let camera = Camera(filming: Take(stage: GuideStage(preset: preset)), width: Still.width)
      let film = try camera.film()
      let pause = try #require(film.pictures(of: .open).first)
      let second = secondScreen(seenBy: camera)
      #expect(pause == second)
      #expect(pause.difference(from: firstScreen(seenBy: camera)) > 0.2)
    }

    @Test(arguments: TransitionPreset.allCases)
    func itArrivesWithoutAJump(preset: TransitionPreset) throws {
      let film = try Camera(filming: Take(stage: GuideStage(preset: preset)), width: Still.width)
        .film()
      let arrived = try #require(film.pictures(of: .opening).last)
      let pause = try #require(film.pictures(of: .open).first)
      let leaving = try #require(film.pictures(of: .closing).first)
      #expect(arrived.difference(from: pause) <= 0.005)
      #expect(leaving.difference(from: pause) <= 0.005)
    }

    private func firstScreen(seenBy camera: Camera) -> Bitmap {
      picture(seenBy: camera) { _ in }
    }

    /// Returns the second screen, presented at once, without a transition.
    private func secondScreen(seenBy camera: Camera) -> Bitmap {
      let preset = camera.take.stage.preset
      return picture(seenBy: camera) { root in
        let screen = preset.makeScreen()
        TransitionController(presenting: screen, preset: preset)
        root.present(screen, animated: false)
      }
    }

    private func picture(
      seenBy camera: Camera, after change: (UIViewController) -> Void
    ) -> Bitmap {
      Headless.reset()
      let window = Headless.makeWindow(size: camera.take.size)
      defer { window.isHidden = true }
      let root = GuideViewController(preset: camera.take.stage.preset)
      window.rootViewController = root
      Headless.turn()
      change(root)
      Headless.advance(by: 0.5)
      return camera.picture(of: window)
    }
  }
}
