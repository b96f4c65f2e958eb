/// A direction of rotation, as the user sees it.
public enum TransitionRotation: Hashable, Sendable {
  /// The direction in which the opening turns; the closing turns back.
  case clockwise, counterclockwise
}
