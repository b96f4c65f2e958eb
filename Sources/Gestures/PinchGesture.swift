import UIKit

/// A pinch of two fingers anywhere on the screen.
struct PinchGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch

  func makeRecognizer() -> UIGestureRecognizer? { UIPinchGestureRecognizer() }

  func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool {
    guard isAtRest, let pinch = recognizer as? UIPinchGestureRecognizer else { return true }
    // Fingers that spread do not close a screen.
    return pinch.scale < 1 || pinch.velocity < 0
  }
}
