import UIKit

/// The white drawing on a row's tile, in a square of 28 points.
enum Glyph {
  static let side: CGFloat = 28

  static func image(for entry: Entry) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      draw(entry)
    }
  }

  private static func draw(_ entry: Entry) {
    switch entry {
    case .slide:
      card(1.5, 5.5, 11, 17, ink: 0.45)
      card(15.5, 5.5, 11, 17)
    case .overlay:
      outline(UIBezierPath(roundedRect: CGRect(x: 5, y: 3, width: 18, height: 22), cornerRadius: 4))
      card(9, 9, 10, 10)
    case .fold:
      outline(UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 18, height: 18), cornerRadius: 3))
      fill(polygon((6, 5), (16, 1.5), (16, 26.5), (6, 23)))
    case .hang:
      line((14, 2.5), (8, 10), (20, 10), (14, 2.5))
      card(5, 10, 18, 14)
    case .fall:
      line((4, 24), (24, 24))
      fill(polygon((9, 4), (19, 4), (22, 18), (6, 18)))
    case .full:
      arrow(from: (13, 15), to: (5, 23), barb: 6)
      arrow(from: (15, 13), to: (23, 5), barb: 6)
    case .scale:
      outline(UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 22, height: 22), cornerRadius: 5))
      outline(
        UIBezierPath(roundedRect: CGRect(x: 7.5, y: 7.5, width: 13, height: 13), cornerRadius: 3))
      card(11.5, 11.5, 5, 5, radius: 1.5)
    case .spin:
      outline(
        UIBezierPath(
          arcCenter: CGPoint(x: 14, y: 14), radius: 9, startAngle: -.pi * 0.15,
          endAngle: .pi * 1.45, clockwise: true))
      fill(polygon((11, 0.5), (18.5, 5), (11, 9.5)))
    }
  }

  private static func card(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 2.5,
    ink: CGFloat = 1
  ) {
    UIColor.white.withAlphaComponent(ink).setFill()
    let rect = CGRect(x: x, y: y, width: width, height: height)
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  private static func fill(_ path: UIBezierPath) {
    UIColor.white.setFill()
    path.fill()
  }

  private static func outline(_ path: UIBezierPath) {
    UIColor.white.setStroke()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private static func polygon(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
    let path = joined(points)
    path.close()
    return path
  }

  private static func line(_ points: (CGFloat, CGFloat)...) {
    outline(joined(points))
  }

  private static func joined(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  /// A diagonal arrow whose barbs lie along the axes.
  private static func arrow(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), barb: CGFloat
  ) {
    line(start, end)
    let x = end.0 > start.0 ? -barb : barb
    let y = end.1 > start.1 ? -barb : barb
    line((end.0 + x, end.1), end, (end.0, end.1 + y))
  }
}
