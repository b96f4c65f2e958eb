import TransitionCatalog
import UIKit

/// The current song in a bar above the lower edge: its cover, its title, a button that pauses it. A tap anywhere else
/// opens the player, and a finger that pulls the bar up.
final class MiniPlayer: UIControl {
  static let height: CGFloat = 60
  /// The space around it.
  static let space: CGFloat = 8

  private static let ground = UIColor(
    light: UIColor(hex: 0xF9F9FB), dark: UIColor(hex: 0x2C2C2E))

  private let record: Cover
  private let image: UIImage
  private let back = UIView()
  private let cover: CoverView
  private let title: UILabel
  private let playButton = SymbolButton(
    .pause, color: .label, share: 0.52, accessibilityLabel: "Pause")
  /// There is no other song: a tap on it opens the player.
  private let nextSymbol = SymbolButton(
    .forward, color: .label, share: 0.58, accessibilityLabel: "Next")
  private var isPlaying = true {
    didSet { playButton.show(isPlaying: isPlaying) }
  }

  init(_ record: Cover, image: UIImage) {
    (self.record, self.image) = (record, image)
    cover = CoverView(image: image, radius: 7)
    title = UILabel(record.title, size: 16, weight: .medium)
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    back.backgroundColor = MiniPlayer.ground
    back.layer.cornerRadius = 15
    back.layer.cornerCurve = .continuous
    back.isUserInteractionEnabled = false
    for child in [back, cover, title, playButton, nextSymbol] { addSubview(child) }
    nextSymbol.isUserInteractionEnabled = false
    playButton.addAction(
      UIAction { [unowned self] _ in isPlaying.toggle() }, for: .touchUpInside)
    cover.takeAlongKey = "cover"
    isAccessibilityElement = true
    accessibilityLabel = "\(record.title), \(record.artist)"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Calls an action with each tap, and with each pan upward as it begins.
  func opens(_ open: @escaping @MainActor (UIGestureRecognizer?) -> Void) {
    addAction(UIAction { _ in open(nil) }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer()
    pan.whenChanged { [unowned self] in
      guard let pan = $0 as? UIPanGestureRecognizer, pan.state == .began else { return }
      // As a pan begins, either may be zero.
      let heading = pan.translation(in: self).y + pan.velocity(in: self).y
      if heading < 0 { open(pan) }
    }
    addGestureRecognizer(pan)
  }

  /// Makes a player, whose pauses are the bar's.
  func makePlayer() -> PlayerViewController {
    PlayerViewController(record, image: image, isPlaying: isPlaying) { [weak self] in
      self?.isPlaying = $0
    }
  }

  override var isHighlighted: Bool {
    didSet { back.backgroundColor = isHighlighted ? .systemGray5 : MiniPlayer.ground }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    let height = bounds.height
    let side = height - 16
    place(cover, leading: 8, top: 8, width: side, height: side)
    let end = bounds.width - 10
    place(nextSymbol, leading: end - 44, top: (height - 44) / 2, width: 44, height: 44)
    place(playButton, leading: end - 88, top: (height - 44) / 2, width: 44, height: 44)
    let text = min(title.sizeThatFits(.zero).width.rounded(.up), max(0, end - 88 - side - 28))
    place(title, leading: side + 20, top: (height - .text(22)) / 2, width: text, height: .text(22))
    title.alignLeading()
  }
}
