import UIKit

/// Decides whether a touch, or a scroll of a trackpad, may begin a gesture, and finds the scroll view
/// under it.
@MainActor
final class GestureStart {
  private unowned let host: any InteractionHost
  private var location = CGPoint.zero
  private weak var touch: UITouch?
  private var isScroll = false
  /// The change that the gesture makes, known as it begins.
  private(set) var direction = TransitionDirection.closing
  /// The scroll view under the touch that scrolls along the axis of the gesture.
  var coupling: ScrollCoupling?

  init(_ host: any InteractionHost) { self.host = host }

  func receives(_ touch: UITouch, for gesture: any GestureDefinition, in container: UIView?) -> Bool
  {
    self.touch = touch
    isScroll = false
    return begins(at: touch.location(in: container), on: touch.view, for: gesture, in: container)
  }

  /// Returns whether the pointer of a scroll is at a place where the gesture may begin; true for
  /// touches, which are asked about as they land.
  ///
  /// UIKit announces no scroll on an iPad: https://github.com/flutter/engine/pull/34929. It is known
  /// by its lack of touches.
  func locatesScroll(
    of recognizer: UIGestureRecognizer, for gesture: any GestureDefinition, in container: UIView?
  ) -> Bool {
    let isDown = touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false
    guard recognizer is UIPanGestureRecognizer, recognizer.numberOfTouches == 0, !isDown,
      recognizer.state == .possible || recognizer.state == .began
    else { return true }
    isScroll = true
    let place = recognizer.location(in: container)
    return begins(
      at: place, on: container?.hitTest(place, with: nil), for: gesture, in: container)
  }

  private func begins(
    at place: CGPoint, on touched: UIView?, for gesture: any GestureDefinition,
    in container: UIView?
  ) -> Bool {
    location = place
    coupling = nil
    if host.interactiveRun != nil { return gesture.isInteractive }
    guard let presentation = host.dismissible, presentation.isDismissible,
      !presentation.hasTransitionInside, let view = presentation.presentedView
    else { return false }
    if gesture.beginsInStartRect,
      !startRect(in: view).contains(view.convert(place, from: container))
    {
      return false
    }
    guard let axis = gesture.scrollAxis(on: presentation) else { return true }
    if touched?.isDragged(below: view) == true { return false }
    coupling = ScrollCoupling(under: touched, in: view, vertically: abs(axis.dy) > abs(axis.dx))
    // Before the finger has moved: the touch is the content's alone.
    if coupling != nil, host.scrollHandOff == .never {
      coupling = nil
      return false
    }
    // A swipe does not wait for the content to come to its edge.
    if !gesture.isInteractive, coupling?.isAtEdge(along: axis) != true { coupling = nil }
    return true
  }

  func allows(
    _ recognizer: UIGestureRecognizer, for gesture: any GestureDefinition, in container: UIView?
  ) -> Bool {
    guard locatesScroll(of: recognizer, for: gesture, in: container) else { return false }
    let isAtRest = host.interactiveRun == nil
    let movement = movement(of: recognizer, in: container)
    func closing() -> CGVector? { host.dismissible?.closingAxis(of: gesture, movement: movement) }
    let axis = isAtRest ? scrollAxis(of: gesture, movement: movement) : nil
    if let axis, coupling?.gives(along: axis, to: host.scrollHandOff) == false { return false }
    // The first step of a scroll may tell nothing but that it has begun.
    if isScroll, movement.length == 0 { return true }
    let goesBothWays = isAtRest && host.dismissible?.goesBothWays == true
    direction = .closing
    if goesBothWays {
      guard let way = host.dismissible?.direction(of: movement) else { return false }
      direction = way
    }
    let mayBegin = gesture.mayBegin(recognizer, movement: movement, isAtRest: isAtRest) {
      // In a scroll view the finger may turn round later; a screen has one closing direction.
      isAtRest && coupling == nil && !goesBothWays ? closing() : nil
    }
    if mayBegin, gesture.isInteractive, let axis {
      coupling?.prepare(along: axis, movement: movement)
    }
    return mayBegin
  }

  /// Returns the direction in which a pull that begins in a scroll view closes the screen, or changes tabs;
  /// `nil` if there is no scroll view.
  func scrollAxis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    guard let coupling else { return nil }
    // A free drag has one direction here: who reads on at the end keeps the screen.
    let way = gesture.kind == .pan ? .zero : coupling.scrolling(movement)
    guard let screen = host.dismissible else { return nil }
    let axis = screen.closingAxis(of: gesture, movement: way)
    // Where the finger leads to both sides, the content has an edge on either.
    return screen.goesBothWays && axis.map(way.along) ?? 0 < 0 ? axis?.scaled(by: -1) : axis
  }

  /// Returns the finger's movement since the touch, in points. When a pan begins, its translation
  /// and velocity may still be zero. The pointer of a scroll stays where it is.
  func movement(of recognizer: UIGestureRecognizer?, in container: UIView?) -> CGVector {
    guard let recognizer, let container else { return .zero }
    // Its location is where it began.
    if let swipe = recognizer as? UISwipeGestureRecognizer { return swipe.movement }
    if isScroll, let pan = recognizer as? UIPanGestureRecognizer {
      let (way, velocity) = (pan.translation(in: container), pan.velocity(in: container))
      return way == .zero
        ? CGVector(dx: velocity.x, dy: velocity.y) : CGVector(dx: way.x, dy: way.y)
    }
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

extension UISwipeGestureRecognizer {
  /// A point in its direction.
  fileprivate var movement: CGVector {
    switch direction {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    default: .zero
    }
  }
}

extension UIView {
  /// True if the view, or one that it lies in, is dragged itself: a slider, the wheels of a picker. A
  /// control that reports changes of its value is taken for one, a button is not.
  fileprivate func isDragged(below screen: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== screen {
      if current is UIPickerView || current is UIDatePicker { return true }
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
