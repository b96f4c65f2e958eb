import UIKit

// Answers for UIKit, for a run that begins, and for the recognizers.
extension Interaction: GestureRecognizersOwner {
  /// True if a finger may hold a run, so that UIKit needs an interaction controller.
  var isInteractive: Bool { definition.isInteractive || isWaiting }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Returns whether a finger drives a run in this direction from its first instant.
  func leads(_ direction: TransitionDirection) -> Bool {
    if case .waiting(direction) = state { return true }
    return false
  }

  /// Reports options that the app has set and the gesture does not read. Without a gesture, one may
  /// come later.
  func check(_ options: TransitionOptions) {
    if case .none = gesture { return }
    let unread = TransitionOptions.Field.ofGestures.subtracting(definition.reads)
    for field in unread.intersection(options.given) {
      host.report(.optionUnreadByGesture(field.rawValue))
    }
  }

  var canBeCaught: Bool { definition.isInteractive && host.interactiveRun?.canBeCaught == true }

  /// True while a finger that may drag the screen touches it, also before that is recognized.
  var isTouched: Bool { recognizers.contains { $0.numberOfTouches > 0 } }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  func isCoupled(with other: UIGestureRecognizer) -> Bool { coupling?.belongs(other) ?? false }

  func receives(_ touch: UITouch, in container: UIView?) -> Bool {
    gestureStart.receives(touch, for: definition, in: container)
  }

  func allows(_ recognizer: UIGestureRecognizer, in container: UIView?) -> Bool {
    gestureStart.allows(recognizer, for: definition, in: container)
  }
}
