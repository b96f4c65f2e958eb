import UIKit

extension UIGestureRecognizer {
  /// Calls an action with each event of the recognizer.
  func whenChanged(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    #if canImport(ObjectiveC)
      let target = RecognizerAction(action)
      addTarget(target, action: #selector(RecognizerAction.changed))
      // The recognizer does not retain its targets.
      objc_setAssociatedObject(
        self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    #else
      addHeadlessTarget(action)
    #endif
  }
}

#if canImport(ObjectiveC)
  @MainActor private final class RecognizerAction: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

    @objc func changed(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }
#endif
