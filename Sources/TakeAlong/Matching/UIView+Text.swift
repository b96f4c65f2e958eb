import UIKit

extension UIView {
  /// True if all that one sees of the view is text: a label or a text view without a color of its own
  /// behind it, a text field, or a view or button around nothing else.
  var showsOnlyText: Bool {
    switch self {
    case is UITextField: return true
    // A text view's text is drawn by views of UIKit's own in it.
    case is UILabel, is UITextView: return !hasSurface
    case is UIVisualEffectView: return false
    case let picture as UIImageView: return picture.image == nil && isAroundText
    default: return isAroundText
    }
  }

  private var isAroundText: Bool {
    guard !hasSurface, layer.contents == nil else { return false }
    let visible = subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.hasContent }
    return !visible.isEmpty && visible.allSatisfy(\.showsOnlyText)
  }

  /// True if anything is seen of the view, which may be no more than a spacer.
  private var hasContent: Bool {
    if hasSurface || layer.contents != nil { return true }
    switch self {
    case is UILabel, is UITextField, is UITextView, is UIVisualEffectView: return true
    case let picture as UIImageView where picture.image != nil: return true
    default: return subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.hasContent }
    }
  }

  /// True if the view has a color or a border of its own.
  private var hasSurface: Bool {
    (layer.backgroundColor?.alpha ?? 0) > 0
      || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
  }
}
