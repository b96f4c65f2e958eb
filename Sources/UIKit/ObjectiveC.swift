import UIKit

#if canImport(os)
  import os
#endif

// The only file in which Apple's systems and Linux differ, and debug builds from others.

/// Writes a line to the console, in debug builds only.
func logInDebugBuilds(_ line: @autoclosure () -> String) {
  #if DEBUG
    // A format, in which an app's names may hold a percent sign.
    NSLog("TransitionCatalog: " + line().replacingOccurrences(of: "%", with: "%%"))
  #endif
}

/// Writes a fault of the app's to the system's log.
func logFault(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "TransitionCatalog", category: "issues").fault("\(message, privacy: .public)")
  #else
    // A format, in which an app's names may hold a percent sign.
    NSLog("TransitionCatalog: " + message.replacingOccurrences(of: "%", with: "%%"))
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
      return false
    #else
      return headlessBarsFloat
    #endif
  }
}

/// Marks intervals for Instruments, under Points of Interest.
enum Signpost {
  #if canImport(os)
    private static let log = OSLog(subsystem: "TransitionCatalog", category: .pointsOfInterest)
  #endif

  static func interval(_ name: StaticString, _ work: () -> Void) {
    #if canImport(os)
      os_signpost(.begin, log: log, name: name)
      defer { os_signpost(.end, log: log, name: name) }
    #endif
    work()
  }
}

/// Calls its action with the timestamp of each display frame, until it is stopped.
@MainActor final class FrameLink: NSObject {
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
    // A link that asks for nothing has 60 frames a second on every display, also on one of 120 Hz.
    link?.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
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
///
/// The other one may lead back to this one: RxCocoa's proxies make the current delegate theirs and come in front of
/// it, Hero tells the delegate that it has found. A message then ends where it comes by for the second time.
class ForwardingDelegate: NSObject {
  /// The delegate that was found when this one was installed.
  nonisolated(unsafe) weak var next: NSObject?
  /// The next delegate, if it is held: everything is passed on to it, also what the defaults could not answer if it
  /// were gone.
  private nonisolated(unsafe) var held: NSObject?
  /// The questions that are with the next delegate.
  private nonisolated(unsafe) var asked: Set<[AnyHashable]> = []
  /// True once the probe has come here; and while it is with the next delegate.
  private nonisolated(unsafe) var (hasHeardProbe, isProbing) = (false, false)

  /// Puts a delegate behind this one. One of UIKit's or SwiftUI's own, as in a `NavigationStack`, is held: UIKit asks
  /// it questions that are declared nowhere.
  func stand(inFrontOf other: NSObject?) {
    next = other
    held = other?.isOfSystem == true ? other : nil
  }

  /// The delegate that UIKit has, in front of all others.
  @MainActor var outermost: NSObject? { self }

  /// The delegate behind this one: the next one, unless that passes everything on to this one.
  var behind: NSObject? { next.flatMap { $0.passesOn(to: self) ? nil : $0 } }

  /// Asks the delegate behind, unless that is in front of this one by now.
  @MainActor func askBehind<Answer>(
    _ name: String, about subjects: AnyObject..., question: (NSObject) -> Answer?
  ) -> Answer? {
    guard next !== outermost else { return nil }
    return ask([AnyHashable(name)] + subjects.map { AnyHashable(ObjectIdentifier($0)) }, question)
  }

  /// Asks the delegate behind. Returns `nil` if there is none, and while it is this question that it answers.
  private func ask<Answer>(_ key: [AnyHashable], _ question: (NSObject) -> Answer?) -> Answer? {
    guard let behind, asked.insert(key).inserted else { return nil }
    defer { asked.remove(key) }
    return question(behind)
  }

  /// Asks a delegate whether it answers a message that nobody knows, the probe, and looks whether the question comes
  /// here. The message itself is never sent: proxies pass on those of their own protocols only.
  fileprivate func isReached(by other: NSObject) -> Bool {
    hasHeardProbe = false
    probe(other)
    return hasHeardProbe
  }

  private func probe(_ other: NSObject?) {
    guard !isProbing else { return }
    isProbing = true
    #if canImport(ObjectiveC)
      _ = other?.responds(to: Self.probe)
    #else
      other?.headlessProbe()
    #endif
    isProbing = false
  }

  fileprivate func hearProbe() {
    hasHeardProbe = true
    probe(next)
  }

  #if canImport(ObjectiveC)
    private static var probe: Selector { Selector(("transitionCatalogProbe")) }
    private let defaults: NSObject

    /// - Parameter defaults: Answers like UIKit when the next delegate is gone.
    init(defaults: NSObject) { self.defaults = defaults }

    private func receiver(of selector: Selector) -> MessageReceiver {
      if super.responds(to: selector) { return .itself }
      return .of(
        isKnown: defaults.responds(to: selector), isHeld: held != nil,
        nextAnswers: ask([AnyHashable(selector)]) { $0.responds(to: selector) } ?? false)
    }

    override func responds(to selector: Selector?) -> Bool {
      guard let selector else { return false }
      guard selector == Self.probe else { return receiver(of: selector).isAnnounced }
      hearProbe()
      return false
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
    var headlessNext: NSObject? { next === outermost ? nil : behind }
  }

  extension NSObject {
    /// Does what a question for an unknown selector does: it goes from delegate to delegate.
    fileprivate func headlessProbe() {
      if let delegate = self as? ForwardingDelegate { return delegate.hearProbe() }
      nonisolated(unsafe) let proxy = self as? any HeadlessForwarding
      MainActor.assumeIsolated { proxy?.headlessNext?.headlessProbe() }
    }
  }
#endif

extension NSObject {
  /// True if this is a delegate, or a proxy in front of it, perhaps through others: it passes on to it what it does
  /// not answer itself.
  func passesOn(to delegate: ForwardingDelegate) -> Bool { delegate.isReached(by: self) }

  /// True for an object of UIKit's or SwiftUI's own.
  var isOfSystem: Bool {
    #if canImport(ObjectiveC)
      return isUIKits
        || NSStringFromClass(type(of: self)).components(separatedBy: "SwiftUI").count > 1
    #else
      return isUIKits
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

/// Decides who receives a message to a delegate that stands in front of another one.
enum MessageReceiver: Equatable {
  /// The delegate itself; the one behind it; the defaults, since that one is gone; nobody.
  case itself, next, defaults, nobody

  /// Returns the receiver of a message that the delegate does not answer itself.
  ///
  /// - Parameters:
  ///   - isKnown: Whether the defaults answer it. Nothing else is passed on unless the next delegate is held: UIKit
  ///     remembers what a delegate answers, and would go on asking when the next one is gone.
  static func of(isKnown: Bool, isHeld: Bool, nextAnswers: Bool) -> MessageReceiver {
    if nextAnswers, isKnown || isHeld { return .next }
    return isKnown ? .defaults : .nobody
  }

  /// The answer that UIKit gets when it asks, which it does when the delegate is set.
  var isAnnounced: Bool { self == .itself || self == .next }
}
