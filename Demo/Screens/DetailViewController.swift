import UIKit

/// An article under a large picture.
final class DetailViewController: UIViewController {
  private let picture = SceneView(scene: .dusk)
  private let closeButton = RoundButton(accessibilityLabel: "Back")
  /// Ends at the lower edge of the screen, whatever the length of the text.
  private let article = ArticleView(
    Article(
      eyebrow: "Photo Essay",
      title: "Evening on Lake Arven",
      byline: "Mira Holm",
      note: "12 October · 4 min read",
      paragraphs: [
        "For ten minutes every evening in October the valley holds its breath. The wind that "
          + "combs the water all day lies down, and the mountains walk out onto the lake.",
        "I had carried the tripod up twice before without taking a picture. The third time the "
          + "clouds opened below the ridge, and the whole basin filled with color from the "
          + "bottom up, as if somebody were pouring it.",
        "There is no secret to a place like this, only waiting. Bring something warm, put the "
          + "phone away, and let the light do what it came for.",
        "By the time the first star showed above the pass, the water had gone from copper to "
          + "ink. I packed by touch and walked down in the dark, happy.",
      ]))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
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
    if size.width > size.height * 1.2 {
      let column = (size.width * 0.46).rounded()
      view.place(picture, leading: 0, top: 0, width: column, height: size.height)
      let width = min(size.width - column - sides.trailing - margin - 28, 620)
      let top = max(insets.top, 12) + 16
      view.place(article, leading: column + 28, top: top, width: width, height: size.height - top)
    } else {
      let height = min(size.width * 1.04, size.height * 0.5).rounded()
      view.place(picture, leading: 0, top: 0, width: size.width, height: height)
      let width = min(size.width - 2 * margin, 680)
      let top = height + 22
      view.place(
        article, leading: (size.width - width) / 2, top: top, width: width,
        height: size.height - top)
    }
    view.place(
      closeButton, leading: sides.leading + margin, top: max(insets.top, 12) + 8,
      width: 36, height: 36)
  }
}
