/// Which way something turns, as seen on the screen.
public enum TransitionRotation: Hashable, Sendable {
  case clockwise, counterclockwise
}
