import UIKit

@testable import TransitionCatalog

extension Residual {
  /// Moves the front screen, and nothing else.
  init(movement: CGVector) {
    self.init()
    self[.front].movement = movement
  }
}

extension RunPosition {
  init(fraction: CGFloat, movement: CGVector) {
    self.init(fraction: fraction, residual: Residual(movement: movement))
  }
}

extension Playback {
  /// The movement of the front screen off its path, in points.
  var dragOffset: CGVector { position.residual[.front].movement }
}
