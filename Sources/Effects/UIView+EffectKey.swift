import UIKit

extension UIView {
  /// The key under which effects find the view, in whichever of the two screens it is. Several views may have
  /// the same.
  ///
  /// ```swift
  /// cell.effectKey = "row"
  /// ```
  ///
  /// `nil` and an empty string mean that no effect does. The view moves where it is: what clips it there, clips
  /// it on its way.
  @IBInspectable public var effectKey: String? {
    get { keys[self]?.key }
    set { keys[self] = newValue.flatMap { $0.isEmpty ? nil : EffectKeyBox($0) } }
  }
}

@MainActor private let keys = Slot<EffectKeyBox>()

/// A key as an object, because a slot holds only objects.
private final class EffectKeyBox {
  let key: String
  init(_ key: String) { self.key = key }
}
