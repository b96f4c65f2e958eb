import UIKit

/// The background of a bar: hides all that lies behind it, or lets one see through.
@MainActor
enum BarBackground {
  case hides, seenThrough

  /// - Parameter view: A view behind the bar, whose scroll view the bar follows.
  init(of bar: UIView, before view: UIView, floats: Bool = UIView.barsFloat) {
    let edge = Edge(of: view)
    switch bar {
    case let bar as UINavigationBar where bar.isTranslucent:
      let item = bar.topItem
      let appearance =
        edge.isAtTop
        ? item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        : item?.standardAppearance ?? bar.standardAppearance
      self = BarBackground(appearance, floats: floats)
    case let bar as UITabBar where bar.isTranslucent:
      self = BarBackground(
        atBottom: edge.isAtBottom ? bar.scrollEdgeAppearance : bar.standardAppearance,
        floats: floats)
    case let bar as UIToolbar where bar.isTranslucent:
      self = BarBackground(
        atBottom: edge.isAtBottom ? bar.scrollEdgeAppearance : bar.standardAppearance,
        floats: floats)
    default: self = .hides
    }
  }

  /// Floating bars at the bottom ignore the color of their appearance.
  private init(atBottom appearance: UIBarAppearance?, floats: Bool) {
    self = floats ? .seenThrough : BarBackground(appearance, floats: false)
  }

  /// Since iOS 15, a bar without an appearance for the edge of its content has no background there. A
  /// blur hides enough of what lies behind it; glass does not.
  private init(_ appearance: UIBarAppearance?, floats: Bool) {
    let isOpaque = (appearance?.backgroundColor?.cgColor.alpha ?? 0) >= 1
    let hides = isOpaque || appearance?.backgroundImage != nil
    self = hides || (!floats && appearance?.backgroundEffect != nil) ? .hides : .seenThrough
  }

  /// At which ends of its content the scroll view around a view is. Without one, at both.
  private struct Edge {
    var isAtTop = true
    var isAtBottom = true

    @MainActor init(of view: UIView) {
      var found: UIScrollView?
      var ancestor: UIView? = view
      while let current = ancestor {
        if let scrollView = current as? UIScrollView { found = scrollView }
        ancestor = current.superview
      }
      guard let found else { return }
      let inset = found.adjustedContentInset
      isAtTop = found.contentOffset.y <= -inset.top + 0.5
      isAtBottom =
        found.contentOffset.y + found.bounds.height >= found.contentSize.height + inset.bottom - 0.5
    }
  }
}
