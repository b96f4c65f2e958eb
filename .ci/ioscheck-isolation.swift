// What an app writes whose types are isolated to the main actor by default, as those of new projects are, with
// identifiers of its own.
import TransitionCatalog
import UIKit

struct PhotoID: Hashable {
  let number: Int
}

final class IsolatedCell: UICollectionViewCell {
  let picture = UIImageView()

  func show(_ id: PhotoID) { picture.takeAlongKey = TakeAlongKey("picture", of: id) }
}

final class IsolatedList: UIViewController, TakeAlongScreen {
  private var cells: [PhotoID: IsolatedCell] = [:]

  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    for id in keys.compactMap({ $0.item?.base as? PhotoID }) { cells[id]?.isSelected = false }
  }
}
