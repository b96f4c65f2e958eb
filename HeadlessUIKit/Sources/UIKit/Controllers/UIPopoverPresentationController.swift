public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The controller that UIKit makes for the style `.popover`.
// Not modeled: the arrow, touches beside the popover, bar button items as sources. Unverified: all lengths.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// Documented: with the null rectangle, which is the default since iOS 13.2, the source view's bounds.
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  var hasSource: Bool { sourceView != nil }

  /// Documented since iOS 13: a popover in a compact environment is a form sheet, unless its
  /// delegate has another wish.
  override var styleWithoutDelegate: UIModalPresentationStyle { .formSheet }

  /// Documented: what the system shows above the window's content is elevated.
  override var traitsOfStyle: TraitTable { TraitTable(horizontal: .compact, level: .elevated) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let sourceView else { return super.frameOfPresentedViewInContainerView }
    return place(in: container, at: sourceView).frame
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, let sourceView, let view = presentedView, view.superview === container,
      view.transform == .identity
    else { return }
    let place = place(in: container, at: sourceView)
    arrowDirection = place.arrow
    if view.frame != place.frame { view.frame = place.frame }
  }

  /// Beside the source, at the first permitted side that has room: below, above, right, left.
  private func place(
    in container: UIView, at sourceView: UIView
  ) -> (frame: CGRect, arrow: UIPopoverArrowDirection) {
    let source = container.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wish = presentedViewController.preferredContentSize
    var size = wish == .zero ? CGSize(width: 320, height: 480) : wish
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let sides: [(arrow: UIPopoverArrowDirection, origin: CGPoint)] = [
      (.up, CGPoint(x: source.midX - size.width / 2, y: source.maxY)),
      (.down, CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)),
      (.left, CGPoint(x: source.maxX, y: source.midY - size.height / 2)),
      (.right, CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)),
    ]
    let permitted = sides.filter { permittedArrowDirections.contains($0.arrow) }
    let fitting = permitted.first { side in
      switch side.arrow {
      case .up, .down: side.origin.y >= room.minY && side.origin.y + size.height <= room.maxY
      default: side.origin.x >= room.minX && side.origin.x + size.width <= room.maxX
      }
    }
    let side = fitting ?? permitted.first ?? sides[0]
    let frame = CGRect(
      x: min(max(side.origin.x, room.minX), room.maxX - size.width),
      y: min(max(side.origin.y, room.minY), room.maxY - size.height),
      width: size.width, height: size.height)
    return (frame, side.arrow)
  }
}

@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

/// Optional in UIKit.
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
