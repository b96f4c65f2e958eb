import TransitionCatalog
import UIKit

/// One record. A button turns its sleeve over, to the songs on the back; it or a finger turns it back.
public final class RecordViewController: UIViewController {
  /// The button to tap.
  public let turnButton: UIControl = FilledButton("Turn Over", isProminent: false)
  public let front: UIViewController
  public let back: UIViewController

  private let titleLabel: UILabel
  private let artistLabel: UILabel
  private let moreLabel: UILabel
  private let others: [RecordTile]
  /// The place of both sides, and of nothing else: a transition moves them in it.
  private let sleeve = UIView()

  public init() {
    let record = Cover.all[0]
    front = CoverViewController(record)
    back = SongsViewController(record)
    titleLabel = UILabel(record.title, size: 34, weight: .bold)
    artistLabel = UILabel(record.artist, size: 20, color: .secondaryLabel)
    moreLabel = UILabel("You Might Also Like", size: 22, weight: .bold)
    others = [2, 3, 5].map { RecordTile(Cover.all[$0], image: Cover.all[$0].makeImage()) }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let children = [titleLabel, artistLabel, sleeve, turnButton, moreLabel]
    for child in children + others { view.addSubview(child) }
    addChild(front)
    front.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.view.frame = sleeve.bounds
    sleeve.addSubview(front.view)
    front.didMove(toParent: self)
    turnButton.addAction(UIAction { [unowned self] _ in turnOver() }, for: .touchUpInside)
  }

  /// Does what a tap on the button does.
  public func turnOver(animated: Bool = true) {
    guard back.parent == nil else {
      TransitionController.installed(on: back)?.dismiss()
      return
    }
    replace(
      front, with: back, using: .spin.backdrop(.color(.systemBackground)), gesture: .pullLeftRight,
      animated: animated)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, artistLabel, moreLabel] { label.alignLeading() }
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    let isWide = size.width > size.height * 1.2
    let (margin, gap): (CGFloat, CGFloat) = (32, 26)
    let column = isWide ? size.width * 0.5 : size.width
    let top = max(insets.top, 16) + 12
    let texts = CGFloat.text(41) + .text(26) + 8
    let bottom = size.height - max(insets.bottom, 16)
    let side = min(column - 2 * margin, isWide ? bottom - top : (bottom - top) * 0.46)
    let leading = isWide ? sides.leading + margin : (size.width - side) / 2
    view.place(
      sleeve, leading: leading, top: isWide ? (top + bottom - side) / 2 : top + texts + gap,
      width: side, height: side)
    let start = isWide ? column + margin : leading
    let width = isWide ? column - 2 * margin - sides.trailing : side
    var place = isWide ? (size.height - texts - gap - 50) / 2 : top
    view.place(titleLabel, leading: start, top: place, width: width, height: .text(41))
    view.place(
      artistLabel, leading: start, top: place + .text(41) + 2, width: width, height: .text(26))
    place += texts + gap + (isWide ? 0 : side + gap)
    view.place(turnButton, leading: start, top: place, width: width, height: 50)
    showOthers(
      below: place + 50 + 1.5 * gap, leading: start, width: width, isHidden: isWide, end: bottom)
  }

  private func showOthers(
    below top: CGFloat, leading: CGFloat, width: CGFloat, isHidden: Bool, end: CGFloat
  ) {
    let gap: CGFloat = 14
    let tile = (width - 2 * gap) / 3
    let hasRoom = !isHidden && top + .text(28) + 12 + tile + RecordTile.caption <= end
    for child in [moreLabel] + others { child.isHidden = !hasRoom }
    view.place(moreLabel, leading: leading, top: top, width: width, height: .text(28))
    for (index, record) in others.enumerated() {
      view.place(
        record, leading: leading + CGFloat(index) * (tile + gap), top: top + .text(28) + 12,
        width: tile,
        height: tile + RecordTile.caption)
    }
  }
}
