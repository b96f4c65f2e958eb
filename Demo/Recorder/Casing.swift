import Renderer
import UIKit

/// The frame around a screen: a thin bezel, the display's corners and a soft shadow.
@MainActor struct Casing {
  let device: Device
  /// Pixels per point.
  let scale: CGFloat
  /// The place of the screen in a picture, in pixels.
  let x, y: Int
  /// The size of the screen, in pixels.
  let width, height: Int

  private let body: Bitmap
  private let glass: Bitmap

  /// - Parameter width: The width of a picture in pixels, to a pixel.
  init(_ device: Device, width: Int) {
    self.device = device
    self.width = Int((device.size.width / device.framedSize.width * CGFloat(width)).rounded())
    scale = CGFloat(self.width) / device.size.width
    height = Int((device.size.height * scale).rounded())
    x = Int(((device.bezel + device.margin.left) * scale).rounded())
    y = Int(((device.bezel + device.margin.top) * scale).rounded())
    let origin = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    let renderer = Renderer(scale: scale)
    body = renderer.draw(
      Casing.body(of: device, at: origin), size: device.framedSize)
    glass = renderer.draw(
      Casing.plate(
        CGRect(origin: .zero, size: device.size), radius: device.cornerRadius, color: .white),
      size: device.size)
  }

  /// Returns the picture of a screen inside of the frame.
  func frame(_ screen: Bitmap) -> Bitmap {
    var picture = body
    picture.draw(screen.masked(by: glass), x: x, y: y)
    return picture
  }

  private static func body(of device: Device, at origin: CGPoint) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: device.framedSize)
    let screen = CGRect(origin: origin, size: device.size)
    let radius = device.cornerRadius
    // A thin gray edge keeps the frame's shape on a black page.
    let edge = plate(
      screen.insetBy(dx: -device.bezel, dy: -device.bezel), radius: radius + device.bezel,
      color: UIColor(white: 0.36, alpha: 1))
    edge.shadowColor = UIColor.black.cgColor
    edge.shadowOpacity = 0.3
    edge.shadowRadius = device.margin.left * 0.45
    edge.shadowOffset = CGSize(width: 0, height: device.margin.top * 0.8)
    root.addSublayer(edge)
    let inner = device.bezel - 1.5
    root.addSublayer(
      plate(
        screen.insetBy(dx: -inner, dy: -inner), radius: radius + inner,
        color: UIColor(white: 0.04, alpha: 1)))
    return root
  }

  private static func plate(_ rect: CGRect, radius: CGFloat, color: UIColor) -> CALayer {
    let plate = CALayer()
    plate.frame = rect
    plate.cornerRadius = radius
    plate.cornerCurve = .continuous
    plate.backgroundColor = color.cgColor
    return plate
  }
}
