/// UIKit's four states [controllers 2.1] and what is owed on the way.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  enum Callback { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` has still to come.
  var owesIsAppearing = false
  /// Open `beginAppearanceTransition` calls of a container [controllers 2.6].
  var openByHand = 0
  /// The callback that UIKit is delivering now: any other call of one is the app's own.
  var delivering: Callback?
  /// A container's transition decides when this one comes and goes, not its view's moves.
  var isDriven = false
  /// Grows with every change, so that a deferred end knows that it has been overtaken.
  var generation = 0

  var isVisible: Bool { phase == .appearing || phase == .appeared }

  /// One of the callbacks that tell of a coming, or of a going, is on the stack [controllers 2.9].
  func isDelivering(appears: Bool) -> Bool {
    switch delivering {
    case .willAppear, .isAppearing, .didAppear: appears
    case .willDisappear, .didDisappear: !appears
    case nil: false
    }
  }
}

/// The state machine behind the appearance callbacks.
extension UIViewController {
  /// The "will" half. False where the controller is already there or on its way.
  @discardableResult
  func beginAppearance(_ appears: Bool, animated: Bool) -> Bool {
    guard appearance.openByHand == 0 else { return false }
    return turnAppearance(appears, animated: animated)
  }

  /// The "did" half of whatever is under way.
  func endAppearance() {
    guard appearance.openByHand == 0 else { return }
    settleAppearance()
  }

  func turnAppearance(_ appears: Bool, animated: Bool) -> Bool {
    guard appears != appearance.isVisible else { return false }
    appearance.phase = appears ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = appears
    appearance.generation += 1
    if appears {
      loadViewIfNeeded()
      placeContent()
      deliver(.willAppear) { $0.viewWillAppear(animated) }
      // The first layout in a window is where `viewIsAppearing` is delivered.
      if loadedView?.window != nil { loadedView?.setNeedsLayout() }
    } else {
      deliver(.willDisappear) { $0.viewWillDisappear(animated) }
    }
    // Unverified: the parent's "will" comes before its children's, their "did" before its own.
    for child in childrenSharingAppearance { child.beginAppearance(appears, animated: animated) }
    return true
  }

  func settleAppearance() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      if appearance.owesIsAppearing { loadedView?.superview?.layoutIfNeeded() }
      deliverIsAppearing()
      // A callback may have turned the controller round.
      guard appearance.phase == .appearing else { return }
      appearance.phase = .appeared
      appearance.generation += 1
      childrenSharingAppearance.forEach { $0.endAppearance() }
      deliver(.didAppear) { $0.viewDidAppear(animated) }
      movesToParent = false
    case .disappearing:
      appearance.phase = .disappeared
      appearance.generation += 1
      childrenStorage.forEach { if $0.appearance.phase == .disappearing { $0.endAppearance() } }
      deliver(.didDisappear) { $0.viewDidDisappear(animated) }
      if parentStorage == nil { movesFromParent = false }
    case .appeared, .disappeared:
      break
    }
  }

  /// Once per appearance, with a window and a frame from the superview: before the first
  /// `viewWillLayoutSubviews`, at the latest before `viewDidAppear` [controllers 2.2].
  func deliverIsAppearing() {
    guard appearance.owesIsAppearing, appearance.phase == .appearing, loadedView?.window != nil
    else { return }
    appearance.owesIsAppearing = false
    let animated = appearance.isAnimated
    deliver(.isAppearing) { $0.viewIsAppearing(animated) }
    childrenSharingAppearance.forEach { $0.deliverIsAppearing() }
  }

  func skipIsAppearing() {
    appearance.owesIsAppearing = false
    childrenSharingAppearance.forEach { $0.skipIsAppearing() }
  }

  /// Children that follow this controller by themselves: those whose views are inside its own.
  private var childrenSharingAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childrenThatAppear.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  private func deliver(
    _ callback: AppearanceState.Callback, _ call: (UIViewController) -> Void
  ) {
    let outer = appearance.delivering
    appearance.delivering = callback
    call(self)
    appearance.delivering = outer
  }

  /// UIKit logs such a call and points to begin/endAppearanceTransition [controllers 2.5].
  func noteCallback(_ callback: AppearanceState.Callback) {
    guard appearance.delivering != callback else { return }
    HeadlessMisuse.record(
      .appearanceCallbackMisuse,
      "An appearance callback of \(type(of: self)) was called by the app: use "
        + "beginAppearanceTransition(_:animated:) and endAppearanceTransition().")
  }
}

/// begin/endAppearanceTransition as a container calls them [controllers 2.6, 2.7].
extension UIViewController {
  func beginByHand(_ appears: Bool, animated: Bool) {
    let wasMoving = appearance.phase == .appearing || appearance.phase == .disappearing
    let turned = turnAppearance(appears, animated: animated)
    if turned, wasMoving, appearance.openByHand > 0 {
      // A container that changes its mind begins the other way and ends once.
      return
    }
    // Unverified: beginning what is already so is reported, though UIKit may stay silent.
    if !turned, !wasMoving { recordUnbalanced() }
    appearance.openByHand += 1
  }

  func endByHand() {
    guard appearance.openByHand > 0 else { return recordUnbalanced() }
    appearance.openByHand -= 1
    if appearance.openByHand == 0 { settleAppearance() }
  }

  private func recordUnbalanced() {
    HeadlessMisuse.record(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
  }
}
