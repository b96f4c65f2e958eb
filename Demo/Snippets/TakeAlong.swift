import TransitionCatalog
import UIKit

final class PhotosTakenAlong: UIViewController {
  private let picture = UIImageView()
  private let titleLabel = UILabel()

  func open(_ photo: Photo) {
    // snippet: take-along-slide
    present(
      PhotoViewController(photo),
      using: .slide
        .backdrop(.color(.systemGray4)))
    // end

    // snippet: take-along-slide-gesture
    present(
      PhotoViewController(photo),
      using: .slide
        .backdrop(.color(.systemGray4)),
      gesture: .leadingEdge)
    // end

    // snippet: take-along-overlay
    present(
      PhotoViewController(photo),
      using: .overlay.size(
        .fractions(width: 0.92, height: 0.75)))
    // end

    // snippet: take-along-overlay-gesture
    present(
      PhotoViewController(photo),
      using: .overlay.size(
        .fractions(width: 0.92, height: 0.75)),
      gesture: .panToEdge)
    // end

    // snippet: take-along-fold
    present(PhotoViewController(photo), using: .fold)
    // end

    // snippet: take-along-hang
    present(PhotoViewController(photo), using: .hang)
    // end

    // snippet: take-along-fall
    present(PhotoViewController(photo), using: .fall)
    // end

    // snippet: take-along-full, full-ipad
    present(PhotoViewController(photo), using: .full)
    // end

    // snippet: take-along-scale
    present(PhotoViewController(photo), using: .scale)
    // end

    // snippet: take-along-spin
    present(PhotoViewController(photo), using: .spin)
    // end

    // snippet: take-along-pager
    present(PhotoPagerViewController(photo), using: .full, gesture: .pullUpDown)
    // end
  }

  func mark(_ photo: Photo) {
    // snippet: take-along-slide, take-along-slide-gesture
    // snippet: take-along-overlay, take-along-overlay-gesture
    // snippet: take-along-fold, take-along-hang, take-along-fall, take-along-full, full-ipad
    // snippet: take-along-scale, take-along-spin, take-along-push
    // snippet: push-full, pop-gesture, pop-gesture-full, interruption, return
    // The same keys in cell and photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    // end
  }
}

final class PhotoGridForPager: UIViewController, TakeAlongScreen {
  private let picture = UIImageView()

  func mark(_ photo: Photo) {
    // snippet: take-along-pager
    // The same key in cell and page
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    // end
  }

  private func bringIntoSight(_ photo: Photo) {}

  // snippet: take-along-pager
  // In the grid, a TakeAlongScreen
  func takeAlongWillFly(
    _ keys: [TakeAlongKey],
    opposite other: UIViewController
  ) {
    if let page = other as? PhotoPageViewController {
      bringIntoSight(page.photo)
    }
  }
  // end
}

final class SongTakenAlong: UIViewController {
  private let cover = UIImageView()

  func open(_ player: PlayerViewController, from miniPlayer: UIControl) {
    // snippet: take-along-player
    present(player, using: .full(from: .view(miniPlayer)))

    // The same key in both players
    cover.takeAlongKey = "cover"
    // end
  }
}

final class TabsBelowAPlayer: UIViewController {
  private let player = UIViewController()
  private let miniPlayer = UIView()

  /// The action of a pan of the bar.
  func pull(_ pan: UIPanGestureRecognizer) {
    // snippet: take-along-mini-player
    // By a pan, in its state .began
    present(
      player, using: .full(from: .view(miniPlayer)),
      openedBy: pan)
    // end
  }
}

final class StoriesTakenAlong: UIViewController {
  private let picture = UIImageView()
  private let headline = UILabel()

  func open(_ story: Story, from card: StoryCard) {
    // snippet: take-along-today
    present(
      StoryViewController(story),
      using: .full(from: .view(card)),
      gesture: .pullUpDown)

    // The same keys in card and page
    picture.takeAlongKey = TakeAlongKey("picture", of: story.id)
    headline.takeAlongKey = TakeAlongKey("headline", of: story.id)
    // end
  }
}

final class ClipTakenAlong: UIViewController {
  func open(_ story: Story, from card: StoryCard, with clip: ClipView) {
    // snippet: take-along-clip
    present(
      StoryViewController(story),
      using: .full(from: .view(card)))

    // The same key in card and page
    clip.takeAlongKey = TakeAlongKey("picture", of: story.id)
    // Another view of its player flies.
    clip.takeAlong.standIn = { view in
      (view as? ClipView).map { ClipView($0.player) }
    }
    // end
  }
}

final class TilesTakenAlong: UIViewController {
  private let tiles: [TileView] = []

  func open(_ other: UIViewController) {
    // snippet: take-along-forty
    present(other, using: .slide.backdrop(.color(.systemGray4)))

    // The same keys in both screens
    for tile in tiles {
      tile.takeAlongKey = TakeAlongKey("tile", of: tile.number)
    }
    // end
  }
}
