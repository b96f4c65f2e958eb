import UIKit

/// Stands in front of the bars of a navigation or tab bar controller during a push or a pop. A touch on a bar ends the run
/// at once, and as the finger lifts, does what the bar offers there now: the next touch reaches the bar itself. With the
/// bars live in a run, UIKit would pop a screen on its way.
@MainActor
final class BarCover: UIView, TapHandling {
  let catchesRun = false
  private weak var container: UIViewController?
  /// Ends the run, and returns whether the bar of the screen that has arrived was seen already.
  private let endRun: () -> Bool
  private var showsArrival = false
  /// The touch that has ended the run, until the finger lifts.
  private var tap: Tap?
  /// False as soon as the run is over: touches reach the bars.
  private var covers = true

  /// Covers the bars of a container until the end of a run.
  static func cover(
    _ container: UIViewController, on stage: Stage, endRun: @escaping () -> Bool
  ) {
    guard let view = container.viewIfLoaded else { return }
    let cover = BarCover(container, endRun: endRun)
    cover.frame = view.bounds
    view.addSubview(cover)
    stage.undo { _ in cover.runEnded() }
  }

  private init(_ container: UIViewController, endRun: @escaping () -> Bool) {
    self.container = container
    self.endRun = endRun
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  private func runEnded() {
    covers = false
    // A view that has left its window may hear no more of its touch.
    if tap == nil { removeFromSuperview() }
  }

  /// Claims what would reach a bar. A bar's own view is not asked directly, because the app may have views in front of it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard covers, let container, let superview else { return nil }
    covers = false
    defer { covers = true }
    let place = convert(point, to: superview)
    guard let touched = superview.hitTest(place, with: event) else { return nil }
    if container.ownBars.contains(where: { touched.isDescendant(of: $0) }) { return self }
    let screen = (container as? UITabBarController)?.selectedViewController?.viewIfLoaded
    let isOnTab = container.tab(at: point, in: self) != nil
    return isOnTab && screen.map(touched.isDescendant) == false ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tap = touches.first.map { Tap(at: $0.location(in: nil)) }
    showsArrival = endRun()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { tap?.follow(touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
    let view = superview
    removeFromSuperview()
    guard tap?.hasMoved == false, let view, let point = touches.first?.location(in: view) else {
      return
    }
    switch container {
    case let tabs as UITabBarController: tabs.tab(at: point, in: view).map(tabs.tap)
    case let stack as UINavigationController:
      stack.tapBar(at: point, in: view, hasItems: showsArrival)
    default: break
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFromSuperview()
  }
}

// The actions of a tap on a bar, as far as public API names them.
extension UIViewController {
  /// Returns the tab whose item is at a point of a view: a floating bar is no view that an app knows.
  fileprivate func tab(at point: CGPoint, in view: UIView) -> UIViewController? {
    guard #available(iOS 17, *), let tabs = self as? UITabBarController else { return nil }
    return tabs.viewControllers?.first {
      let frame: CGRect? = $0.tabBarItem.frame(in: view)
      return frame?.contains(point) == true
    }
  }
}

extension UITabBarController {
  /// Does what UIKit does after a tap on a tab, as far as public API names it.
  fileprivate func tap(_ tab: UIViewController) {
    // A closure that the end of the run has called may have begun another change.
    guard tab.tabBarItem.isEnabled, transitionCoordinator == nil,
      tab.transitionCoordinator == nil
    else { return }
    let asks: ((UITabBarController, UIViewController) -> Bool)? =
      delegate?.tabBarController(_:shouldSelect:)
    guard asks?(self, tab) != false else { return }
    if tab === selectedViewController {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = tab
    let tells: ((UITabBarController, UIViewController) -> Void)? =
      delegate?.tabBarController(_:didSelect:)
    tells?(self, tab)
  }
}

extension UINavigationController {
  /// - Parameter hasItems: False if other buttons were seen when the finger came down: a second tap on one of them must
  ///   not be taken for a tap on a button in the same place.
  fileprivate func tapBar(at point: CGPoint, in view: UIView, hasItems: Bool) {
    guard transitionCoordinator == nil, let top = topViewController else { return }
    let place = navigationBar.convert(point, from: view)
    let isInBar = !isNavigationBarHidden && navigationBar.bounds.contains(place)
    let item = top.navigationItem
    let buttons =
      isInBar
      ? (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) : top.toolbarItems ?? []
    let button = buttons.first {
      guard #available(iOS 17, *) else { return false }
      let frame: CGRect? = $0.frame(in: view)
      return frame?.contains(point) == true
    }
    if let button {
      if hasItems { button.performAction(in: top) }
    } else if isInBar, isOnBackButton(place) {
      goBack()
    }
  }

  /// True on the leading side of the row of buttons, if the top screen has nothing else there: no public API tells the
  /// place of the back button.
  private func isOnBackButton(_ place: CGPoint) -> Bool {
    guard let item = topViewController?.navigationItem, viewControllers.count > 1,
      !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false, !item.hasOtherLeadingSide
    else { return false }
    let bar = navigationBar
    if let title = item.titleView, title.bounds.contains(title.convert(place, from: bar)) {
      return false
    }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isMirrored ? bar.bounds.maxX - place.x : place.x - bar.bounds.minX
    // Below the row of buttons, which is at most 54 points high, lies a large title.
    return distance <= min(bar.bounds.width / 3, 160) && place.y - bar.bounds.minY <= 54
  }

  private func goBack() {
    // A stack that asks the user first is asked by the next tap, which reaches its bar.
    guard !overridesBack else { return }
    if #available(iOS 16, *), let action = topViewController?.navigationItem.backAction {
      action.performWithSender(nil, target: nil)
    } else {
      popViewController(animated: true)
    }
  }
}
