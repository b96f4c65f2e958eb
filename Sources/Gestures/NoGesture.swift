import UIKit

/// No gesture: nothing is recognized, and no run can be caught.
struct NoGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let isInteractive = false

  func makeRecognizer() -> UIGestureRecognizer? { nil }
}
