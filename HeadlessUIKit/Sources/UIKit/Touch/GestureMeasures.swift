/// Where two-finger gestures, presses and swipes begin. Points and seconds, on the screen.
enum GestureLimits {
  /// Change of the distance between two fingers. Measured by others, on a native pinch
  /// [gestures 97].
  static let pinch: CGFloat = 8.7
  /// Way of each finger round the middle of the two.
  // Unverified.
  static let rotationArc: CGFloat = 10

  // Unverified, all of a swipe's: documented is only that a slow swipe needs a stricter direction
  // and a smaller distance, a fast one a looser direction and a larger distance [gestures 101].
  static let swipeTime: TimeInterval = 0.5
  static let fastSwipe = (distance: CGFloat(60), deviation: CGFloat(50))
  static let slowSwipe = (distance: CGFloat(30), deviation: CGFloat(15))
}
