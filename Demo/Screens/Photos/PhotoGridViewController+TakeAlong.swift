import TransitionCatalog
import UIKit

extension PhotoGridViewController: TakeAlongScreen {
  /// Scrolls to the tile of the photo that comes home, whichever that is by then.
  public func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    if let photo = (other as? any PhotoScreen)?.photo { scroll(to: photo) }
  }

  /// The visible tiles, to be tapped.
  public var tiles: [(photo: Photo, view: UIView)] {
    collection.indexPathsForVisibleItems.sorted { $0.item < $1.item }.compactMap { path in
      (collection.cellForItem(at: path) as? PhotoCell).map { (photos[path.item], $0.tile) }
    }
  }

  /// Brings a tile into sight, all of it when a photo comes home: nothing jumps before it takes off.
  private func scroll(to photo: Photo) {
    guard let item = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    let path = IndexPath(item: item, section: 0)
    let isComingHome = presentedViewController?.isBeingDismissed == true
    guard shown(of: path) < (isComingHome ? 0.99 : 0.01) else { return }
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collection.layoutIfNeeded()
  }

  /// Returns the share of a photo's picture that is in sight, below the header.
  private func shown(of path: IndexPath) -> CGFloat {
    guard let tile = collection.cellForItem(at: path)?.frame else { return 0 }
    let height = tile.height - PhotoTile.caption
    let top = collection.bounds.minY + (isBelowBar ? view.safeAreaInsets.top : header.frame.maxY)
    let seen = min(tile.minY + height, collection.bounds.maxY) - max(tile.minY, top)
    return height > 0 ? seen / height : 0
  }
}
