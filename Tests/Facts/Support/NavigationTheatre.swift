import UIKit

@testable import TestSupport

/// A screen that also writes down which parent it gets and loses.
final class Page: Screen {
  var onWillAppear: () -> Void = {}

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.write("\(name).willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.write("\(name).didMove \(parent == nil ? "out" : "in")")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }
}

/// A window with a navigation controller and its root A; B, C and D wait.
@MainActor
final class NavigationTheatre {
  let journal = Journal()
  let window = clock.makeWindow()
  let a, b, c, d: Page
  let navigation: UINavigationController
  let scribe: NavigationScribe
  let director: NavigationDirector

  init(directs: Bool = false) {
    let journal = journal
    (a, b) = (Page("A", journal), Page("B", journal))
    (c, d) = (Page("C", journal), Page("D", journal))
    for page in [a, b, c, d] { page.title = page.name }
    navigation = UINavigationController(rootViewController: a)
    scribe = NavigationScribe(journal)
    director = NavigationDirector(journal)
    window.rootViewController = navigation
    clock.turn()
    navigation.delegate = directs ? director : scribe
    journal.lines = []
  }

  /// With B on top of A, and nothing in the journal.
  static func ofTwo(directs: Bool = false) -> NavigationTheatre {
    let theatre = NavigationTheatre(directs: directs)
    theatre.navigation.pushViewController(theatre.b, animated: false)
    clock.turn()
    theatre.journal.lines = []
    return theatre
  }

  var names: [String] { navigation.viewControllers.compactMap { ($0 as? Page)?.name } }

  func lines(_ names: String...) -> [String] {
    journal.lines.filter { line in
      names.contains { line.hasPrefix($0 + ".") } && !line.contains("Move")
    }
  }
}

/// A delegate that does not implement the question for an animator.
@MainActor
final class NavigationScribe: NSObject, UINavigationControllerDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("delegate.willShow \((viewController as? Screen)?.name ?? "?") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("delegate.didShow \((viewController as? Screen)?.name ?? "?") \(animated)")
  }
}

/// A delegate that implements everything, and vends what the test puts in.
@MainActor
final class NavigationDirector: NSObject, UINavigationControllerDelegate {
  let journal: Journal
  let animator: Animator
  var vendsAnimator = true
  var interruptible: InterruptibleAnimator?
  var interactor: Interactor?

  init(_ journal: Journal) {
    self.journal = journal
    animator = Animator(journal)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("delegate.willShow \((viewController as? Screen)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.write("delegate.didShow \((viewController as? Screen)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [fromVC, toVC].map { ($0 as? Screen)?.name ?? "?" }.joined()
    journal.write("delegate.animator \(operation == .push ? "push" : "pop") \(names)")
    return vendsAnimator ? interruptible ?? animator : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate.interactor")
    return interactor
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }
}
