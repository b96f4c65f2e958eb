import TransitionCatalog
import UIKit

/// A photo in the grid: the picture, its title below, and a badge on some.
final class PhotoTile: UIView {
  static var caption: CGFloat { 9 + .text(15) }

  let picture = UIImageView()
  let title = UILabel("", size: 12, weight: .bold)
  let badge = BadgeView(size: 11)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    for child in [picture, title, badge] { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, _ image: UIImage) {
    picture.image = image
    title.text = photo.title
    badge.badge = photo.badge
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    title.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = photo.hasBadge ? TakeAlongKey("badge", of: photo.id) : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.alignLeading()
    let width = bounds.width
    let height = max(0, bounds.height - PhotoTile.caption)
    place(picture, leading: 0, top: 0, width: width, height: height)
    let text = min(title.sizeThatFits(.zero).width.rounded(.up), width - 4)
    place(title, leading: 2, top: height + 5, width: text, height: .text(15))
    let pill = badge.sizeThatFits(.zero)
    place(
      badge, leading: width - pill.width - 6, top: height - pill.height - 6, width: pill.width,
      height: pill.height)
  }
}
