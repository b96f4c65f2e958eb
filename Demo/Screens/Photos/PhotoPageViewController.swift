import TransitionCatalog
import UIKit

/// One photo, whole and as wide as the screen, with its title and its place below.
public final class PhotoPageViewController: UIViewController {
  public let photo: Photo

  private let picture: UIImageView
  private let caption = UIView()
  private let titleLabel: UILabel
  private let placeLabel: UILabel
  private let badge = BadgeView(size: 13)

  init(_ photo: Photo, image: UIImage) {
    self.photo = photo
    picture = UIImageView(image: image)
    titleLabel = UILabel(photo.title, size: 20, weight: .bold)
    placeLabel = UILabel(photo.place, size: 15, color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .page
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.title
    picture.accessibilityTraits = .image
    badge.badge = photo.badge
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    badge.takeAlongKey = photo.hasBadge ? TakeAlongKey("badge", of: photo.id) : nil
    for child in [picture, badge, caption] { view.addSubview(child) }
    for child in [titleLabel, placeLabel] { caption.addSubview(child) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, placeLabel] { label.alignLeading() }
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin: CGFloat = 20
    let height = .text(25) + .text(19) + 30 + max(view.safeAreaInsets.bottom - 8, 0)
    showPicture(in: CGSize(width: size.width, height: size.height - height))
    view.place(caption, leading: 0, top: size.height - height, width: size.width, height: height)
    let leading = sides.leading + margin
    let room = size.width - sides.trailing - margin - leading
    let text = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), room)
    caption.place(titleLabel, leading: leading, top: 14, width: text, height: .text(25))
    caption.place(placeLabel, leading: leading, top: 15 + .text(25), width: room, height: .text(19))
  }

  /// Makes the view as large as the picture is seen: the element that flies has no empty margins.
  private func showPicture(in room: CGSize) {
    guard let image = picture.image?.size, image.width > 0, image.height > 0 else { return }
    let scale = min(room.width / image.width, room.height / image.height)
    picture.bounds.size = CGSize(width: image.width * scale, height: image.height * scale)
    picture.center = CGPoint(x: room.width / 2, y: room.height / 2)
    // On the picture, as in the grid.
    let pill = badge.sizeThatFits(.zero)
    view.place(
      badge, leading: picture.frame.minX + 14, top: picture.frame.maxY - 14 - pill.height,
      width: pill.width, height: pill.height)
  }
}
