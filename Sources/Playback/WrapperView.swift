import UIKit

/// A view between the screen and the container, as in UIKit's own sheets, and the view moved by a run. A presented
/// screen keeps its wrapper, for VoiceOver's escape gesture and the escape key; a container's screen has a wrapper for
/// a single run.
@MainActor
class WrapperView: UIView {
  private let content: UIView
  /// The superview of the screen's view. A run cuts and rounds this view; the shadow is outside.
  let contentContainer = ContentContainer()

  /// Called for VoiceOver's escape gesture and the escape key. Returns `false` if the screen is not dismissible.
  var onEscape: () -> Bool = { false }

  init(content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0
    contentContainer.frame = bounds
    contentContainer.clipsToBounds = true
    contentContainer.layer.cornerCurve = .continuous
    contentContainer.content = content
    addSubview(contentContainer)
    contentContainer.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentContainer.frame = bounds
    contentContainer.bounds.origin = bounds.origin
    // UIKit may have changed the frame of `content` only.
    contentContainer.placeContent()
  }

  override func accessibilityPerformEscape() -> Bool { MainActor.assumeIsolated { onEscape() } }

  // Handles a key left unhandled by the screen. Edited text may use the key, such as for cancelling a search. A
  // `UIKeyCommand` would be asked only if the screen could be first responder.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let closes = presses.contains { $0.key?.closes == true } && !(editedField is any UIKeyInput)
    guard closes, onEscape() else { return super.pressesBegan(presses, with: event) }
  }

  /// Takes the screen's view back from any superview chosen by UIKit.
  func adoptContent() {
    guard content.superview !== contentContainer else { return }
    contentContainer.addSubview(content)
    content.setRestingFrame(contentContainer.bounds)
  }

  /// Puts the screen's view in the place of the wrapper.
  func makeWay() {
    if content.superview === contentContainer, let superview,
      let index = superview.subviews.firstIndex(of: self)
    {
      superview.insertSubview(content, at: index)
      content.setRestingFrame(layer.restingFrame)
    }
    unwrap()
  }

  /// Removes the screen's view from the wrapper, and the wrapper from the container.
  func unwrap() {
    if content.superview === contentContainer { content.removeFromSuperview() }
    removeFromSuperview()
  }
}

extension UIKey {
  /// True for the keys that close a sheet: escape and command-period.
  fileprivate var closes: Bool {
    let flags = modifierFlags.intersection([.shift, .control, .alternate, .command])
    return flags.isEmpty
      ? keyCode == .keyboardEscape : flags == .command && charactersIgnoringModifiers == "."
  }
}

/// The superview of a screen's view in its wrapper, with a layout of its own: UIKit removes the view for a full screen
/// above the card, and puts the view back as large as the window. A screen may give its view another frame, kept until
/// `placeContent()` is called or the bounds change.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?
  /// A view above the screen, as large as the screen.
  weak var dimView: UIView?
  /// Called before the screen's view is removed, such as by UIKit for a full screen above.
  var onRemoval: () -> Void = {}
  /// The bounds at the last placement of the screen's view.
  private var placement: CGRect?

  /// Places the screen's view with the next layout.
  func placeContent() {
    placement = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self, placement != bounds {
      placement = bounds
      content.setRestingFrame(bounds)
    }
    dimView?.frame = bounds
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === content { placeContent() }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === content { onRemoval() }
  }
}
