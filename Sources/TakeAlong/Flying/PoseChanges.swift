/// The numbers of an element, beside its place, that are not the same all the way: most elements keep most of
/// theirs, and what is kept is neither computed for each key time nor animated.
struct PoseChanges: OptionSet, Sendable {
  let rawValue: UInt8

  static let size = PoseChanges(rawValue: 1)
  static let angle = PoseChanges(rawValue: 2)
  /// Where the snapshots are in it.
  static let looks = PoseChanges(rawValue: 4)
  /// Alpha, corners, border and shadow.
  static let style = PoseChanges(rawValue: 8)
}
