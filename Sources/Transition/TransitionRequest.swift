import UIKit

/// The change of screens for which a transition is asked.
@MainActor
public struct TransitionRequest {
  /// The kind of a change of screens.
  public enum Kind: Hashable, Sendable {
    /// A screen is presented or dismissed.
    case presentation
    /// A screen is pushed or popped.
    case push
    /// A tab is selected.
    case tab
    /// A child takes the place of another one.
    case child
  }

  /// Opening: the screen is presented or pushed. Closing: it is dismissed or popped.
  public var direction: TransitionDirection
  /// The kind of the change.
  public var kind: Kind
  /// The screen that arrives when opening, and leaves when closing.
  public var front: UIViewController?
  /// The screen underneath. UIKit presents from the root of a window, for example, or from a container: the
  /// screen whose code has asked for it is `requester`.
  public var back: UIViewController?
  /// The screen that has asked for a presentation, if UIKit has told it.
  public var requester: UIViewController?
  /// The navigation controller, the tab bar controller, or the parent of both screens.
  public var container: UIViewController?

  /// Creates a request, as for a test of a dynamic transition.
  public init(
    _ direction: TransitionDirection, kind: Kind, front: UIViewController?,
    back: UIViewController?, requester: UIViewController? = nil, container: UIViewController? = nil
  ) {
    self.direction = direction
    self.kind = kind
    self.front = front
    self.back = back
    self.requester = requester
    self.container = container
  }

  /// The screen that leaves.
  public var from: UIViewController? { direction == .opening ? back : front }
  /// The screen that arrives.
  public var to: UIViewController? { direction == .opening ? front : back }
}
