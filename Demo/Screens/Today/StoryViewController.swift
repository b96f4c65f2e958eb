import UIKit

/// A story: the top of the page is what its card was.
public final class StoryViewController: UIViewController {
  public let story: Story
  /// The button to tap.
  public let closeButton: UIControl = SymbolButton(
    .close, color: .white, disk: UIColor(white: 0, alpha: 0.36), accessibilityLabel: "Close")

  private let scroller = UIScrollView()
  private let cover: StoryCover
  private let paragraphs: [UILabel]

  init(_ story: Story, picture: UIView) {
    self.story = story
    cover = StoryCover(story, picture: picture)
    paragraphs = story.paragraphs.map { UILabel($0, size: 19, color: .secondaryLabel, lines: 0) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    paragraphs.first?.textColor = .label
    for child in [cover] + paragraphs { scroller.addSubview(child) }
    for child in [scroller, closeButton] { view.addSubview(child) }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in paragraphs { label.alignLeading() }
    let size = view.bounds.size
    let (insets, sides) = (view.safeAreaInsets, view.sideInsets)
    let cover = StoryShape(in: view).cover
    scroller.frame = view.bounds
    scroller.place(self.cover, leading: 0, top: 0, width: cover.width, height: cover.height)
    let isBeside = cover.width < size.width
    let start = isBeside ? cover.width : sides.leading
    let room = size.width - sides.trailing - start
    let width = min(room - 40, 680).rounded(.down)
    let leading = start + (room - width) / 2
    var top = isBeside ? max(insets.top, 8) + 56 : cover.height + 24
    for paragraph in paragraphs {
      let height = paragraph.height(in: width)
      scroller.place(
        paragraph, leading: leading, top: top, width: width, height: height)
      top += height + 16
    }
    scroller.contentSize = CGSize(
      width: size.width, height: max(top, cover.height) + max(insets.bottom, 16))
    view.place(
      closeButton, leading: size.width - sides.trailing - 16 - 34, top: max(insets.top, 8) + 8,
      width: 34, height: 34)
  }
}
