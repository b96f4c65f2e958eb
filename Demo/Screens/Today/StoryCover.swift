import TransitionCatalog
import UIKit

/// A story's picture or clip, with the headline over it: all of its card, and the top of its page.
final class StoryCover: UIView {
  private let picture: UIView
  private let eyebrow: UILabel
  private let headline: UILabel

  init(_ story: Story, picture: UIView) {
    self.picture = picture
    eyebrow = UILabel(
      story.eyebrow.uppercased(), size: 14, weight: .semibold, color: UIColor(white: 1, alpha: 0.78)
    )
    headline = UILabel(story.headline, size: 29, weight: .bold, color: .white, lines: 2)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerCurve = .continuous
    picture.takeAlongKey = TakeAlongKey("picture", of: story.id)
    eyebrow.takeAlongKey = TakeAlongKey("eyebrow", of: story.id)
    headline.takeAlongKey = TakeAlongKey("headline", of: story.id)
    for child in [picture, eyebrow, headline] { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  var cornerRadius: CGFloat {
    get { picture.layer.cornerRadius }
    set { picture.layer.cornerRadius = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in [eyebrow, headline] { label.alignLeading() }
    picture.frame = bounds
    let leading = max(20, sideInsets.leading + 8)
    let room = CGSize(width: max(0, bounds.width - leading - 20), height: .greatestFiniteMagnitude)
    fitHeadline(in: room.width)
    let size = headline.sizeThatFits(room)
    let (width, height) = (min(size.width.rounded(.up), room.width), size.height.rounded(.up))
    let top = bounds.height - 36 - height
    place(headline, leading: leading, top: top, width: width, height: height)
    let text = min(eyebrow.sizeThatFits(.zero).width.rounded(.up), room.width)
    place(eyebrow, leading: leading, top: top - .text(18) - 4, width: text, height: .text(18))
  }

  /// Makes the headline smaller on a narrow screen, where it would not fit into two lines.
  private func fitHeadline(in width: CGFloat) {
    let now = headline.font.pointSize
    let line = headline.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width / now
    let size = min(UIFont.text(29).pointSize, (width / max(line, 0.1)).rounded(.down))
    if size != now { headline.font = .systemFont(ofSize: size, weight: .bold) }
  }
}
