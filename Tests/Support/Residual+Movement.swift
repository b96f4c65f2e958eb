import UIKit

@testable import TransitionCatalog

extension Residual {
  /// Moves the fore screen, and nothing else.
  init(movement: CGVector) {
    self.init()
    self[.fore].movement = movement
  }
}

extension RunPosition {
  init(fraction: CGFloat, movement: CGVector) {
    self.init(fraction: fraction, residual: Residual(movement: movement))
  }
}

extension Playback {
  /// The movement of the fore screen off its path, in points.
  var dragOffset: CGVector { position.residual[.fore].movement }
}
