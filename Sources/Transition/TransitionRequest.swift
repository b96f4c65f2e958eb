import UIKit

/// The change of screens for which a transition is requested.
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
    /// A child replaces another child.
    case child
    /// The root of a window is replaced.
    case root
  }

  /// Opening: the screen is presented or pushed. Closing: the screen is dismissed or popped.
  public var direction: TransitionDirection
  /// The kind of the change.
  public var kind: Kind
  /// The screen that arrives when opening, and leaves when closing.
  public var front: UIViewController?
  /// The screen underneath `front`. UIKit may present from the root of a window, for example, or from a container. The
  /// screen whose code called `present` is the `requester`.
  public var back: UIViewController?
  /// The screen whose code called `present`, if reported by UIKit.
  public var requester: UIViewController?
  /// The navigation controller, the tab bar controller, or the parent of both screens.
  public var container: UIViewController?

  /// Creates a request, for a test of a dynamic transition for example.
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
}
