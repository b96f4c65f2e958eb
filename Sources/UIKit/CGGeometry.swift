import UIKit

extension CGPoint {
  /// Returns the place of this point in a rectangle, as fractions of its size, like an `anchorPoint`.
  func share(of rect: CGRect) -> CGPoint {
    CGPoint(x: (x - rect.minX) / max(rect.width, 1), y: (y - rect.minY) / max(rect.height, 1))
  }

  /// Returns this point of a flat layer, relative to the layer's center, as projected onto the screen by `m`.
  func projected(by m: CATransform3D) -> CGPoint {
    let w = x * m.m14 + y * m.m24 + m.m44
    guard abs(w) > 1e-6 else { return self }
    return CGPoint(x: (x * m.m11 + y * m.m21 + m.m41) / w, y: (x * m.m12 + y * m.m22 + m.m42) / w)
  }

  var isUsable: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle around `points`; `.zero` for an empty array.
  init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle on whole points, so that a card's edges are crisp at every screen scale.
  var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  func mixed(with other: CGRect, at share: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }

  var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && width > 0 && height > 0
  }
}

extension CGVector {
  init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }

  func along(_ axis: CGVector) -> CGFloat { dx * axis.dx + dy * axis.dy }

  /// - Parameter angle: In radians, clockwise on the screen.
  func rotated(by angle: CGFloat) -> CGVector {
    CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  var length: CGFloat { hypot(dx, dy) }
}

extension CGSize {
  /// Returns the factor for scaling `other` to fill this size or, with `fills` false, to fit.
  func ratio(to other: CGSize, fills: Bool) -> CGFloat {
    guard other.width > 0, other.height > 0 else { return 1 }
    let (across, down) = (width / other.width, height / other.height)
    return fills ? max(across, down) : min(across, down)
  }
}

extension Comparable {
  /// Returns the nearest value in `range`.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension UIView.ContentMode {
  /// Returns the frame of a picture of this size, as drawn in `bounds`.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .scaleToFill, self != .redraw, size.width > 0, size.height > 0 else {
      return bounds
    }
    var drawn = size
    if self == .scaleAspectFit || self == .scaleAspectFill {
      let ratio = bounds.size.ratio(to: size, fills: self == .scaleAspectFill)
      drawn = CGSize(width: size.width * ratio, height: size.height * ratio)
    }
    let (freeX, freeY) = (bounds.width - drawn.width, bounds.height - drawn.height)
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = 1
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = 1
    default: break
    }
    return CGRect(
      x: bounds.minX + freeX * x, y: bounds.minY + freeY * y, width: drawn.width,
      height: drawn.height)
  }
}

extension CGFloat {
  /// The number as in code: `2` for 2.0, `2.5` for 2.5.
  var written: String { magnitude < 1e15 && self == rounded() ? "\(Int(self))" : "\(Double(self))" }
}
