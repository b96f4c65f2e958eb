import UIKit

/// A screen that is told of the runs in which it comes or goes.
///
/// Both screens of a run are told, whatever the transition, and each controller in them that can be seen: a
/// navigation controller and its top screen, for example. So is a presentation controller of the app's.
/// When a run begins, first the screen that leaves is told, then the one that arrives, outer controllers before
/// inner ones; when it ends, the same ones in the opposite order. Each is told once of either.
@MainActor
public protocol TransitionParticipant: AnyObject {
  /// Tells that a run begins. Both screens are in the container, at rest, and nothing moves yet.
  func transitionWillBegin(_ run: TransitionRun)

  /// Tells that a run has ended, after UIKit has been told: the screens that are left are at rest.
  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding)
}

extension TransitionParticipant {
  /// Does nothing.
  public func transitionWillBegin(_ run: TransitionRun) {}

  /// Does nothing.
  public func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {}
}
