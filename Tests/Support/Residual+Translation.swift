import UIKit

@testable import TransitionCatalog

extension Residual {
  /// Moves the front screen, and nothing else.
  init(translation: CGVector) {
    self.init()
    self[.front].translation = translation
  }
}

extension RunPosition {
  init(fraction: CGFloat, translation: CGVector) {
    self.init(fraction: fraction, residual: Residual(translation: translation))
  }
}

extension Playback {
  /// The translation of the front screen off its path, in points.
  var dragOffset: CGVector { position.residual[.front].translation }
}
