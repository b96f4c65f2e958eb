import TransitionCatalog
import UIKit

final class PhotosInMoments: UIViewController {
  func open(_ photo: Photo) {
    // snippet: interruption, return
    present(PhotoViewController(photo), using: .full, gesture: .panToEdge)
    // end
  }
}

final class ListForAnEdge: UIViewController {
  func open(_ article: UIViewController, by pan: UIScreenEdgePanGestureRecognizer) {
    // snippet: opened-by-edge
    // By an edge pan, in its state .began
    present(article, using: .fold, gesture: .leadingEdge, openedBy: pan)
    // end
  }
}

final class ListForPulls: UIViewController {
  private let places = UIViewController()
  private let walks = UIViewController()
  private let cell = UICollectionViewCell()

  func open() {
    // snippet: pull
    present(places, using: .full(from: .view(cell)), gesture: .pullUpDown)
    // end

    // snippet: pull-list
    present(walks, using: .overlay(from: .view(cell)), gesture: .pullUpDown)
    // end
  }
}

final class LibraryForKeyboard: UIViewController {
  func makePlaylist(_ button: UIButton) {
    // snippet: overlay-keyboard
    let card = PlaylistViewController()
    card.preferredContentSize = CGSize(width: 334, height: 376)
    // The card makes room for a keyboard, and takes it along.
    present(card, using: .overlay(from: .view(button)), gesture: .panToEdge)
    // end
  }
}

final class ListForRefusal: UIViewController {
  func open(_ card: UIViewController, showing picture: UIImageView, from cell: StoryCell) {
    // snippet: refusal
    card.isModalInPresentation = true
    cell.thumbnail.takeAlongKey = "picture"
    picture.takeAlongKey = "picture"
    present(card, using: .overlay, gesture: .panToEdge)
    // end
  }
}
