/// Something a program did that UIKit answers with a log line or an exception.
///
/// The stand-in never traps: it records the misuse and goes on as UIKit does after its log line.
/// Tests read `Headless.misuses`, and fail by default when it is not empty.
public struct HeadlessMisuse: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Layers and animations
    case animationMutatedAfterAdding, presentationLayerMutated, unknownAnimationKeyPath
    case layerAddedToItself, replacedSublayerIsNoChild
    case depthIntersection
    /// Drawn, but not as meant: see `Headless.watchedMisuses`.
    case pathsDiffer, radiusTooLarge, arrivedInvisible
    case runLoopDoesNotSettle, commitDoesNotSettle
    // Views
    case viewAddedToItself, frameSetUnderTransform, exchangeOutOfRange
    case animatorReleasedWhileActive, animatorNotStopped, animatorChangedWhileActive
    case animatorStartedWhileStopped
    case effectFaded, effectMasked, subviewOfEffectView
    case snapshotNotRendered, repeatOutsideAnimation
    // Touches
    case touchIndexOutOfRange, touchScriptBroken
    // Scroll views
    case scrollPanDelegateChanged, pagingTargetChanged, cellNotRegistered, itemOutOfBounds
    // Controllers
    case presentWhilePresenting, presentWhileAlreadyPresented, presentInactiveWindow
    case presentAlreadyPresented, presentActiveController, presentWhileInTransition
    case presentWithoutStyle, popoverWithoutSource
    case dismissWhileInTransition, dismissNothing
    case unbalancedAppearance, appearanceCallbackMisuse, hierarchyInconsistency
    case childNotOwned, pushedTwice, pushedNavigationController, poppedToStranger
    case nestedNavigation, managedNavigationBar, rootSwipe
    case appearanceForwardedByHand, noSuchSegue, managedTabBarChanged, pageCountWrong
    case completedTwice, neverCompleted, notInTransition, pausedUninterruptible
    case presentationStyleChangedLate, interruptibleAnimatorChanged, viewNotLoaded
    /// See `Headless.watchedMisuses`.
    case reparented
    /// UIKit can do what was asked for, the stand-in cannot yet.
    case notModelled
  }

  public let kind: Kind
  /// UIKit's own message where it is known, otherwise one in its words.
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { "\(kind.rawValue): \(message)" }
}

extension HeadlessMisuse {
  nonisolated(unsafe) static var recorded: [HeadlessMisuse] = []

  static func record(_ kind: Kind, _ message: String) {
    recorded.append(HeadlessMisuse(kind, message))
  }
}
