/// One finger, from the moment it lands until it leaves: one object, which moves.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open private(set) var timestamp: TimeInterval = 0
  open private(set) var phase = Phase.began
  open private(set) var tapCount = 1
  open var type: TouchType { .direct }
  open private(set) var window: UIWindow?
  open private(set) var view: UIView?

  /// Those that receive this touch, the nearest to the touch first.
  var receivers: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

  /// In the window's coordinates: what moves with a view must not be measured in it [gestures 43].
  private(set) var position = CGPoint.zero
  private(set) var formerPosition = CGPoint.zero
  private(set) var origin = CGPoint.zero
  let finger: Int
  /// How far the view has heard of it.
  var hearing = TouchHearing.unheard

  init(finger: Int, at point: CGPoint, in window: UIWindow, time: TimeInterval, tapCount: Int) {
    self.finger = finger
    super.init()
    self.window = window
    self.tapCount = tapCount
    (position, formerPosition, origin, timestamp) = (point, point, point, time)
  }

  func bind(to view: UIView?) { self.view = view }

  func change(to phase: Phase, at point: CGPoint, time: TimeInterval) {
    self.phase = phase
    formerPosition = position
    position = point
    timestamp = time
  }

  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// What a touch says about itself; a view may be shown an earlier one than is real.
  struct Snapshot {
    var timestamp: TimeInterval
    var phase: Phase
    var position: CGPoint
    var formerPosition: CGPoint
  }

  var snapshot: Snapshot {
    get {
      Snapshot(
        timestamp: timestamp, phase: phase, position: position, formerPosition: formerPosition)
    }
    set {
      (timestamp, phase) = (newValue.timestamp, newValue.phase)
      (position, formerPosition) = (newValue.position, newValue.formerPosition)
    }
  }

  open func location(in view: UIView?) -> CGPoint { convert(position, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPosition, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window, let view, view !== window else { return point }
    return window.convert(point, to: view)
  }
}
