import Foundation

/// The way along a path: each element that draws is one piece of it.
struct KeyframePath {
  private let pieces: [Piece]

  private struct Piece {
    let start: CGPoint
    let element: HeadlessPathElement
    let end: CGPoint
    /// How far along it a share of its parameter has come, in even steps.
    let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(from start: CGPoint, _ element: HeadlessPathElement, to end: CGPoint) {
      (self.start, self.element, self.end) = (start, element, end)
      var lengths: [CGFloat] = [0]
      var last = start
      for step in 1...64 {
        let next = Self.point(start, element, end, at: CGFloat(step) / 64)
        let (dx, dy) = (next.x - last.x, next.y - last.y)
        lengths.append(lengths[step - 1] + (dx * dx + dy * dy).squareRoot())
        last = next
      }
      self.lengths = lengths
    }

    func point(at t: CGFloat) -> CGPoint { Self.point(start, element, end, at: t) }

    private static func point(
      _ start: CGPoint, _ element: HeadlessPathElement, _ end: CGPoint, at t: CGFloat
    ) -> CGPoint {
      switch element {
      case .quad(let to, let control): Bezier.point(start, control, to, at: t)
      case .cubic(let to, let one, let two): Bezier.point(start, one, two, to, at: t)
      default:
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
    }

    /// The parameter at which `share` of the length is behind.
    func parameter(atShare share: CGFloat) -> CGFloat {
      let way = share * length
      guard let next = lengths.firstIndex(where: { $0 >= way }), next > 0 else { return 0 }
      let step = lengths[next] - lengths[next - 1]
      let rest = step > 0 ? (way - lengths[next - 1]) / step : 0
      return (CGFloat(next - 1) + rest) / 64
    }
  }

  /// nil for a path that goes nowhere.
  init?(_ path: CGPath) {
    var pieces: [Piece] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      let end = element.end ?? start
      if case .move = element {
        start = end
      } else {
        pieces.append(Piece(from: current, element, to: end))
      }
      current = end
    }
    if pieces.isEmpty { return nil }
    self.pieces = pieces
  }

  var count: Int { pieces.count }
  var lengths: [CGFloat] { pieces.map(\.length) }

  /// The point at a share of a piece, of its length or of its parameter.
  func point(at share: Double, in piece: Int, byLength: Bool) -> CGPoint {
    let piece = pieces[piece]
    let share = CGFloat(share)
    return piece.point(at: byLength ? piece.parameter(atShare: share) : share)
  }

  /// The direction there, in radians.
  func angle(at share: Double, in index: Int, byLength: Bool) -> CGFloat {
    let piece = pieces[index]
    let t = byLength ? piece.parameter(atShare: CGFloat(share)) : CGFloat(share)
    let (a, b) = (piece.point(at: max(0, t - 1e-3)), piece.point(at: min(1, t + 1e-3)))
    return CGFloat(atan2(Double(b.y - a.y), Double(b.x - a.x)))
  }
}
