import UIKit

/// One part of the white drawing on a row's tile.
enum Glyph {
  case card(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 2.5,
    ink: CGFloat = 1)
  case frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat)
  case outline([CGPoint])
  case shape([CGPoint])
  /// An arc about the middle, clockwise.
  case arc(radius: CGFloat, from: CGFloat, to: CGFloat)

  /// The side of the square that it is drawn in.
  static let side: CGFloat = 28

  static func line(_ points: (CGFloat, CGFloat)...) -> Glyph {
    .outline(points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  static func polygon(_ points: (CGFloat, CGFloat)...) -> Glyph {
    .shape(points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @MainActor static func image(of parts: [Glyph]) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      for part in parts { part.draw() }
    }
  }

  @MainActor static func makeTabItem(_ title: String, _ parts: [Glyph]) -> UITabBarItem {
    let image = image(of: parts).withRenderingMode(.alwaysTemplate)
    return UITabBarItem(title: title, image: image, selectedImage: nil)
  }

  @MainActor private func draw() {
    switch self {
    case .card(let x, let y, let width, let height, let radius, let ink):
      UIColor.white.withAlphaComponent(ink).setFill()
      let rect = CGRect(x: x, y: y, width: width, height: height)
      UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
    case .frame(let x, let y, let width, let height, let radius):
      let rect = CGRect(x: x, y: y, width: width, height: height)
      stroke(UIBezierPath(roundedRect: rect, cornerRadius: radius))
    case .outline(let points):
      stroke(path(along: points))
    case .shape(let points):
      let path = path(along: points)
      path.close()
      UIColor.white.setFill()
      path.fill()
    case .arc(let radius, let start, let end):
      let center = CGPoint(x: Glyph.side / 2, y: Glyph.side / 2)
      stroke(
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true))
    }
  }

  private func path(along points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private func stroke(_ path: UIBezierPath) {
    UIColor.white.setStroke()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
