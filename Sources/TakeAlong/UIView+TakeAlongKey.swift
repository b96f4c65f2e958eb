import UIKit

extension UIView {
  /// The key under which this view flies between two screens: give views of both the same one, in
  /// code or in Interface Builder. A screen that adopts `TakeAlongSource` or
  /// `TakeAlongDestination` is asked instead. `nil` or empty: it does not fly.
  @IBInspectable public var takeAlongKey: String? {
    get { keys[self]?.key }
    set { keys[self] = newValue.map(KeyBox.init) }
  }
}

@MainActor private let keys = Slot<KeyBox>()

/// An object, as slots hold only these.
private final class KeyBox {
  let key: String
  init(_ key: String) { self.key = key }
}
