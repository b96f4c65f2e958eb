import UIKit

/// One run of a transition, as the screens see it that take part in it, and the closures that are written with
/// UIKit's animations; see `ViewControllerTransition.animations(_:)`.
///
/// It is meant for the time of the run. Kept longer, `animate` changes views at once, the rest does nothing, and a
/// report tells of it.
@MainActor
public final class TransitionRun {
  /// The change of screens: both screens, who has asked for it, and its kind.
  public let request: TransitionRequest
  /// The view in which the run plays. An app removes what it adds to it, in `onEnd(_:)`.
  public let container: UIView
  /// The view that carries the front screen in the container: its own, or one of the library's around it, which
  /// casts its shadow. It is UIKit's `to` view when opening, and its `from` view when closing.
  public let frontView: UIView?
  /// The view that carries the screen underneath: UIKit's `from` view when opening, and its `to` view when closing.
  /// `nil` for a presenter that stays where it is, behind a card.
  public let backView: UIView?
  /// In seconds, as UIKit was told; 0 without animation. A finger may take longer.
  public let duration: TimeInterval
  /// True if a finger drives the run from its first instant.
  public let isInteractive: Bool
  private let memory: RunMemory
  /// The part of closures in the run; `nil` before it and after it.
  weak var performance: (any PerformedRun)?

  init(
    _ request: TransitionRequest, in container: UIView, frontView: UIView?, backView: UIView?,
    lasting duration: TimeInterval, isInteractive: Bool, memory: RunMemory
  ) {
    self.request = request
    self.container = container
    (self.frontView, self.backView) = (frontView, backView)
    self.duration = duration
    self.isInteractive = isInteractive
    self.memory = memory
  }

  /// Anything that is to be known in a later run of the same transition: what the opening notes, the closing
  /// finds. It lives as long as the transition.
  public var userInfo: [String: Any] {
    get { memory.userInfo }
    set { memory.userInfo = newValue }
  }

  /// Opening: the screen is presented or pushed. Closing: it is dismissed or popped.
  public var direction: TransitionDirection { request.direction }
  /// True for a closing.
  public var isReversed: Bool { direction == .closing }

  /// UIKit's own context of the run; `nil` between children, and when the run has ended. The run completes the
  /// transition, not the app.
  public var context: (any UIViewControllerContextTransitioning)? { performance?.systemContext }

  // MARK: UIKit's animations

  /// Animates views together with the run, with UIKit's own animations: a finger scrubs them, catches them, and
  /// turns them round.
  ///
  /// The views' own state is animated. When the run has ended, transform, opacity and place of both screens are
  /// as before; whatever else has been changed, `onEnd(_:)` is the place to restore it. While the run only waits
  /// for its holds, views change at once.
  ///
  /// - Parameter delay: The share of the run, 0…1, after which they begin.
  public func animate(after delay: CGFloat = 0, _ animations: @escaping () -> Void) {
    guard let current else { return animations() }
    current.animate(after: delay.isFinite ? min(max(delay, 0), 1) : 0, animations)
  }

  /// Returns the views with an effect key in one of the screens, in reading order: those with that
  /// `UIView.effectKey`, and those that the screen names by `TransitionParticipant.views(forEffect:)`. A view that
  /// is hidden, clipped away or of no size is left out; none at all is no fault.
  ///
  /// ```swift
  /// .animations { run in
  ///   let rows = run.views("row", of: .front)
  ///   for row in rows { row.alpha = 0 }
  ///   run.animate(after: 0.3) { for row in rows { row.alpha = 1 } }
  /// }
  /// ```
  ///
  /// Transform and opacity of these views are as before when the run has ended, like those of the screens.
  public func views(_ key: String, of screen: TransitionScreen) -> [UIView] {
    let controller = screen == .front ? request.front : request.back
    guard let current, let controller else { return [] }
    return current.views(key, of: controller, presenter: request.requester)
  }

  /// Returns a picture of a view of either screen, in front of the screens and in the same place, and hides the
  /// view itself until the run has ended. An image view's picture is an image view with the same image.
  ///
  /// Returns `nil` for a view that is in no window, has no size, or has not been rendered yet, unless it is an image
  /// view. A screen that arrives for the first time has not been rendered: animate its views themselves.
  public func snapshot(of view: UIView) -> UIView? { current?.snapshot(of: view) }

  /// Keeps the run from ending until the closure that it returns is called, for animations with a clock of their own.
  ///
  /// ```swift
  /// .animations { run in
  ///   let done = run.hold()
  ///   UIView.animate(withDuration: 1) {
  ///     run.frontView?.alpha = 0.5
  ///   } completion: { _ in
  ///     done()
  ///   }
  /// }
  /// ```
  ///
  /// Such animations keep their own time while a finger drags the run, and go on when the run turns round. The closure
  /// has an effect once; it ends the hold, too, when it is freed without having been called. A hold that nobody ends is
  /// ended two seconds after the run, or, after a longer one, when as much time again has passed, and reported.
  public func hold() -> @MainActor @Sendable () -> Void {
    let hold = RunHold(current?.addHold())
    return { hold.end() }
  }

  /// Calls `action` when the run has ended, before UIKit is told, with its ending.
  public func onEnd(_ action: @escaping (_ ending: TransitionEnding) -> Void) {
    current?.atPerformedEnd(action)
  }

  /// The run, unless it has ended, which is reported.
  private var current: (any PerformedRun)? {
    if let performance, !performance.isOver { return performance }
    TransitionIssue.runEndedAlready.report(about: request.front)
    return nil
  }
}

/// Notes that outlive a run.
@MainActor
final class RunMemory {
  var userInfo: [String: Any] = [:]
}

/// A run, as far as closures with UIKit's animations take part in it.
@MainActor
protocol PerformedRun: AnyObject {
  var isOver: Bool { get }
  var systemContext: (any UIViewControllerContextTransitioning)? { get }
  func animate(after delay: CGFloat, _ animations: @escaping () -> Void)
  func views(_ key: String, of screen: UIViewController, presenter: UIViewController?) -> [UIView]
  func snapshot(of view: UIView) -> UIView?
  /// Returns the action that ends the hold.
  func addHold() -> @MainActor @Sendable () -> Void
  func atPerformedEnd(_ action: @escaping (TransitionEnding) -> Void)
}

/// A reason for a run not to end yet; see `TransitionRun.hold()`. It ends when it is freed.
@MainActor
private final class RunHold {
  private let release: (@MainActor @Sendable () -> Void)?

  init(_ release: (@MainActor @Sendable () -> Void)?) { self.release = release }

  func end() { release?() }

  deinit {
    guard let release else { return }
    // The last reference may go on any thread.
    Task { @MainActor in release() }
  }
}

extension TransitionIssue {
  static var runEndedAlready: TransitionIssue {
    TransitionIssue(
      "runEndedAlready",
      "A run was used after its end; what was to be animated was changed at once.")
  }
}
