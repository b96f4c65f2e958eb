import TransitionCatalog
import UIKit

/// Records on a shelf, and the current song in a bar below. A tap on the bar opens the player, and a finger that pulls the
/// bar up. Keys alone mark the elements that fly. A button opens the card that makes a playlist.
public final class MusicViewController: UIViewController {
  /// The bar to tap. `PlayerTabsViewController` has one of its own in its place.
  public var playerBar: UIControl? { miniPlayer }
  /// The button to tap for a playlist. Its disk is opaque, because a card turns into it.
  public let playlistButton: UIControl = SymbolButton(
    .plus, color: .systemBlue, disk: .secondarySystemBackground,
    accessibilityLabel: "New Playlist")

  /// The transition of the player. A change is seen in the next opening.
  public var transition: (_ bar: UIView) -> ViewControllerTransition

  private let playing = Cover.all[0]
  private let image = Cover.all[0].makeImage()
  private let scroller = UIScrollView()
  private let titleLabel = UILabel("Library", size: 34, weight: .bold)
  private let section = UILabel("Recently Added", size: 22, weight: .bold)
  private let tiles = Cover.all.map { RecordTile($0, image: $0.makeImage()) }
  /// Below the bar there are no records to be seen.
  private let shelf = UIView()
  private let miniPlayer: MiniPlayer?

  public init(
    preset: TransitionPreset = .slide,
    transition: ((_ bar: UIView) -> ViewControllerTransition)? = nil, hasPlayer: Bool = true
  ) {
    miniPlayer = hasPlayer ? MiniPlayer(playing, image: image) : nil
    self.transition = transition ?? { _ in .preset(preset) }
    super.init(nibName: nil, bundle: nil)
    // A bar shows it in place of the large one.
    navigationItem.title = titleLabel.text
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shelf.backgroundColor = .systemBackground
    scroller.alwaysBounceVertical = true
    for child in [titleLabel, playlistButton, section] + tiles { scroller.addSubview(child) }
    for child in [scroller, shelf] { view.addSubview(child) }
    if let miniPlayer {
      view.addSubview(miniPlayer)
      miniPlayer.opens { [unowned self] in open(by: $0) }
    }
    playlistButton.addAction(
      UIAction { [unowned self] _ in makePlaylist() }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, section] { label.alignLeading() }
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    let margin = view.sideMargin
    let leading = sides.leading + margin
    let width = max(0, size.width - leading - sides.trailing - margin)
    scroller.frame = view.bounds
    titleLabel.isHidden = isBelowBar
    var top: CGFloat = isBelowBar ? 16 : size.height < 600 ? 8 : 20
    // Beside the first headline.
    scroller.place(
      playlistButton, leading: leading + width - 36, top: isBelowBar ? top - 4 : top + 3, width: 36,
      height: 36)
    let heading = max(0, width - 48)
    if !isBelowBar {
      scroller.place(titleLabel, leading: leading, top: top, width: heading, height: .text(41))
      top += .text(41) + 12
    }
    scroller.place(section, leading: leading, top: top, width: heading, height: .text(28))
    top += .text(28) + 10
    let columns = max(2, (width / 190).rounded(.down))
    let gap: CGFloat = 14
    let side = ((width - (columns - 1) * gap) / columns).rounded(.down)
    let height = side + RecordTile.caption
    for (index, tile) in tiles.enumerated() {
      let (row, column) = (index / Int(columns), index % Int(columns))
      scroller.place(
        tile, leading: leading + CGFloat(column) * (side + gap),
        top: top + CGFloat(row) * (height + 12), width: side, height: height)
    }
    // Another bar lies below it, or the home indicator. The safe area ends above a mini player that is not its own.
    let bottom =
      miniPlayer == nil
      ? insets.bottom - MiniPlayer.height - MiniPlayer.space
      : isAboveBar ? insets.bottom + MiniPlayer.space : max(insets.bottom - 6, 8)
    let barTop = size.height - bottom - MiniPlayer.height
    if let miniPlayer {
      let bar = min(size.width - sides.leading - sides.trailing - 16, 560)
      view.place(
        miniPlayer, leading: (size.width - bar) / 2, top: barTop, width: bar,
        height: MiniPlayer.height)
    }
    let middle = barTop + MiniPlayer.height / 2
    view.place(
      shelf, leading: 0, top: middle, width: size.width, height: max(size.height - middle, 0))
    let rows = (CGFloat(tiles.count) / columns).rounded(.up)
    // The last records scroll to above the bar.
    scroller.contentSize = CGSize(
      width: size.width,
      height: top + rows * (height + 12) + max(size.height - insets.bottom - barTop, 0))
  }

  /// Opens what a tap on the bar does, or a finger that pulls the bar up.
  public func open(by pan: UIGestureRecognizer? = nil, animated: Bool = true) {
    guard let miniPlayer else { return }
    present(
      miniPlayer.makePlayer(), using: transition(miniPlayer), gesture: .panToEdge, openedBy: pan,
      animated: animated)
  }

  private func makePlaylist() {
    let button = TransitionPlace.view(playlistButton)
    present(
      PlaylistViewController(startingWith: playing, image: image), using: .overlay(from: button),
      gesture: .panToEdge)
  }
}
