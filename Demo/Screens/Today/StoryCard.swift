import UIKit

/// A story in the feed. It gives way a little under a finger.
final class StoryCard: UIControl {
  let story: Story
  private let cover: StoryCover

  init(_ story: Story, picture: UIView) {
    self.story = story
    cover = StoryCover(story, picture: picture)
    super.init(frame: .zero)
    cover.cornerRadius = 18
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubview(cover)
    isAccessibilityElement = true
    accessibilityLabel = story.headline.replacingOccurrences(of: "\n", with: " ")
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let scale: CGFloat = isHighlighted ? 0.96 : 1
      UIView.animate(withDuration: 0.2) {
        self.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
  }
}
