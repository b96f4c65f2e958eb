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

  private static func changeDevice(_ change: (inout TraitTable) -> Void) {
    var values = UITraitCollection.device.values
    change(&values)
    UITraitCollection.device = UITraitCollection(values: values)
    for root in MainLoop.main.roots { (root.layer?.delegate as? UIView)?.updateTraits() }
    turn()
  }
}
