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
