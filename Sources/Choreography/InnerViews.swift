/// The views inside one of the two screens that have a key.
struct InnerViews: Hashable, Sendable {
  var key: String
  var inFore: Bool
}
