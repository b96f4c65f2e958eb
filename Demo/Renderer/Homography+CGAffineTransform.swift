import Tape
import UIKit

extension Homography {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.c), c: Double(transform.tx),
      d: Double(transform.b), e: Double(transform.d), f: Double(transform.ty))
  }
}
