/// The kinds of movement that a gesture measures.
enum DragKind: Hashable, Sendable {
  case pinch, edge, pull
  /// A drag in two dimensions: the screen tracks the finger in any direction.
  case pan
}
