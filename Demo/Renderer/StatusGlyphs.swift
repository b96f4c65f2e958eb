import UIKit

/// The outlines of the status bar's small symbols, from the display's edge inwards. Right to left, their
/// order is mirrored, but not their shapes.
struct StatusGlyphs {
  /// Where the row of symbols ends, next to the display's edge.
  var edge: CGFloat
  var middle: CGFloat
  var isMirrored = false

  /// Returns the battery's charge, a fan of waves, and, on phones, four bars.
  func filled(hasSignal: Bool) -> UIBezierPath {
    let battery = left(of: 27, at: 0)
    let path = UIBezierPath(
      roundedRect: CGRect(x: battery + 2, y: middle - 4, width: 18.5, height: 8), cornerRadius: 2)
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: battery + 25.8, y: middle - 2, width: 1.6, height: 4),
        cornerRadius: 0.8))
    let foot = CGPoint(x: left(of: 0, at: 41.5), y: middle + 5)
    for (inner, outer) in [(0, 3.2), (5, 7.2), (9, 11.2)] as [(CGFloat, CGFloat)] {
      path.append(StatusGlyphs.fan(at: foot, from: inner, to: outer))
    }
    guard hasSignal else { return path }
    let signal = left(of: 16.9, at: 58.1)
    for (index, height) in ([4, 6.2, 8.6, 11] as [CGFloat]).enumerated() {
      let bar = CGRect(
        x: signal + CGFloat(index) * 4.6, y: middle + 5.5 - height, width: 3.1, height: height)
      path.append(UIBezierPath(roundedRect: bar, cornerRadius: 0.9))
    }
    return path
  }

  /// The battery's outline.
  var outlined: UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: left(of: 27, at: 0), y: middle - 6, width: 24.5, height: 12),
      cornerRadius: 3.8)
  }

  /// Returns the left end of a symbol of some width, so far from the edge.
  private func left(of width: CGFloat, at distance: CGFloat) -> CGFloat {
    isMirrored ? edge + distance : edge - distance - width
  }

  /// Returns a quarter of a ring above a point.
  private static func fan(
    at foot: CGPoint, from inner: CGFloat, to outer: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    let (start, end) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
    path.addArc(
      withCenter: foot, radius: outer, startAngle: start, endAngle: end, clockwise: true)
    if inner > 0 {
      path.addArc(
        withCenter: foot, radius: inner, startAngle: end, endAngle: start, clockwise: false)
    } else {
      path.addLine(to: foot)
    }
    path.close()
    return path
  }
}
