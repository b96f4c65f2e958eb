import TransitionCatalog
import UIKit

extension PhotoGridViewController: TakeAlongSource {
  public var takeAlongElements: [TakeAlongElement] {
    guard let opened, let tile = tile(of: opened.id) else { return [] }
    return [
      TakeAlongElement(key: opened.key(.picture), view: tile.picture),
      TakeAlongElement(key: opened.key(.title), view: tile.title),
      TakeAlongElement(key: opened.key(.badge), view: tile.badge),
    ].filter { $0.view?.isHidden == false }
  }

  /// Scrolls to the tile of the returning photo, whatever is visible by then.
  public func takeAlongWillLand(on keys: [String]) {
    guard let id = keys.lazy.compactMap(Photo.id(ofKey:)).first,
      let item = album.photos.firstIndex(where: { $0.id == id })
    else { return }
    opened = album.photos[item]
    let path = IndexPath(item: item, section: 0)
    if !isWhollyVisible(path) {
      collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
    }
  }

  /// The visible tiles, to be tapped.
  public var tiles: [(photo: Photo, view: UIView)] {
    collection.indexPathsForVisibleItems.sorted { $0.item < $1.item }.compactMap { path in
      (collection.cellForItem(at: path) as? PhotoCell).map { (album.photos[path.item], $0.tile) }
    }
  }

  private func tile(of id: Photo.ID) -> PhotoTile? {
    guard let item = album.photos.firstIndex(where: { $0.id == id }) else { return nil }
    let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
    return (cell as? PhotoCell)?.tile
  }

  private func isWhollyVisible(_ path: IndexPath) -> Bool {
    guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return false }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    return visible.contains(frame)
  }
}
