import UIKit

extension UIView {
  /// The key of a shared element: views with equal keys in both screens fly from one to the other.
  ///
  /// Give a key to a view inside of a cell rather than to the cell, which flies as it is seen when it is tapped:
  /// highlighted.
  ///
  /// `nil` and a key with an empty name mean that the view is no element. Keys are read in screens
  /// that adopt `TakeAlongScreen`, too: what these name themselves comes first.
  public var takeAlongKey: TakeAlongKey? {
    get { keys[self]?.key }
    set { keys[self] = newValue.map(KeyBox.init) }
  }

  /// The name of `takeAlongKey`, for Interface Builder. Setting it replaces the key by one without an
  /// item; `nil` and an empty string remove the key.
  @IBInspectable public var takeAlongName: String? {
    get { takeAlongKey?.name }
    set { takeAlongKey = newValue.flatMap { $0.isEmpty ? nil : TakeAlongKey($0) } }
  }
}

@MainActor private let keys = Slot<KeyBox>()

/// A key as an object, because a slot holds only objects.
private final class KeyBox {
  let key: TakeAlongKey
  init(_ key: TakeAlongKey) { self.key = key }
}
