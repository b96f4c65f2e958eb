import UIKit

/// The recognizers of a gesture, and UIKit's questions about their touches.
///
/// - `drivers` are the recognizers of the gesture itself.
/// - `catchers` hold a playing run at the touch of one finger, or two. The view that is touched keeps the touch, for a
///   tap, until the finger rests or drags.
/// - `drag` moves a held run after an edge gesture, whose driver begins at the edge only.
@MainActor
final class GestureRecognizers: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: Interaction
  /// The gestures of `drivers`, in their order.
  private let gestures: [TransitionGesture]
  let drivers: [UIGestureRecognizer]
  let catchers: [UIGestureRecognizer]
  /// Takes the touch of a finger that rests on a caught run from the view under it.
  private let rest: UILongPressGestureRecognizer?
  /// The view of the last touch that a catcher has received.
  private(set) weak var touched: UIView?
  private let drag: UIPanGestureRecognizer?
  private var targets: [RecognizerTarget] = []
  private var view: UIView? { interaction.view }

  /// The recognizers that `attach(to:)` has added to a view, and the app has not.
  private var added: [UIGestureRecognizer] = []
  /// The hold that each driver may begin: made when its touch comes down, of which UIKit tells by no other call than
  /// `shouldReceive`, or without a touch when the driver should begin; taken when it begins.
  private var holds: [ObjectIdentifier: Hold] = [:]
  /// The recognizers that UIKit has been allowed to let go on beside each driver, for the `others` of its hold.
  private var beside: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
  /// The last touch that a driver has received: while it is down, no trackpad scrolls.
  private weak var touch: UITouch?

  init(_ gesture: TransitionGesture?, for interaction: Interaction) {
    self.interaction = interaction
    gestures = gesture?.parts ?? []
    drivers = gestures.map { $0.makeRecognizer() }
    let kinds = gestures.filter(\.isInteractive).map(\.dragKind)
    func press(lasting seconds: TimeInterval, fingers: Int = 1) -> UILongPressGestureRecognizer {
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = seconds
      press.allowableMovement = .greatestFiniteMagnitude
      press.numberOfTouchesRequired = fingers
      return press
    }
    catchers = (kinds.isEmpty ? [] : kinds.contains(.pinch) ? [1, 2] : [1]).map {
      let catcher = press(lasting: 0, fingers: $0)
      catcher.cancelsTouchesInView = false
      return catcher
    }
    rest = kinds.isEmpty ? nil : press(lasting: Tap.longest)
    // Other pans move the run in any case.
    let isPanned = gestures.contains { $0.kind == .panToEdge || $0.kind == .contentSwipe }
    drag =
      gestures.contains(where: \.beginsAtEdge) && !isPanned ? UIPanGestureRecognizer() : nil
    super.init()
    for recognizer in recognizers where self.gesture(of: recognizer)?.custom == nil {
      recognizer.delegate = self
      // A finger that rests would keep the taps of another finger from the screen.
      recognizer.delaysTouchesEnded = false
    }
  }

  /// All recognizers, `drivers` first.
  var recognizers: [UIGestureRecognizer] { drivers + catchers + [rest, drag].compactMap { $0 } }

  /// Returns the gesture of a driver, or of `drag`.
  func gesture(of recognizer: UIGestureRecognizer) -> TransitionGesture? {
    if recognizer === drag {
      let edges = gestures.filter(\.beginsAtEdge)
      return edges.first {
        $0.outward(isRightToLeft: interaction.isRightToLeft).along(interaction.runAxis) < 0
      } ?? edges.first
    }
    return gestureOfDriver(recognizer)
  }

  private func gestureOfDriver(_ recognizer: UIGestureRecognizer) -> TransitionGesture? {
    drivers.firstIndex { $0 === recognizer }.map { gestures[$0] }
  }

  func attach(to view: UIView) {
    for (gesture, driver) in zip(gestures, drivers) {
      gesture.configure(driver, isRightToLeft: interaction.isRightToLeft)
    }
    if targets.isEmpty {
      // `detach` removes them: an app's recognizer may serve many screens, after each other.
      targets = recognizers.map {
        let isCatcher = catchers.contains($0)
        return RecognizerTarget($0) { [weak interaction] in
          if isCatcher {
            interaction?.catcherChanged($0)
          } else {
            interaction?.recognizerChanged($0)
          }
        }
      }
    }
    for recognizer in recognizers where recognizer.view !== view {
      // The app's recognizer stays on the view to which the app has added it.
      let isAdded = added.contains { $0 === recognizer }
      if gesture(of: recognizer)?.custom != nil, !isAdded, let owner = recognizer.view {
        if owner.window !== view.window { interaction.controller.report(.recognizerElsewhere) }
        continue
      }
      view.addGestureRecognizer(recognizer)
      if !isAdded { added.append(recognizer) }
    }
  }

  func detach() {
    for recognizer in added where recognizer.view === view {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    added = []
    for target in targets { target.remove() }
    targets = []
  }

  // MARK: A touch

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let gesture = gestureOfDriver(recognizer) else {
      // A touch on the bar of the tabs that change selects the next tab.
      let bar = (view?.next as? UITabBarController)?.tabBar
      let isInBar = bar.flatMap { touch.view?.isDescendant(of: $0) } ?? false
      touched = touch.view
      let isKept = (touch.view as? any TapHandling)?.catchesRun == false
      return interaction.canBeCaught && !isInBar && !isKept
    }
    guard recognizer.numberOfTouches == 0 else {
      if let hold = interaction.hold, hold.recognizer === recognizer { hold.fingerCame() }
      return true
    }
    // `isInProgress` without touches: a trackpad scrolls.
    guard !recognizer.isInProgress else { return false }
    self.touch = touch
    let hold = makeHold(
      by: recognizer, with: gesture, at: touch.location(in: view), on: touch.view)
    holds[ObjectIdentifier(recognizer)] = hold
    beside[ObjectIdentifier(recognizer)] = nil
    return hold != nil
  }

  /// True for a scroll that has begun without a heading.
  func awaitsHeading(_ recognizer: UIGestureRecognizer) -> Bool {
    holds[ObjectIdentifier(recognizer)]?.awaitsHeading == true
  }

  /// Returns the hold that a recognizer begins now; `nil` for the app's recognizer that opens the screen, and for a scroll
  /// without a heading, or one that goes another way.
  func takeHold(of recognizer: UIGestureRecognizer) -> Hold? {
    let key = ObjectIdentifier(recognizer)
    if let hold = holds[key], hold.awaitsHeading {
      guard hold.way != .zero, let gesture = hold.gesture else { return nil }
      hold.awaitsHeading = false
      guard direct(hold, by: recognizer, with: gesture) else {
        holds[key] = nil
        return nil
      }
    }
    let others = beside.removeValue(forKey: key) ?? []
    // UIKit asks nothing about the app's own recognizer, and `drag` begins in a hold of a catcher.
    let hold =
      holds.removeValue(forKey: key)
      ?? gesture(of: recognizer).map { Hold(.driver($0), by: recognizer, in: view) }
    hold?.others += others
    return hold
  }

  /// True for fingers on a trackpad, whose scroll or pinch comes without a touch.
  ///
  /// UIKit does not announce scrolls on an iPad (https://github.com/flutter/engine/pull/34929): `numberOfTouches` is 0.
  private func isOnTrackpad(_ recognizer: UIGestureRecognizer) -> Bool {
    let isDown = touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false
    let isBeginning = recognizer.state == .possible || recognizer.state == .began
    return recognizer.numberOfTouches == 0 && isBeginning
      && (recognizer is UIPinchGestureRecognizer
        || (recognizer is UIPanGestureRecognizer && !isDown))
  }

  /// Returns the hold of the last touch. Where no touch has come, a hold is made at the pointer; and again where the
  /// touch came down in a run that is over. Returns `nil` if the view under the finger keeps its drags.
  private func holdToBegin(
    by recognizer: UIGestureRecognizer, with gesture: TransitionGesture
  ) -> Hold? {
    let last = holds[ObjectIdentifier(recognizer)]
    let isOnTrackpad = isOnTrackpad(recognizer)
    let isInRun = interaction.controller.run != nil
    if let last, !isOnTrackpad, !last.isFromRun || isInRun { return last }
    let touched = isOnTrackpad ? nil : last
    let point = touched?.start ?? recognizer.location(in: view)
    return makeHold(
      by: recognizer, with: gesture, at: point,
      on: touched.map(\.touched) ?? view?.hitTest(point, with: nil),
      isScroll: isOnTrackpad && recognizer is UIPanGestureRecognizer)
  }

  /// Makes the hold that a recognizer may begin from here; `nil` if the view under the finger keeps its drags.
  private func makeHold(
    by recognizer: UIGestureRecognizer, with gesture: TransitionGesture, at location: CGPoint,
    on touched: UIView?, isScroll: Bool = false
  ) -> Hold? {
    let controller = interaction.controller
    let hold = Hold(
      .driver(gesture), by: recognizer, at: location, on: touched, isScroll: isScroll,
      isFromRun: controller.run != nil, in: view, isRightToLeft: interaction.isRightToLeft)
    if hold.isFromRun { return gesture.isInteractive ? hold : nil }
    guard let home = controller.home, home.isDismissible, !home.hasTransitionInside,
      let presented = home.presentedView
    else { return nil }
    let point = presented.convert(location, from: view)
    if gesture.beginsInStartRect, !startRect(in: presented).contains(point) { return nil }
    guard let axis = hold.contentAxis(at: home) else { return hold }
    if touched?.isDescendant(of: presented) == true, touched?.keepsDrags == true { return nil }
    let coupling = ScrollCoupling(
      under: touched, in: presented, vertically: abs(axis.dy) > abs(axis.dx))
    // With `.never` the touch is the content's alone.
    if coupling != nil, controller.scrollHandOff == .never { return nil }
    // A swipe begins at the edge of the content, or does without the content.
    if gesture.isInteractive || coupling?.isAtEdge(along: axis) == true { hold.coupling = coupling }
    return hold
  }

  private func startRect(in presented: UIView) -> CGRect {
    guard let rect = interaction.controller.startRect else { return presented.bounds }
    guard rect.isUsable, rect.intersects(presented.bounds) else {
      interaction.controller.report(.startRectOutside)
      return presented.bounds
    }
    return rect
  }

  // MARK: The beginning

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let drag, recognizer === drag { return interaction.isCaught && !isPulled(by: drag) }
    if recognizer === rest { return interaction.isCaught }
    guard let gesture = gestureOfDriver(recognizer) else { return interaction.canBeCaught }
    if recognizer is UIPinchGestureRecognizer, !interaction.isCaught, let view,
      view.hitTest(recognizer.location(in: view), with: nil)?.isZoomedIn(below: view) == true
    {
      return false
    }
    guard let hold = holdToBegin(by: recognizer, with: gesture) else { return false }
    holds[ObjectIdentifier(recognizer)] = hold
    guard isOffered(gesture, to: hold) else { return false }
    // The first event of a scroll may have no heading: the next event decides.
    hold.awaitsHeading = hold.isScroll && hold.way == .zero
    return hold.awaitsHeading || direct(hold, by: recognizer, with: gesture)
  }

  /// False where the app has named no gesture and the screen offers none, and where a view under the finger goes first.
  private func isOffered(_ gesture: TransitionGesture, to hold: Hold) -> Bool {
    let controller = interaction.controller
    let home = controller.run == nil ? controller.home : nil
    // A gesture that the app has named begins on every screen.
    let isNamed = controller.gesture?.parts.contains(gesture) == true
    return (isNamed || home?.offersGesture != false) && !isHeldInside(hold, of: home?.presentedView)
  }

  /// Gives a hold its direction by the finger's way, and shares the way with the content under the finger. Returns false
  /// if the way is not the gesture's.
  private func direct(
    _ hold: Hold, by recognizer: UIGestureRecognizer, with gesture: TransitionGesture
  ) -> Bool {
    // The finger that is left of a pinch goes on in any direction.
    if interaction.hold?.gesture?.kind == .pinch, !(recognizer is UIPinchGestureRecognizer) {
      return true
    }
    let controller = interaction.controller
    let home = controller.run == nil ? controller.home : nil
    let heading = hold.way
    if gesture.kind == .panToEdge, hold.coupling?.isAcross(heading) == true,
      let request = home?.closingRequest, controller.goesToPlace(controller.movement(for: request))
    {
      // The screen is closed in all directions, and the content does not scroll in this one.
      hold.leaveContent()
    }
    let coupling = hold.coupling
    let axis = home.flatMap { hold.scrollAxis(at: $0, heading: heading) }
    // Content that scrolls sideways keeps a content swipe, if it was not at its edge.
    let handOff = gesture.kind == .contentSwipe ? .startsAtEdge : controller.scrollHandOff
    if let axis, coupling?.gives(along: axis, to: handOff) == false { return false }
    if let home, home.goesBothWays {
      guard let direction = home.direction(of: heading) else { return false }
      hold.direction = direction
    }
    guard isWay(heading, of: hold, at: home, by: recognizer, with: gesture) else { return false }
    if let axis, gesture.isInteractive { coupling?.prepare(along: axis, heading: heading) }
    return true
  }

  /// Returns whether a gesture begins with this heading.
  private func isWay(
    _ heading: CGVector, of hold: Hold, at home: (any Home)?, by recognizer: UIGestureRecognizer,
    with gesture: TransitionGesture
  ) -> Bool {
    switch gesture.kind {
    case .pinch:
      // Fingers that spread close no screen.
      guard let pinch = recognizer as? UIPinchGestureRecognizer, home != nil else { return true }
      return pinch.scale < 1 || pinch.velocity < 0
    case .pull(let isVertical):
      guard isVertical == (abs(heading.dy) > abs(heading.dx)) else { return false }
      // A finger in `coupling` may turn round later; elsewhere the direction must be that of the closing.
      guard hold.coupling == nil, let home, !home.goesBothWays else { return true }
      return hold.closingAxis(at: home, heading: heading).map { $0.along(heading) > 0 } ?? true
    case .contentSwipe:
      let inward = gesture.outward(isRightToLeft: interaction.isRightToLeft).scaled(by: -1)
      let way = heading.along(inward)
      return (home == nil ? abs(way) : way) > abs(heading.dy)
    default: return true
    }
  }

  /// True if a recognizer of a view under the finger is in progress, and allows others beside it: a map, a crop.
  private func isHeldInside(_ hold: Hold, of screen: UIView?) -> Bool {
    // At the edge of the display, others wait for the screen's gesture.
    guard let screen, let touched = hold.touched, hold.gesture?.beginsAtEdge != true,
      touched.isDescendant(of: screen)
    else { return false }
    return sequence(first: touched, next: { $0 === screen ? nil : $0.superview })
      .flatMap { $0.gestureRecognizers ?? [] }
      .contains { other in
        other.holdsFingers && !(other.delegate is GestureRecognizers)
          && !isCoupled(hold.recognizer, with: other)
          && hold.recognizer?.pinches(over: other) != true
      }
  }

  // MARK: Other recognizers

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if recognizers.contains(where: { $0 === other }) { return true }
    guard let gesture = gestureOfDriver(recognizer) else {
      // A view that is seen where it is at rest may be tapped.
      let taps = other is UITapGestureRecognizer || other.isSwiftUIs
      return isCoupled(nil, with: other) || taps && recognizer !== rest
    }
    let isHolding = interaction.hold?.recognizer === recognizer
    // The pan of a scroll view may begin before `gestureRecognizerShouldBegin` is called. If that has been called, its hold
    // stays.
    let last = holds[ObjectIdentifier(recognizer)]
    let isKnown =
      isHolding || isOnTrackpad(recognizer) && last?.start == recognizer.location(in: view)
    let hold = isKnown ? last : holdToBegin(by: recognizer, with: gesture)
    // A finger that scrolls may become one of two that pinch.
    let driver = gesture.kind == .pinch ? nil : recognizer
    if hold?.coupling?.belongs(other) == true || isCoupled(driver, with: other)
      || recognizer.pinches(over: other)
    {
      // A pull scrolls the content first; a pinch, a swipe or an app's own gesture ends the scrolling.
      if gesture.dragKind == .pinch, !isHolding { goesOn(other, beside: recognizer) }
      return true
    }
    // SwiftUI's would never let a pull begin. Once the screen moves, they do not go on, and none begins.
    guard other.isSwiftUIs, !isHolding, let screen = interaction.controller.home?.presentedView,
      other.view?.isDescendant(of: screen) == true
    else { return false }
    goesOn(other, beside: recognizer)
    return true
  }

  private func goesOn(_ other: UIGestureRecognizer, beside driver: UIGestureRecognizer) {
    beside[ObjectIdentifier(driver), default: []].append(other)
  }

  /// True if a driver, or any with `nil`, shares its finger with the recognizer of a scroll view.
  private func isCoupled(
    _ driver: UIGestureRecognizer?, with other: UIGestureRecognizer
  ) -> Bool {
    (holds.values + [interaction.hold].compactMap { $0 }).contains {
      (driver == nil || $0.recognizer === driver) && $0.coupling?.belongs(other) == true
    }
  }

  /// True if one of the drivers moves a caught run along the way of this pan.
  private func isPulled(by pan: UIPanGestureRecognizer) -> Bool {
    let heading = pan.heading(in: view)
    return gestures.contains {
      if case .pull(let isVertical) = $0.kind {
        isVertical == (abs(heading.dy) > abs(heading.dx))
      } else {
        false
      }
    }
  }

  /// Gives precedence to views inside the screen: a stack that pops, the actions of a row, a page, a map, a chart. The
  /// screen follows if their recognizer fails.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let gesture = gestureOfDriver(recognizer) else { return false }
    // That of the stack itself does not begin on this screen, and need not fail before the finger is lifted.
    let popsInside = other.popsStack && (gesture.beginsAtEdge || !popsThisStack(other))
    return popsInside || isOfScreenInside(other) || isDraggedInside(other, before: gesture)
  }

  /// True for a pan of one finger on a view inside the screen, before a pull, a pan or a swipe. `panGestureRecognizer`
  /// of a scroll view is coupled instead. Its other pans, such as the one for the actions of a row, go sideways: a pull
  /// up or down would wait in vain (https://github.com/iosphere/ISHPullUp/issues/92).
  private func isDraggedInside(_ other: UIGestureRecognizer, before gesture: TransitionGesture)
    -> Bool
  {
    guard gesture.beginsInStartRect, let pan = other as? UIPanGestureRecognizer,
      pan.minimumNumberOfTouches == 1, !(pan.delegate is GestureRecognizers), isInside(pan)
    else { return false }
    guard let scrollView = pan.view as? UIScrollView else { return true }
    let isUpOrDown =
      switch gesture.kind {
      case .pull(let isVertical): isVertical
      case .swipe: gesture.outward(isRightToLeft: interaction.isRightToLeft).dx == 0
      default: false
      }
    return scrollView.panGestureRecognizer !== pan && !isUpOrDown
  }

  /// True for a driver in a container inside `view`, but not for a pinch, which neither begins nor fails with one
  /// finger down.
  private func isOfScreenInside(_ other: UIGestureRecognizer) -> Bool {
    guard let inner = other.delegate as? GestureRecognizers, inner !== self else { return false }
    return inner.gestureOfDriver(other) != nil && !(other is UIPinchGestureRecognizer)
      && isInside(other)
  }

  private func popsThisStack(_ other: UIGestureRecognizer) -> Bool {
    (view?.next as? UINavigationController)?.popRecognizers.contains { $0 === other } == true
  }

  private func isInside(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let owner = other.view else { return false }
    return owner !== view && owner.isDescendant(of: view)
  }

  /// Gives precedence to a screen edge pan, which fails at once if the touch does not begin at the edge.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer && other is UIPanGestureRecognizer
      && !(other is UIScreenEdgePanGestureRecognizer && recognizers.contains { $0 === other })
      && !other.popsStack && !isOfScreenInside(other) && other !== drag
  }
}

extension UIPanGestureRecognizer {
  /// The translation or, while that is zero, the velocity.
  func heading(in view: UIView?) -> CGVector {
    let way = translation(in: view)
    return CGVector(way == .zero ? velocity(in: view) : way)
  }
}

extension UIGestureRecognizer {
  var isInProgress: Bool { state == .began || state == .changed }

  /// Cancels the recognizer, as UIKit's documentation of `isEnabled` says.
  func cancel() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// True for two fingers that pinch where `other` scrolls, or zooms content at its `minimumZoomScale`.
  fileprivate func pinches(over other: UIGestureRecognizer) -> Bool {
    guard self is UIPinchGestureRecognizer, numberOfTouches > 1,
      let scrollView = other.view as? UIScrollView
    else { return false }
    return scrollView.panGestureRecognizer === other
      || (scrollView.pinchGestureRecognizer === other && !scrollView.isZoomedIn)
  }

  /// True while the fingers are meant for this recognizer. A long press without a duration, which shows that a view is
  /// touched, says nothing about them.
  fileprivate var holdsFingers: Bool {
    guard isInProgress else { return false }
    if let press = self as? UILongPressGestureRecognizer { return press.minimumPressDuration > 0 }
    return self is UIPanGestureRecognizer || self is UIPinchGestureRecognizer
      || self is UIRotationGestureRecognizer
  }

  /// True for a navigation controller's own pop recognizers.
  fileprivate var popsStack: Bool {
    // `interactiveContentPopGestureRecognizer` of iOS 26 may be on a view inside the navigation controller's own.
    guard let view else { return false }
    return sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UINavigationController }
      .contains { stack in stack.popRecognizers.contains { $0 === self } }
  }
}

extension UIScrollView {
  /// True if a pinch can make the content smaller.
  var isZoomedIn: Bool { pinchGestureRecognizer != nil && zoomScale > minimumZoomScale * 1.001 }
}

extension UIView {
  /// True in content that is zoomed in, which keeps its pinches and drags.
  fileprivate func isZoomedIn(below root: UIView) -> Bool {
    sequence(first: self, next: { $0 === root ? nil : $0.superview })
      .contains { ($0 as? UIScrollView)?.isZoomedIn == true }
  }

  /// True in a view that follows the finger itself: the wheels of a picker, and controls such as a slider, the grip of a
  /// row, an app's knob.
  var keepsDrags: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view is UIPickerView
        || (view as? UIControl)?.followsFinger == true && !(view is any TapHandling)
    }
  }
}

extension UIControl {
  /// True for a control of UIKit's other than a button, a text field or an item of a bar; with an action for a drag or a
  /// value; or of an app's class that tracks the finger.
  fileprivate var followsFinger: Bool {
    guard isEnabled else { return false }
    let events = allControlEvents
    if !events.isDisjoint(with: [.touchDragInside, .touchDragOutside]) { return true }
    if overridesTracking { return true }
    if self is UIButton || self is UITextField { return false }
    return events.contains(.valueChanged) || (uiKitClass != UIControl.self && !isInBar)
  }

  private var isInBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
    }
  }
}
