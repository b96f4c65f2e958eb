/// `transition(from:to:…)` between two children [controllers 3.14].
extension UIViewController {
  // Unverified: "will" of the leaving child first, and its "did" first, as in a push.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    // UIKit throws NSInvalidArgumentException in both cases.
    guard from.parentStorage === self, to.parentStorage === self else {
      HeadlessMisuse.record(
        .childNotOwned,
        "Children view controllers <\(type(of: from))> and <\(type(of: to))> must have a common "
          + "parent view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      HeadlessMisuse.record(
        .appearanceForwardedByHand,
        "<\(type(of: self))> forwards appearance methods to its children by itself, and cannot "
          + "call transition(from:to:duration:options:animations:completion:).")
      return
    }
    // Both are held: neither follows its view while the views come and go.
    let pair = [from, to]
    to.loadViewIfNeeded()
    for child in pair { child.appearance.isDriven = true }
    let isSeen = appearance.isVisible
    if isSeen {
      from.beginAppearance(false, animated: duration > 0)
      to.beginAppearance(true, animated: duration > 0)
    }
    if let view = to.view {
      SystemMove.perform { from.viewIfLoaded?.superview?.addSubview(view) }
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        from.viewIfLoaded?.removeFromSuperview()
        for child in pair {
          child.endAppearance()
          child.appearance.isDriven = false
        }
        completion?(finished)
      })
  }
}
