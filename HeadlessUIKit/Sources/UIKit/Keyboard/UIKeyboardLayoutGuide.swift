/// A rectangle that layout can refer to. There are no anchors, as there are no constraints.
@MainActor open class UILayoutGuide: NSObject {
  open fileprivate(set) weak var owningView: UIView?
  open var layoutFrame: CGRect { .zero }
}

open class UITrackingLayoutGuide: UILayoutGuide {}

/// The space that the keyboard takes from a view.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {

  /// Documented: the keyboard where it is docked; otherwise what lies below the safe area
  /// [controllers 19.12]. Unverified: as wide as the view, and as low, and there at once.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    var top = bounds.maxY - view.safeAreaInsets.bottom
    if Keyboard.isShown, !Keyboard.isUndocked, let window = view.window {
      let keyboard = view.convert(Keyboard.frame, from: window.screen.coordinateSpace)
      top = min(top, max(keyboard.minY, bounds.minY))
    }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let made = madeKeyboardGuide { return made }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    madeKeyboardGuide = guide
    return guide
  }
}
