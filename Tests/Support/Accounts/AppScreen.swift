import UIKit

/// A screen of the app, with something to press, to edit and to scroll, which writes down all that
/// it hears.
@MainActor
final class AppScreen: UIViewController, Named, Wishing {
  let who: Line.Who
  let book: AccountBook
  let button = UIButton(type: .system)
  let field = UITextField()
  let list = UIScrollView()
  var hasOwnTransition = false
  var isInSheet = false
  var hidesStatusBar = false
  /// What a base class of the app does in `viewDidAppear`, and another one in both directions.
  var takesSwipe = false
  var borrowsDelegate = false
  /// True while it asks the user before it dismisses itself.
  var putsDismissalOff = false
  /// Answers as the delegate of others, and is freed with the screen.
  private(set) lazy var asDelegate = AppDelegate(who: Line.Who(kind: "as delegate"), book)
  private let life: Life
  private var borrowed:
    (from: UINavigationController, delegate: (any UINavigationControllerDelegate)?)?

  init(_ kind: String, in book: AccountBook) {
    self.book = book
    who = book.name(kind)
    life = book.living.begin(who)
    super.init(nibName: nil, bundle: nil)
    title = "\(who)"
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesStatusBar }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    book.note(who, "viewDidLoad")
    view.backgroundColor = .white
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        book.note(who, "tapped")
      }, for: .touchUpInside)
    list.contentSize = CGSize(width: 100, height: 600)
    for view in [button, field, list] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    button.frame = CGRect(x: bounds.midX - 40, y: bounds.midY - 22, width: 80, height: 44)
    field.frame = CGRect(x: bounds.midX - 60, y: bounds.midY + 40, width: 120, height: 30)
    list.frame = CGRect(x: bounds.midX + 60, y: bounds.midY + 80, width: 100, height: 60)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if !putsDismissalOff { super.dismiss(animated: animated, completion: completion) }
  }

  // MARK: Callbacks

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.viewWillAppear, animated)
    borrowDelegate()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    book.note(who, Line.isAppearing, flags(animated) + [Line.Fact(.size, view.bounds.size)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if takesSwipe { navigationController?.interactivePopGestureRecognizer?.delegate = asDelegate }
    let facts = [Line.Fact(.size, view.bounds.size), Line.Fact(.safeArea, view.safeAreaInsets)]
    book.note(who, .viewDidAppear, flags(animated) + facts)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.viewWillDisappear, animated)
    giveBackDelegate()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    book.note(who, .viewDidDisappear, flags(animated))
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    book.note(who, "willMove", [Line.Fact(.parent, of: parent)])
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    book.note(who, "didMove", [Line.Fact(.parent, of: parent)])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    book.note(who, .viewWillTransition, [Line.Fact(.size, size)])
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous else { return }
    let (style, text) = (
      traitCollection.userInterfaceStyle, traitCollection.preferredContentSizeCategory
    )
    guard
      style != previous.userInterfaceStyle || text != previous.preferredContentSizeCategory
    else { return }
    book.note(
      who, "traits", [Line.Fact(.style, "\(style.rawValue)"), Line.Fact(.text, text.rawValue)])
  }

  /// Notes a callback in which apps animate alongside.
  private func note(_ callback: Callback, _ animated: Bool) {
    book.note(who, callback.rawValue, flags(animated))
    transitionCoordinator?.animate(
      alongsideTransition: { [who, book] in
        book.note(who, Line.alongside, $0.isCancelled ? [Line.Fact(.cancelled)] : [])
      },
      completion: { [who, book] in
        book.note(who, "alongside is over", $0.isCancelled ? [Line.Fact(.cancelled)] : [])
      })
    book.heard(callback)
  }

  private func flags(_ animated: Bool) -> [Line.Fact] {
    let isInWindow = viewIfLoaded?.window != nil
    return appearanceFacts(animated) + (isInWindow ? [Line.Fact(.inWindow)] : [])
  }

  // MARK: Habits

  private func borrowDelegate() {
    guard borrowsDelegate, borrowed == nil, let navigationController else { return }
    borrowed = (navigationController, navigationController.delegate)
    navigationController.delegate = asDelegate
  }

  private func giveBackDelegate() {
    guard let borrowed else { return }
    borrowed.from.delegate = borrowed.delegate
    self.borrowed = nil
  }
}

extension UIViewController {
  /// What a screen can ask in its callbacks.
  func appearanceFacts(_ animated: Bool) -> [Line.Fact] {
    var names: [Line.Fact.Name] = []
    if animated { names.append(.animated) }
    if isBeingPresented { names.append(.beingPresented) }
    if isBeingDismissed { names.append(.beingDismissed) }
    if isMovingToParent { names.append(.movingTo) }
    if isMovingFromParent { names.append(.movingFrom) }
    if let transitionCoordinator {
      names.append(.coordinator)
      if transitionCoordinator.initiallyInteractive { names.append(.interactive) }
      if transitionCoordinator.isCancelled { names.append(.cancelled) }
    }
    return names.map { Line.Fact($0) }
  }
}
