import Foundation

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(to: point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(to: point), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.cubic(to: end, control1: control1, control2: control2), transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Self.rect(rect), transform)
  }

  private func append(_ element: HeadlessPathElement, _ transform: CGAffineTransform) {
    elements.append(transform.isIdentity ? element : element.applying(transform))
  }

  private func append(_ more: [HeadlessPathElement], _ transform: CGAffineTransform) {
    elements += transform.isIdentity ? more : more.map { $0.applying(transform) }
  }
}
