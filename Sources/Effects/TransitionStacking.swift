/// The order in which the two screens of a transition cover each other.
public enum TransitionStacking: Hashable, Sendable {
  /// The screen that arrives is in front, however both turn.
  case foreInFront
  /// The screen underneath is in front until it is away.
  case backInFront
  /// The nearer one is in front at every point, as the faces of a cube.
  case byDepth
}
