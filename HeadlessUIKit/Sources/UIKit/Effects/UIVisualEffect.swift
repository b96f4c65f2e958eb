/// What a visual effect view does to what lies behind it; by itself, nothing.
@MainActor open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  /// Effects never change: a copy is the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func resolved(isDark: Bool) -> HeadlessEffect { HeadlessEffect(source: self) }
}
