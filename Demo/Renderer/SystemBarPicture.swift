import UIKit

/// A picture of one of the system's bars above an app, in a drawing of our own: the clock, the symbols beside it, or the
/// home indicator.
@MainActor package struct SystemBarPicture {
  package let picture: Bitmap
  /// The upper edge, in points of the screen.
  package let top: CGFloat

  /// Draws the bars that a device has. UIKit's state is another one afterwards: each view is laid out in a window of its own,
  /// because labels draw there.
  ///
  /// - Parameter scale: Pixels per point.
  package static func all(of device: Device, color: UIColor, scale: CGFloat) -> [SystemBarPicture] {
    var bars: [SystemBarPicture] = []
    if device.safeAreaInsets.top > 0, device.isRound {
      for part in [StatusBarView.Part.time, .glyphs] {
        let view = StatusBarView(part, of: device, color: color)
        bars.append(SystemBarPicture(picture: draw(view, scale), top: 0))
      }
    }
    if device.safeAreaInsets.bottom > 0 {
      bars.append(
        SystemBarPicture(
          picture: draw(indicator(device, color: color), scale), top: device.size.height - 15))
    }
    return bars
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

  private static func draw(_ view: UIView, _ scale: CGFloat) -> Bitmap {
    let window = Headless.makeWindow(size: view.bounds.size, safeAreaInsets: .zero)
    defer { window.isHidden = true }
    window.addSubview(view)
    Headless.turn()
    return Renderer(scale: scale).draw(view.layer, size: view.bounds.size)
  }
}
