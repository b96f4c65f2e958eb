import UIKit

#if canImport(os)
  import os
#endif

// The differences between Apple's systems and Linux, and between debug builds and others.

/// Writes a line to the console, in debug builds only.
func logInDebugBuilds(_ line: @autoclosure () -> String) {
  #if DEBUG
    // `NSLog` takes a format, and an app's names may contain a percent sign.
    NSLog("TransitionCatalog: " + line().replacingOccurrences(of: "%", with: "%%"))
  #endif
}

/// Writes a fault of the app to the system's log.
func logFault(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "TransitionCatalog", category: "issues").fault("\(message, privacy: .public)")
  #else
    // `NSLog` takes a format, and an app's names may contain a percent sign.
    NSLog("TransitionCatalog: " + message.replacingOccurrences(of: "%", with: "%%"))
  #endif
}

/// Storage for a value on a screen or a view, retained by this owner. Each file declares its own `Slot`.
@MainActor struct Slot<Value> {
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  subscript(owner: UIResponder) -> Value? {
    get {
      #if canImport(ObjectiveC)
        objc_getAssociatedObject(owner, key) as? Value
      #else
        (owner.headlessAssociations[key] as? SlotBox)?.value as? Value
      #endif
    }
    nonmutating set {
      #if canImport(ObjectiveC)
        objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        owner.headlessAssociations[key] = newValue.map { SlotBox($0) }
      #endif
    }
  }
}

#if !canImport(ObjectiveC)
  /// A value as an object.
  private final class SlotBox {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
#endif

/// Runs an action for a notification: at once on the main thread, where UIKit posts, and soon if posted elsewhere.
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
  /// True if a subclass draws something other than its image, such as moving pictures.
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

#if canImport(ObjectiveC)
  private func isOfUIKit(_ type: AnyClass) -> Bool {
    let image = class_getImageName(type).map { String(cString: $0) } ?? ""
    return image.contains("/UIKit") && image.contains("/System/Library/")
  }
#endif

extension UIControl {
  /// The nearest class of UIKit among the classes of this control.
  var uiKitClass: AnyClass {
    #if canImport(ObjectiveC)
      return sequence(first: type(of: self) as AnyClass, next: class_getSuperclass)
        .first(where: isOfUIKit) ?? UIControl.self
    #else
      return sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy
        .compactMap { $0.subjectType as? AnyClass }
        .first { String(reflecting: $0).hasPrefix("UIKit.") } ?? UIControl.self
    #endif
  }

  /// True if a class that is not UIKit's overrides `continueTracking(_:with:)`.
  var overridesTracking: Bool {
    #if canImport(ObjectiveC)
      let selector = #selector(UIControl.continueTracking(_:with:))
      return class_getInstanceMethod(type(of: self), selector)
        != class_getInstanceMethod(uiKitClass, selector)
    #else
      return headlessOverridesTracking
    #endif
  }
}

extension UIBarButtonItem {
  /// Performs the item's action, if the item has one: not a menu, nor a view of the app.
  ///
  /// - Parameter screen: The screen whose responder chain is asked if the action has no target.
  func performAction(in screen: UIViewController) {
    guard isEnabled, customView == nil else { return }
    if let primaryAction {
      if #available(iOS 16, *) { primaryAction.performWithSender(self, target: nil) }
      return
    }
    #if canImport(ObjectiveC)
      // A second parameter is an event, of which there is none.
      guard let action, !changesSelectionAsPrimaryAction,
        NSStringFromSelector(action).filter({ $0 == ":" }).count < 2
      else { return }
      let receiver = target ?? screen.target(forAction: action, withSender: self) as AnyObject?
      _ = (receiver as? NSObject)?.perform(action, with: self)
    #endif
  }
}

extension UINavigationItem {
  /// True if the bar shows something other than a back button on its leading side, without left items.
  var hasOtherLeadingSide: Bool {
    #if canImport(ObjectiveC)
      if #available(iOS 16, *) { return style != .navigator || !leadingItemGroups.isEmpty }
    #endif
    return false
  }
}

extension UINavigationController {
  /// True if the app decides about Back in `navigationBar(_:shouldPop:)`, in a subclass or in an extension of UIKit's own
  /// class, which replaces UIKit's method.
  var overridesBack: Bool {
    #if canImport(ObjectiveC)
      let selector = #selector(UINavigationBarDelegate.navigationBar(_:shouldPop:))
      guard let method = class_getInstanceMethod(type(of: self), selector) else { return false }
      var place = Dl_info()
      guard dladdr(UnsafeRawPointer(method_getImplementation(method)), &place) != 0,
        let file = place.dli_fname
      else { return true }
      return !String(cString: file).contains("/System/Library/")
    #else
      return false
    #endif
  }
}

extension UIGestureRecognizer {
  /// True for a recognizer of SwiftUI, by the module of its class. The library that contains the class does not tell,
  /// because a generic class is made at run time.
  var isSwiftUIs: Bool {
    let name = String(reflecting: type(of: self))
    #if canImport(ObjectiveC)
      return name.hasPrefix("SwiftUI.") || name.hasPrefix("SwiftUICore.")
    #else
      // A test's own class lies in an enumeration of this name.
      return name.contains(".SwiftUI.")
    #endif
  }
}

extension UIView {
  /// True if bars are glass floating above the content, as since iOS 26.
  static var barsFloat: Bool {
    #if canImport(ObjectiveC)
      if #available(iOS 26, *) { return true }
      return false
    #else
      return headlessBarsFloat
    #endif
  }
}

#if canImport(os)
  private let signposts = OSLog(subsystem: "TransitionCatalog", category: .pointsOfInterest)
#endif

/// Marks an interval for Instruments, under Points of Interest.
func signpost(_ name: StaticString, _ work: () -> Void) {
  #if canImport(os)
    os_signpost(.begin, log: signposts, name: name)
    defer { os_signpost(.end, log: signposts, name: name) }
  #endif
  work()
}

/// Calls its action with the timestamp of each display frame while the action returns true, until `stop()`. The display
/// link retains this object meanwhile: an action whose owner is gone returns false.
@MainActor final class FrameLink: NSObject {
  private let action: (CFTimeInterval) -> Bool
  private var link: CADisplayLink?

  /// Calls `action` with the next frame only.
  @discardableResult
  static func once(_ action: @escaping () -> Void) -> FrameLink {
    FrameLink { _ in
      action()
      return false
    }
  }

  @discardableResult
  init(_ action: @escaping (CFTimeInterval) -> Bool) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: self, selector: #selector(fire))
    #else
      link = CADisplayLink(headless: { _ in MainActor.assumeIsolated { self.fire() } })
    #endif
    // Without `preferredFrameRateRange`, a `CADisplayLink` has 60 frames a second on every display, even at 120 Hz.
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
  private func fire() {
    if !action(link?.timestamp ?? 0) { stop() }
  }
}

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

extension UIPresentationController {
  /// True for a sheet or a popover of UIKit's that lets touches through to the views behind.
  var isUndimmed: Bool {
    #if canImport(ObjectiveC)
      if let sheet = self as? UISheetPresentationController {
        return sheet.largestUndimmedDetentIdentifier != nil
      }
    #endif
    return (self as? UIPopoverPresentationController)?.passthroughViews?.isEmpty == false
  }
}

extension UINavigationController {
  /// The system's pop gestures: from the edge, and since iOS 26 from anywhere in the content.
  var popRecognizers: [UIGestureRecognizer] {
    var recognizers = [interactivePopGestureRecognizer]
    #if canImport(ObjectiveC)
      if #available(iOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.compactMap { $0 }
  }

  /// Returns true if a delegate implements `navigationController(_:animationControllerFor:from:to:)`, whatever its
  /// answer.
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

/// A delegate in front of another delegate, `next`, which receives the messages not answered here.
///
/// `next` may lead back to this delegate: RxCocoa's proxies make the current delegate theirs and come in front, Hero
/// calls the delegate found at its installation. A message then ends at its second arrival.
class ForwardingDelegate: NSObject {
  /// The delegate found when this delegate was installed.
  nonisolated(unsafe) weak var next: NSObject?
  /// The next delegate, if retained: all messages are passed on, including those that `defaults` could not answer if
  /// `next` were gone.
  private nonisolated(unsafe) var retained: NSObject?
  /// The questions now with `next`.
  private nonisolated(unsafe) var asked: Set<[AnyHashable]> = []
  /// `hasHeardProbe` is true once the probe has arrived here; `isProbing` is true while the probe is with `next`.
  fileprivate nonisolated(unsafe) var (hasHeardProbe, isProbing) = (false, false)

  /// Puts a delegate behind this delegate. UIKit's or SwiftUI's own delegate, as in a `NavigationStack`, is retained,
  /// because UIKit sends messages to it that are declared nowhere.
  func stand(inFrontOf other: NSObject?) {
    next = other
    retained = other?.isOfSystem == true ? other : nil
  }

  /// The delegate that UIKit has, in front of all others.
  @MainActor var outermost: NSObject? { self }

  /// The delegate behind this delegate: `next`, unless `next` passes everything on to this delegate.
  var behind: NSObject? { next.flatMap { $0.passesOn(to: self) ? nil : $0 } }

  /// Asks the delegate `behind`, unless `next` is now in front of this delegate.
  ///
  /// - Parameter change: Performed before the question. May give the place of this delegate to `next`.
  @MainActor func askBehind<Answer>(
    _ name: String, about subjects: AnyObject..., after change: () -> Void = {},
    question: (NSObject) -> Answer?
  ) -> Answer? {
    let isInFront = next !== outermost
    change()
    guard isInFront else { return nil }
    return ask([AnyHashable(name)] + subjects.map { AnyHashable(ObjectIdentifier($0)) }, question)
  }

  /// Asks the delegate `behind`. Returns `nil` without such a delegate, and for a question already being answered.
  private func ask<Answer>(_ key: [AnyHashable], _ question: (NSObject) -> Answer?) -> Answer? {
    guard let behind, asked.insert(key).inserted else { return nil }
    defer { asked.remove(key) }
    return question(behind)
  }

  fileprivate func probe(_ other: NSObject?) {
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

    /// - Parameter defaults: Answers like UIKit when `next` is gone.
    init(defaults: NSObject) { self.defaults = defaults }

    /// Returns the object that answers a message. A message unknown to `defaults` is passed on only if `next` is held:
    /// UIKit remembers the methods of a delegate, and would still call these when `next` is gone.
    private func receiver(of selector: Selector) -> NSObject? {
      if super.responds(to: selector) { return self }
      let isKnown = defaults.responds(to: selector)
      if isKnown || retained != nil,
        ask([AnyHashable(selector)], { $0.responds(to: selector) }) == true
      {
        return next
      }
      return isKnown ? defaults : nil
    }

    // UIKit asks when the delegate is set.
    override func responds(to selector: Selector?) -> Bool {
      guard let selector else { return false }
      guard selector == Self.probe else {
        let receiver = receiver(of: selector)
        return receiver != nil && receiver !== defaults
      }
      hearProbe()
      return false
    }

    override func forwardingTarget(for selector: Selector?) -> Any? {
      guard let selector, let receiver = receiver(of: selector) else { return nil }
      return receiver === self ? nil : receiver
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
    /// Imitates `responds(to:)` for an unknown selector, passed from delegate to delegate.
    fileprivate func headlessProbe() {
      if let delegate = self as? ForwardingDelegate { return delegate.hearProbe() }
      nonisolated(unsafe) let proxy = self as? any HeadlessForwarding
      MainActor.assumeIsolated { proxy?.headlessNext?.headlessProbe() }
    }
  }
#endif

extension NSObject {
  /// Returns true if this object is `delegate`, or a proxy that passes unanswered messages on to `delegate`, perhaps
  /// through others. Asks this object whether it responds to an unknown message, the probe, and records whether the
  /// question arrives at `delegate`. The message itself is never sent, because proxies pass on only messages of their
  /// own protocols.
  func passesOn(to delegate: ForwardingDelegate) -> Bool {
    delegate.hasHeardProbe = false
    delegate.probe(self)
    return delegate.hasHeardProbe
  }

  /// True for an object of a class of UIKit or SwiftUI.
  var isOfSystem: Bool {
    #if canImport(ObjectiveC)
      return isUIKits || image.contains("/SwiftUI") && image.contains("/System/Library/")
    #else
      return isUIKits
    #endif
  }

  /// True for an object of a class of UIKit.
  var isUIKits: Bool {
    #if canImport(ObjectiveC)
      return image.contains("/UIKit") && image.contains("/System/Library/")
    #else
      return String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }

  #if canImport(ObjectiveC)
    /// The path of the library that contains the class. The name of a class does not tell, because the name of a Swift
    /// class begins with its module, and an app's module may be called `UIStyles`. A class made at run time, as by
    /// key-value observation, is in no library, so its superclass is asked.
    private var image: String {
      sequence(first: type(of: self) as AnyClass, next: class_getSuperclass).lazy
        .compactMap { class_getImageName($0).map { String(cString: $0) } }.first ?? ""
    }
  #endif
}

extension UIViewControllerAnimatedTransitioning {
  /// True for the marker of a delegate that does not implement the question for an animator. Only the headless UIKit on
  /// Linux needs a marker.
  var isNoAnswer: Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return isHeadlessMarker
    #endif
  }
}

/// UIKit's answers for the tabs of iOS 18, for a delegate without these methods.
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

extension EffectObject {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  /// The scene's view controller, to be connected in Interface Builder. Weak.
  public var screen: UIViewController? {
    get { connectedScreen }
    set { connectedScreen = newValue }
  }
}
