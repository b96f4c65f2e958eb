import TransitionCatalog
import UIKit

/// An artist: a picture, names, a few words, a note and a switch, all pinned by constraints. A
/// sheet or a card asks them for its height; what does not fit scrolls.
final class ArtistViewController: UIViewController {
  private let picture = UIImageView(roundedBy: 14)
  private let nameLabel = UILabel(style: .title2)
  private let recordLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let textLabel = UILabel(style: .body)
  private let noteField = UITextField()
  private let newsSwitch = UISwitch()
  private let header = UIStackView()
  private let content = UIStackView()

  func show(_ artist: Artist, _ image: UIImage) {
    picture.image = image
    // Goes home to the row of the artist that is shown by then.
    picture.takeAlongKey = TakeAlongKey("picture", of: artist.id)
    nameLabel.text = artist.name
    recordLabel.text = artist.record.title
    textLabel.text = artist.text
    // The note and the choice were about the artist before.
    noteField.text = nil
    newsSwitch.isOn = false
    if viewIfLoaded?.window != nil { fit() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    fillHeader()
    noteField.font = .preferredFont(forTextStyle: .body)
    noteField.adjustsFontForContentSizeCategory = true
    noteField.placeholder = "Note"
    noteField.borderStyle = .roundedRect
    noteField.resignsOnReturn()
    for part in [header, textLabel, noteField, makeSwitch()] { content.addArrangedSubview(part) }
    content.axis = .vertical
    content.spacing = 16
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    pin()
  }

  private func fillHeader() {
    let names = UIStackView(arrangedSubviews: [nameLabel, recordLabel])
    names.axis = .vertical
    names.spacing = 2
    let closeButton = UIButton(
      type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    closeButton.setContentHuggingPriority(.required, for: .horizontal)
    closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [picture, names, closeButton] { header.addArrangedSubview(part) }
    header.spacing = 14
    turnHeader()
  }

  private func makeSwitch() -> UIView {
    let label = UILabel(style: .body)
    label.text = "Tell me about new records"
    newsSwitch.accessibilityLabel = label.text
    label.isAccessibilityElement = false
    newsSwitch.setContentHuggingPriority(.required, for: .horizontal)
    newsSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, newsSwitch])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func pin() {
    let scroller = UIScrollView()
    scroller.contentInsetAdjustmentBehavior = .never
    for (child, parent) in [(scroller, view), (content, scroller)] as [(UIView, UIView?)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(child)
    }
    let (safeArea, inside) = (view.safeAreaLayoutGuide, scroller.contentLayoutGuide)
    // Gives way before a text does, where the content is higher than the card can be.
    let height = scroller.heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      scroller.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scroller.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      height,
      picture.widthAnchor.constraint(equalToConstant: 84),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard category != previousTraitCollection?.preferredContentSizeCategory else { return }
    turnHeader()
    if viewIfLoaded?.window != nil { fit() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // It was the height in the width of before: the constraints are asked again.
    preferredContentSize = .zero
  }

  /// Beside a picture there is no room for the largest texts.
  private func turnHeader() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    header.axis = isLarge ? .vertical : .horizontal
    header.alignment = isLarge ? .leading : .top
  }

  /// Lets the open card change its height with the content, animated.
  private func fit() {
    let least = UIView.layoutFittingCompressedSize
    preferredContentSize.height =
      content.systemLayoutSizeFitting(
        CGSize(width: content.bounds.width, height: least.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
  }
}
