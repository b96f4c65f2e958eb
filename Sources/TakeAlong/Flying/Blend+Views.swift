import UIKit

extension Blend {
  @MainActor
  init(_ fade: TakeAlongElement.Fade, from old: ElementEnd, to new: ElementEnd, opens: Bool) {
    let (hasOld, hasNew) = (old.original.content != .nothing, new.original.content != .nothing)
    switch fade {
    // An image or a text that only one end has stays in sight.
    case _ where hasOld != hasNew: self = hasOld ? .oldOnly : .newOnly
    case .keepsSource: self = opens ? .oldOnly : .newOnly
    case .keepsDestination: self = opens ? .newOnly : .oldOnly
    case .automatic: self = Blend(from: old, to: new)
    }
  }

  @MainActor
  private init(from old: ElementEnd, to new: ElementEnd) {
    let (a, b) = (old.styled, new.styled)
    if let a = a as? UIImageView, let b = b as? UIImageView, old.original.isPicture,
      new.original.isPicture
    {
      let isTinted = a.isTinted || b.isTinted
      let isSame = a.shownImage === b.shownImage && a.shows(theSameVariantAs: b)
      // One shape in two colors: the new one comes over the old one.
      let needsBoth = isTinted && (!isSame || a.tintColor != b.tintColor)
      self = isTinted ? (needsBoth ? .overlap : .oldOnly) : isSame ? .oldOnly : .cover
    } else if let a = a as? UILabel, let b = b as? UILabel {
      // Only where both fly as plain labels.
      let areAlike =
        old.original.kind == .label && new.original.kind == .label
        && old.metrics.scale == new.metrics.scale && a.looksLike(b)
      self = areAlike ? .oldOnly : old.metrics.reads(as: new.metrics) ? .overlap : .giveWay
    } else {
      self = b?.isSolid == true ? .cover : .dissolve
    }
  }
}

extension ElementMetrics {
  /// Returns whether both are the same text in the same lines, as far as their widths tell.
  fileprivate func reads(as other: ElementMetrics) -> Bool {
    guard text == other.text, lines == other.lines, fontSize > 0, other.fontSize > 0 else {
      return false
    }
    let ratio = content.width / fontSize / max(other.content.width / other.fontSize, 0.1)
    return (0.85...1.18).contains(ratio)
  }
}

extension UIImageView {
  fileprivate func shows(theSameVariantAs other: UIImageView) -> Bool {
    guard shownImage?.imageAsset != nil else { return true }
    let (a, b) = (traitCollection, other.traitCollection)
    return a.userInterfaceStyle == b.userInterfaceStyle
      && a.userInterfaceLevel == b.userInterfaceLevel
      && a.accessibilityContrast == b.accessibilityContrast
  }
}

extension UIView {
  /// A guess at whether the view is opaque: a picture in its own colors, an opaque background, or no
  /// background inside a clip or round corners.
  var isSolid: Bool {
    if let picture = self as? UIImageView, picture.shownImage != nil { return !picture.isTinted }
    let background = layer.backgroundColor?.alpha ?? 0
    return background >= 1 || (background == 0 && (clipsToBounds || layer.cornerRadius > 0))
  }
}
