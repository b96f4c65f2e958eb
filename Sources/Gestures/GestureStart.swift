import UIKit

/// The touch with which a gesture may begin: whether it may, and what lies under it.
@MainActor
final class GestureStart {
  private unowned let host: any InteractionHost
  private var location = CGPoint.zero
  /// The scroll view under it that goes the same way as the gesture.
  var coupling: ScrollCoupling?

  init(_ host: any InteractionHost) { self.host = host }

  func receives(_ touch: UITouch, for gesture: TransitionGesture, in container: UIView?) -> Bool {
    location = touch.location(in: container)
    coupling = nil
    if host.interactiveRun != nil { return gesture.isInteractive }
    guard let presentation = host.dismissible, presentation.isDismissible,
      !presentation.hasTransitionInside, let view = presentation.presentedView
    else { return false }
    switch gesture {
    case .pullUpDown, .pullLeftRight, .panToEdge, .swipe:
      guard startRect(in: view).contains(touch.location(in: view)) else { return false }
    default: break
    }
    coupling = ScrollCoupling.axis(of: gesture, on: presentation).flatMap {
      ScrollCoupling(under: touch.view, in: view, vertically: abs($0.dy) > abs($0.dx))
    }
    return true
  }

  func allows(
    _ recognizer: UIGestureRecognizer, for gesture: TransitionGesture, in container: UIView?
  ) -> Bool {
    if let pinch = recognizer as? UIPinchGestureRecognizer, host.interactiveRun == nil {
      // Opening fingers mean something else.
      return pinch.scale < 1 || pinch.velocity < 0
    }
    guard gesture.kind == .pull else { return true }
    let movement = movement(of: recognizer, in: container)
    var isVertical = false
    if case .pullUpDown = gesture { isVertical = true }
    guard isVertical == (abs(movement.dy) > abs(movement.dx)) else { return false }
    // In a scroll view it may turn round later; the screen's own way is one direction.
    guard host.interactiveRun == nil, coupling == nil, let preview = host.dismissible?.closing
    else { return true }
    return gesture.axis(
      of: preview.choreography, on: preview.geometry, opens: false, movement: movement
    ).along(movement) > 0
  }

  /// Where the finger has gone since. At the instant in which a pan begins neither its
  /// translation nor its velocity need say so.
  func movement(of recognizer: UIGestureRecognizer?, in container: UIView?) -> CGVector {
    guard let recognizer, let container else { return .zero }
    let now = recognizer.location(in: container)
    return CGVector(dx: now.x - location.x, dy: now.y - location.y)
  }

  private func startRect(in view: UIView) -> CGRect {
    guard let rect = host.startRect else { return view.bounds }
    guard rect.isUsable, rect.intersects(view.bounds) else {
      host.report(.startRectOutside)
      return view.bounds
    }
    return rect
  }
}

extension ScrollCoupling {
  /// The axis on which a gesture and a scroll view may go the same way.
  fileprivate static func axis(
    of gesture: TransitionGesture, on presentation: any DismissiblePresentation
  ) -> CGVector? {
    switch gesture {
    case .pullUpDown: CGVector(dx: 0, dy: 1)
    case .pullLeftRight: CGVector(dx: 1, dy: 0)
    case .panToEdge:
      presentation.closing.map {
        gesture.axis(of: $0.choreography, on: $0.geometry, opens: false, movement: .zero)
      }
    default: nil
    }
  }
}
