import UIKit

/// Decides about touches, and receives the events of recognizers.
@MainActor
protocol GestureRecognizersOwner: AnyObject {
  var canBeCaught: Bool { get }
  var isCaught: Bool { get }
  var gestureStart: GestureStart { get }
  func receives(_ touch: UITouch, for gesture: any GestureDefinition, in container: UIView?) -> Bool
  func allows(
    _ recognizer: UIGestureRecognizer, for gesture: any GestureDefinition, in container: UIView?
  ) -> Bool
  func isCoupled(with other: UIGestureRecognizer) -> Bool
  func driverChanged(by recognizer: UIGestureRecognizer)
  func catcherChanged(by recognizer: UIGestureRecognizer)
}

/// The recognizers of one gesture, and their view: the presentation's container, which exists at
/// rest and during runs, and is never moved itself.
///
/// The `drivers` are the gesture's own recognizers. The `catchers` catch a playing run as soon as it
/// is touched, by one finger or by two at once. The `drag` moves a caught run if a driver cannot
/// begin in the middle of the screen (an edge gesture).
@MainActor
final class GestureRecognizers: NSObject, UIGestureRecognizerDelegate {
  weak var owner: (any GestureRecognizersOwner)?
  let drivers: [UIGestureRecognizer]
  private let catchers: [UILongPressGestureRecognizer]
  let drag: UIPanGestureRecognizer?
  private var targets: [RecognizerTarget] = []
  private var foreignTarget: RecognizerTarget?
  /// Scroll views' pans beside which the driver is recognized, and which it ends when it is.
  private var scrollPans: [UIGestureRecognizer] = []
  private(set) weak var view: UIView?

  /// The definitions of `drivers`, in the same order.
  private let gestures: [any GestureDefinition]
  private weak var host: (any InteractionHost)?

  init(_ gestures: [any GestureDefinition], for host: any InteractionHost) {
    self.gestures = gestures
    self.host = host
    drivers = gestures.map { $0.makeRecognizer() }
    let interactive = gestures.filter(\.isInteractive)
    let counts =
      interactive.isEmpty ? [] : interactive.contains { $0.kind == .pinch } ? [1, 2] : [1]
    catchers = counts.map {
      let catcher = UILongPressGestureRecognizer()
      catcher.minimumPressDuration = 0
      catcher.allowableMovement = .greatestFiniteMagnitude
      catcher.numberOfTouchesRequired = $0
      return catcher
    }
    drag = gestures.contains { $0.kind == .edge } ? UIPanGestureRecognizer() : nil
    super.init()
    let own = zip(gestures, drivers).filter { !$0.0.usesAppRecognizer }.map(\.1)
    for recognizer in own + catchers { recognizer.delegate = self }
    drag?.delegate = self
    for recognizer in own + [drag].compactMap({ $0 }) {
      listen(to: recognizer) { [weak self] in
        self?.endScrolling(beside: $0)
        self?.owner?.driverChanged(by: $0)
      }
    }
    for catcher in catchers {
      listen(to: catcher) { [weak self] in self?.owner?.catcherChanged(by: $0) }
    }
  }

  /// All recognizers, the gesture's own first.
  var recognizers: [UIGestureRecognizer] { drivers + catchers + [drag].compactMap { $0 } }

  /// The gesture of a driver, or of the drag.
  func gesture(of recognizer: UIGestureRecognizer?) -> (any GestureDefinition)? {
    if let recognizer, recognizer === drag { return gestures.first { $0.kind == .edge } }
    return drivers.firstIndex { $0 === recognizer }.map { gestures[$0] }
  }

  private func isDriver(_ recognizer: UIGestureRecognizer) -> Bool {
    drivers.contains { $0 === recognizer }
  }

  func attach(to view: UIView, isRightToLeft: Bool) {
    self.view = view
    for (gesture, driver) in zip(gestures, drivers) {
      // An app's recognizer may serve many screens, one after the other.
      if gesture.usesAppRecognizer, foreignTarget == nil {
        foreignTarget = RecognizerTarget(driver) { [weak self] in
          self?.owner?.driverChanged(by: $0)
        }
      }
      if !gesture.usesAppRecognizer { gesture.configure(driver, isRightToLeft: isRightToLeft) }
    }
    for recognizer in recognizers where recognizer.view !== view {
      // The app's recognizer stays on its view. Without a view it would receive no touches.
      if gesture(of: recognizer)?.usesAppRecognizer == true, let place = recognizer.view {
        if place.window !== view.window { host?.report(.recognizerElsewhere) }
        continue
      }
      view.addGestureRecognizer(recognizer)
    }
  }

  func detach() {
    foreignTarget?.remove()
    foreignTarget = nil
    for recognizer in recognizers where recognizer.view === view {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    view = nil
  }

  /// Removes the recognizers and their targets for good.
  func dissolve() {
    detach()
    for target in targets { target.remove() }
    targets = []
  }

  private func listen(
    to recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void
  ) {
    targets.append(RecognizerTarget(recognizer, action))
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let owner else { return false }
    guard isDriver(recognizer), let gesture = gesture(of: recognizer) else {
      return owner.canBeCaught && !isInOwnTabBar(touch)
    }
    guard recognizer.numberOfTouches == 0 else { return true }
    // A finger does not join a scroll of a trackpad.
    return !recognizer.isInProgress && owner.receives(touch, for: gesture, in: view)
  }

  /// True for a touch on the bar of the tabs that change: it chooses the next tab.
  private func isInOwnTabBar(_ touch: UITouch) -> Bool {
    guard let tabs = view?.next as? UITabBarController else { return false }
    return touch.view?.isDescendant(of: tabs.tabBar) == true
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let owner else { return false }
    if recognizer === drag { return owner.isCaught }
    guard isDriver(recognizer), let gesture = gesture(of: recognizer) else {
      return owner.canBeCaught
    }
    if recognizer is UIPinchGestureRecognizer, !owner.isCaught, let view,
      view.hitTest(recognizer.location(in: view), with: nil)?.isZoomedIn(below: view) == true
    {
      return false
    }
    return owner.allows(recognizer, for: gesture, in: view)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if recognizers.contains(where: { $0 === other }) { return true }
    guard let owner, isDriver(recognizer), let gesture = gesture(of: recognizer) else {
      return owner?.isCoupled(with: other) == true
    }
    // A scroll view may begin first, before anybody has asked where the scroll is.
    _ = owner.gestureStart.locatesScroll(of: recognizer, for: gesture, in: view)
    if owner.isCoupled(with: other) || recognizer.pinches(over: other) {
      // The content scrolls first, and the screen follows; a pinch, and a swipe, end the scrolling.
      if !gesture.isInteractive || gesture.kind == .pinch { scrollPans.append(other) }
      return true
    }
    return other.isOfUnknownKind && isInsideScreen(other)
  }

  private func endScrolling(beside recognizer: UIGestureRecognizer) {
    guard isDriver(recognizer) else { return }
    let pans = scrollPans
    scrollPans = []
    guard recognizer.state == .began || recognizer.state == .ended else { return }
    for pan in pans { pan.cancel() }
  }

  private func isInsideScreen(_ other: UIGestureRecognizer) -> Bool {
    guard let screen = host?.dismissible?.presentedView, let place = other.view else {
      return false
    }
    return place.isDescendant(of: screen)
  }

  /// Lets a navigation stack inside the screen pop first, and what is dragged inside the screen be dragged: a row's
  /// actions, a page, a map, a chart. If it does not want the drag, its recognizer fails.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard isDriver(recognizer) else { return false }
    return other.popsStack || isOfScreenInside(other) || isDraggedInside(other, before: recognizer)
  }

  /// True for a pan of one finger on a view inside the screen. A scroll view's own is coupled instead, and a pan from
  /// the edge of the screen goes before all others. A table's for the actions of its rows goes sideways: a pull up or
  /// down would wait for it in vain, where nothing scrolls (https://github.com/iosphere/ISHPullUp/issues/92).
  private func isDraggedInside(
    _ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer
  ) -> Bool {
    guard recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      !(recognizer is UIScreenEdgePanGestureRecognizer),
      let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1,
      !(pan.delegate is GestureRecognizers), let view, let place = pan.view, place !== view,
      place.isDescendant(of: view)
    else { return false }
    guard let scrollView = place as? UIScrollView else { return true }
    return scrollView.panGestureRecognizer !== pan
      && !recognizer.goesUpOrDown(gesture(of: recognizer))
  }

  /// True for the gesture of a transition in a container inside this one's. A pinch is none: with one
  /// finger down it would neither begin nor fail.
  private func isOfScreenInside(_ other: UIGestureRecognizer) -> Bool {
    guard let inner = other.delegate as? GestureRecognizers, inner !== self, inner.isDriver(other),
      !(other is UIPinchGestureRecognizer), let view, let place = other.view
    else { return false }
    return place !== view && place.isDescendant(of: view)
  }

  /// Lets a screen edge pan precede other pans: it fails at once if the touch began elsewhere.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer && other is UIPanGestureRecognizer
      && !other.popsStack && !isOfScreenInside(other) && !recognizers.contains { $0 === other }
  }
}

extension UIGestureRecognizer {
  var isInProgress: Bool { state == .began || state == .changed }

  /// Cancels the recognizer. Switching it off and on is UIKit's way.
  func cancel() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// True for two fingers that pinch where `other` scrolls, or zooms: what is zoomed out as far as it goes closes with
  /// its screen.
  fileprivate func pinches(over other: UIGestureRecognizer) -> Bool {
    guard self is UIPinchGestureRecognizer, numberOfTouches > 1,
      let scrollView = other.view as? UIScrollView
    else { return false }
    return scrollView.panGestureRecognizer === other
      || (scrollView.pinchGestureRecognizer === other && !scrollView.isZoomedIn)
  }

  /// True for a pull, or a swipe, along the vertical axis only.
  fileprivate func goesUpOrDown(_ gesture: (any GestureDefinition)?) -> Bool {
    if let swipe = self as? UISwipeGestureRecognizer {
      return swipe.direction.isSubset(of: [.up, .down])
    }
    return (gesture as? PullGesture)?.isVertical == true
  }

  /// True for a recognizer of the app's, or of another framework's such as SwiftUI: nobody knows what
  /// it excludes, and neither side may starve the other.
  fileprivate var isOfUnknownKind: Bool {
    !(self is UIPanGestureRecognizer || self is UIPinchGestureRecognizer
      || self is UIRotationGestureRecognizer || self is UISwipeGestureRecognizer
      || self is UITapGestureRecognizer || self is UILongPressGestureRecognizer)
  }

  /// True for a navigation controller's own pop recognizers.
  fileprivate var popsStack: Bool {
    // The one of iOS 26 may be on a view inside the navigation controller's own.
    guard let view else { return false }
    return sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UINavigationController }
      .contains { stack in stack.popRecognizers.contains { $0 === self } }
  }
}

extension UIScrollView {
  /// True if fingers that pinch make the content smaller.
  var isZoomedIn: Bool {
    pinchGestureRecognizer != nil && zoomScale > minimumZoomScale * 1.001
  }
}

extension UIView {
  /// True in content that is zoomed in: it takes pinches and drags.
  fileprivate func isZoomedIn(below root: UIView) -> Bool {
    sequence(first: self, next: { $0 === root ? nil : $0.superview })
      .contains { ($0 as? UIScrollView)?.isZoomedIn == true }
  }
}

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

extension TransitionIssue {
  static var startRectOutside: TransitionIssue {
    TransitionIssue(
      "startRectOutside",
      "startRect is empty or outside the screen; the gesture may begin anywhere in the screen.")
  }

  static var recognizerElsewhere: TransitionIssue {
    TransitionIssue(
      "recognizerElsewhere",
      "The gesture's recognizer is attached to a view in another window than the screen's.")
  }
}
