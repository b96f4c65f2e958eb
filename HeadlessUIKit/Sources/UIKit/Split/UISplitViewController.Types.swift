extension UISplitViewController {
  /// How many columns there are; an unspecified one is classic, as before iOS 14.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
}

extension UISplitViewController {
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
}

extension UISplitViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns there are beside or over the secondary one.
  var sidebars: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Documented: the secondary column is dimmed and takes no touches.
  var dims: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
  }

  var overlays: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// With so many columns beside or over the secondary one [controllers 20.7].
  static func mode(
    with sidebars: Int, _ behavior: UISplitViewController.SplitBehavior
  ) -> UISplitViewController.DisplayMode {
    switch (sidebars, behavior) {
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (2, .overlay): .twoOverSecondary
    case (2, .displace): .twoDisplaceSecondary
    case (2, _): .twoBesideSecondary
    default: .secondaryOnly
    }
  }
}

extension UISplitViewController {
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
}

extension UISplitViewController {
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
}
