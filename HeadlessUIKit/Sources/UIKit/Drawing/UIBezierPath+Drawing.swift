import Foundation

extension UIBezierPath {
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }

  public func stroke() {
    let stroke = HeadlessDrawing.Stroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit)
    UIGraphicsGetCurrentContext()?.stroke(cgPath, stroke)
  }

  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(cgPath, evenOdd: usesEvenOddFillRule)
  }
}
