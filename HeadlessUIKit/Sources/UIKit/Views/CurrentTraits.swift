extension UITraitCollection {
  nonisolated(unsafe) private static var stored: UITraitCollection?

  /// The device's traits: what a screen reports and what is current outside any view's work.
  nonisolated(unsafe) static var device: UITraitCollection = {
    AppReset.register()
    return UITraitCollection(values: .phone)
  }()
  {
    didSet { TraitChanges.count += 1 }
  }

  /// Set around `layoutSubviews`, `tintColorDidChange` and `traitCollectionDidChange`
  /// (documentation of `current`).
  public class var current: UITraitCollection {
    get { stored ?? device }
    set { stored = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.stored
    Self.stored = self
    defer { Self.stored = outer }
    actions()
  }

  static func resetToDevice() {
    stored = nil
    device = UITraitCollection(values: .phone)
  }
}

/// Counts the changes after which some view may have other traits.
enum TraitChanges {
  nonisolated(unsafe) static var count = 0
}

/// The traits of a view, for as long as nothing has changed that they depend on: UIKit keeps what a view has, and
/// each view is asked all the time.
struct KeptTraits {
  let traits: UITraitCollection
  private let changes: Int

  /// - Parameter changes: The count when they began to be told.
  init(_ traits: UITraitCollection, after changes: Int) {
    (self.traits, self.changes) = (traits, changes)
  }

  var isValid: Bool { changes == TraitChanges.count }
}
