/// Values of an animation stop changing once it has been added: a layer keeps a frozen copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  final var isFrozen = false
  private var storedTimingFunction: CAMediaTimingFunction?
  private var storedDelegate: CAAnimationDelegate?
  private var removesOnCompletion = true
  private var frameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  // Required, so that copies have the dynamic type.
  public required override init() { super.init() }

  open var timingFunction: CAMediaTimingFunction? {
    get { storedTimingFunction }
    set { if mayChange("timingFunction") { storedTimingFunction = newValue } }
  }

  /// Held strongly, unlike other delegates.
  open var delegate: CAAnimationDelegate? {
    get { storedDelegate }
    set { if mayChange("delegate") { storedDelegate = newValue } }
  }

  open var isRemovedOnCompletion: Bool {
    get { removesOnCompletion }
    set { if mayChange("isRemovedOnCompletion") { removesOnCompletion = newValue } }
  }

  open var preferredFrameRateRange: CAFrameRateRange {
    get { frameRateRange }
    set { if mayChange("preferredFrameRateRange") { frameRateRange = newValue } }
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { if mayChange("beginTime") { timing.beginTime = newValue } }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { if mayChange("duration") { timing.duration = newValue } }
  }

  open var speed: Float {
    get { timing.speed }
    set { if mayChange("speed") { timing.speed = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { if mayChange("timeOffset") { timing.timeOffset = newValue } }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { if mayChange("repeatCount") { timing.repeatCount = newValue } }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { if mayChange("repeatDuration") { timing.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { if mayChange("autoreverses") { timing.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { if mayChange("fillMode") { timing.fillMode = newValue } }
  }

  // Keys of the program's own may be set even on a frozen animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? { values[key] }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Copies what the animation is made of; every subclass adds its own.
  func take(from other: CAAnimation) {
    timing = other.timing
    storedTimingFunction = other.storedTimingFunction
    storedDelegate = other.storedDelegate
    removesOnCompletion = other.removesOnCompletion
    frameRateRange = other.frameRateRange
    values = other.values
  }

  /// Ends the time in which the animation may change.
  func freeze() { isFrozen = true }

  /// Changes `state` to what it looks like at `time` of the parent's clock.
  func apply(at time: CFTimeInterval, to state: inout LayerState, model: LayerState) {}

  /// Asked at the commit: whether it leads from a path to one that is built in another way.
  func mixesPaths(model: LayerState) -> Bool { false }

  /// UIKit raises an exception when an animation is changed after it was added.
  func mayChange(_ name: String) -> Bool {
    if isFrozen {
      HeadlessMisuse.record(
        .animationMutatedAfterAdding, "attempting to modify read-only animation (\(name))")
    }
    return !isFrozen
  }
}

/// Optional requirements in UIKit.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
