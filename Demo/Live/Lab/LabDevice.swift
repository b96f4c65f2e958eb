import UIKit

/// The device that the page shows: its screen, and the settings of the system.
struct Device: Equatable {
  var isPad = false
  var isLandscape = false
  var isDark = false
  var isRightToLeft = false
  var reducesMotion = false
  var hasLargerText = false

  /// In points.
  var size: CGSize {
    let (short, long): (CGFloat, CGFloat) = isPad ? (768, 1024) : (390, 844)
    return isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  var safeAreaInsets: UIEdgeInsets {
    if isPad {
      UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    } else if isLandscape {
      UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    } else {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }

  /// The corners of the screen, in points.
  var cornerRadius: Int { isPad ? 18 : 47 }

  /// Whether screens have to be made anew: what they are on, and in which direction they read, does not change while an
  /// app runs, and the demo's screens read the text size when they are made.
  func needsRestart(from old: Device) -> Bool {
    (isPad, isRightToLeft, hasLargerText) != (old.isPad, old.isRightToLeft, old.hasLargerText)
  }

  /// Makes a window on such a device, and resets UIKit.
  @MainActor func makeWindow() -> UIWindow {
    Headless.reset()
    Headless.setUserInterfaceStyle(isDark ? .dark : .light)
    Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    Headless.setPreferredContentSizeCategory(hasLargerText ? .extraExtraExtraLarge : .large)
    Headless.setReduceMotion(reducesMotion)
    return Headless.makeWindow(size: size, safeAreaInsets: safeAreaInsets)
  }

  /// Applies changed settings to a running app.
  @MainActor func apply(to window: UIWindow, from old: Device) {
    if isDark != old.isDark { Headless.setUserInterfaceStyle(isDark ? .dark : .light) }
    Headless.setReduceMotion(reducesMotion)
    guard isLandscape != old.isLandscape else { return }
    Headless.resize(window, to: size, safeAreaInsets: safeAreaInsets)
  }

  /// As a member of a JSON object.
  var json: String {
    """
    {"size":[\(Int(size.width)),\(Int(size.height))],"radius":\(cornerRadius),"bezel":\(isPad ? 16 : 9),\
    "top":\(Int(safeAreaInsets.top)),"pad":\(isPad),"landscape":\(isLandscape),"dark":\(isDark),\
    "rtl":\(isRightToLeft),"reduceMotion":\(reducesMotion),"largerText":\(hasLargerText)}
    """
  }
}
