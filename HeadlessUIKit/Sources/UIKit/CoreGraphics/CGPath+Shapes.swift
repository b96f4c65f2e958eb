import Foundation

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rect(rect), transform: transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect), transform: transform)
  }

  /// The corners are quarters of ellipses; a corner wider or higher than half the rectangle is a
  /// precondition failure in CoreGraphics, and is cut to the half here.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      elements: Self.roundedRect(rect, corners: .allCorners, radii: size), transform: transform)
  }

  private convenience init(
    elements: [HeadlessPathElement], transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
  }

  static func rect(_ rect: CGRect) -> [HeadlessPathElement] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [HeadlessPathElement] {
    let unit = Bezier.arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return [.move(to: CGPoint(x: rect.maxX, y: rect.midY))] + unit.map { $0.applying(place) }
      + [.close]
  }

  /// Clockwise on the screen, from the end of the top left corner.
  static func roundedRect(
    _ rect: CGRect, corners: UIRectCorner, radii: CGSize
  ) -> [HeadlessPathElement] {
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    guard rx > 0, ry > 0, !corners.isEmpty else { return Self.rect(rect) }
    let arm = 1 - Bezier.circle
    var elements: [HeadlessPathElement] = []
    func corner(_ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
      let tip = CGPoint(x: x, y: y)
      func vertical(_ part: CGFloat) -> CGPoint { CGPoint(x: x, y: y + dy * ry * part) }
      func horizontal(_ part: CGFloat) -> CGPoint { CGPoint(x: x + dx * rx * part, y: y) }
      // The way round enters the top right and bottom left corners along a horizontal edge.
      let along: (CGFloat) -> CGPoint = dx * dy < 0 ? horizontal : vertical
      let away: (CGFloat) -> CGPoint = dx * dy < 0 ? vertical : horizontal
      guard corners.contains(which) else {
        elements.append(.line(to: tip))
        return
      }
      elements.append(.line(to: along(1)))
      elements.append(.cubic(to: away(1), control1: along(arm), control2: away(arm)))
    }
    corner(.topRight, rect.maxX, rect.minY, -1, 1)
    corner(.bottomRight, rect.maxX, rect.maxY, -1, -1)
    corner(.bottomLeft, rect.minX, rect.maxY, 1, -1)
    corner(.topLeft, rect.minX, rect.minY, 1, 1)
    let start = elements.currentPoint
    return [.move(to: start)] + elements + [.close]
  }
}
