import UIKit

extension SymbolView.Symbol {
  /// The path in a square of 24 points.
  var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .close:
      line((6.5, 6.5), (17.5, 17.5), on: path)
      line((17.5, 6.5), (6.5, 17.5), on: path)
    case .plus:
      line((12, 4.5), (12, 19.5), on: path)
      line((4.5, 12), (19.5, 12), on: path)
    case .play: polygon((7, 4.5), (19.5, 12), (7, 19.5), on: path)
    case .pause:
      bar(6.6, on: path)
      bar(14.6, on: path)
    case .forward:
      polygon((3, 6.5), (11.5, 12), (3, 17.5), on: path)
      polygon((12.5, 6.5), (21, 12), (12.5, 17.5), on: path)
    case .backward:
      polygon((21, 6.5), (12.5, 12), (21, 17.5), on: path)
      polygon((11.5, 6.5), (3, 12), (11.5, 17.5), on: path)
    case .heart:
      path.move(to: point(12, 20.5))
      path.addCurve(
        to: point(2.5, 9.5), controlPoint1: point(6.5, 17), controlPoint2: point(2.5, 13.2))
      path.addCurve(
        to: point(12, 7), controlPoint1: point(2.5, 3.6), controlPoint2: point(9.4, 2.4))
      path.addCurve(
        to: point(21.5, 9.5), controlPoint1: point(14.6, 2.4), controlPoint2: point(21.5, 3.6))
      path.addCurve(
        to: point(12, 20.5), controlPoint1: point(21.5, 13.2), controlPoint2: point(17.5, 17))
      path.close()
    case .filter:
      line((4, 7), (20, 7), on: path)
      line((7.5, 12.5), (16.5, 12.5), on: path)
      line((10.5, 18), (13.5, 18), on: path)
    case .menu: for y in [6.5, 12, 17.5] { line((4, y), (20, y), on: path) }
    case .more: for x in [5.5, 12, 18.5] { line((x, 12), (x + 0.01, 12), on: path) }
    }
    return path
  }

  /// True for lines that enclose nothing.
  var isOpen: Bool { [.close, .plus, .filter, .menu, .more].contains(self) }

  /// The width of the stroke, which also rounds the corners.
  var lineWidth: CGFloat { self == .more ? 4 : isOpen ? 2.4 : self == .heart ? 0 : 1.6 }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func line(
    _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat), on path: UIBezierPath
  ) {
    path.move(to: point(start.0, start.1))
    path.addLine(to: point(end.0, end.1))
  }

  private func polygon(_ points: (CGFloat, CGFloat)..., on path: UIBezierPath) {
    path.move(to: point(points[0].0, points[0].1))
    for next in points.dropFirst() { path.addLine(to: point(next.0, next.1)) }
    path.close()
  }

  private func bar(_ x: CGFloat, on path: UIBezierPath) {
    polygon((x, 5), (x + 2.8, 5), (x + 2.8, 19), (x, 19), on: path)
  }
}
