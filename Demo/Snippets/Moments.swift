import TransitionCatalog
import UIKit

final class PhotosInMoments: UIViewController {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let badge = UIView()

  func openFull(_ photo: Photo, in cell: PhotoCell) {
    // snippet: interruption, return
    // A finger may catch the photo in flight, and the grid may scroll meanwhile.

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
}

final class ListForAnEdge: UIViewController {
  // snippet: opened-by-edge
  // The action of a UIScreenEdgePanGestureRecognizer whose `edges` are `.right`.
  @IBAction func openArticle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .began else { return }
    present(
      ArticleViewController(), using: .fold, gesture: .leadingEdge,
      openedBy: recognizer)
  }
  // end
}

final class ListForPull: UIViewController {
  // snippet: pull
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    // The finger scrolls the grid to its top, then pulls the screen away.
    TransitionController(
      presenting: segue.destination, transition: .full(from: .view(cell)),
      gesture: .pullUpDown)
  }
  // end
}

final class ListForPullList: UIViewController {
  // snippet: pull-list
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    // The finger scrolls the list to its top, then pulls the card away.
    TransitionController(
      presenting: segue.destination, transition: .overlay(from: .view(cell)),
      gesture: .pullUpDown)
  }
  // end
}

final class ListForKeyboard: UIViewController {
  // snippet: overlay-keyboard
  @IBAction func makePlaylist(_ button: UIButton) {
    let card = PlaylistViewController()
    card.preferredContentSize = CGSize(width: 334, height: 376)
    // The card makes room for a keyboard, and takes it along.
    present(
      card, using: .overlay(from: .view(button)),
      gesture: .panToEdge)
  }
  // end
}

final class ListForRefusal: UIViewController {
  // snippet: refusal
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    segue.destination.isModalInPresentation = true
    TransitionController(
      presenting: segue.destination, transition: .overlay(from: .view(cell)),
      gesture: .panToEdge)
  }
  // end
}
