/// What a trait collection says; nil means that it says nothing about the trait.
struct TraitTable: Hashable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var category: UIContentSizeCategory?

  func overridden(by other: TraitTable) -> TraitTable {
    TraitTable(
      idiom: other.idiom ?? idiom, style: other.style ?? style,
      direction: other.direction ?? direction, scale: other.scale ?? scale,
      horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
      contrast: other.contrast ?? contrast, level: other.level ?? level,
      category: other.category ?? category)
  }

  /// How many traits it says something about.
  var count: Int {
    let said: [Any?] = [
      idiom, style, direction, scale, horizontal, vertical, contrast, level, category,
    ]
    return said.count { $0 != nil }
  }

  /// A portrait phone at its factory settings.
  static let phone = TraitTable(
    idiom: .phone, style: .light, direction: .leftToRight, scale: 3, horizontal: .compact,
    vertical: .regular, contrast: .normal, level: .base, category: .large)
}
