import UIKit

/// The time, or the strength of signal, network and battery, in a drawing of our own.
final class StatusBarView: UIView {
  enum Part {
    case time, glyphs
  }

  private let isPad: Bool
  private let time = UILabel()
  private let glyphs = CAShapeLayer()
  private let lines = CAShapeLayer()

  init(_ part: Part, of device: Device, color: UIColor) {
    isPad = device.isPad
    super.init(
      frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top))
    time.text = "9:41"
    time.font = .systemFont(ofSize: isPad ? 13 : 16, weight: .semibold)
    time.textColor = color
    time.textAlignment = .center
    let middle = isPad ? bounds.height / 2 : bounds.height * 0.56
    time.frame = CGRect(x: isPad ? 14 : 34, y: middle - 10, width: isPad ? 40 : 60, height: 20)
    guard part == .glyphs else {
      addSubview(time)
      return
    }
    glyphs.fillColor = color.cgColor
    lines.fillColor = nil
    lines.strokeColor = color.withAlphaComponent(0.5).cgColor
    lines.lineWidth = 1
    for shapes in [glyphs, lines] { layer.addSublayer(shapes) }
    let right = bounds.width - (isPad ? 18 : 32)
    glyphs.path = StatusGlyphs.filled(endingAt: right, middle, hasSignal: !isPad).cgPath
    lines.path = StatusGlyphs.outlined(endingAt: right, middle).cgPath
  }

  required init?(coder: NSCoder) { nil }
}
