import UIKit

/// Storage for a value on a screen or a view, retained by this owner. Each file declares its own `Slot`.
@MainActor struct Slot<Value> {
  private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  subscript(owner: UIResponder) -> Value? {
    get {
      #if canImport(ObjectiveC)
        objc_getAssociatedObject(owner, key) as? Value
      #else
        (owner.headlessAssociations[key] as? SlotBox)?.value as? Value
      #endif
    }
    nonmutating set {
      #if canImport(ObjectiveC)
        objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        owner.headlessAssociations[key] = newValue.map { SlotBox($0) }
      #endif
    }
  }
}

#if !canImport(ObjectiveC)
  /// A value as an object.
  private final class SlotBox {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
#endif
