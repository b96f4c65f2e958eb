import UIKit

/// Around every screen, as UIKit's own sheets have one: a view of ours between the screen and the
/// container, which hears VoiceOver's escape gesture and is what a run moves.
@MainActor
class WrapperView: UIView {
  private let content: UIView

  /// Asked to leave by VoiceOver's escape gesture; answers whether there was anything to leave.
  var onEscape: () -> Bool = { false }

  /// What the screen stands in.
  var contentContainer: UIView { self }

  init(content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    contentContainer.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === contentContainer { content.rest(in: contentContainer.bounds) }
  }

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { onEscape() }
  }

  /// Gives the screen back as it was.
  func unwrap() {
    if content.superview === contentContainer { content.removeFromSuperview() }
    removeFromSuperview()
  }
}
