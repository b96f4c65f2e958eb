import UIKit

/// A change of children in a view controller of the app's, with all that a container owes them.
@MainActor
final class ChildContext: RunContext {
  private let parent: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  /// False if both were children already, and stay so.
  private let changesParents: Bool
  let container: UIView
  let ceiling: UIView?
  let isAnimated: Bool
  private(set) var wasCancelled = false
  /// Children hear of appearing only where they can be seen.
  private let isSeen: Bool
  /// Held as long as the run lasts.
  private let controller: TransitionController?
  private let onEnd: (Bool) -> Void
  /// Nobody else holds the run: there is no animator of UIKit's.
  private var run: RunningTransition?

  /// - Parameter old: A child of `parent` whose view is there.
  init?(
    from old: UIViewController, to new: UIViewController, in parent: UIViewController,
    isAnimated: Bool, controller: TransitionController?, onEnd: @escaping (Bool) -> Void
  ) {
    guard let view = old.viewIfLoaded, let container = view.superview else { return nil }
    (self.parent, self.old, self.new) = (parent, old, new)
    self.container = container
    self.isAnimated = isAnimated
    isSeen = container.window != nil
    self.controller = controller
    self.onEnd = onEnd
    changesParents = new.parent !== parent
    let siblings = container.subviews
    let above = siblings.firstIndex(of: view).map { $0 + 1 } ?? siblings.count
    ceiling = above < siblings.count ? siblings[above] : nil
  }

  let style = UIModalPresentationStyle.none

  /// Children are parts of a page, whose color goes on behind them.
  var ground: UIColor? {
    var view: UIView? = container
    while let current = view {
      if let color = current.backgroundColor, color.cgColor.alpha == 1 { return color }
      view = current.superview
    }
    return nil
  }

  func screen(arrives: Bool) -> UIViewController? { arrives ? new : old }

  func view(arrives: Bool) -> UIView? { (arrives ? new : old).view }

  func initialFrame(of screen: UIViewController) -> CGRect {
    screen === old ? old.viewIfLoaded?.layer.restingFrame ?? .zero : .zero
  }

  // The place of the old view, which the parent lays out: the one that leaves keeps it.
  func finalFrame(of screen: UIViewController) -> CGRect {
    old.viewIfLoaded?.layer.restingFrame ?? .zero
  }

  func pause() {}
  func update(_ progress: CGFloat) {}
  func finish() { wasCancelled = false }
  func cancel() { wasCancelled = true }

  /// Tells both children that they will change places, before anything moves.
  func begin() {
    if changesParents {
      old.willMove(toParent: nil)
      parent.addChild(new)
    }
    new.view.rest(in: old.view.layer.restingFrame)
    new.view.autoresizingMask = old.view.autoresizingMask
    tell(new, of: old)
  }

  private func tell(_ arriving: UIViewController, of leaving: UIViewController) {
    guard isSeen else { return }
    leaving.beginAppearanceTransition(false, animated: isAnimated)
    arriving.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Plays a run, and holds it until its end. The children change at once where the transition is the system's,
  /// which has none for them.
  func play(_ direction: TransitionDirection, with controller: TransitionController) {
    if isAnimated, controller.definition(direction).animator != nil {
      controller.report(.animatorInChildren)
    }
    begin()
    guard isAnimated else {
      swapViews()
      return complete(true)
    }
    let run = RunningTransition(
      direction, of: controller,
      isInterruptible: direction == .opening || controller.interaction.isInteractive)
    self.run = run
    run.begin(self)
  }

  /// Puts the new view into the place of the old one, where no run does so.
  func swapViews() {
    guard new.view.superview !== container else { return }
    container.insertSubview(new.view, aboveSubview: old.view)
  }

  func complete(_ committed: Bool) {
    wasCancelled = !committed
    if !committed { tell(old, of: new) }
    let (arrived, left) = committed ? (new, old) : (old, new)
    left.viewIfLoaded?.removeFromSuperview()
    for child in isSeen ? [left, arrived] : [] { child.endAppearanceTransition() }
    if changesParents {
      if !committed { new.willMove(toParent: nil) }
      left.removeFromParent()
      arrived.didMove(toParent: parent)
    }
    run = nil
    if committed, isSeen, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .screenChanged, argument: arrived.viewIfLoaded)
    }
    // The gesture that would bring back what was there before the child that has left now.
    if committed, let gone = TransitionController.installed(on: old),
      gone.installation is ChildInstallation
    {
      gone.giveUp()
    }
    onEnd(committed)
  }
}
