import UIKit

// Where `UIGestureRecognizer.state` can be set.
#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Calls its action when the first finger of a touch comes down in its view, before any recognizer begins. Takes no
/// touch, and prevents nothing.
@MainActor final class TouchObserver: NSObject, UIGestureRecognizerDelegate {
  private final class Recognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      (delegate as? TouchObserver)?.action()
      state = .failed
    }
  }

  private let recognizer = Recognizer()
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.delegate = self
  }

  /// The observed view.
  var view: UIView? {
    get { recognizer.view }
    set {
      recognizer.view?.removeGestureRecognizer(recognizer)
      newValue?.addGestureRecognizer(recognizer)
    }
  }
}
