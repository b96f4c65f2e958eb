import Foundation

extension UIColor {
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    if case .pattern = color.model { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    if case .pattern = color.model { return false }
    let (r, g, b) = (color.red, color.green, color.blue)
    let top = max(r, g, b)
    let span = top - min(r, g, b)
    var turn: CGFloat = 0
    if span > 0 {
      if top == r {
        turn = (g - b) / span
      } else if top == g {
        turn = (b - r) / span + 2
      } else {
        turn = (r - g) / span + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = top > 0 ? span / top : 0
    brightness?.pointee = top
    alpha?.pointee = color.alpha
    return true
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
