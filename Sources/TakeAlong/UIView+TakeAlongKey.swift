import UIKit

extension UIView {
  /// The key of a shared element: views with the same key in both screens fly from one to the
  /// other. Set it in code or in Interface Builder; `nil` and an empty string mean no key. Ignored
  /// in screens that adopt `TakeAlongSource` or `TakeAlongDestination`, respectively.
  @IBInspectable public var takeAlongKey: String? {
    get { keys[self]?.key }
    set { keys[self] = newValue.map(KeyBox.init) }
  }
}

@MainActor private let keys = Slot<KeyBox>()

/// A key as an object, because a slot holds only objects.
private final class KeyBox {
  let key: String
  init(_ key: String) { self.key = key }
}
