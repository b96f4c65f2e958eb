/// Traits that a container gives one of its children, instead of its own.
struct OverrideTraits {
  weak var parent: UIViewController?
  let traits: UITraitCollection
}

extension UIViewController {
  /// What the present parent says of this child.
  var traitsFromParent: UITraitCollection? {
    guard let given = layoutState.overrideTraits, given.parent === parentStorage,
      given.parent != nil
    else { return nil }
    return given.traits
  }

  /// What the presentation says of what it presents, for as long as that lasts.
  var traitsFromPresentation: TraitTable? {
    guard let presentation = modal.active, modal.presenter != nil else { return nil }
    let given = (presentation.original ?? presentation).traitsOfPresented
    let style = presentation.traitsOfStyle
    if let given { return style.overridden(by: given.values) }
    return style == TraitTable() ? nil : style
  }

  @available(iOS, deprecated: 17.0)
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.layoutState.overrideTraits = collection.map {
      OverrideTraits(parent: self, traits: $0)
    }
    childViewController.loadedView?.updateTraits()
  }

  @available(iOS, deprecated: 17.0)
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard let given = childViewController.layoutState.overrideTraits, given.parent === self
    else { return nil }
    return given.traits
  }
}
