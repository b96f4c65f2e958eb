/// Whether touches that begin now reach anybody: UIKit ignores them in the whole app while a
/// transition runs that is not interactive [gestures 19].
@MainActor enum InteractionGate {
  private static var blocks: [InteractionBlock] = []

  static var isClosed: Bool { !blocks.isEmpty }

  static func close(_ block: InteractionBlock) {
    AppReset.register()
    blocks.append(block)
  }

  static func open(_ block: InteractionBlock) { blocks.removeAll { $0 === block } }

  static func reset() { blocks = [] }
}

/// What one transition does to touches, from its start to its end.
@MainActor final class InteractionBlock {
  private var isClosed = false

  /// What was under way is cancelled [gestures 20]; the fingers that are down count for nothing
  /// from now on, whenever they lift.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    InteractionGate.close(self)
    TouchInterruption.cancelEverything()
  }

  func open() {
    isClosed = false
    InteractionGate.open(self)
  }
}

/// Which transitions leave the screen to the fingers [controllers 13.1 to 13.3] [gestures 19].
struct TransitionTouches {
  var isAnimated: Bool
  /// The delegate vended an interaction controller.
  var hasInteractor: Bool
  /// And that one wanted to start interactively.
  var startsInteractively: Bool
  /// The animator has `interruptibleAnimator(using:)`.
  var isInterruptible: Bool

  /// What starts interactively, or can be taken hold of on its way.
  // A single report, of iOS 26.5: UIKit takes touches from the views of a transition only if its animator is not
  // interruptible (Apollo-Reborn, ApolloInterruptibleNavTransition.xm). A switch asks for an interaction controller, too.
  @MainActor var pass: Bool {
    if !isAnimated || startsInteractively { return true }
    return isInterruptible && (hasInteractor || Headless.interruptibleAnimatorTakesTouches)
  }
}

/// What hit testing asks about a view's animations.
extension UIView {
  /// An animation without `allowUserInteraction`, or a property animator that takes no touches,
  /// moves this view; what it contains is closed with it.
  var isClosedByAnimation: Bool { interactionBlocks > 0 }

  /// A property animator moves this view and finds it where it is seen [gestures 18];
  /// never with `isManualHitTestingEnabled`.
  var isFoundWhereSeen: Bool { trackedByAnimators > 0 }
}
