import UIKit

/// No gesture: nothing is recognized, and nothing can be caught.
struct NoGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let isInteractive = false

  func makeRecognizer() -> UIGestureRecognizer? { nil }
}
