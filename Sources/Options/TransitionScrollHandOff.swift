/// The effect of a pull that begins in a scroll view, or in several ones of which one lies in the other.
///
/// With a refresh control, a pull down always refreshes.
public enum TransitionScrollHandOff: Hashable, Sendable, CaseIterable {
  /// The content scrolls to its edge, and the screen follows the rest of the pull in one motion. When
  /// the finger goes back, the screen comes to rest first, and then the content scrolls on.
  case atEdge
  /// The content scrolls, and stretches at its edge. The screen stays where it is; beside the scroll
  /// view it can be pulled.
  case never
  /// The screen follows a pull only if the content was at its edge when the finger came down.
  /// Otherwise the whole touch scrolls, and it takes another one to move the screen.
  case onlyWhenAtEdgeAtBegin
}
