/// What happens to the fingers at one moment; UIKit uses one object over and over.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0

  /// In the order in which they landed.
  var touches: [UITouch] = []

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    those { touch in touch.receivers.contains { $0 === gesture } }
  }

  private func those(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : Set(wanted)
  }
}
