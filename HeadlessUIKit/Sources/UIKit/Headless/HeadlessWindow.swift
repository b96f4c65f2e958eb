extension Headless {
  /// A visible key window, on a device of that size (points) with those bars.
  public static func makeWindow(
    size: CGSize = CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> UIWindow {
    DeviceSize.become(size)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.headlessSafeAreaInsets = safeAreaInsets
    window.makeKeyAndVisible()
    return window
  }

  /// Turns the device or moves the split: the controllers hear of it first, then layout follows,
  /// animated together with what they put alongside [controllers 9.8].
  public static func resize(
    _ window: UIWindow, to size: CGSize, safeAreaInsets: UIEdgeInsets, duration: TimeInterval = 0.3
  ) {
    guard window.bounds.size != size || window.headlessSafeAreaInsets != safeAreaInsets else {
      return
    }
    let turns = (size.width > size.height) != (window.bounds.width > window.bounds.height)
    // Observed once: a pan does not live through a turn of the device [gestures 41].
    if turns { TouchInterruption.cancelEverything() }
    let showsKeyboard = turns && Keyboard.hideForTurn()
    defer { if showsKeyboard { Keyboard.showAfterTurn() } }
    let transition = ResizeTransition(window: window, duration: duration)
    let coordinator = TransitionCoordinator(context: transition)
    let traits = DeviceSize.traits(for: size)
    let traitsChange = traits != UITraitCollection.device
    if traitsChange { window.rootViewController?.willTransition(to: traits, with: coordinator) }
    if window.bounds.size != size {
      ResizeTransition.sizeOfWindow = size
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      ResizeTransition.sizeOfWindow = nil
    }
    let change = {
      DeviceSize.become(size)
      window.updateTraits()
      window.frame = CGRect(origin: window.frame.origin, size: size)
      window.headlessSafeAreaInsets = safeAreaInsets
      window.updateStatusBar()
      window.setNeedsLayout()
      window.layoutIfNeeded()
      coordinator.runAnimations()
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation(change)
      return coordinator.runCompletions()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [], animations: change,
      completion: { _ in coordinator.runCompletions() })
  }

  /// Records a misuse for every transition that has begun and has not been completed.
  public static func checkTransitions() { RunningTransitions.reportNeverCompleted() }
}
