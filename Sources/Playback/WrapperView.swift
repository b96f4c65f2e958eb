import UIKit

/// A view between the screen and the container, as in UIKit's own sheets, and the view that a run moves.
/// Around a presented screen it stays, and receives VoiceOver's escape gesture and the escape key; a
/// container's screen has it for one run.
@MainActor
class WrapperView: UIView {
  private let content: UIView
  /// The superview of the screen's view. A run cuts it, and rounds its corners; the shadow is outside.
  let contentContainer = ContentContainer()

  /// Called for VoiceOver's escape gesture and the escape key. Returns `false` if the screen was not dismissible.
  var onEscape: () -> Bool = { false }

  /// Called when UIKit takes the screen's view away, for a full screen above it.
  var onContentRemoval: () -> Void = {}

  init(content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0
    contentContainer.frame = bounds
    contentContainer.clipsToBounds = true
    contentContainer.layer.cornerCurve = .continuous
    contentContainer.content = content
    contentContainer.onRemoval = { [weak self] in self?.onContentRemoval() }
    addSubview(contentContainer)
    contentContainer.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentContainer.frame = bounds
    contentContainer.bounds.origin = bounds.origin
    // UIKit may have changed the frame of the content, and nothing else.
    contentContainer.placeContent()
  }

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { onEscape() }
  }

  // A key that nothing in the screen has handled. Text that is edited may have a use for it, such as
  // cancelling a search. A key command would be asked only if the screen could be first responder.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let closes = presses.contains { $0.key?.closes == true } && !(editedField is any UIKeyInput)
    guard closes, onEscape() else { return super.pressesBegan(presses, with: event) }
  }

  /// Takes the screen's view back from wherever UIKit has put it.
  func adoptContent() {
    guard content.superview !== contentContainer else { return }
    contentContainer.addSubview(content)
    content.rest(in: contentContainer.bounds)
  }

  /// Gives its place in the container to the screen's view.
  func makeWay() {
    if content.superview === contentContainer {
      if let superview, let index = superview.subviews.firstIndex(of: self) {
        superview.insertSubview(content, at: index)
        content.rest(in: layer.restingFrame)
      } else {
        content.removeFromSuperview()
      }
    }
    removeFromSuperview()
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

/// The superview of a screen's view in its wrapper. It lays that view out itself: UIKit takes it away for a
/// full screen above the card, and puts it back as large as the window. A screen may give its view another frame, and
/// keeps that until `placeContent()` is called or the bounds change.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?
  /// Lies above the screen, as large as it.
  weak var veil: UIView?
  /// Called when the screen's view is about to be taken away.
  var onRemoval: () -> Void = {}
  /// The bounds in which the screen's view was placed.
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
      content.rest(in: bounds)
    }
    veil?.frame = bounds
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
