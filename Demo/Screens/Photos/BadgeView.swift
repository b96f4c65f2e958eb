import UIKit

/// A dark pill with a heart and a number, or a colored one that says "New". All of it grows with
/// the text, so that it has the same shape at all sizes.
final class BadgeView: UIView {
  var badge: Photo.Badge? {
    didSet { update() }
  }

  private let size: CGFloat
  private let heart = SymbolView(.heart, color: UIColor(hex: 0xFF6482))
  private let label: UILabel

  init(size: CGFloat) {
    self.size = .text(size)
    label = UILabel("", size: size, weight: .semibold, color: .white)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.textAlignment = .center
    addSubview(heart)
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero).width
    let width = heart.isHidden ? text + self.size * 1.3 : text + self.size * 2.4
    return CGSize(width: width.rounded(.up), height: (self.size * 1.8).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    if heart.isHidden {
      label.frame = bounds
    } else {
      let side = size * 0.95
      let start = size * 0.6
      place(heart, leading: start, top: (bounds.height - side) / 2, width: side, height: side)
      let text = start + side + size * 0.1
      place(
        label, leading: text, top: 0, width: bounds.width - text - size * 0.35,
        height: bounds.height)
    }
  }

  private func update() {
    isHidden = badge == nil
    switch badge {
    case .new:
      label.text = "New"
      heart.isHidden = true
      backgroundColor = .systemBlue
    case .likes(let count):
      label.text = "\(count)"
      heart.isHidden = false
      backgroundColor = UIColor(white: 0, alpha: 0.5)
    case nil: break
    }
    setNeedsLayout()
  }
}
