import UIKit

/// A rounded card with a picture, a title and a note, and with a sentence if there is room.
public final class GuideRow: UIControl {
  /// What a screen may come out of.
  public var thumbnail: UIView { picture }

  private let highlight = UIView()
  private let picture: SceneView
  private let titleLabel: UILabel
  private let noteLabel: UILabel
  private let teaserLabel: UILabel
  private let teaser: String
  private let chevron = ChevronView()

  init(title: String, note: String, teaser: String, scene: Scene) {
    picture = SceneView(scene: scene)
    titleLabel = UILabel(title, size: 17, weight: .semibold, lines: 2)
    noteLabel = UILabel(note, size: 15, color: .secondaryLabel)
    self.teaser = teaser
    teaserLabel = UILabel(teaser, size: 15, color: .secondaryLabel, lines: 0)
    super.init(frame: .zero)

    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    highlight.backgroundColor = .systemGray4
    highlight.alpha = 0
    picture.layer.cornerRadius = 10
    picture.layer.cornerCurve = .continuous
    for child in [highlight, picture, titleLabel, noteLabel, teaserLabel, chevron] {
      child.isUserInteractionEnabled = false
      addSubview(child)
    }
    isAccessibilityElement = true
    accessibilityLabel = "\(title), \(note)"
    accessibilityTraits = .button
  }

  public required init?(coder: NSCoder) { nil }

  public override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      if isHighlighted {
        highlight.alpha = 1
      } else {
        UIView.animate(withDuration: 0.35) { self.highlight.alpha = 0 }
      }
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let isLarge = height > 110 && bounds.width > 440
    let inset: CGFloat = isLarge ? 14 : 10
    let side = max(0, height - 2 * inset)
    highlight.frame = bounds
    place(picture, leading: inset, top: inset, width: side, height: side)
    place(
      chevron, leading: bounds.width - 25, top: (height - 14) / 2, width: 9, height: 14)

    titleLabel.font = .text(isLarge ? 22 : 17, weight: .semibold)
    let start = inset + side + (isLarge ? 20 : 14)
    let width = max(0, bounds.width - start - 35)
    let line = max(.text(isLarge ? 28 : 22), titleLabel.height(in: width))
    let note = CGFloat.text(20)
    // A sentence for which there is no room is not begun.
    let room = isLarge ? height - 2 * inset - line - 1 - note - 10 : 0
    let teaser = teaserLabel.show(sentencesOf: teaser, in: CGSize(width: width, height: room))
    teaserLabel.isHidden = teaser == 0
    var top = ((height - line - 1 - note - (teaser > 0 ? teaser + 10 : 0)) / 2).rounded()
    place(titleLabel, leading: start, top: top, width: width, height: line)
    top += line + 1
    place(noteLabel, leading: start, top: top, width: width, height: note)
    top += note + 10
    place(teaserLabel, leading: start, top: top, width: width, height: teaser)
    for label in [titleLabel, noteLabel, teaserLabel] { label.alignLeading() }
  }
}
