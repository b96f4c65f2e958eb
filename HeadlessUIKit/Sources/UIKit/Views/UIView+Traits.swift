extension UIView {
  var effectiveTraits: UITraitCollection {
    if let keptTraits, keptTraits.isValid { return keptTraits.traits }
    let changes = TraitChanges.count
    let traits = currentTraits
    keptTraits = KeptTraits(traits, after: changes)
    return traits
  }

  private var currentTraits: UITraitCollection {
    let surroundings = surroundingTraits
    // Most views change nothing.
    let controller = controller
    if controller == nil, ownStyle == .unspecified { return surroundings }
    let presentation = controller?.traitsFromPresentation
    let style = controller?.overrideUserInterfaceStyle ?? .unspecified
    if presentation == nil, style == .unspecified, ownStyle == .unspecified {
      return surroundings
    }
    var values = surroundings.values
    if let presentation { values = values.overridden(by: presentation) }
    if style != .unspecified { values.style = style }
    // "Views only update their trait collection when they are in the hierarchy" (WWDC23, 10057).
    if ownStyle != .unspecified, window != nil { values.style = ownStyle }
    return values == surroundings.values ? surroundings : UITraitCollection(values: values)
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    ownStyle = style
    if superview == nil, ownSubviews.isEmpty { keptTraits = nil } else { TraitChanges.count += 1 }
    announceTraits()
  }

  /// To be called when anything has changed that the traits of this view depend on.
  func updateTraits() {
    TraitChanges.count += 1
    announceTraits()
  }

  /// Compares with what was announced last, so that a view hears of a change once.
  func announceTraits() {
    let old = announcedTraits
    let new = traitCollection
    if new != old {
      announcedTraits = new
      resolveBackground(from: old)
      new.performAsCurrent {
        controller?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
      }
      setNeedsLayout()
    }
    for child in ownSubviews { child.announceTraits() }
  }

  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let app: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: app)
  }

  /// Playback and spatial content keeps its sides in every language.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
