import TransitionCatalog
import UIKit

/// One photo: large, with its title, its badge and its story.
public final class PhotoViewController: UIViewController {
  public let photo: Photo

  let picture: UIImageView
  let titleLabel: UILabel
  let badge = BadgeView(size: 16)
  /// The button to tap.
  public let closeButton: UIControl = SymbolButton(
    .close, color: .white, disk: UIColor(white: 0, alpha: 0.36), accessibilityLabel: "Close")

  private let isCard: Bool
  /// True if the picture is below its title, at the lower edge of a card.
  private let isPictureLow: Bool
  private let placeLabel: UILabel
  private let facts: FactsView
  private let rule = UIView()
  private let paragraphs: [UILabel]

  init(_ photo: Photo, image: UIImage, isCard: Bool, isPictureLow: Bool = false) {
    self.photo = photo
    self.isCard = isCard
    self.isPictureLow = isPictureLow
    picture = UIImageView(image: image)
    titleLabel = UILabel(photo.title, size: 28, weight: .bold)
    placeLabel = UILabel(photo.place, size: 17, color: .secondaryLabel)
    facts = FactsView(photo.facts)
    paragraphs = photo.story.map { UILabel($0, size: 17, lines: 0) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isCard ? .secondarySystemGroupedBackground : .page
    view.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.title
    picture.accessibilityTraits = .image
    badge.badge = photo.badge
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    badge.takeAlongKey = TakeAlongKey("badge", of: photo.id)
    rule.backgroundColor = .separator
    // The corners of a card, 12 points farther in.
    picture.layer.cornerRadius = isCard ? 16 : 0
    picture.layer.cornerCurve = .continuous
    let children = [picture, titleLabel, placeLabel, rule, facts, badge, closeButton]
    for child in children + paragraphs { view.addSubview(child) }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, placeLabel] + paragraphs { label.alignLeading() }
    closeButton.isHidden = isBelowBar
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    let margin: CGFloat = size.width < 600 ? 20 : 28
    let top = isBelowBar ? insets.top : 0
    if size.width > size.height * 1.2 {
      let column = (size.width * 0.5).rounded()
      showPicture(in: CGRect(x: 0, y: top, width: column, height: size.height - top))
      layOut(
        from: max(insets.top, 20) + 12, leading: column + margin,
        width: size.width - column - 2 * margin - sides.trailing)
    } else if isPictureLow {
      let width = min(size.width - 2 * margin, 680)
      let end = layOut(
        from: top + 20, leading: (size.width - width) / 2, width: width, showsStory: false)
      let start = end - 12
      showPicture(
        in: CGRect(x: 0, y: start, width: size.width, height: max(size.height - start, 0)))
    } else {
      // A short card has no room for the story: the picture gets it.
      let share: CGFloat = isCard && size.height < 600 ? 0.62 : 0.54
      let height = min(size.width * 1.12, size.height * share).rounded()
      showPicture(in: CGRect(x: 0, y: top, width: size.width, height: height))
      let width = min(size.width - 2 * margin, 680)
      layOut(
        from: top + height + (isCard ? 10 : 18), leading: (size.width - width) / 2, width: width)
    }
    let inset: CGFloat = isCard ? 22 : 16
    view.place(
      closeButton, leading: size.width - sides.trailing - inset - 34,
      top: isCard ? inset : max(insets.top, 8) + 8, width: 34, height: 34)
  }

  /// - Parameter area: The area of the picture, measured from the leading edge.
  private func showPicture(in area: CGRect) {
    let frame = isCard ? area.insetBy(dx: 12, dy: 12) : area
    view.place(
      picture, leading: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
    let pill = badge.sizeThatFits(.zero)
    let bottom = frame.maxY >= view.bounds.height ? max(view.safeAreaInsets.bottom, 14) : 14
    view.place(
      badge, leading: max(frame.minX, view.sideInsets.leading) + 14,
      top: frame.maxY - bottom - pill.height, width: pill.width, height: pill.height)
  }

  /// Lays out the texts, and returns where they end.
  @discardableResult
  private func layOut(
    from start: CGFloat, leading: CGFloat, width: CGFloat, showsStory: Bool = true
  ) -> CGFloat {
    guard width > 0 else { return start }
    var top = start
    let text = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), width)
    view.place(titleLabel, leading: leading, top: top, width: text, height: .text(35))
    top += .text(35) + 3
    view.place(placeLabel, leading: leading, top: top, width: width, height: .text(22))
    top += .text(22) + 16
    view.place(rule, leading: leading, top: top, width: width, height: 0.5)
    top += 12
    view.place(facts, leading: leading, top: top, width: width, height: FactsView.height)
    top += FactsView.height + 16
    if showsStory { showStory(from: top, leading: leading, width: width) }
    for paragraph in paragraphs where !showsStory { paragraph.isHidden = true }
    return top
  }

  private func showStory(from start: CGFloat, leading: CGFloat, width: CGFloat) {
    var top = start
    let end = view.bounds.height - max(view.safeAreaInsets.bottom, 16)
    var hasRoom = true
    for (paragraph, text) in zip(paragraphs, photo.story) {
      let room = CGSize(width: width, height: hasRoom ? end - top : 0)
      let height = paragraph.show(sentencesOf: text, in: room)
      hasRoom = height > 0 && paragraph.text == text
      paragraph.isHidden = height == 0
      view.place(paragraph, leading: leading, top: top, width: width, height: height)
      top += height + 12
    }
  }
}
