import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// What an app writes for the three usual cases: as much as with Hero, or less.
  @MainActor @Suite struct UseCaseTests {
    /// Opens, closes, and expects these elements to fly both ways.
    private func fly(
      _ presenter: UIViewController, _ screen: UIViewController, _ keys: Set<TakeAlongKey>,
      _ present: () -> TransitionController, meanwhile: () -> Void = {},
      home: Set<TakeAlongKey>? = nil
    ) {
      let window = clock.makeWindow()
      window.rootViewController = presenter
      clock.advance(by: 0.1)
      let controller = present()
      for (opens, keys) in [(true, keys), (false, home ?? keys)] {
        if !opens {
          meanwhile()
          screen.dismiss(animated: true)
        }
        clock.turn()
        let flown = controller.takeAlongReport.filter { $0.value == .flown }.keys
        #expect(Set(flown) == keys)
        clock.advance(by: 1.5)
        #expect((screen.view.window != nil) == opens)
        for shown in opens ? [screen.view] : [presenter.view] {
          shown?.walk { #expect(!Original.hides($0)) }
        }
      }
    }

    /// A grid of photos, and a detail that is paged to another photo while it is open.
    @Test func photosWithPaging() async throws {
      try await clock.play {
        let (grid, detail) = (Grid(), Detail())
        detail.photo = 3
        @MainActor func picture(_ photo: Int) -> TakeAlongKey { TakeAlongKey("picture", of: photo) }
        fly(
          grid, detail, [picture(3)],
          {
            let controller = TransitionController(
              presenting: detail, preset: TransitionPreset.full, gesture: .pullUpDown)
            grid.present(detail, animated: true)
            return controller
          }, meanwhile: { detail.photo = 80 }, home: [picture(80)])
      }
    }

    /// A card that becomes a screen.
    @Test func cardToFullScreen() async throws {
      try await clock.play {
        let (today, story) = (ElementsController(.small), ElementsController(.large))
        for screen in [today, story] {
          screen.setKeys([screen.picture: "image", screen.caption: "title"])
        }
        fly(today, story, ["image", "title"]) {
          let controller = TransitionController(
            presenting: story, preset: TransitionPreset.full,
            settings: TransitionSettings(from: .view(today.picture), to: .view(today.picture)),
            gesture: .pullUpDown)
          today.present(story, animated: true)
          return controller
        }
      }
    }

    /// A mini player that becomes the player.
    @Test func miniPlayer() async throws {
      try await clock.play {
        let (tabs, player) = (UITabBarController(), ElementsController(.large))
        let library = ElementsController(.small)
        tabs.viewControllers = [library]
        for screen in [library, player] {
          screen.setKeys([screen.picture: "cover", screen.badge: "play"])
        }
        fly(tabs, player, ["cover", "play"]) {
          let controller = TransitionController(
            presenting: player, preset: TransitionPreset.slide, gesture: .panToEdge)
          library.present(player, animated: true)
          return controller
        }
      }
    }
  }
}

extension ElementsController {
  fileprivate func setKeys(_ keys: [UIView: TakeAlongKey]) {
    loadViewIfNeeded()
    for view in elements.values { view.takeAlongKey = keys[view] }
  }
}

/// All that an app's grid has to say.
private final class Grid: ListController {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    let key = TakeAlongKey("picture", of: indexPath.item)
    (cell as? Cell)?.picture.takeAlongKey = key
    return cell
  }
}

extension Grid: TakeAlongScreen {
  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    if let photo = (other as? Detail)?.photo { scroll(to: photo) }
  }
}

/// All that an app's detail has to say.
private final class Detail: PictureController {
  var photo = 0 {
    didSet { picture.takeAlongKey = TakeAlongKey("picture", of: photo) }
  }
}
