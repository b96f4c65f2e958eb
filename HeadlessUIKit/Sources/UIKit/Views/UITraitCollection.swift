open class UITraitCollection: NSObject, NSCopying {
  let values: TraitTable

  public override init() {
    values = TraitTable()
    super.init()
  }

  init(values: TraitTable) {
    self.values = values
    super.init()
  }

  /// Later collections win, as the documentation of `init(traitsFrom:)` says.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitTable()) { $0.overridden(by: $1.values) })
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// 0 when unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      values: TraitTable(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitTable(scale: scale == 0 ? nil : scale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      values: TraitTable(
        horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(
      values: TraitTable(level: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.init(
      values: TraitTable(
        category: preferredContentSizeCategory == .unspecified
          ? nil : preferredContentSizeCategory))
  }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
