import UIKit

@testable import TransitionCatalog

extension Quad {
  /// Returns corners relative to a center as visible corners about it.
  func moved(to center: CGPoint) -> Quad {
    Quad(x: x + Double(center.x), y: y + Double(center.y), w: w)
  }
}
