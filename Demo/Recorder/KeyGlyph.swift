import UIKit

/// The drawings on keys, and below them.
enum KeyGlyph {
  case shift, delete, face, microphone

  /// The path, in a square of 24 points. All but that of `shift` are lines.
  @MainActor var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .shift:
      add([(12, 3), (21, 12.5), (16, 12.5), (16, 20), (8, 20), (8, 12.5), (3, 12.5)], to: path)
      path.close()
    case .delete:
      add([(8, 5), (22, 5), (22, 19), (8, 19), (1.5, 12)], to: path)
      path.close()
      add([(11.5, 8.7), (18.1, 15.3)], to: path)
      add([(18.1, 8.7), (11.5, 15.3)], to: path)
    case .face:
      path.append(UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 21, height: 21)))
      add([(8.6, 8.4), (8.6, 10.2)], to: path)
      add([(15.4, 8.4), (15.4, 10.2)], to: path)
      path.move(to: CGPoint(x: 7, y: 14))
      path.addQuadCurve(to: CGPoint(x: 17, y: 14), controlPoint: CGPoint(x: 12, y: 20.5))
    case .microphone:
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: 8.4, y: 1.5, width: 7.2, height: 13), cornerRadius: 3.6))
      path.move(to: CGPoint(x: 5, y: 10.5))
      path.addCurve(
        to: CGPoint(x: 19, y: 10.5), controlPoint1: CGPoint(x: 5, y: 20),
        controlPoint2: CGPoint(x: 19, y: 20))
      add([(12, 18), (12, 22)], to: path)
      add([(8.5, 22), (15.5, 22)], to: path)
    }
    return path
  }

  private func add(_ points: [(CGFloat, CGFloat)], to path: UIBezierPath) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
  }
}
