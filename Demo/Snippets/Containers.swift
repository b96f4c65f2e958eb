import TransitionCatalog
import UIKit

final class StackOfTabs: UIViewController {
  func fill(
    _ tabs: UITabBarController, with guide: UIViewController, _ photos: UIViewController,
    _ library: UIViewController, _ story: UIViewController
  ) {
    // snippet: push-slide
    let stack = UINavigationController(rootViewController: guide)
    stack.setTransition(.slide)
    tabs.viewControllers = [stack, photos, library]

    // In the guide
    navigationController?.pushViewController(story, animated: true)
    // end
  }

  func fill(
    with guide: UIViewController, _ photos: UIViewController, _ library: UIViewController
  ) {
    // snippet: tabs-slide
    let tabs = UITabBarController()
    tabs.viewControllers = [guide, photos, library]
    tabs.setTransition(.slide, gesture: .pullLeftRight)
    // end
  }
}

final class StackForFold: UIViewController {
  // snippet: push-fold
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      pushing: segue.destination, in: navigationController, preset: .fold)
  }
  // end
}

final class StackForScale: UIViewController {
  // snippet: push-scale
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? StoryCell else { return }
    TransitionController(
      pushing: segue.destination, in: navigationController,
      transition: .scale(from: .view(cell.thumbnail)))
  }
  // end
}

final class StackOfPhotos: UIViewController {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let badge = UIView()

  func slide(_ photo: Photo, in cell: PhotoCell) {
    // snippet: pop-gesture
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo: the back button pops it, or a finger at the edge.
    navigationController?.push(PhotoViewController(photo), using: .slide)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }

  func full(_ photo: Photo, in cell: PhotoCell) {
    // snippet: push-full, pop-gesture-full
    // In the grid, for each cell
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    cell.titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    cell.badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)

    // In the grid, for a tapped photo: the back button pops it, or a finger at the edge.
    navigationController?.push(PhotoViewController(photo), using: .full)

    // In the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    // end
  }
}

final class SleeveViewController: UIViewController {
  private let front = UIViewController()
  private let back = UIViewController()

  // snippet: children-spin
  func turnOver() {
    if back.parent != nil {
      TransitionController.installed(on: back)?.dismiss()
    } else {
      replace(
        front, with: back, using: .spin.backdrop(.color(.systemBackground)), gesture: .pullLeftRight
      )
    }
  }
  // end
}
