import Foundation

extension UIBezierPath {
  public func move(to point: CGPoint) { elements.append(.move(to: point)) }

  public func addLine(to point: CGPoint) { add(.line(to: point)) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quad(to: endPoint, control: controlPoint))
  }

  /// Angles in radians, in the y-down system of UIKit. A line leads from the current point.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard sweep != 0 else { return }
    elements += Bezier.arc(center: center, radius: radius, start: startAngle, sweep: sweep)
  }

  public func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  public func removeAllPoints() { elements = [] }

  public func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Without a current point a segment has nowhere to begin: CoreGraphics logs and drops it.
  private func add(_ element: HeadlessPathElement) {
    guard !elements.isEmpty else { return }
    elements.append(element)
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? end - start : start - end
    // A full turn and more is one circle; a difference of the other sign goes the long way.
    if difference >= turn { return clockwise ? turn : -turn }
    var rest = difference.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return clockwise ? rest : -rest
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
