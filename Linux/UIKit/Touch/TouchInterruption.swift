/// What takes the fingers out of the app's hands.
@MainActor enum TouchInterruption {
  static func cancelEverything() { Headless.cancelTouches() }

  /// The touches that were hit in this view, or in what it contains.
  static func cancel(in view: UIView) {}
}
