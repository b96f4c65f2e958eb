extension UIViewController {
  /// What the presentation says of what it presents, for as long as that lasts.
  var traitsFromPresentation: TraitTable? {
    guard let presentation = modal.active, modal.presenter != nil else { return nil }
    let given = (presentation.original ?? presentation).traitsOfPresented
    let style = presentation.traitsOfStyle
    if let given { return style.overridden(by: given.values) }
    return style == TraitTable() ? nil : style
  }
}
