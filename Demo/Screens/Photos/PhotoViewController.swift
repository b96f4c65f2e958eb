import TransitionCatalog
import UIKit

/// One photo: large, with its title, its badge and its story.
public final class PhotoViewController: UIViewController {
  public let photo: Photo

  let picture: UIImageView
  let titleLabel: UILabel
  let badge = BadgeView(size: 16)
  /// To be tapped.
  public let closeButton: UIControl = SymbolButton(
    .close, color: .white, disk: UIColor(white: 0, alpha: 0.36), accessibilityLabel: "Close")

  private let isCard: Bool
  private let placeLabel: UILabel
  private let facts: FactsView
  private let rule = UIView()
  /// Cut off at the lower edge of the screen, whatever the length of the text.
  private let story = UIView()
  private let paragraphs: [UILabel]

  init(_ photo: Photo, image: UIImage, isCard: Bool) {
    self.photo = photo
    self.isCard = isCard
    picture = UIImageView(image: image)
    titleLabel = UILabel(photo.title, size: 30, weight: .bold)
    placeLabel = UILabel(photo.place, size: 17, color: .secondaryLabel)
    facts = FactsView(photo.facts)
    paragraphs = photo.story.map { UILabel($0, size: 17, lines: 0) }
    super.init(nibName: nil, bundle: nil)
    title = photo.title
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isCard ? .secondarySystemGroupedBackground : .systemBackground
    view.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.title
    picture.accessibilityTraits = .image
    badge.badge = photo.badge
    rule.backgroundColor = .separator
    story.clipsToBounds = true
    for paragraph in paragraphs { story.addSubview(paragraph) }
    for child in [picture, titleLabel, placeLabel, rule, facts, story, badge, closeButton] {
      view.addSubview(child)
    }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, placeLabel] + paragraphs { label.alignLeading() }
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let start = isBelowBar ? insets.top : 0
    closeButton.isHidden = isBelowBar
    let sides = view.sideInsets
    let margin: CGFloat = size.width < 600 ? 20 : 28
    if size.width > size.height * 1.2 {
      let column = (size.width * 0.5).rounded()
      showPicture(
        CGRect(x: 0, y: start, width: column, height: size.height - start), inset: sides.leading)
      layOut(
        from: max(insets.top, 20) + 12, leading: column + margin,
        width: size.width - column - 2 * margin - sides.trailing)
    } else {
      let height = min(size.width * 1.12, size.height * 0.54).rounded()
      showPicture(CGRect(x: 0, y: start, width: size.width, height: height), inset: sides.leading)
      let width = min(size.width - 2 * margin, 680)
      layOut(from: start + height + 18, leading: (size.width - width) / 2, width: width)
    }
    view.place(
      closeButton, leading: size.width - sides.trailing - 16 - 34, top: max(insets.top, 8) + 8,
      width: 34, height: 34)
  }

  private func showPicture(_ frame: CGRect, inset: CGFloat) {
    view.place(
      picture, leading: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
    let pill = badge.sizeThatFits(.zero)
    let bottom = frame.maxY >= view.bounds.height ? max(view.safeAreaInsets.bottom, 16) : 16
    view.place(
      badge, leading: inset + 16, top: frame.maxY - bottom - pill.height, width: pill.width,
      height: pill.height)
  }

  private func layOut(from start: CGFloat, leading: CGFloat, width: CGFloat) {
    guard width > 0 else { return }
    var top = start
    let text = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), width)
    view.place(titleLabel, leading: leading, top: top, width: text, height: 37)
    top += 37 + 2
    view.place(placeLabel, leading: leading, top: top, width: width, height: 22)
    top += 22 + 16
    view.place(rule, leading: leading, top: top, width: width, height: 0.5)
    top += 12
    view.place(facts, leading: leading, top: top, width: width, height: 52)
    top += 52 + 16
    let height = max(0, view.bounds.height - top)
    view.place(story, leading: leading, top: top, width: width, height: height)
    var line: CGFloat = 0
    for paragraph in paragraphs {
      let height = paragraph.height(in: width)
      story.place(paragraph, leading: 0, top: line, width: width, height: height)
      line += height + 12
    }
  }
}

extension PhotoViewController: TakeAlongDestination {
  public var takeAlongKeys: [String] { Photo.Part.allCases.map(photo.key) }

  public func takeAlongView(for key: String) -> UIView? {
    switch key {
    case photo.key(.picture): picture
    case photo.key(.title): titleLabel
    case photo.key(.badge): photo.badge == nil ? nil : badge
    default: nil
    }
  }
}
