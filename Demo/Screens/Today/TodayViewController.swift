import TransitionCatalog
import UIKit

/// The stories of the day as large cards. A tapped one grows into its page, and the page goes back into
/// the card.
public final class TodayViewController: UIViewController {
  private let scroller = UIScrollView()
  private let dateLabel = UILabel(
    "SATURDAY 12 OCTOBER", size: 13, weight: .semibold, color: .secondaryLabel)
  private let titleLabel = UILabel("Today", size: 34, weight: .bold)
  private let looks = StoryLooks()
  private lazy var allCards = Story.all.map { StoryCard($0, picture: looks.makeView(of: $0)) }

  /// The cards to tap.
  public var cards: [(story: Story, view: UIControl)] { allCards.map { ($0.story, $0) } }

  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    for child in [dateLabel, titleLabel] + allCards { scroller.addSubview(child) }
    for card in allCards {
      card.addAction(
        UIAction { [unowned self, unowned card] _ in open(card.story) }, for: .touchUpInside)
    }
  }

  /// Opens what a tap on the card of a story does.
  public func open(_ story: Story, animated: Bool = true) {
    guard let card = allCards.first(where: { $0.story.id == story.id }) else { return }
    let page = StoryViewController(card.story, picture: looks.makeView(of: card.story))
    TransitionController(
      presenting: page, transition: .full(from: .view(card)), gesture: .pullUpDown)
    present(page, animated: animated)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [dateLabel, titleLabel] { label.alignLeading() }
    let leading = view.sideInsets.leading + 20
    let width = max(0, view.bounds.width - leading - view.sideInsets.trailing - 20)
    scroller.frame = view.bounds
    let (date, title): (CGFloat, CGFloat) = (.text(17), .text(41))
    let top = date + title + 28
    scroller.place(dateLabel, leading: leading, top: 12, width: width, height: date)
    scroller.place(titleLabel, leading: leading, top: 13 + date, width: width, height: title)
    let shape = StoryShape(in: view)
    let (size, gap) = (shape.card, StoryShape.gap)
    for (index, card) in allCards.enumerated() {
      let (row, column) = (index / shape.columns, index % shape.columns)
      let place = leading + CGFloat(column) * (size.width + gap)
      // A pressed card has a transform, and then no frame that could be set.
      card.bounds.size = size
      card.center = CGPoint(
        x: (view.isRightToLeft ? view.bounds.width - place - size.width : place) + size.width / 2,
        y: top + CGFloat(row) * (size.height + gap) + size.height / 2)
    }
    let rows = CGFloat((allCards.count + shape.columns - 1) / shape.columns)
    scroller.contentSize = CGSize(
      width: view.bounds.width, height: top + rows * (size.height + gap))
  }
}
