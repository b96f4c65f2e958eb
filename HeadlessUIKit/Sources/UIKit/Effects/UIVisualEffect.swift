/// What a visual effect view does to what lies behind it; by itself, nothing.
@MainActor open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  /// Effects never change: a copy is the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func resolved(isDark: Bool) -> HeadlessEffect { HeadlessEffect(source: self) }
}

open class UIBlurEffect: UIVisualEffect {
  private var style = Style.regular

  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  override func resolved(isDark: Bool) -> HeadlessEffect {
    let material = BlurMaterial(style, isDark: isDark)
    return HeadlessEffect(
      strength: 1, blurRadius: material.radius, saturation: material.saturation,
      tint: CGColor(
        srgbRed: material.white, green: material.white, blue: material.white,
        alpha: material.cover),
      source: self)
  }
}

extension UIBlurEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}
