/// The direction of a transition.
public enum TransitionDirection: Hashable, Sendable {
  /// The screen arrives: it is presented or pushed.
  case opening
  /// The screen leaves: it is dismissed or popped.
  case closing
}
