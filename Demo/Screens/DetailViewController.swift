import UIKit

/// An article under a large picture. It scrolls below the picture, or beside it.
final class DetailViewController: UIViewController, PictureScreen, UIScrollViewDelegate {
  let picture: SceneView
  private let closeButton = RoundButton(accessibilityLabel: "Back")
  private let scroller = UIScrollView()
  /// Until it is scrolled, it ends with a sentence above the home indicator.
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
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    scroller.addSubview(article)
    for child in [scroller, picture, closeButton] { view.addSubview(child) }
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
      view.place(
        scroller, leading: column, top: 0, width: size.width - column, height: size.height)
      showArticle(from: max(insets.top, 12) + 16, leading: 28, width: width)
    } else {
      let height = min(size.width * 1.04, size.height * 0.5).rounded()
      view.place(picture, leading: 0, top: bar, width: size.width, height: height)
      let width = min(size.width - 2 * margin, 680)
      view.place(
        scroller, leading: 0, top: bar + height, width: size.width,
        height: max(size.height - bar - height, 0))
      showArticle(from: 22, leading: (size.width - width) / 2, width: width)
    }
    view.place(
      closeButton, leading: sides.leading + margin, top: max(insets.top, 12) + 8,
      width: 36, height: 36)
  }

  private func showArticle(from top: CGFloat, leading: CGFloat, width: CGFloat) {
    let end = max(view.safeAreaInsets.bottom, 12)
    article.room = max(scroller.bounds.height - top - end, 0)
    scroller.place(article, leading: leading, top: top, width: width, height: article.room)
    article.layoutIfNeeded()
    article.frame.size.height = max(article.room, article.wholeHeight)
    scroller.contentSize = CGSize(
      width: scroller.bounds.width, height: article.frame.maxY + end)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y > 0 { article.isWhole = true }
  }
}
