import UIKit

// What the snippets speak of: an app's own models, cells and screens. None of it is shown.

struct Photo: Sendable {
  var id: Int
}

struct Story: Sendable {
  var id: Int
}

final class StoryCell: UICollectionViewCell {
  let thumbnail = UIImageView()
}

class ItemViewController<Item>: UIViewController {
  convenience init(_ item: Item) { self.init(nibName: nil, bundle: nil) }
}

final class PhotoViewController: ItemViewController<Photo> {}
final class StoryViewController: ItemViewController<Story> {}
final class PhotoPagerViewController: ItemViewController<Photo> {}

final class PhotoPageViewController: UIViewController {
  let photo = Photo(id: 0)
}

final class ArticleViewController: UIViewController {
  let rows: [UIView] = []
}

final class PlayerViewController: UIViewController {}
final class PlaylistViewController: UIViewController {}
final class FilterViewController: UIViewController {}

final class StoryCard: UIControl {}

final class TileView: UIView {
  let number = 0
}

final class ClipPlayer {}

final class ClipView: UIView {
  let player: ClipPlayer

  init(_ player: ClipPlayer) {
    self.player = player
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
