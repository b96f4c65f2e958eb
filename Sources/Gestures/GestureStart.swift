import UIKit

/// Decides whether a touch may begin a gesture, and finds the scroll view under it.
@MainActor
final class GestureStart {
  private unowned let host: any InteractionHost
  private var location = CGPoint.zero
  /// The scroll view under the touch that scrolls along the axis of the gesture.
  var coupling: ScrollCoupling?

  init(_ host: any InteractionHost) { self.host = host }

  func receives(_ touch: UITouch, for gesture: any GestureDefinition, in container: UIView?) -> Bool
  {
    location = touch.location(in: container)
    coupling = nil
    if host.interactiveRun != nil { return gesture.isInteractive }
    guard let presentation = host.dismissible, presentation.isDismissible,
      !presentation.hasTransitionInside, let view = presentation.presentedView
    else { return false }
    if gesture.beginsInStartRect, !startRect(in: view).contains(touch.location(in: view)) {
      return false
    }
    if gesture.scrollAxis(on: presentation) != nil, touch.view?.isDragged(below: view) == true {
      return false
    }
    coupling = gesture.scrollAxis(on: presentation).flatMap {
      ScrollCoupling(under: touch.view, in: view, vertically: abs($0.dy) > abs($0.dx))
    }
    return true
  }

  func allows(
    _ recognizer: UIGestureRecognizer, for gesture: any GestureDefinition, in container: UIView?
  ) -> Bool {
    let isAtRest = host.interactiveRun == nil
    let movement = movement(of: recognizer, in: container)
    return gesture.mayBegin(recognizer, movement: movement, isAtRest: isAtRest) {
      // In a scroll view the finger may turn round later; a screen has one closing direction.
      guard isAtRest, coupling == nil else { return nil }
      return host.dismissible?.closingAxis(of: gesture, movement: movement)
    }
  }

  /// Returns the finger's movement since the touch, in points. When a pan begins, its translation
  /// and velocity may still be zero.
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

extension UIView {
  /// True if the view, or one that it lies in, is dragged itself: a slider, a picker's wheel. A control
  /// that reports changes of its value is taken for one, a button is not.
  fileprivate func isDragged(below screen: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== screen {
      if let control = current as? UIControl, !(control is UIButton), control.isEnabled,
        control.allControlEvents.contains(.valueChanged)
      {
        return true
      }
      view = current.superview
    }
    return false
  }
}
