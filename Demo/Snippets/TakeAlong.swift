import TransitionCatalog
import UIKit

final class PhotosTakenAlong: UIViewController {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let badge = UIView()

  func slide(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-slide, take-along-slide-gesture
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .slide, gesture: .leadingEdge)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func overlay(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-overlay, take-along-overlay-gesture
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(
      PhotoViewController(photo),
      using: .overlay(size: .proportional(width: 0.92, height: 0.75)),
      gesture: .panToEdge)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func fold(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-fold
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .fold, gesture: .leadingEdge)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func hang(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-hang
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .hang, gesture: .pullUpDown)

    // In the photo, whose picture is at the lower edge of the card
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func fall(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-fall
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .fall, gesture: .panToEdge)

    // In the photo, whose picture is at the lower edge of the card
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func full(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-full, full-ipad
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .full, gesture: .panToEdge)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func scale(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-scale
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .scale, gesture: .pinch)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func spin(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-spin
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoViewController(photo), using: .spin, gesture: .pinch)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func push(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-push
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo: the back button pops it, or a finger at the edge.
    navigationController?.push(PhotoViewController(photo), using: .scale)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }
}

final class SongTakenAlong: UIViewController {
  private let miniPlayer = UIControl()
  private let cover = UIImageView()
  private let titleLabel = UILabel()

  func open() {
    // snippet: take-along-player
    // In the mini player
    cover.takeAlongKey = "cover"
    titleLabel.takeAlongKey = "title"

    // In the library
    present(
      PlayerViewController(),
      using: .full(from: .view(miniPlayer), to: .view(miniPlayer)),
      gesture: .panToEdge)

    // In the player
    cover.takeAlongKey = "cover"
    titleLabel.takeAlongKey = "title"
    // end
  }
}

final class PhotoGridForPager: UIViewController, TakeAlongScreen {
  private let picture = UIImageView()
  private let badge = UIView()

  private func bringIntoSight(_ photo: Photo) {}

  func open(_ photo: Photo, in cell: PhotoCell) {
    // snippet: take-along-pager
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo
    present(PhotoPagerViewController(photo), using: .full, gesture: .pullUpDown)

    // In the grid, which is a TakeAlongScreen
    func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
      if let page = other as? PhotoPageViewController { bringIntoSight(page.photo) }
    }

    // In the page of each photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
    let screen: any TakeAlongScreen = self
    // Compiles only if it is what the protocol asks for.
    _ = [takeAlongWillFly(_:opposite:), screen.takeAlongWillFly(_:opposite:)]
  }
}

final class StoriesTakenAlong: UIViewController {
  private let picture = UIImageView()
  private let eyebrow = UILabel()
  private let headline = UILabel()

  func open(_ story: Story, from card: StoryCard) {
    // snippet: take-along-today
    // In the card
    card.picture.takeAlongKey = TakeAlongKey("picture", of: story.id)
    card.eyebrow.takeAlongKey = TakeAlongKey("eyebrow", of: story.id)
    card.headline.takeAlongKey = TakeAlongKey("headline", of: story.id)

    // In the feed
    present(
      StoryViewController(story),
      using: .full(from: .view(card)),
      gesture: .pullUpDown)

    // In the story
    picture.takeAlongKey = TakeAlongKey("picture", of: story.id)
    eyebrow.takeAlongKey = TakeAlongKey("eyebrow", of: story.id)
    headline.takeAlongKey = TakeAlongKey("headline", of: story.id)
    // end
  }
}

final class ClipTakenAlong: UIViewController {
  private let eyebrow = UILabel()
  private let headline = UILabel()

  func open(_ story: Story, from card: StoryCard, with clip: ClipView) {
    // snippet: take-along-clip
    // In the card, and in the story
    clip.takeAlongKey = TakeAlongKey("picture", of: story.id)
    eyebrow.takeAlongKey = TakeAlongKey("eyebrow", of: story.id)
    headline.takeAlongKey = TakeAlongKey("headline", of: story.id)
    // In flight, another view of the same player takes its place, and plays on.
    clip.takeAlong.standIn = { view in
      (view as? ClipView).map { ClipView($0.player) }
    }

    // In the feed
    present(
      StoryViewController(story),
      using: .full(from: .view(card)),
      gesture: .pullUpDown)
    // end
  }
}

final class TilesTakenAlong: UIViewController {
  private var tiles: [UIView] = []

  func open(_ other: UIViewController) {
    // snippet: take-along-forty
    // In both screens
    for (number, tile) in tiles.enumerated() {
      tile.takeAlongKey = TakeAlongKey("tile", of: number)
    }

    // In the first
    TransitionController(
      presenting: other, transition: .slide.backdrop(.color(.systemGray4)))
    present(other, animated: true)
    // end
  }
}
