import TransitionCatalog
import UIKit

extension PhotoGridViewController: TakeAlongScreen {
  /// Scrolls to the tile of the photo that comes home, whichever that is by then.
  public func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController) {
    if let photo = (other as? PhotoViewController)?.photo { scroll(to: photo) }
  }

  /// The visible tiles, to be tapped.
  public var tiles: [(photo: Photo, view: UIView)] {
    collection.indexPathsForVisibleItems.sorted { $0.item < $1.item }.compactMap { path in
      (collection.cellForItem(at: path) as? PhotoCell).map { (album.photos[path.item], $0.tile) }
    }
  }

  /// Brings a tile into sight. One that can be seen already stays: nothing jumps before it takes off.
  private func scroll(to photo: Photo) {
    guard let item = album.photos.firstIndex(where: { $0.id == photo.id }) else { return }
    let path = IndexPath(item: item, section: 0)
    guard collection.cellForItem(at: path) == nil else { return }
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collection.layoutIfNeeded()
  }
}
