import UIKit

/// A gesture with the app's own recognizer, progress and decision.
struct CustomGesture: GestureDefinition, Hashable, Sendable {
  let kind = DragSession.Kind.pinch
  let usesAppRecognizer = true
  let recognizer: UIGestureRecognizer
  let tellProgress: @MainActor (UIGestureRecognizer, UIViewController) -> CGFloat
  let decide: @MainActor (UIGestureRecognizer, UIViewController) -> Bool

  func makeRecognizer() -> UIGestureRecognizer { recognizer }

  func progress(of recognizer: UIGestureRecognizer, on screen: UIViewController?) -> CGFloat? {
    guard recognizer === self.recognizer, let screen else { return nil }
    return tellProgress(recognizer, screen)
  }

  func shouldFinish(on screen: UIViewController?) -> Bool? {
    screen.map { decide(recognizer, $0) }
  }

  static func == (a: CustomGesture, b: CustomGesture) -> Bool { a.recognizer === b.recognizer }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recognizer)) }
}
