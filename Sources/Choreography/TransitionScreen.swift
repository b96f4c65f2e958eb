/// One of the two screens of a transition.
public enum TransitionScreen: Hashable, Sendable {
  /// The screen that arrives when opening.
  case fore
  /// The screen underneath.
  case back
}
