@MainActor open class UIGestureRecognizer: NSObject {
  /// Only `nil` can be given: Linux has no selectors. `addHeadlessTarget(_:)` takes closures.
  public enum HeadlessNoSelector: Sendable {}

  /// Stands in for the runtime's associated objects; stored here, so that they go with their owner.
  public var headlessAssociations: [UnsafeMutableRawPointer: AnyObject] = [:]

  weak var owner: UIView?
  var actions: [(number: Int, action: @MainActor (UIGestureRecognizer) -> Void)] = []
  private var lastAction = 0
  var requirements: [Weak<UIGestureRecognizer>] = []
  var attempt = GestureAttempt()
  /// In the window's coordinates; outlives the touches.
  var lastCentroid = CGPoint.zero
  weak var lastWindow: UIWindow?

  public init(target: Any?, action: HeadlessNoSelector?) { super.init() }

  public convenience override init() { self.init(target: nil, action: nil) }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var view: UIView? { owner }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { GestureEngine.shared.withdraw(self) } }
  }

  /// Outside of actions this is how far the recognizer itself has come, which may be farther than
  /// what its targets have been told [gestures 30].
  open var state: State {
    get { attempt.shown ?? attempt.state }
    set { enter(newValue) }
  }

  open var numberOfTouches: Int { attempt.touches.count }

  open func location(in view: UIView?) -> CGPoint { convert(lastCentroid, to: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchLocation(attempt.touches, touchIndex, in: view)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
    requirements.append(Weak(object: otherGestureRecognizer))
  }

  /// Takes the place of `addTarget(_:action:)`; called in the order of adding. Returns the number
  /// under which the target is removed.
  @discardableResult
  public func addHeadlessTarget(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int
  {
    lastAction += 1
    actions.append((lastAction, action))
    return lastAction
  }

  /// Takes the place of `removeTarget(_:action:)`.
  public func removeHeadlessTarget(_ number: Int) { actions.removeAll { $0.number == number } }

  /// How many targets there are.
  public var headlessTargetCount: Int { actions.count }

  // For subclasses.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureEngine.shared.part(self, touch) }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }

    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
  }
}
