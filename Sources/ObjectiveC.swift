import UIKit

// The only file in which Apple's systems and Linux differ, and debug builds from others.

/// Writes a line to the console, in debug builds only.
func logInDebugBuilds(_ line: @autoclosure () -> String) {
  #if DEBUG
    // A format, in which an app's names may hold a percent sign.
    NSLog("TransitionCatalog: " + line().replacingOccurrences(of: "%", with: "%%"))
  #endif
}

/// Storage for one object on a screen or a view, which retains it. A file that stores something
/// declares its own slot.
@MainActor struct Slot<Value: AnyObject> {
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

/// Runs an action for a notification: at once on the main thread, where UIKit posts, and soon where
/// somebody else posts on another thread.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(ObjectiveC)
    guard Thread.isMainThread else {
      Task { @MainActor in action() }
      return
    }
  #endif
  // Tests on Linux run the main actor on a thread of their own.
  MainActor.assumeIsolated(action)
}

extension UIImageView {
  /// Indicates that a subclass draws something else than its image, as those do that play moving pictures.
  var drawsItself: Bool {
    if type(of: self) == UIImageView.self { return false }
    #if canImport(ObjectiveC)
      return [#selector(CALayerDelegate.display(_:)), #selector(UIView.draw(_:))].contains {
        class_getInstanceMethod(type(of: self), $0)
          != class_getInstanceMethod(UIImageView.self, $0)
      }
    #else
      guard let shown = layer.contents as AnyObject?, let image = shownImage else { return false }
      return image.renderingMode != .alwaysTemplate && image.imageOrientation == .up
        && !image.isSymbolImage && shown !== image.cgImage
    #endif
  }
}

extension UIView {
  /// True if bars are glass that floats above the content, as since iOS 26.
  static var barsFloat: Bool {
    #if canImport(ObjectiveC)
      if #available(iOS 26, *) { return true }
    #endif
    return false
  }
}

/// Calls its action with the timestamp of each display frame, until it is stopped.
@MainActor final class FrameLink: NSObject {
  private let action: (CFTimeInterval) -> Void
  private var link: CADisplayLink?

  /// - Parameter rate: The calls per second; by default one for each frame, also on a display of 120 Hz.
  init(perSecond rate: Float = 120, _ action: @escaping (CFTimeInterval) -> Void) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      link = CADisplayLink(headless: { [weak self] _ in MainActor.assumeIsolated { self?.fire() } })
    #endif
    // A link that asks for nothing has 60 frames a second on every display.
    link?.preferredFrameRateRange = CAFrameRateRange(
      minimum: min(80, rate * 2 / 3), maximum: rate, preferred: rate)
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func fire() { action(link?.timestamp ?? 0) }
}

/// Calls its action on every event of a recognizer, until it is removed. UIKit does not retain
/// targets, so the recognizer is made to retain this one: it may be the app's, and live longer.
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

  private var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func fire(_ recognizer: UIGestureRecognizer) { action?(recognizer) }
}

extension UINavigationController {
  /// The system's pop gestures: from the edge, and since iOS 26 from anywhere in the content.
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

  /// True if a delegate implements the question for an animator, whatever it answers.
  func asksForAnimators(_ delegate: (any UINavigationControllerDelegate)?) -> Bool {
    #if canImport(ObjectiveC)
      return delegate?.navigationController(_:animationControllerFor:from:to:) != nil
    #else
      guard let top = viewControllers.last, let delegate else { return false }
      let answer = delegate.navigationController(
        self, animationControllerFor: .pop, from: top, to: top)
      return answer?.isNoAnswer != true
    #endif
  }
}

/// A delegate that stands in front of another one, and passes on what it does not answer itself.
class ForwardingDelegate: NSObject {
  /// The delegate behind this one.
  nonisolated(unsafe) weak var next: NSObject?
  #if canImport(ObjectiveC)
    private let defaults: NSObject

    /// - Parameter defaults: Answers like UIKit when the next delegate is gone.
    init(defaults: NSObject) { self.defaults = defaults }

    private func receiver(of selector: Selector) -> MessageReceiver {
      .of(
        isOwn: super.responds(to: selector), isKnown: defaults.responds(to: selector),
        nextAnswers: next?.responds(to: selector) ?? false)
    }

    /// A message that only delegates of the library's answer, and proxies that forward to them.
    @objc func transitionCatalogDelegate() -> ForwardingDelegate { self }

    override func responds(to selector: Selector?) -> Bool {
      selector.map { receiver(of: $0).isAnnounced } ?? false
    }

    override func forwardingTarget(for selector: Selector?) -> Any? {
      switch selector.map({ receiver(of: $0) }) {
      case .next: next
      case .defaults: defaults
      default: super.forwardingTarget(for: selector)
      }
    }
  #else
    init(defaults: NSObject) {}
  #endif
}

#if !canImport(ObjectiveC)
  extension ForwardingDelegate: HeadlessForwarding {
    var headlessNext: NSObject? { next }
  }
#endif

extension NSObject {
  /// The object itself, or the first delegate of the library's to which a proxy passes on what it does not answer.
  @MainActor var firstForwardingDelegate: ForwardingDelegate? {
    #if canImport(ObjectiveC)
      return (self as AnyObject).transitionCatalogDelegate?()
    #else
      var link: NSObject? = self
      for _ in 0..<16 where !(link is ForwardingDelegate) {
        link = (link as? any HeadlessForwarding)?.headlessNext
      }
      return link as? ForwardingDelegate
    #endif
  }

  /// True for an object of UIKit's own.
  var isUIKits: Bool {
    #if canImport(ObjectiveC)
      // A class of Swift's has its module in its name, and one of an app's its own prefix.
      let name = NSStringFromClass(type(of: self))
      return name.hasPrefix("_UI") || name.hasPrefix("UI")
    #else
      return String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// True for the mark that a delegate implements no question for an animator. Only the stand-in needs one.
  var isNoAnswer: Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return isHeadlessMarker
    #endif
  }
}

/// UIKit's answers for the tabs of iOS 18, where a delegate has none.
class ModernTabDefaults: NSObject {}

#if canImport(ObjectiveC)
  @available(iOS 18, *)
  extension ModernTabDefaults {
    @objc(tabBarController:shouldSelectTab:)
    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UITab) -> Bool { true }

    @objc(tabBarController:didSelectTab:previousTab:)
    func tabBarController(_ tabs: UITabBarController, didSelect tab: UITab, previous: UITab?) {}

    @objc(tabBarController:visibilityDidChangeForTabs:)
    func tabBarController(_ tabs: UITabBarController, visibilityDidChangeFor list: [UITab]) {}

    @objc(tabBarController:displayOrderDidChangeForGroup:)
    func tabBarController(_ tabs: UITabBarController, orderDidChangeFor group: UITabGroup) {}

    @objc func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

    @objc func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

    @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:)
    func tabBarController(
      _ tabs: UITabBarController, displayedFor tab: UITab, proposed list: [UIViewController]
    ) -> [UIViewController] { list }

    @objc(tabBarController:tab:operationForAcceptingItemsFromDropSession:)
    func tabBarController(
      _ tabs: UITabBarController, tab: UITab, operationFor session: any UIDropSession
    ) -> UIDropOperation { .cancel }

    @objc(tabBarController:tab:acceptItemsFromDropSession:)
    func tabBarController(_ tabs: UITabBarController, tab: UITab, drop: any UIDropSession) {}
  }
#endif

/// An object in a scene of Interface Builder that is connected to the scene's screen.
@MainActor open class SceneObject: NSObject {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  /// The scene's view controller.
  public weak var screen: UIViewController? { didSet { screenChanged(from: oldValue) } }

  func screenChanged(from old: UIViewController?) {}
}
