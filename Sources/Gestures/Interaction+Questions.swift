import UIKit

// What UIKit, a run that begins, and the recognizers ask.
extension Interaction: GestureRecognizersOwner {
  /// Whether UIKit is to be given a run that a finger may hold.
  var isInteractive: Bool { definition.isInteractive || isWaiting }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Whether a run that begins is led by a finger from its first instant.
  func leads(_ direction: TransitionDirection) -> Bool {
    if case .waiting(direction) = state { return true }
    return false
  }

  var canBeCaught: Bool { definition.isInteractive && host.interactiveRun?.isPlaying == true }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  func isCoupled(with other: UIGestureRecognizer) -> Bool { coupling?.belongs(other) ?? false }

  func receives(_ touch: UITouch, in container: UIView?) -> Bool {
    gestureStart.receives(touch, for: definition, in: container)
  }

  func allows(_ recognizer: UIGestureRecognizer, in container: UIView?) -> Bool {
    gestureStart.allows(recognizer, for: definition, in: container)
  }
}
