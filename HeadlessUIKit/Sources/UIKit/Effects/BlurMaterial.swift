/// What a style is made of.
///
/// Light, extra light and dark are the numbers of Apple's sample "UIImageEffects" (WWDC 2013), which
/// shows how to draw the system's blur; 30 points of blur were read off the system's own layers.
// Unverified: all of the materials, and the saturation: they are set by eye.
struct BlurMaterial {
  /// Deviation of the blur, in points.
  let radius: CGFloat
  let saturation: CGFloat
  /// The gray that lies over the blur, and how much it covers.
  let white: CGFloat
  let cover: CGFloat

  private init(_ radius: CGFloat, _ white: CGFloat, _ cover: CGFloat) {
    self.radius = radius
    saturation = 1.8
    self.white = white
    self.cover = cover
  }

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(20, 0.97, 0.82)
    case .light: self.init(30, 1, 0.3)
    case .dark: self.init(20, 0.11, 0.73)
    case .extraDark: self.init(20, 0.06, 0.82)
    case .regular: self = isDark ? Self(20, 0.11, 0.6) : Self(30, 0.97, 0.45)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      self.init(22, style.isDark ?? isDark, light: 0.38, dark: 0.4)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      self.init(26, style.isDark ?? isDark, light: 0.55, dark: 0.52)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      self.init(30, style.isDark ?? isDark, light: 0.7, dark: 0.65)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      self.init(30, style.isDark ?? isDark, light: 0.85, dark: 0.78)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      self.init(30, style.isDark ?? isDark, light: 0.78, dark: 0.72)
    }
  }

  private init(_ radius: CGFloat, _ isDark: Bool, light: CGFloat, dark: CGFloat) {
    self.init(radius, isDark ? 0.13 : 0.97, isDark ? dark : light)
  }
}

extension UIBlurEffect.Style {
  /// nil where the style follows the interface.
  fileprivate var isDark: Bool? {
    switch rawValue {
    case Self.systemUltraThinMaterialLight.rawValue...Self.systemChromeMaterialLight.rawValue: false
    case Self.systemUltraThinMaterialDark.rawValue...Self.systemChromeMaterialDark.rawValue: true
    default: nil
    }
  }
}
