import UIKit

extension UIView {
  var isVisible: Bool { !isHidden && alpha >= 0.01 && window != nil }

  /// The direction of its content, for a view like it in no hierarchy.
  ///
  /// - Parameter traits: Its own, which each question to it would look up again.
  func fixedSemantics(in traits: UITraitCollection) -> UISemanticContentAttribute {
    let direction = UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    return direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// True for a visual effect view with an effect; its snapshot is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// True if this view or a descendant is an effect that can be seen.
  var containsEffect: Bool {
    !isHidden && alpha >= 0.01 && (isEffect || subviews.contains(where: \.containsEffect))
  }

  /// The subviews in the order in which they are drawn: a header of a list is drawn in front of cells that come
  /// after it.
  var drawnSubviews: [UIView] {
    let subviews = subviews
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// True if nothing of the view and of what is in it can be seen, as far as that can be told.
  var drawsNothing: Bool {
    if isHidden || alpha < 0.01 { return true }
    guard !isEffect, (layer.backgroundColor?.alpha ?? 0) == 0, layer.borderWidth == 0,
      layer.shadowOpacity == 0, layer.contents == nil, type(of: layer) == CALayer.self,
      (layer.sublayers?.count ?? 0) == subviews.count
    else { return false }
    switch self {
    case let label as UILabel: guard label.text?.isEmpty != false else { return false }
    case let picture as UIImageView: guard picture.shownImage == nil else { return false }
    // Another class may draw when it is asked to.
    default:
      guard type(of: self) == UIView.self || layer.presentation() != nil else { return false }
    }
    return subviews.allSatisfy(\.drawsNothing)
  }
}
