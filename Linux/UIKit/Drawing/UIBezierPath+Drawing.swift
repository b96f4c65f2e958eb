import Foundation

extension UIBezierPath {
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }

  public func stroke() {
    let stroke = HeadlessDrawing.Stroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      phase: dashPhase)
    UIGraphicsGetCurrentContext()?.stroke(cgPath, stroke)
  }

  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(cgPath, evenOdd: usesEvenOddFillRule)
  }

  public func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }
}
