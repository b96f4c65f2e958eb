import UIKit

extension UIView {
  /// True if bars are glass floating above the content: since iOS 26, in an app built with its SDK that has not kept the
  /// earlier design.
  static var barsFloat: Bool {
    #if !canImport(ObjectiveC)
      return headlessBarsFloat
    #elseif compiler(>=6.2)
      guard #available(iOS 26, *) else { return false }
      let keepsDesign = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility")
      return keepsDesign as? Bool != true
    #else
      return false
    #endif
  }

  /// Returns true if this bar hides the content behind, and false if the content is seen through.
  ///
  /// - Parameters:
  ///   - view: A view behind the bar.
  ///   - floats: Whether bars float above the content; `nil` for the system's own.
  func isOpaqueBar(before view: UIView, floats: Bool? = nil) -> Bool {
    let (page, floats) = (view.page, floats ?? UIView.barsFloat)
    switch self {
    case let bar as UINavigationBar where bar.isTranslucent:
      let item = page?.navigationItem ?? bar.topItem
      let isCompact = bar.traitCollection.verticalSizeClass == .compact
      let appearance: UINavigationBarAppearance?
      if view.contentReaches(.top, in: page) {
        let compact = item?.compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance
        let standard = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        appearance = isCompact ? compact ?? standard : standard
      } else {
        let compact = item?.compactAppearance ?? bar.compactAppearance
        let standard = item?.standardAppearance ?? bar.standardAppearance
        appearance = isCompact ? compact ?? standard : standard
      }
      return appearance?.isOpaque(floats: floats) == true
    // A tab bar above the content (`isAtTop`), as on iPads since iOS 18, has no background. Floating bars at the bottom
    // ignore the color of their `UIBarAppearance`.
    case let bar as UITabBar where bar.isTranslucent || bar.isAtTop:
      let item = bar.selectedItem
      let appearance =
        view.contentReaches(.bottom, in: page)
        ? item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        : item?.standardAppearance ?? bar.standardAppearance
      return !floats && !bar.isAtTop && appearance?.isOpaque(floats: false) == true
    case let bar as UIToolbar where bar.isTranslucent:
      let isAtEdge = view.contentReaches(.bottom, in: page)
      let appearance = isAtEdge ? bar.scrollEdgeAppearance : bar.standardAppearance
      return !floats && appearance?.isOpaque(floats: false) == true
    default: return true
    }
  }

  /// Returns true if the content followed by a bar ends at this edge. Also true without a scroll view:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)
  private func contentReaches(_ edge: NSDirectionalRectEdge, in page: UIViewController?) -> Bool {
    guard let scrollView = page.map({ $0.contentScrollView(for: edge) }) ?? outermostScrollView
    else { return true }
    let (inset, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
    return edge == .top
      ? offset <= -inset.top + 0.5
      : offset + scrollView.bounds.height >= scrollView.contentSize.height + inset.bottom - 0.5
  }

  /// The screen of the innermost navigation or tab bar controller around this view: the screen with the bar's item, and
  /// with the content that bars follow. Found by the responder chain, because a popped screen no longer has a `parent`.
  fileprivate var page: UIViewController? {
    var page: UIViewController?
    for controller in controllers {
      if page != nil, controller is UINavigationController || controller is UITabBarController {
        return (page as? UINavigationController)?.topViewController ?? page
      }
      page = controller
    }
    return nil
  }

  /// The bars of all navigation and tab bar controllers around this view.
  fileprivate var barsAround: [UIView] {
    let owner = controllers.first { _ in true }
    return owner.map { sequence(first: $0, next: \.parent).flatMap(\.ownBars) } ?? []
  }

  /// The controllers around this view in the responder chain, innermost first.
  private var controllers: some Sequence<UIViewController> {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
  }

  fileprivate var outermostScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).compactMap { $0 as? UIScrollView }
      .reduce(nil) { $1 }
  }

  fileprivate var isAtTop: Bool { superview.map { center.y < $0.bounds.midY } ?? false }
}

extension UIBarAppearance {
  /// Since iOS 15, a bar without an appearance for the edge of its content has no background at this edge. A blur
  /// (`backgroundEffect`) hides enough of the content behind; glass does not.
  fileprivate func isOpaque(floats: Bool) -> Bool {
    (backgroundColor?.cgColor.alpha ?? 0) >= 1 || backgroundImage != nil
      || (!floats && backgroundEffect != nil)
  }
}

extension UIViewController {
  /// Returns the parts of this controller's view hidden by bars of surrounding containers, along the edges of
  /// `container`, which shows the view.
  ///
  /// - Parameter frame: The view's frame at rest, in `container`.
  func hiddenByBars(in container: UIView, frame: CGRect) -> UIEdgeInsets {
    var hidden = UIEdgeInsets.zero
    guard let view = viewIfLoaded, let window = view.window else { return hidden }
    // A bar that moves with the other screen is not part of this view's `safeAreaInsets`.
    let (insets, free) = (view.safeAreaInsets, window.safeAreaInsets)
    for bar in container.barsAround where bar.isVisible && bar.isOpaqueBar(before: view) {
      let background = container.convert(bar.bounds, from: bar).barBackground(in: container)
      if background.minY <= container.bounds.minY {
        if insets.top > free.top { hidden.top = max(hidden.top, background.maxY - frame.minY) }
      } else if insets.bottom > free.bottom {
        hidden.bottom = max(hidden.bottom, frame.maxY - background.minY)
      }
    }
    return hidden
  }

  /// True for a navigation or tab bar controller with a bar, and for any container of such a controller.
  var containsBars: Bool { !ownBars.isEmpty || children.contains(where: \.containsBars) }

  /// The bars of a navigation or tab bar controller, except hidden navigation bars and toolbars.
  var ownBars: [UIView] {
    switch self {
    case let stack as UINavigationController:
      (stack.isNavigationBarHidden ? [] : [stack.navigationBar])
        + (stack.isToolbarHidden ? [] : [stack.toolbar])
    case let tabs as UITabBarController: [tabs.tabBar]
    default: []
    }
  }
}

extension CGRect {
  /// Returns the box of a bar, extended to an edge of the container touched by the bar: the background of a bar reaches
  /// beyond its frame, behind the status bar.
  @MainActor func barBackground(in container: UIView) -> CGRect {
    let (edges, safe) = (container.bounds, container.safeAreaInsets)
    let top = minY <= edges.minY + safe.top + 0.5 ? min(minY, edges.minY) : minY
    let bottom = maxY >= edges.maxY - safe.bottom - 0.5 ? max(maxY, edges.maxY) : maxY
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
