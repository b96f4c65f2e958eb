extension Choreography {
  /// The order in which parts cover each other.
  public enum Stacking: Hashable, Sendable {
    /// The first part is behind, the last one in front, however they turn.
    case byOrder
    /// The nearer part is in front at every point, as the faces of a cube: planes may cut each other.
    case byDepth
  }
}
