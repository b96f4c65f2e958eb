import UIKit

/// An article under a large picture.
final class DetailViewController: UIViewController, PictureScreen {
  let picture: SceneView
  private let closeButton = RoundButton(accessibilityLabel: "Back")
  /// The article ends above the home indicator, whatever the length of its text.
  private let article: ArticleView

  init(_ article: Article) {
    picture = SceneView(scene: article.scene)
    self.article = ArticleView(article)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .page
    for child in [picture, article, closeButton] { view.addSubview(child) }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    let margin = view.sideMargin
    let bar = isBelowBar ? insets.top : 0
    closeButton.isHidden = isBelowBar
    if size.width > size.height * 1.2 {
      let column = (size.width * 0.46).rounded()
      view.place(picture, leading: 0, top: bar, width: column, height: size.height - bar)
      let width = min(size.width - column - sides.trailing - margin - 28, 620)
      let top = max(insets.top, 12) + 16
      view.place(
        article, leading: column + 28, top: top, width: width,
        height: size.height - top - max(insets.bottom, 12))
    } else {
      let height = min(size.width * 1.04, size.height * 0.5).rounded()
      view.place(picture, leading: 0, top: bar, width: size.width, height: height)
      let width = min(size.width - 2 * margin, 680)
      let top = bar + height + 22
      view.place(
        article, leading: (size.width - width) / 2, top: top, width: width,
        height: size.height - top - max(insets.bottom, 12))
    }
    view.place(
      closeButton, leading: sides.leading + margin, top: max(insets.top, 12) + 8,
      width: 36, height: 36)
  }
}
