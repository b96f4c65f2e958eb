extension Headless {
  /// Begins to scroll with two fingers on a trackpad, while the pointer is at `point` in `window`.
  public static func beginScroll(at point: CGPoint, in window: UIWindow) {
    ScrollInput.shared.begin(at: point, in: window)
  }

  /// Scrolls on, at once, by so many points.
  public static func scroll(by step: CGVector) { ScrollInput.shared.move(by: step) }

  /// Lifts the fingers from the trackpad.
  public static func endScroll() { ScrollInput.shared.end() }
}
