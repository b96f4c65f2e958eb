import Renderer
import Tape
import UIKit

/// The device that the page shows: its screen, and the settings of the system.
struct LabDevice: Equatable {
  var isPad = false
  var isLandscape = false
  var isDark = false
  var isRightToLeft = false
  var reducesMotion = false
  var hasLargerText = false

  fileprivate var shape: Device {
    let (short, long): (CGFloat, CGFloat) = isPad ? (768, 1024) : (390, 844)
    return Device(
      size: isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long),
      isRightToLeft: isRightToLeft)
  }

  /// In points.
  var size: CGSize { shape.size }

  var safeAreaInsets: UIEdgeInsets { shape.safeAreaInsets }

  /// Whether screens have to be made anew: what they are on, and in which direction they read, does not change while an
  /// app runs, and the demo's screens read the text size when they are made.
  func needsRestart(from old: LabDevice) -> Bool {
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
  @MainActor func apply(to window: UIWindow, from old: LabDevice) {
    if isDark != old.isDark { Headless.setUserInterfaceStyle(isDark ? .dark : .light) }
    Headless.setReduceMotion(reducesMotion)
    guard isLandscape != old.isLandscape else { return }
    Headless.resize(window, to: size, safeAreaInsets: safeAreaInsets)
  }

  /// As a member of a JSON object.
  ///
  /// - Parameter bars: The pictures of the system's bars.
  @MainActor func json(_ bars: BarFiles) -> String {
    let shape = shape
    return """
      {"size":[\(Int(size.width)),\(Int(size.height))],"radius":\(Int(shape.cornerRadius)),\
      "bezel":\(Int(shape.bezel)),"bars":\(bars.json(of: shape)),"pad":\(isPad),\
      "landscape":\(isLandscape),"dark":\(isDark),"rtl":\(isRightToLeft),\
      "reduceMotion":\(reducesMotion),"largerText":\(hasLargerText)}
      """
  }
}

/// The pictures of the system's bars of all devices, in the page's form. They are drawn before the first window is made,
/// because UIKit's state is another one afterwards.
@MainActor struct BarFiles {
  private static let scale: CGFloat = 3

  private var texts: [Device: String] = [:]

  init() {
    for isPad in [false, true] {
      for isLandscape in [false, true] {
        for isRightToLeft in [false, true] {
          let device = LabDevice(
            isPad: isPad, isLandscape: isLandscape, isRightToLeft: isRightToLeft
          ).shape
          texts[device] = BarFiles.json(of: device)
        }
      }
    }
  }

  /// Returns what the page shows over a screen: black pictures, and their places in points.
  func json(of device: Device) -> String { texts[device] ?? "[]" }

  private static func json(of device: Device) -> String {
    JSONText.array(
      SystemBarPicture.all(of: device, color: .black, scale: scale).compactMap { bar in
        guard let file = bar.picture.webP(quality: nil) else { return nil }
        let numbers = [
          bar.top, CGFloat(bar.picture.width) / scale, CGFloat(bar.picture.height) / scale,
        ]
        .map { JSONText.number(Double($0)) }
        return """
          {"file":"data:image/webp;base64,\(file.base64EncodedString())","y":\(numbers[0]),\
          "width":\(numbers[1]),"height":\(numbers[2])}
          """
      })
  }
}
