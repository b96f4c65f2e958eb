/// What takes the fingers out of the app's hands.
@MainActor enum TouchInterruption {
  static func cancelEverything() {
    TouchInput.shared.cancelAllTouches()
    ScrollInput.shared.cancel()
  }

  /// The touches that were hit in this view, or in what it contains.
  static func cancel(in view: UIView) { TouchInput.shared.cancelTouches(in: view) }
}
