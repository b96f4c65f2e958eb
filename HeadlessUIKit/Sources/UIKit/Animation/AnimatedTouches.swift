/// What hit testing asks about a view's animations.
extension UIView {
  /// An animation without `allowUserInteraction`, or a property animator that takes no touches,
  /// moves this view; what it contains is closed with it.
  var isClosedByAnimation: Bool { interactionBlocks > 0 }

  /// A property animator moves this view and finds it where it is seen [gestures 18];
  /// never with `isManualHitTestingEnabled`.
  var isFoundWhereSeen: Bool { trackedByAnimators > 0 }
}
