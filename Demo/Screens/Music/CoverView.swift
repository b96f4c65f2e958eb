import UIKit

/// A record's cover with round corners, which may cast a shadow.
final class CoverView: UIView {
  private let picture: UIImageView

  init(image: UIImage, radius: CGFloat, castsShadow: Bool = false) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for layer in [layer, picture.layer] {
      layer.cornerRadius = radius
      layer.cornerCurve = .continuous
    }
    if castsShadow {
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.4
      layer.shadowRadius = 24
      layer.shadowOffset = CGSize(width: 0, height: 14)
    }
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
