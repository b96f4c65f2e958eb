/// Something a program did that UIKit answers with a log line or an exception.
///
/// The stand-in never traps: it records the misuse and goes on as UIKit does after its log line.
/// Tests read `Headless.misuses`, and fail by default when it is not empty.
public struct HeadlessMisuse: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Layers and animations
    case animationMutatedAfterAdding, presentationLayerMutated, unknownAnimationKeyPath
    case layerAddedToItself
    case depthIntersection
    /// Drawn, but not as meant: see `Headless.watchedMisuses`.
    case pathsDiffer, radiusTooLarge, arrivedInvisible
    case runLoopDoesNotSettle, commitDoesNotSettle
    // Views
    case viewAddedToItself, frameSetUnderTransform
    case animatorReleasedWhileActive, animatorNotStopped, animatorChangedWhileActive
    case animatorStartedWhileStopped
    case effectFaded, effectMasked, subviewOfEffectView
    case snapshotNotRendered, repeatOutsideAnimation, fontAlreadyScaled
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

/// Misuses of which UIKit says nothing, and which an app may have reasons for.
enum MisuseWatch {
  static let usual: Set<HeadlessMisuse.Kind> = [.pathsDiffer, .radiusTooLarge]
  nonisolated(unsafe) static var kinds = usual

  static func reset() { kinds = usual }
}

extension HeadlessMisuse {
  /// Records what is watched for.
  static func note(_ kind: Kind, _ message: @autoclosure () -> String) {
    if MisuseWatch.kinds.contains(kind) { record(kind, message()) }
  }
}

extension Headless {
  /// Which of these four misuses are recorded; UIKit itself is silent about them. After a reset:
  /// the first two.
  ///
  /// - `pathsDiffer`: an animation of a path, or of a shadow's path, between paths of different
  ///   elements ("the results are undefined", documentation of `CAShapeLayer.path`).
  /// - `radiusTooLarge`: a clipping layer shows a corner radius beyond half of a side.
  /// - `arrivedInvisible`: a visual effect that was below an opacity of 0.02 in its first frame in
  ///   a window becomes visible later. From iOS 26.1 on it stays flat (FB21158374,
  ///   developer.apple.com/forums/thread/808410, expo/expo#41024).
  /// - `reparented`: the program takes a view that a running transition's context answers for
  ///   `view(forKey:)` from one superview to another, which is neither the transition's container nor its former one.
  public static var watchedMisuses: Set<HeadlessMisuse.Kind> {
    get { MisuseWatch.kinds }
    set { MisuseWatch.kinds = newValue }
  }
}
