import UIKit

/// A presenting screen that offers shared elements: views that fly to the presented screen and
/// back.
///
/// Adopt it in a view controller, which may be inside a navigation, tab bar or split view
/// controller. A screen that needs only keys can set `UIView.takeAlongKey` instead.
@MainActor
public protocol TakeAlongSource: AnyObject {
  /// The shared elements of this screen. A view that is not visible stays where it is. Read at the
  /// start of each transition, and in every frame while elements return to this screen.
  var takeAlongElements: [TakeAlongElement] { get }

  /// Called when the presented screen begins to close, before this screen is laid out, with the
  /// keys of the elements that return. Scroll their cells into view here.
  func takeAlongWillLand(on keys: [String])
}

extension TakeAlongSource {
  /// Does nothing.
  public func takeAlongWillLand(on keys: [String]) {}
}

/// A presented screen that provides the views on which shared elements land.
@MainActor
public protocol TakeAlongDestination: AnyObject {
  /// Returns the view of this screen on which the element with this key lands, and from which it
  /// returns, or `nil` to leave the element in its own screen. Called at the start of each
  /// transition, and in every frame while elements fly to this screen.
  func takeAlongView(for key: String) -> UIView?

  /// The keys of the elements that this screen shows now, passed to `takeAlongWillLand(on:)` when
  /// it closes. Empty by default: the keys that the presenting screen offers are used.
  var takeAlongKeys: [String] { get }
}

extension TakeAlongDestination {
  /// No keys of its own.
  public var takeAlongKeys: [String] { [] }
}
