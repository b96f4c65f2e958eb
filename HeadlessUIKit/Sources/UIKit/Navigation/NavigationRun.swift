/// A push or a pop on its way.
final class NavigationRun: ContainerRun {
  let change: StackChange
  /// The interaction that UIKit's own back swipe drives it with.
  let swipe: PopSwipe?
  /// It was cancelled at least once, whatever came later.
  private(set) var hasTurnedRound = false

  init(
    _ change: StackChange, in navigation: UINavigationController, from: UIViewController,
    to: UIViewController, isAnimated: Bool, swipe: PopSwipe?
  ) {
    self.change = change
    self.swipe = swipe
    super.init(owner: navigation, from: from, to: to, in: navigation.stage, isAnimated: isAnimated)
  }

  override var systemDuration: TimeInterval { SystemSlide.duration }

  override func tellReversal(_ cancels: Bool) {
    if cancels { hasTurnedRound = true }
    super.tellReversal(cancels)
  }
}
