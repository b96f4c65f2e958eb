import TransitionCatalog
import UIKit

/// The current record, on the whole screen and in its own colors.
public final class PlayerViewController: UIViewController {
  /// The button to tap.
  public let closeButton: UIControl = SymbolButton(
    .close, color: .white, disk: UIColor(white: 1, alpha: 0.18), accessibilityLabel: "Close")

  private let ground: GradientView
  private let cover: CoverView
  private let titleLabel: UILabel
  private let artistLabel: UILabel
  private let progress = ProgressBar()
  /// Back, pause and forward. There is no other song, so only the middle one is a button.
  private let controls: [SymbolButton]
  /// Playback controls run from left to right everywhere.
  private let deck = UIView()
  private let pause: (_ isPlaying: Bool) -> Void
  private var isPlaying: Bool {
    didSet {
      controls[1].show(isPlaying: isPlaying)
      pause(isPlaying)
    }
  }

  /// - Parameter pause: Called with each tap that pauses the song, or goes on with it.
  init(
    _ record: Cover, image: UIImage, isPlaying: Bool,
    pause: @escaping (_ isPlaying: Bool) -> Void
  ) {
    self.isPlaying = isPlaying
    self.pause = pause
    ground = GradientView(
      colors: [record.ground.0, record.ground.1].map {
        UIColor(hex: Scene.mix($0, 0x14101C, 0.42))
      })
    cover = CoverView(image: image, radius: 14, castsShadow: true)
    titleLabel = UILabel(record.title, size: 26, weight: .bold, color: .white)
    artistLabel = UILabel(
      record.artist, size: 19, color: UIColor(white: 1, alpha: 0.68))
    controls = [
      SymbolButton(.backward, color: .white, accessibilityLabel: "Previous"),
      SymbolButton(.pause, color: .white, accessibilityLabel: "Pause"),
      SymbolButton(.forward, color: .white, accessibilityLabel: "Next"),
    ]
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    for child in [ground, cover, titleLabel, artistLabel, deck, closeButton] {
      view.addSubview(child)
    }
    for child in [progress] + controls {
      child.semanticContentAttribute = .playback
      deck.addSubview(child)
    }
    deck.semanticContentAttribute = .playback
    for control in [controls[0], controls[2]] {
      control.isUserInteractionEnabled = false
      control.isAccessibilityElement = false
    }
    controls[1].show(isPlaying: isPlaying)
    controls[1].addAction(
      UIAction { [unowned self] _ in isPlaying.toggle() }, for: .touchUpInside)
    cover.takeAlongKey = "cover"
    for child in [titleLabel, artistLabel, deck] { child.effectKey = "below" }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, artistLabel] { label.alignLeading() }
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    ground.frame = view.bounds
    let texts = CGFloat.text(32) + .text(24) + 2
    let top = max(insets.top, 12)
    let bottom = size.height - max(insets.bottom, 16)
    if size.width > size.height * 1.2 {
      let side = min(size.width * 0.42, bottom - top - 48)
      let leading = sides.leading + (size.width * 0.5 - sides.leading - side) / 2
      view.place(
        cover, leading: leading, top: top + (bottom - top - side) / 2, width: side, height: side)
      let width = min(size.width * 0.5 - sides.trailing - 48, 420)
      layOut(
        from: (size.height - 178 - texts) / 2, leading: size.width * 0.5 + 8, width: width,
        spread: 40)
    } else {
      let side = min(size.width - 64, (bottom - top) * 0.5, 520).rounded()
      let width = min(size.width - 64, max(side, 320))
      // What is left is above the texts, between them and the line, above the buttons, and below.
      let rest = bottom - top - 60 - side - texts - 30 - 76
      let spread = min(max(rest / 4, 8), 72)
      view.place(
        cover, leading: (size.width - side) / 2, top: top + 60, width: side, height: side)
      layOut(
        from: top + 60 + side + spread, leading: (size.width - width) / 2, width: width,
        spread: spread)
    }
    view.place(
      closeButton, leading: size.width - sides.trailing - 16 - 34, top: top + 8, width: 34,
      height: 34)
  }

  private func layOut(from start: CGFloat, leading: CGFloat, width: CGFloat, spread: CGFloat) {
    guard width > 0 else { return }
    let text = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), width)
    view.place(titleLabel, leading: leading, top: start, width: text, height: .text(32))
    view.place(
      artistLabel, leading: leading, top: start + .text(32) + 2, width: width, height: .text(24))
    let line = spread * 0.7
    let middle = line + 30 + spread + 38
    view.place(
      deck, leading: leading, top: start + .text(32) + .text(24) + 2, width: width,
      height: middle + 38)
    deck.place(progress, leading: 0, top: line, width: width, height: 30)
    for (index, control) in controls.enumerated() {
      let side: CGFloat = index == 1 ? 76 : 60
      let center = width / 2 + CGFloat(index - 1) * min(width * 0.34, 120)
      deck.place(
        control, leading: center - side / 2, top: middle - side / 2, width: side, height: side)
    }
  }
}

/// What stands below the cover stays below it on its way, so a player that is half open shows more than the cover.
extension PlayerViewController: TransitionParticipant {
  public var viewEffects: [String: TransitionEffect] {
    let size = view.bounds.size
    guard size.width <= size.height * 1.2 else { return [:] }
    return ["below": .offset(y: -size.height * 0.45)]
  }
}
