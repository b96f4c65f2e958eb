import UIKit

@testable import TransitionCatalog

// Places as rectangles without corners.
extension TransitionGeometry {
  var origin: CGRect? {
    get { from?.frame }
    set { from = newValue.map { Spot(frame: $0) } }
  }

  var destination: CGRect? {
    get { to?.frame }
    set { to = newValue.map { Spot(frame: $0) } }
  }
}

extension Movement {
  /// Returns the movement with these settings instead of its own.
  func with(_ settings: TransitionSettings = TransitionSettings()) -> Movement {
    var movement = self
    movement.ownSettings = settings
    return movement
  }
}
