/// The controller that UIKit makes for the style `.popover`.
// Not modeled: the arrow, touches beside the popover, bar button items as sources. Unverified: all lengths.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// Documented: with the null rectangle, which is the default since iOS 13.2, the source view's bounds.
  open var sourceRect = CGRect.null
  open var passthroughViews: [UIView]?

  var hasSource: Bool { sourceView != nil }

  /// Documented since iOS 13: a popover in a compact environment is a form sheet, unless its
  /// delegate has another wish.
  override var styleWithoutDelegate: UIModalPresentationStyle { .formSheet }

  /// Documented: what the system shows above the window's content is elevated.
  override var traitsOfStyle: TraitTable { TraitTable(horizontal: .compact, level: .elevated) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let sourceView else { return super.frameOfPresentedViewInContainerView }
    return place(in: container, at: sourceView)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, let sourceView, let view = presentedView, view.superview === container,
      view.transform == .identity
    else { return }
    let frame = place(in: container, at: sourceView)
    if view.frame != frame { view.frame = frame }
  }

  /// Beside the source, at the first side that has room: below, above, right, left.
  private func place(in container: UIView, at sourceView: UIView) -> CGRect {
    let source = container.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let wish = presentedViewController.preferredContentSize
    var size = wish == .zero ? CGSize(width: 320, height: 480) : wish
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let x = source.midX - size.width / 2
    let y = source.midY - size.height / 2
    let origin =
      if source.maxY + size.height <= room.maxY {
        CGPoint(x: x, y: source.maxY)
      } else if source.minY - size.height >= room.minY {
        CGPoint(x: x, y: source.minY - size.height)
      } else if source.maxX + size.width <= room.maxX {
        CGPoint(x: source.maxX, y: y)
      } else if source.minX - size.width >= room.minX {
        CGPoint(x: source.minX - size.width, y: y)
      } else {
        CGPoint(x: x, y: source.maxY)
      }
    return CGRect(
      x: min(max(origin.x, room.minX), room.maxX - size.width),
      y: min(max(origin.y, room.minY), room.maxY - size.height),
      width: size.width, height: size.height)
  }
}
