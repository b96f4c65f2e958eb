import UIKit

/// One run of a transition, as the screens see it that take part in it.
@MainActor
public final class TransitionRun {
  /// Opening: the screen is presented or pushed. Closing: it is dismissed or popped.
  public let direction: TransitionDirection
  /// The kind of the change of screens.
  public let kind: TransitionRequest.Kind
  /// The screen that arrives when opening, and leaves when closing.
  public let fore: UIViewController?
  /// The screen underneath.
  public let back: UIViewController?
  /// The screen that has asked for a presentation, if UIKit has told it.
  public let source: UIViewController?
  /// The view in which the run plays.
  public let container: UIView
  /// In seconds, as UIKit was told; 0 without animation. A finger may take longer.
  public let duration: TimeInterval
  /// True if a finger drives the run from its first instant.
  public let isInteractive: Bool
  private let memory: RunMemory

  init(
    _ request: TransitionRequest, in container: UIView, lasting duration: TimeInterval,
    isInteractive: Bool, memory: RunMemory
  ) {
    direction = request.direction
    kind = request.kind
    (fore, back, source) = (request.fore, request.back, request.source)
    self.container = container
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

  /// True for a closing.
  public var isReversed: Bool { direction == .closing }
  /// The screen that leaves.
  public var from: UIViewController? { direction == .opening ? back : fore }
  /// The screen that arrives.
  public var to: UIViewController? { direction == .opening ? fore : back }
  /// The view of the fore screen.
  public var foreView: UIView? { fore?.viewIfLoaded }
  /// The view of the screen underneath.
  public var backView: UIView? { back?.viewIfLoaded }
  /// The view of the screen that leaves.
  public var fromView: UIView? { from?.viewIfLoaded }
  /// The view of the screen that arrives.
  public var toView: UIView? { to?.viewIfLoaded }
}

/// Notes that outlive a run.
@MainActor
final class RunMemory {
  var userInfo: [String: Any] = [:]
}
