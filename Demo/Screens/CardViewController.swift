import UIKit

/// Compact content for a card: a picture, a few facts, two buttons.
final class CardViewController: UIViewController, PictureScreen {
  let picture: SceneView
  private let eyebrow: UILabel
  private let titleLabel: UILabel
  private let text: UILabel
  private let sentences: String
  private let facts: FactsView
  private let joinButton = FilledButton("Join the Walk", isProminent: true)
  private let laterButton = FilledButton("Not Now", isProminent: false)

  init(_ walk: Walk) {
    picture = SceneView(scene: walk.scene)
    eyebrow = UILabel(walk.date.uppercased(), size: 13, weight: .semibold, color: .systemTeal)
    titleLabel = UILabel(walk.title, size: 28, weight: .bold)
    sentences = walk.text
    text = UILabel(walk.text, size: 17, color: .secondaryLabel, lines: 0)
    facts = FactsView(walk.facts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.clipsToBounds = true
    let children = [picture, eyebrow, titleLabel, text, facts, joinButton, laterButton]
    for child in children { view.addSubview(child) }
    for button in [joinButton, laterButton] {
      button.addAction(
        UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [eyebrow, titleLabel, text] { label.alignLeading() }
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    if size.width > size.height * 1.2 {
      let column = (size.width * 0.42).rounded()
      view.place(picture, leading: 0, top: 0, width: column, height: size.height)
      layOut(
        from: insets.top + 20, to: size.height - max(insets.bottom, 20),
        leading: column + 20, width: size.width - column - 40 - sides.trailing)
    } else {
      let height = min(size.width * 0.86, size.height * 0.42).rounded()
      view.place(picture, leading: 0, top: 0, width: size.width, height: height)
      layOut(
        from: height + 22, to: size.height - max(insets.bottom, 20),
        leading: 20 + sides.leading,
        width: size.width - 40 - sides.leading - sides.trailing)
    }
  }

  /// Places title and text from the top, the buttons from the bottom, and the facts if there is
  /// room.
  private func layOut(from start: CGFloat, to end: CGFloat, leading: CGFloat, width: CGFloat) {
    guard width > 0 else { return }
    var top = start
    view.place(eyebrow, leading: leading, top: top, width: width, height: .text(17))
    top += .text(17) + 3
    view.place(titleLabel, leading: leading, top: top, width: width, height: .text(35))
    top += .text(35) + 8

    let stacked = end - start > 380
    let button: CGFloat = stacked ? 50 : 44
    var bottom = end - button
    if stacked {
      view.place(laterButton, leading: leading, top: bottom, width: width, height: button)
      bottom -= button + 10
      view.place(joinButton, leading: leading, top: bottom, width: width, height: button)
    } else {
      let half = (width - 10) / 2
      view.place(laterButton, leading: leading, top: bottom, width: half, height: button)
      view.place(
        joinButton, leading: leading + half + 10, top: bottom, width: half, height: button)
    }

    let factsHeight = FactsView.height
    facts.isHidden = bottom - top < 160
    let floor = facts.isHidden ? bottom - 12 : bottom - factsHeight - 34
    let height = text.show(
      sentencesOf: sentences, in: CGSize(width: width, height: floor - top))
    view.place(text, leading: leading, top: top, width: width, height: height)
    let slack = max(0, floor - top - height)
    view.place(
      facts, leading: leading, top: top + height + 17 + min(slack / 2, 24), width: width,
      height: factsHeight)
  }
}
