import Tape
import UIKit

extension Outline {
  init(_ path: CGPath) {
    var at = SIMD2<Double>.zero
    var start = at
    func simd(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    self.init(
      path.headlessElements.map { element in
        switch element {
        case .move(let point):
          at = simd(point)
          start = at
          return .move(at)
        case .line(let point):
          at = simd(point)
          return .line(at)
        case .quad(let point, let control):
          let (from, bend, to) = (at, simd(control), simd(point))
          at = to
          return .curve((from + bend * 2) / 3, (to + bend * 2) / 3, to)
        case .cubic(let point, let control1, let control2):
          at = simd(point)
          return .curve(simd(control1), simd(control2), at)
        case .close:
          at = start
          return .close
        }
      })
  }
}
