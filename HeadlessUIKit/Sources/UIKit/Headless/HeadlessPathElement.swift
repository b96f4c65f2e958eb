import Foundation

/// One step of a path, for code that draws paths; UIKit offers it as `applyWithBlock` only.
public enum HeadlessPathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quad(to: CGPoint, control: CGPoint)
  case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

extension HeadlessPathElement {
  /// The control points and the end point, in order of their parameter.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> HeadlessPathElement {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quad(let point, let control):
      .quad(to: point.applying(transform), control: control.applying(transform))
    case .cubic(let point, let control1, let control2):
      .cubic(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension CGPath {
  /// The path's steps, in the path's own coordinates.
  public var headlessElements: [HeadlessPathElement] { elements }
}
