import UIKit

/// A stack of the app, which may be its own delegate.
@MainActor
final class AppStack: UINavigationController, Named, Wishing, UINavigationControllerDelegate {
  let who: Line.Who
  var hasOwnTransition = false
  var isInSheet = false
  private let book: AccountBook
  private let life: Life

  init(_ root: UIViewController, in book: AccountBook) {
    self.book = book
    who = book.name(Line.Who.stack)
    life = book.living.begin(who)
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    book.note(who, "viewWillAppear", appearanceFacts(animated))
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    book.note(who, "viewDidAppear", appearanceFacts(animated))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    book.note(who, "viewWillDisappear", appearanceFacts(animated))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    book.note(who, "viewDidDisappear", appearanceFacts(animated))
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    let facts = [Line.Fact(.screen, of: screen)] + (animated ? [Line.Fact(.animated)] : [])
    book.note(who, .willShow, facts)
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    let facts = [Line.Fact(.screen, of: screen)] + (animated ? [Line.Fact(.animated)] : [])
    book.note(who, .didShow, facts)
  }
}

/// The tabs of the app.
@MainActor
final class AppTabs: UITabBarController, Named {
  let who: Line.Who
  private let life: Life

  init(_ screens: [UIViewController], in book: AccountBook) {
    who = Line.Who(kind: "tabs")
    life = book.living.begin(who)
    super.init(nibName: nil, bundle: nil)
    viewControllers = screens
    for (index, screen) in screens.enumerated() {
      screen.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
    }
  }

  required init?(coder: NSCoder) { nil }
}
