/// What a visual effect view does to what lies behind it at an instant, for a renderer.
///
/// While one effect becomes another, or none, everything is in between.
public struct HeadlessEffect: Hashable, Sendable {
  /// 0: no effect; 1: all of it.
  public let strength: CGFloat
  /// Deviation of the blur's Gaussian, in points.
  public let blurRadius: CGFloat
  /// 1 leaves the colors alone.
  public let saturation: CGFloat
  /// Lies over the blur.
  public let tint: CGColor
  let source: UIVisualEffect?

  static let none = HeadlessEffect(source: nil)

  init(
    strength: CGFloat = 0, blurRadius: CGFloat = 0, saturation: CGFloat = 1,
    tint: CGColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0), source: UIVisualEffect?
  ) {
    self.strength = strength
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
    self.source = source
  }

  /// A spring that overshoots makes no effect stronger than it is.
  func mixed(with other: HeadlessEffect, _ fraction: CGFloat) -> HeadlessEffect {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    let alpha = mix(tint.alpha, other.tint.alpha)
    // A color comes and goes without turning dark on the way.
    func channel(_ part: (CGColor) -> CGFloat) -> CGFloat {
      alpha > 0
        ? mix(part(tint) * tint.alpha, part(other.tint) * other.tint.alpha) / alpha : 0
    }
    return HeadlessEffect(
      strength: mix(strength, other.strength), blurRadius: mix(blurRadius, other.blurRadius),
      saturation: mix(saturation, other.saturation),
      tint: CGColor(
        srgbRed: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha),
      source: other.source ?? source)
  }
}

extension CALayer {
  /// What a visual effect view's layer does to what lies behind it; nil where it does nothing.
  public var headlessEffect: HeadlessEffect? {
    state.effect.strength > 0 ? state.effect : nil
  }

  func setEffect(_ effect: HeadlessEffect) { write(.headlessEffect, \.effect, effect) }
}
