import Foundation

extension CGContext {
  public func fill(_ rect: CGRect) { fill(CGPath(elements: CGPath.rect(rect)), evenOdd: false) }

  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(elements: CGPath.ellipse(rect)), evenOdd: false)
  }

  /// In UIKit's contexts y points downwards, so that the image comes out upside down: the picture
  /// stands in a system that is mirrored back for `UIImage.draw(in:)` only.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    precondition(!byTiling, "The stand-in does not tile images.")
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    paint(image, in: rect)
    restoreGState()
  }

  /// Upright, in the present system; honors the state's alpha.
  func paint(_ image: CGImage, in rect: CGRect) {
    guard state.alpha < 1 else { return record(.image(image, rect)) }
    record(.save)
    record(.alpha(state.alpha))
    record(.image(image, rect))
    record(.restore)
  }

  func fill(_ path: CGPath, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    record(.fill(path, faded(state.fill), evenOdd: evenOdd))
  }

  func stroke(_ path: CGPath, _ stroke: HeadlessDrawing.Stroke? = nil) {
    guard !path.isEmpty else { return }
    record(.stroke(path, faded(state.stroke), stroke ?? .init(width: state.lineWidth)))
  }

  func clip(_ path: CGPath, evenOdd: Bool) { record(.clip(path, evenOdd: evenOdd)) }

  func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha)!
  }
}

public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}
