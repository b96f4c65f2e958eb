import UIKit

/// A pinch of two fingers anywhere on the screen.
struct PinchGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch

  func makeRecognizer() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool {
    guard isAtRest, let pinch = recognizer as? UIPinchGestureRecognizer else { return true }
    // Fingers that spread do not close a screen.
    return pinch.scale < 1 || pinch.velocity < 0
  }
}

/// The middle between two fingers that pinch, and how it moves: a pinch recognizer does not tell.
@MainActor
struct PinchMiddle {
  private(set) var place: CGPoint?
  /// Points since the pinch began.
  private(set) var movement = CGVector.zero
  /// Points per second.
  private(set) var velocity = CGVector.zero
  private var time: TimeInterval = 0
  private var isAlone = false

  mutating func read(_ pinch: UIPinchGestureRecognizer, in view: UIView?) {
    let now = CACurrentMediaTime()
    // When one finger is lifted first, the middle would jump to the other.
    let next = pinch.numberOfTouches >= 2 ? pinch.location(in: view) : nil
    if let next, next.isUsable {
      follow(next, at: now)
    } else if now - time > PinchMiddle.patience {
      velocity = .zero
    }
    isAlone = next == nil
  }

  private mutating func follow(_ next: CGPoint, at now: TimeInterval) {
    if let place, !isAlone {
      let step = CGVector(dx: next.x - place.x, dy: next.y - place.y)
      movement = movement + step
      if now > time { velocity = step.scaled(by: 1 / CGFloat(now - time)) }
    }
    (place, time) = (next, now)
  }

  /// Seconds after which fingers that have not moved count as resting: some frames at 60 Hz.
  private static let patience: TimeInterval = 0.05
}
