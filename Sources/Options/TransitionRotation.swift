/// A direction of rotation about the vertical axis, as seen from above.
public enum TransitionRotation: Hashable, Sendable {
  /// The direction in which the opening turns; the closing turns back.
  case clockwise, counterclockwise
}
