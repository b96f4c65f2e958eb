/// A key of a hardware keyboard that is down.
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  private let pressedKey: UIKey

  @MainActor init(key: UIKey, window: UIWindow?, responder: UIResponder?) {
    pressedKey = key
    timestamp = Headless.now
    self.window = window
    self.responder = responder
    super.init()
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval
  open private(set) weak var window: UIWindow?
  open private(set) weak var responder: UIResponder?
  open var key: UIKey? { pressedKey }
}

@MainActor open class UIPressesEvent: UIEvent {
  let press: UIPress

  init(_ press: UIPress) { self.press = press }

  open override var type: UIEvent.EventType { .presses }

  func deliver() {
    if press.phase == .began {
      press.responder?.pressesBegan([press], with: self)
    } else {
      press.responder?.pressesEnded([press], with: self)
    }
  }
}
