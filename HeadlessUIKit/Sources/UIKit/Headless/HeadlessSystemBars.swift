/// What the system shows around the app's content: the status bar is hidden if the screen in charge
/// said so when UIKit last asked, all else is as the controllers of the window wish it now.
public struct HeadlessSystemBars: Equatable, Sendable {
  public let statusBarStyle: UIStatusBarStyle
  public let isStatusBarHidden: Bool
  public let isHomeIndicatorAutoHidden: Bool
  public let edgesDeferringSystemGestures: UIRectEdge
}

extension Headless {
  /// Asks the root, what is presented over it, and the children that they name.
  public static func systemBars(in window: UIWindow) -> HeadlessSystemBars {
    let top = window.rootViewController?.inChargeOfBars
    let style = top?.asked { $0.childForStatusBarStyle }
    let home = top?.asked { $0.childForHomeIndicatorAutoHidden }
    let edges = top?.asked { $0.childForScreenEdgesDeferringSystemGestures }
    return HeadlessSystemBars(
      statusBarStyle: style?.preferredStatusBarStyle ?? .default,
      isStatusBarHidden: window.hidesStatusBar,
      isHomeIndicatorAutoHidden: home?.prefersHomeIndicatorAutoHidden ?? false,
      edgesDeferringSystemGestures: edges?.preferredScreenEdgesDeferringSystemGestures ?? [])
  }
}

extension UIViewController {
  var wantsStatusBarHidden: Bool {
    inChargeOfBars.asked { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  /// Documented: a full screen takes charge of the status bar, others only if they capture it
  /// [controllers 19.9]. Unverified: of the home indicator and the edges as well.
  fileprivate var inChargeOfBars: UIViewController {
    var charge = self
    var next = modal.presented
    while let presented = next, !presented.isGivingBarsBack {
      let isWhole = presented.modal.active?.presentationStyle == .fullScreen
      if isWhole || presented.modalPresentationCapturesStatusBarAppearance { charge = presented }
      next = presented.modal.presented
    }
    return charge
  }

  /// Observed: its dismissal has begun; one report sees the bars come at its end [controllers 19.20].
  private var isGivingBarsBack: Bool {
    guard let run = modal.run, run.kind == .dismissal, run.presented === self else { return false }
    return run.phase == .running && !run.order.dismissedKeepsBars
  }

  fileprivate func asked(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}
