import UIKit

/// A delegate of a container in front of one delegate of the app's, for `ContainerTransitions`. Answers with the
/// transition of a change, and passes all other messages on.
@MainActor
class ContainerDelegate: ForwardingDelegate {
  private(set) weak var owner: ContainerTransitions?

  init(of owner: ContainerTransitions) {
    self.owner = owner
    super.init(defaults: DelegateDefaults())
  }

  override var outermost: NSObject? { owner?.delegate }

  /// Returns the interaction controller of an animator of the library, or else the app's answer.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning,
    _ ask: (NSObject) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard owner?.isOwn(animator) == true else {
      return askBehind("interaction", about: animator, question: ask)
    }
    return animator as? RunCoordinator
  }
}
