import UIKit

/// A run of a transition, for `TransitionParticipant` and for the closure of `ViewControllerTransition.animations(_:)`.
///
/// Use a `TransitionRun` only during its run. After the run, `animate` changes views at once, other calls do nothing,
/// and a `TransitionIssue` is reported.
@MainActor
public final class TransitionRun {
  /// The change of screens: both screens, the `requester`, and the `kind`.
  public let request: TransitionRequest
  /// The view in which the run plays. Views added by the app must be removed by the app, in `onEnd(_:)`.
  public let container: UIView
  /// The view of the front screen in the container: the screen's own view, or a view of the library around this view,
  /// for its shadow. UIKit's `to` view when opening, and its `from` view when closing.
  public let frontView: UIView?
  /// The view of the back screen: UIKit's `from` view when opening, and its `to` view when closing. `nil` for a
  /// presenter behind a card, because this presenter is not moved.
  public let backView: UIView?
  /// The duration in seconds, as passed to UIKit; 0 without animation. With a finger, a run may take longer.
  public let duration: TimeInterval
  /// True if a finger drives the run from its first instant.
  public let isInteractive: Bool
  private let memory: RunMemory
  /// The run's `Performance`; `nil` before and after the run.
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

  /// Values for a later run of the same transition: a closing reads the values of its opening. Lives as long as the
  /// transition.
  public var userInfo: [String: Any] {
    get { memory.userInfo }
    set { memory.userInfo = newValue }
  }

  /// Opening: the screen is presented or pushed. Closing: the screen is dismissed or popped.
  public var direction: TransitionDirection { request.direction }
  /// True for a closing.
  public var isReversed: Bool { direction == .closing }

  /// UIKit's own context of the run; `nil` between children, and after the run. The run completes the transition, so
  /// the app must not call `completeTransition(_:)`.
  public var context: (any UIViewControllerContextTransitioning)? { performance?.systemContext }

  // MARK: UIKit's animations

  /// Animates views together with the run, by UIKit's own animations. A finger can scrub, catch and reverse them.
  ///
  /// The animations change the views' own properties. After the run, the transform, opacity and place of both
  /// screens are as before; restore any other property in `onEnd(_:)`. While the run only waits for its holds, views
  /// change at once.
  ///
  /// - Parameter delay: The share of the run, 0…1, after which the animations begin.
  public func animate(after delay: CGFloat = 0, _ animations: @escaping () -> Void) {
    guard let current else { return animations() }
    current.animate(after: delay.isFinite ? min(max(delay, 0), 1) : 0, animations)
  }

  /// Returns the views with an effect key in a screen, in reading order: views with this `UIView.effectKey`, and views
  /// returned by `TransitionParticipant.views(forEffect:)`. Views that are hidden, clipped away or empty are excluded.
  /// An empty result is not reported.
  ///
  /// ```swift
  /// .animations { run in
  ///   let rows = run.views("row", of: .front)
  ///   for row in rows { row.alpha = 0 }
  ///   run.animate(after: 0.3) { for row in rows { row.alpha = 1 } }
  /// }
  /// ```
  ///
  /// After the run, the transform and opacity of these views are as before, as for the screens.
  public func views(_ key: String, of screen: TransitionScreen) -> [UIView] {
    let controller = screen == .front ? request.front : request.back
    guard let current, let controller else { return [] }
    return current.views(key, of: controller, presenter: request.requester)
  }

  /// Returns a picture of a view of either screen, in front of the screens and in the same place, and hides the view
  /// itself until the run has ended. The picture of a `UIImageView` is a `UIImageView` with the same image.
  ///
  /// Returns `nil` for a view without a window or without a size, and for a view that is not yet rendered, except a
  /// `UIImageView`. A screen that arrives for the first time is not rendered: animate its views themselves.
  public func snapshot(of view: UIView) -> UIView? { current?.snapshot(of: view) }

  /// Keeps the run from ending until the returned closure is called, for animations with a clock of their own.
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
  /// Such animations keep their own time while a finger drags the run, and continue after the run is reversed. The
  /// closure takes effect only once, and also ends the hold if deallocated without a call. A hold that is not ended
  /// by the app is ended two seconds after the run or, if the run takes longer, after the run's duration once more,
  /// and is reported.
  public func hold() -> @MainActor @Sendable () -> Void {
    let hold = RunHold(current?.addHold())
    return { hold.end() }
  }

  /// Calls `action` with the ending when the run has ended, before UIKit is informed.
  public func onEnd(_ action: @escaping (_ ending: TransitionEnding) -> Void) {
    current?.atPerformedEnd(action)
  }

  /// The run's `performance`; `nil` after the run, with a report.
  private var current: (any PerformedRun)? {
    if let performance, !performance.isOver { return performance }
    TransitionIssue.runEndedAlready.report(about: request.front)
    return nil
  }
}

/// The values of `TransitionRun.userInfo`, kept between runs.
@MainActor
final class RunMemory {
  var userInfo: [String: Any] = [:]
}

/// The members of `Performance` used by `TransitionRun`.
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

/// A hold of `TransitionRun.hold()`. Ends when deallocated.
@MainActor
private final class RunHold {
  private let release: (@MainActor @Sendable () -> Void)?

  init(_ release: (@MainActor @Sendable () -> Void)?) { self.release = release }

  func end() { release?() }

  deinit {
    guard let release else { return }
    // The last reference may be released on any thread.
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
