@MainActor final class GestureEngine {
  static let shared = GestureEngine()
  func withdraw(_ recognizer: UIGestureRecognizer) {}
  func part(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {}
  func deliver(_ event: UIEvent, in window: UIWindow) {}
}
extension UIGestureRecognizer {
  func enter(_ new: State) { attempt.state = new }
}
