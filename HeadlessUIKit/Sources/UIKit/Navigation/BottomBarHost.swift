/// A container above a navigation controller, with a bar below that a pushed screen may send away
/// (`hidesBottomBarWhenPushed`) [controllers 15.10].
@MainActor
protocol BottomBarHost: UIViewController {
  /// The stack has another top, which `hidesBottomBar` takes into account. With a run the bar is to
  /// move alongside it; without one it is set: the first screen, or a transition that was
  /// cancelled.
  func pagesChange(in navigation: UINavigationController, with run: ContainerRun?)
  /// The bar below a stack that has not sent it away: how much of the stack's lower end it takes.
  func bottomBar(of navigation: UINavigationController) -> BottomBar?
}

struct BottomBar {
  let height: CGFloat
  let isTranslucent: Bool
}

extension UINavigationController {
  var bottomBarHost: (any BottomBarHost)? {
    var ancestor = parent
    while let controller = ancestor {
      if let host = controller as? any BottomBarHost { return host }
      ancestor = controller.parent
    }
    return nil
  }

  /// Documented: gone until the screen that sent it away is popped.
  // Unverified: that the root has no say, as it was not pushed.
  var hidesBottomBar: Bool { state.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }
}
