import TransitionCatalog
import UIKit

/// One photo on black, whole, with a margin that keeps it from its neighbors when pages turn, with its title and its place in a bar below.
public final class PhotoPageViewController: UIViewController {
  public let photo: Photo

  private let picture: UIImageView
  private let bar = UIView()
  private let titleLabel: UILabel
  private let placeLabel: UILabel
  private let badge = BadgeView(size: 13)

  init(_ photo: Photo, image: UIImage) {
    self.photo = photo
    picture = UIImageView(image: image)
    titleLabel = UILabel(photo.title, size: 20, weight: .bold, color: .white)
    placeLabel = UILabel(photo.place, size: 15, color: UIColor(white: 1, alpha: 0.62))
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.title
    picture.accessibilityTraits = .image
    badge.badge = photo.badge
    bar.backgroundColor = UIColor(white: 0.11, alpha: 1)
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    badge.takeAlongKey = photo.hasBadge ? TakeAlongKey("badge", of: photo.id) : nil
    for child in [picture, bar] { view.addSubview(child) }
    for child in [titleLabel, placeLabel, badge] { bar.addSubview(child) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, placeLabel] { label.alignLeading() }
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin: CGFloat = 20
    let height = 74 + max(view.safeAreaInsets.bottom - 8, 0)
    showPicture(in: CGSize(width: size.width, height: size.height - height))
    view.place(bar, leading: 0, top: size.height - height, width: size.width, height: height)
    let pill = badge.sizeThatFits(.zero)
    let leading = sides.leading + margin
    let end = size.width - sides.trailing - margin - pill.width
    bar.place(
      badge, leading: end, top: 37 - pill.height / 2, width: pill.width, height: pill.height)
    let room = end - 12 - leading
    let text = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), room)
    bar.place(titleLabel, leading: leading, top: 14, width: text, height: 25)
    bar.place(placeLabel, leading: leading, top: 40, width: room, height: 19)
  }

  /// Makes the view as large as the picture is seen: the element that flies has no empty margins.
  private func showPicture(in room: CGSize) {
    guard let image = picture.image?.size, image.width > 0, image.height > 0 else { return }
    let scale = min((room.width - 16) / image.width, room.height / image.height)
    picture.bounds.size = CGSize(width: image.width * scale, height: image.height * scale)
    picture.center = CGPoint(x: room.width / 2, y: room.height / 2)
  }
}
