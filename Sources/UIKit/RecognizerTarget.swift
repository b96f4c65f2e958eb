import UIKit

/// Calls its action on every event of a recognizer, until `remove()`. UIKit does not retain targets, so the recognizer
/// retains this object by an association: the recognizer may be the app's, and live longer.
@MainActor final class RecognizerTarget: NSObject {
  private var action: ((UIGestureRecognizer) -> Void)?
  private weak var recognizer: UIGestureRecognizer?
  #if !canImport(ObjectiveC)
    private var number = 0
  #endif

  init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(fire(_:)))
      objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      number = recognizer.addHeadlessTarget { [weak self] in self?.fire($0) }
    #endif
  }

  func remove() {
    action = nil
    guard let recognizer else { return }
    #if canImport(ObjectiveC)
      recognizer.removeTarget(self, action: #selector(fire(_:)))
      objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      recognizer.removeHeadlessTarget(number)
    #endif
  }

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func fire(_ recognizer: UIGestureRecognizer) { action?(recognizer) }
}
