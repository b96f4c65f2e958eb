import UIKit

/// A gesture with the app's own recognizer, progress and verdict.
struct CustomGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let usesAppRecognizer = true
  let recognizer: UIGestureRecognizer
  let tellProgress: @MainActor (UIGestureRecognizer, UIViewController) -> CGFloat
  let decide: @MainActor (UIGestureRecognizer, UIViewController) -> Bool

  func makeRecognizer() -> UIGestureRecognizer? { recognizer }

  func progress(of recognizer: UIGestureRecognizer, on screen: UIViewController?) -> CGFloat? {
    guard recognizer === self.recognizer, let screen else { return nil }
    return tellProgress(recognizer, screen)
  }

  func verdict(on screen: UIViewController?) -> Bool? {
    screen.map { decide(recognizer, $0) }
  }
}
