import UIKit

/// Which elements stay because they are text: text that flies is read together with what it flies over.
@MainActor
struct TextRules {
  /// An element that could fly: its frames at both ends, and whether it is text.
  struct Candidate {
    let back: CGRect
    let front: CGRect
    let isText: Bool

    /// The frame on the straight way from one end to the other.
    fileprivate func frame(at share: CGFloat) -> CGRect {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return CGRect(
        x: mix(back.minX, front.minX), y: mix(back.minY, front.minY),
        width: mix(back.width, front.width), height: mix(back.height, front.height))
    }
  }

  /// The indices of the candidates that stay.
  let staying: Set<Int>

  /// - Parameter stays: Whether all text stays with its own screen, because the screens part.
  init(_ candidates: [Candidate], stays: Bool) {
    let texts = candidates.indices.filter { candidates[$0].isText }
    guard !stays, !texts.isEmpty else {
      staying = Set(texts)
      return
    }
    let shares: [CGFloat] = [0.25, 0.5, 0.75]
    let ways = candidates.map { candidate in shares.map(candidate.frame) }
    var staying: Set<Int> = []
    for text in texts {
      for other in candidates.indices where other != text && !staying.contains(other) {
        let crosses = shares.indices.contains { ways[text][$0].overlaps(ways[other][$0]) }
        guard crosses, !candidates[text].lies(in: candidates[other]) else { continue }
        staying.insert(text)
        break
      }
    }
    self.staying = staying
  }
}

extension TextRules.Candidate {
  /// Returns whether this lies in another element at both ends.
  fileprivate func lies(in other: TextRules.Candidate) -> Bool {
    back.lies(in: other.back) && front.lies(in: other.front)
  }
}

extension CGRect {
  fileprivate func lies(in other: CGRect) -> Bool {
    minX >= other.minX - 1 && minY >= other.minY - 1 && maxX <= other.maxX + 1
      && maxY <= other.maxY + 1
  }

  /// Returns whether more than a point of both is common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1
      && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }
}

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
