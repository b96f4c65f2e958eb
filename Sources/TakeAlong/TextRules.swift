import UIKit

/// Decides which text elements stay, because flying text is read together with the content under it.
@MainActor
struct TextRules {
  /// An element to decide about: its frames at both ends, and whether its view shows only text.
  struct Candidate {
    let back: CGRect
    let front: CGRect
    let isText: Bool

    /// Returns the frame at a share of the straight line between both ends.
    fileprivate func frame(at share: CGFloat) -> CGRect {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return CGRect(
        x: mix(back.minX, front.minX), y: mix(back.minY, front.minY),
        width: mix(back.width, front.width), height: mix(back.height, front.height))
    }
  }

  /// The indices of the candidates that stay.
  let staying: Set<Int>

  /// - Parameter stays: True if all text stays with its own screen, because the screens part.
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
  /// Returns true if this candidate lies in another candidate at both ends.
  fileprivate func lies(in other: TextRules.Candidate) -> Bool {
    back.lies(in: other.back) && front.lies(in: other.front)
  }
}

extension CGRect {
  fileprivate func lies(in other: CGRect) -> Bool {
    minX >= other.minX - 1 && minY >= other.minY - 1 && maxX <= other.maxX + 1
      && maxY <= other.maxY + 1
  }

  /// Returns true if the intersection is wider and higher than a point.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1
      && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }
}

extension UIView {
  /// True if the visible content is only text: a label or a text view without a color behind its text, a text field, or
  /// a view or button around nothing else.
  var showsOnlyText: Bool {
    switch self {
    case is UITextField: return true
    // Private subviews of a `UITextView` draw its text.
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

  /// True if anything of the view is visible; false for a mere spacer.
  private var hasContent: Bool {
    if hasSurface || layer.contents != nil { return true }
    switch self {
    case is UILabel, is UITextField, is UITextView, is UIVisualEffectView: return true
    case let picture as UIImageView where picture.image != nil: return true
    default: return subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.hasContent }
    }
  }

  /// True if the layer has a visible `backgroundColor` or border.
  private var hasSurface: Bool {
    (layer.backgroundColor?.alpha ?? 0) > 0
      || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
  }
}
