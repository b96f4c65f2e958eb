import UIKit

extension Blend {
  @MainActor
  init(_ fade: TakeAlongElement.Fade, from old: UIView, to new: UIView, opens: Bool) {
    switch fade {
    case .keepsSource: self = opens ? .oldOnly : .newOnly
    case .keepsDestination: self = opens ? .newOnly : .oldOnly
    case .automatic:
      if let a = old as? UIImageView, let b = new as? UIImageView, let image = a.image,
        image === b.image
      {
        let isTinted = image.renderingMode == .alwaysTemplate && a.tintColor != b.tintColor
        self = isTinted ? .dissolve : .oldOnly
      } else if let a = old as? UILabel, let b = new as? UILabel {
        self = a.text == b.text ? .dissolve : .giveWay
      } else {
        self = new.isSolid ? .cover : .dissolve
      }
    }
  }
}

extension UIView {
  /// A guess at whether the view is opaque: a picture that is not a template, an opaque background,
  /// or no background inside a clip or round corners.
  var isSolid: Bool {
    if let picture = self as? UIImageView, let image = picture.image {
      return image.renderingMode != .alwaysTemplate
    }
    let background = layer.backgroundColor?.alpha ?? 0
    return background >= 1 || (background == 0 && (clipsToBounds || layer.cornerRadius > 0))
  }
}
