import UIKit

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
