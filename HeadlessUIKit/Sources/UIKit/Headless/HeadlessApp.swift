extension Headless {
  /// The user leaves the app: it resigns, and Core Animation drops what it plays.
  ///
  /// Animations that are not removed on completion survive [animation 57].
  // Unverified: that the animations are dropped before the app hears that it is in the background.
  public static func enterBackground() {
    let app = UIApplication.shared
    guard app.currentState != .background else { return }
    resignActive()
    for layer in MainLoop.main.watched { layer.dropAnimations() }
    turn()
    app.currentState = .background
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: app)
    turn()
  }

  /// The user comes back.
  public static func enterForeground() {
    let app = UIApplication.shared
    guard app.currentState == .background else { return }
    app.currentState = .inactive
    NotificationCenter.default.post(
      name: UIApplication.willEnterForegroundNotification, object: app)
    app.currentState = .active
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: app)
    turn()
  }

  /// The device's appearance changes, in every window that does not override it.
  public static func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    changeDevice { $0.style = style }
  }

  /// The device speaks a language that is written in this direction.
  public static func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    changeDevice { $0.direction = direction }
  }

  /// The user chooses a text size, and apps hear of it (documentation of `didChangeNotification`).
  // Unverified: the notification comes after the traits.
  public static func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    let old = UITraitCollection.device.preferredContentSizeCategory
    changeDevice { $0.category = category }
    guard category != old else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    turn()
  }

  private static func changeDevice(_ change: (inout TraitTable) -> Void) {
    var values = UITraitCollection.device.values
    change(&values)
    UITraitCollection.device = UITraitCollection(values: values)
    for root in MainLoop.main.roots { (root.layer?.delegate as? UIView)?.updateTraits() }
    turn()
  }
}

extension Headless {
  /// Something of the system's lies over the app, as an alert, a call or Notification Center does:
  /// the app is inactive, though not in the background, and every touch is cancelled.
  public static func beginInterruption() { resignActive() }

  /// It is gone, and the app active again. Fingers that were cancelled count for nothing until they
  /// have been lifted.
  public static func endInterruption() {
    let app = UIApplication.shared
    guard app.currentState == .inactive else { return }
    app.currentState = .active
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: app)
    turn()
  }

  /// Nothing where the app is not active any more.
  // Unverified: touches are cancelled after the notification.
  static func resignActive() {
    let app = UIApplication.shared
    guard app.currentState == .active else { return }
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: app)
    app.currentState = .inactive
    TouchInterruption.cancelEverything()
    turn()
  }

  /// Memory runs low: every view controller that lives is told, then whoever listens.
  // Unverified: that the controllers come first, in the order in which they were made.
  public static func sendMemoryWarning() {
    for controller in LivingControllers.all { controller.didReceiveMemoryWarning() }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    turn()
  }
}
