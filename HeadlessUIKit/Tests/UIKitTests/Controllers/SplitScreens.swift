import UIKit

/// A window whose root R holds P above S; B may be presented over P alone.
@MainActor
final class SplitScreens {
  static let upper = CGRect(x: 0, y: 0, width: 390, height: 400)

  let journal = Journal()
  let window = Headless.makeWindow()
  let root: Screen
  let presenter: Screen
  let sibling: Screen
  let presented: Screen
  let director: Director

  init(style: UIModalPresentationStyle = .currentContext, defines: Bool = true) {
    root = Screen("R", journal)
    presenter = Screen("P", journal)
    sibling = Screen("S", journal)
    presented = Screen("B", journal)
    director = Director(journal)
    director.animator.completesAtOnce = true
    window.rootViewController = root
    let lower = CGRect(x: 0, y: 400, width: 390, height: 444)
    for (child, frame) in [(presenter, Self.upper), (sibling, lower)] {
      root.addChild(child)
      child.view.frame = frame
      child.view.autoresizingMask = [.flexibleWidth]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    presenter.definesPresentationContext = defines
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = director
    Headless.turn()
    journal.lines = []
  }

  var container: UIView? { presented.presentationController?.containerView }

  func present(animated: Bool = true) {
    presenter.present(presented, animated: animated)
    Headless.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated)
    Headless.turn()
  }
}
