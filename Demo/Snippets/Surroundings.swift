import UIKit

// What the snippets speak of: an app's own models, cells and screens. None of it is shown.

struct Photo: Sendable {
  var id: Int
}

struct Story: Sendable {
  var id: Int
}

struct Article: Sendable {}
struct Card: Sendable {}
struct Chapter: Sendable {}
struct Walk: Sendable {}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()
  let titleLabel = UILabel()
  let badge = UIView()
}

final class StoryCell: UICollectionViewCell {
  let thumbnail = UIImageView()
}

class ItemViewController<Item>: UIViewController {
  convenience init(_ item: Item) { self.init(nibName: nil, bundle: nil) }
}

final class PhotoViewController: ItemViewController<Photo> {}
final class CardViewController: ItemViewController<Card> {}
final class ChapterViewController: ItemViewController<Chapter> {}
final class WalkViewController: ItemViewController<Walk> {}

final class StoryViewController: ItemViewController<Story> {
  let closeButton = UIButton()
}

final class ArticleViewController: ItemViewController<Article> {
  let rows: [UIView] = []
}

final class PlayerViewController: UIViewController {}
final class PlaylistViewController: UIViewController {}
final class FilterViewController: UIViewController {}
final class MenuViewController: UIViewController {}

final class PhotoPagerViewController: ItemViewController<Photo> {}

final class PhotoPageViewController: UIViewController {
  let photo = Photo(id: 0)
}

final class StoryCard: UIControl {
  let picture = UIImageView()
  let eyebrow = UILabel()
  let headline = UILabel()
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
