import UIKit

/// A screen that names its shared elements itself, or that makes room for those that come.
///
/// Adopt it in a view controller on either side of a transition. Everything has a default, and views
/// with a `takeAlongKey` are added in any case: what a screen says itself comes first.
///
/// All controllers in sight are asked, also inside navigation, tab bar, split and page view
/// controllers and in containers of the app's own: the one that presented first, then from the outside
/// in and from front to back. Of several answers for one key the first counts.
///
/// ```swift
/// extension Grid: TakeAlongScreen {
///   func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController) {
///     if let photo = (other as? Detail)?.photo { scroll(to: photo) }
///   }
/// }
/// ```
@MainActor
public protocol TakeAlongScreen: AnyObject {
  /// The elements that this screen shows now. A view that cannot be seen stays where it is.
  ///
  /// Read when a run begins, once for the keys and once when both screens are laid out, and again
  /// only if a landing place is gone, has been reused, or has been laid out anew. A screen that merely
  /// scrolls is not asked. Empty by default.
  var takeAlongElements: [TakeAlongElement] { get }

  /// Called on both screens when a run begins, in both directions, before they are laid out: scroll
  /// the places for these elements into sight here. Not called for a change without animation, nor if
  /// no element has been named. UIKit's animations are switched off meanwhile. Does nothing by default.
  ///
  /// - Parameters:
  ///   - keys: The keys of the elements that the leaving screen shows.
  ///   - other: The controller on the other side: the first one in sight that adopts
  ///     `TakeAlongScreen`, or else the one that presented, or else the innermost one in front.
  func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController)

  /// Called on both screens after the run, when all elements are back in their own screens, also if
  /// the run was cancelled. A screen for which `takeAlongWillFly(_:to:)` was not called is not told.
  /// Does nothing by default.
  ///
  /// - Parameter outcomes: The outcome of each element of either screen.
  func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome])
}

extension TakeAlongScreen {
  /// No elements of its own.
  public var takeAlongElements: [TakeAlongElement] { [] }

  /// Does nothing.
  public func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController) {}

  /// Does nothing.
  public func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome]) {}
}

/// A screen that, while it presents another one, has a view for each key that the other one names.
@MainActor
public protocol TakeAlongSource: TakeAlongScreen {
  /// Returns the view of this screen that belongs to an element of the presented one, or `nil` if
  /// there is none. Asked as `takeAlongElements` is, for keys that those do not have. `UIView.takeAlong` has
  /// the options.
  func takeAlongView(for key: TakeAlongKey) -> UIView?
}

/// A screen that, while it is presented by another one, has a view for each key that the other one
/// names.
@MainActor
public protocol TakeAlongDestination: TakeAlongScreen {
  /// Returns the view of this screen on which an element of the presenting one lands, and from which
  /// it returns, or `nil` if there is none. Asked as `takeAlongElements` is, for keys that those do not
  /// have.
  func takeAlongView(for key: TakeAlongKey) -> UIView?
}
