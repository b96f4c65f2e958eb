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
