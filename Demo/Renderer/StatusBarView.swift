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
    let (margin, width): (CGFloat, CGFloat) = isPad ? (14, 40) : (34, 60)
    let mirrored = device.isRightToLeft
    time.frame = CGRect(
      x: mirrored ? bounds.width - margin - width : margin, y: middle - 10, width: width, height: 20
    )
    guard part == .glyphs else {
      addSubview(time)
      return
    }
    glyphs.fillColor = color.cgColor
    lines.fillColor = nil
    lines.strokeColor = color.withAlphaComponent(0.5).cgColor
    lines.lineWidth = 1
    for shapes in [glyphs, lines] { layer.addSublayer(shapes) }
    let row = StatusGlyphs(
      edge: mirrored ? (isPad ? 18 : 32) : bounds.width - (isPad ? 18 : 32), middle: middle,
      isMirrored: mirrored)
    glyphs.path = row.filled(hasSignal: !isPad).cgPath
    lines.path = row.outlined.cgPath
  }

  required init?(coder: NSCoder) { nil }
}
