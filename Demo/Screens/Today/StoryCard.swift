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
      // Let go, it is whole at once: the page grows out of the card as that is at rest.
      guard isHighlighted else { return transform = .identity }
      UIView.animate(withDuration: 0.2) {
        self.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
  }
}
