import Renderer
import UIKit

/// A bar of the system above the app: black on bright ground, white on dark ground.
@MainActor struct SystemBar {
  /// The time in which the bar changes its color, in milliseconds.
  static var fade: Double { 200 }

  /// Indicates whether the bar has the color that its ground asks for.
  private(set) var isSettled = false

  private let dark: Bitmap
  private let light: Bitmap
  /// The uppermost row of pixels in the screen.
  private let top: Int
  /// The share of the white bar, 0…1; nil before the first frame.
  private var whiteness: Double?

  private init(top: CGFloat, casing: Casing, _ make: (UIColor) -> UIView) {
    self.top = Int((top * casing.scale).rounded())
    dark = SystemBar.picture(of: make(.black), casing.scale)
    light = SystemBar.picture(of: make(.white), casing.scale)
  }

  /// Returns the status bar and the home indicator that a device has.
  static func bars(in casing: Casing) -> [SystemBar] {
    let device = casing.device
    var bars: [SystemBar] = []
    if device.safeAreaInsets.top > 0, device.isRound {
      bars.append(SystemBar(top: 0, casing: casing) { StatusBarView(device, color: $0) })
    }
    if device.safeAreaInsets.bottom > 0 {
      bars.append(
        SystemBar(top: device.size.height - 15, casing: casing) { indicator(device, color: $0) })
    }
    return bars
  }

  /// Looks at a screen that has been shown for some time.
  mutating func look(at screen: Bitmap, after milliseconds: Double) {
    let target = screen.brightness(under: dark, x: 0, y: top) < 0.52 ? 1.0 : 0
    let now = whiteness ?? target
    let step = milliseconds / SystemBar.fade
    whiteness = now < target ? min(target, now + step) : max(target, now - step)
    isSettled = whiteness == target
  }

  func draw(on picture: inout Bitmap, in casing: Casing) {
    let whiteness = whiteness ?? 0
    picture.draw(dark, x: casing.x, y: casing.y + top, alpha: 1 - whiteness)
    picture.draw(light, x: casing.x, y: casing.y + top, alpha: whiteness)
  }

  private static func indicator(_ device: Device, color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: device.size.width, height: 15))
    let width = device.isPad || device.isLandscape ? device.size.width * 0.27 : 139
    let line = UIView(
      frame: CGRect(x: (device.size.width - width) / 2, y: 2, width: width, height: 5))
    line.layer.cornerRadius = 2.5
    line.backgroundColor = color
    view.addSubview(line)
    return view
  }

  /// Shows the view in a window of its own, because labels draw when they are laid out there.
  private static func picture(of view: UIView, _ scale: CGFloat) -> Bitmap {
    let window = Headless.makeWindow(size: view.bounds.size, safeAreaInsets: .zero)
    defer { window.isHidden = true }
    window.addSubview(view)
    Headless.turn()
    return Renderer(scale: scale).draw(view.layer, size: view.bounds.size)
  }
}
