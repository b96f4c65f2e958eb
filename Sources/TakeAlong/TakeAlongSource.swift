import UIKit

/// The screen underneath, as far as it offers views that fly to the screen that is presented, and
/// home again.
///
/// Adopted by a view controller, also one inside a navigation, tab bar or split view controller. A
/// screen that needs no more than keys may set `UIView.takeAlongKey` instead.
@MainActor
public protocol TakeAlongSource: AnyObject {
  /// What may fly, with its keys. Asked in every run, when both screens are laid out; a view that
  /// is not to be seen at the time stays where it is.
  var takeAlongElements: [TakeAlongElement] { get }

  /// Called when the screen above is about to leave, before this one is laid out, with the keys of
  /// what comes home: the place to scroll a cell into view.
  func takeAlongWillLand(on keys: [String])
}

extension TakeAlongSource {
  public func takeAlongWillLand(on keys: [String]) {}
}

/// The screen that is presented, as far as it says where elements land.
@MainActor
public protocol TakeAlongDestination: AnyObject {
  /// The view on which the element with this key lands, and from which it leaves for home; `nil`
  /// if there is none: the element stays in its own screen. A view of this screen.
  func takeAlongView(for key: String) -> UIView?

  /// The keys of what is shown now, for the way home: the screen underneath may not have them on
  /// display any more. Empty by default: what it offers then is asked for.
  var takeAlongKeys: [String] { get }
}

extension TakeAlongDestination {
  public var takeAlongKeys: [String] { [] }
}
