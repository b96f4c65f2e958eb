/// The views inside one of the two screens that have a key.
struct InnerViews: Hashable, Sendable {
  var key: String
  var inFore: Bool
  /// The controller in that screen that brings an effect on them itself, by its number; 0 for the transition's own
  /// effects.
  var owner = 0

  /// The same views, in screens that have changed round.
  var swapped: InnerViews {
    var views = self
    views.inFore.toggle()
    return views
  }
}
