import UIKit

// The one place where Apple's runtime and Linux differ.

/// A place in a screen or a view for a value of ours, which lives exactly as long as its owner keeps
/// it. A file that stores something declares its own slot.
@MainActor
struct Slot<Value: AnyObject> {
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  subscript(owner: UIResponder) -> Value? {
    get {
      #if canImport(ObjectiveC)
        objc_getAssociatedObject(owner, key) as? Value
      #else
        owner.headlessAssociations[key] as? Value
      #endif
    }
    nonmutating set {
      #if canImport(ObjectiveC)
        objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        owner.headlessAssociations[key] = newValue
      #endif
    }
  }
}

/// Core Animation keeps it alive as long as the animation. The protocol belongs to no actor, but
/// UIKit's animations end on the main thread.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let action: @MainActor (_ finished: Bool) -> Void

  init(_ action: @escaping @MainActor (_ finished: Bool) -> Void) { self.action = action }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    let action = action
    MainActor.assumeIsolated { action(finished) }
  }
}

/// Calls its action with every frame of the display, and when that began, until it is stopped.
@MainActor
final class FrameLink: NSObject {
  private let action: (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  init(_ action: @escaping (CFTimeInterval) -> Void) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      link = CADisplayLink(headless: { [weak self] _ in MainActor.assumeIsolated { self?.fire() } })
    #endif
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @objc private func fire() { action(link?.timestamp ?? 0) }
  #else
    private func fire() { action(link?.timestamp ?? 0) }
  #endif
}

/// Hears a recognizer until it is removed. UIKit does not keep targets alive, so the recognizer is
/// given its own: one of the app's may outlive all that is ours.
@MainActor
final class RecognizerTarget: NSObject {
  private var action: ((UIGestureRecognizer) -> Void)?
  private weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(fire(_:)))
      objc_setAssociatedObject(recognizer, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      recognizer.addHeadlessTarget { [weak self] in self?.fire($0) }
    #endif
  }

  func remove() {
    action = nil
    #if canImport(ObjectiveC)
      guard let recognizer else { return }
      recognizer.removeTarget(self, action: #selector(fire(_:)))
      objc_setAssociatedObject(recognizer, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #endif
  }

  #if canImport(ObjectiveC)
    private var key: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    @objc private func fire(_ recognizer: UIGestureRecognizer) { action?(recognizer) }
  #else
    private func fire(_ recognizer: UIGestureRecognizer) { action?(recognizer) }
  #endif
}

extension UINavigationController {
  /// The system's ways back: from the edge, and since iOS 26 from anywhere in the content.
  var popRecognizers: [UIGestureRecognizer] {
    #if canImport(ObjectiveC)
      let name = "interactiveContentPopGestureRecognizer"
      let fromContent =
        responds(to: Selector((name))) ? value(forKey: name) as? UIGestureRecognizer : nil
    #else
      let fromContent: UIGestureRecognizer? = nil
    #endif
    return [interactivePopGestureRecognizer, fromContent].compactMap { $0 }
  }
}

// Optional requirements are called with `?.` on Apple's systems; here they have defaults.
extension UIPresentationController {
  var isDismissalAllowed: Bool {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerShouldDismiss?(self) ?? true
    #else
      delegate?.presentationControllerShouldDismiss(self) ?? true
    #endif
  }

  func notifyDidAttemptToDismiss() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    #else
      delegate?.presentationControllerDidAttemptToDismiss(self)
    #endif
  }

  func notifyWillDismiss() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerWillDismiss?(self)
    #else
      delegate?.presentationControllerWillDismiss(self)
    #endif
  }

  func notifyDidDismiss() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerDidDismiss?(self)
    #else
      delegate?.presentationControllerDidDismiss(self)
    #endif
  }
}
