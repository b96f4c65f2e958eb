import Foundation

extension CGContext {
  public func beginPath() { path = [] }

  public func move(to point: CGPoint) { add([.move(to: point)]) }

  public func addLine(to point: CGPoint) { add([.line(to: point)]) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add([.cubic(to: end, control1: control1, control2: control2)])
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add([.quad(to: end, control: control)])
  }

  public func addRect(_ rect: CGRect) { add(CGPath.rect(rect)) }

  public func addEllipse(in rect: CGRect) { add(CGPath.ellipse(rect)) }

  public func addPath(_ path: CGPath) { add(path.elements) }

  public func closePath() {
    guard let last = path.last, last != .close else { return }
    path.append(.close)
  }

  /// Fills by the winding rule and empties the path, as every painting call does.
  public func fillPath() { fill(takePath(), evenOdd: false) }

  public func strokePath() { stroke(takePath()) }

  public func clip() { clip(takePath(), evenOdd: false) }

  public func clip(to rect: CGRect) {
    clip(CGPath(elements: CGPath.rect(rect)), evenOdd: false)
  }

  private func add(_ elements: [HeadlessPathElement]) {
    guard !path.isEmpty || elements.first?.isMove == true else { return }
    path += elements.map { $0.applying(state.transform) }
  }

  private func takePath() -> CGPath {
    let inverse = state.transform.inverted()
    defer { path = [] }
    return CGPath(elements: path.map { $0.applying(inverse) })
  }
}

extension HeadlessPathElement {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
