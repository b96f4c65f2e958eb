import UIKit

@testable import TestSupport

/// A window whose root R holds P above S; B may be presented over P alone.
@MainActor
final class SplitScreens {
  let journal = Journal()
  let window = clock.makeWindow()
  /// P's half of the window, and S's.
  let upper, lower: CGRect
  let root: Screen
  let presenter: Screen
  let sibling: Screen
  let presented: Screen
  let director: Director

  init(style: UIModalPresentationStyle = .currentContext, defines: Bool = true) {
    (upper, lower) = window.bounds.divided(atDistance: 400, from: .minYEdge)
    root = Screen("R", journal)
    presenter = Screen("P", journal)
    sibling = Screen("S", journal)
    presented = Screen("B", journal)
    director = Director(journal)
    director.animator.completesAtOnce = true
    window.rootViewController = root
    for (child, frame) in [(presenter, upper), (sibling, lower)] {
      root.addChild(child)
      child.view.frame = frame
      child.view.autoresizingMask = [.flexibleWidth]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    presenter.definesPresentationContext = defines
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = director
    clock.turn()
    journal.lines = []
  }

  var container: UIView? { presented.presentationController?.containerView }

  func present(animated: Bool = true) {
    presenter.present(presented, animated: animated)
    clock.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated)
    clock.turn()
  }
}
