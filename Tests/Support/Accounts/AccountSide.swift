import UIKit

@testable import TransitionCatalog

/// One way to play a script's changes of screens: this one is the system's own.
@MainActor
class AccountSide {
  let setting: Script.Setting
  let book: AccountBook
  /// True while a call for one change is made, or if there is a transition for good.
  var tabsAreAnimated: () -> Bool = { false }

  init(_ setting: Script.Setting, _ book: AccountBook) {
    (self.setting, self.book) = (setting, book)
  }

  /// The time of a run that is no stack's.
  static let duration: TimeInterval = 0.5

  // MARK: Screens above others

  func present(
    _ screen: UIViewController, over presenter: UIViewController, _ act: Script.Act,
    delegate: AppDelegate
  ) {
    if !act.has(.plain) { prepare(screen) }
    if act.has(.delegateAfter), setting.isForGood {
      screen.presentationController?.delegate = delegate
    }
    presenter.present(screen, animated: act.isAnimated, completion: completion("presented"))
    if act.has(.delegateAfter), !setting.isForGood {
      screen.presentationController?.delegate = delegate
    }
  }

  /// The style that has the same effect as the library's form.
  func prepare(_ screen: UIViewController) {
    guard screen.modalPresentationStyle != .overFullScreen else { return }
    screen.modalPresentationStyle = setting.kind.isCard ? .overFullScreen : .fullScreen
  }

  /// Takes back what `prepare(_:)` has done.
  func forget(_ screen: UIViewController) {
    screen.transitioningDelegate = nil
    screen.modalPresentationStyle = .automatic
  }

  func dismissUsing(_ screen: UIViewController, animated: Bool) {
    screen.dismiss(animated: animated, completion: completion("dismissed"))
  }

  /// What `TransitionController.dismiss()` does to a presented screen.
  func dismissController(_ screen: UIViewController) {
    screen.presentingViewController?.dismiss(animated: true)
  }

  /// Code in place of a finger.
  func scrub(_ screen: UIViewController, commits: Bool, pause: (TimeInterval) -> Void) {
    if commits { screen.presentingViewController?.dismiss(animated: true) }
  }

  /// Makes the screen ready for a pull.
  func expectPull(of screen: UIViewController) {}

  // MARK: Changes by one call

  /// The completions of the library's calls for one change: the references count the calls, because
  /// each is to be called once.
  private(set) var completions = 0

  /// True if the library has a call of its own for the change.
  final func isOnce(_ act: Script.Act) -> Bool {
    !act.has(.plain) && !act.has(.prepared) && (!setting.isForGood || act.has(.using))
  }

  final func countCompletion() { completions += 1 }

  // MARK: Stacks

  func push(_ screen: AppScreen, in stack: AppStack, _ act: Script.Act) {
    if isOnce(act) { countCompletion() }
    stack.pushViewController(screen, animated: act.isAnimated)
  }

  func pop(_ stack: AppStack, to index: Int, _ act: Script.Act) -> [UIViewController]? {
    if act.has(.using) { countCompletion() }
    if act.verb == .pop { return stack.popViewController(animated: act.isAnimated).map { [$0] } }
    if act.verb == .popToRoot { return stack.popToRootViewController(animated: act.isAnimated) }
    return stack.popToViewController(stack.viewControllers[index], animated: act.isAnimated)
  }

  func set(_ screens: [UIViewController], in stack: AppStack, _ act: Script.Act) {
    if act.has(.using) { countCompletion() }
    stack.setViewControllers(screens, animated: act.isAnimated)
  }

  func popController(of stack: AppStack) { stack.popViewController(animated: true) }

  // MARK: Tabs and children

  func select(_ index: Int, in tabs: AppTabs, animated: Bool) {
    if !setting.isForGood { countCompletion() }
    tabs.selectedIndex = index
  }

  func setDelegate(_ delegate: AppDelegate?, of tabs: AppTabs) { tabs.delegate = delegate }

  /// Exchanges children as UIKit's documentation says.
  func replace(
    _ old: UIViewController, with new: UIViewController, in parent: UIViewController, animated: Bool
  ) {
    old.willMove(toParent: nil)
    parent.addChild(new)
    new.view.frame = old.view.frame
    new.view.autoresizingMask = old.view.autoresizingMask
    let done = completion("replaced")
    let end = {
      old.removeFromParent()
      new.didMove(toParent: parent)
      done()
    }
    if animated {
      parent.transition(
        from: old, to: new, duration: Self.duration, options: [], animations: {}
      ) { _ in end() }
    } else {
      old.view.superview?.addSubview(new.view)
      old.view.removeFromSuperview()
      parent.view.layoutIfNeeded()
      end()
    }
  }

  // MARK: The library's own

  func setTransition(of stacks: [AppStack], _ tabs: AppTabs?, _ act: Script.Act) {}
  func removeTransition(of stacks: [AppStack], _ tabs: AppTabs?) {}
  func change(_ screen: UIViewController, _ act: Script.Act) {}
  func makeAndForget(in stack: AppStack) {}
  func addBystanders(to window: UIWindow) {}

  // MARK: What is seen

  /// What the app reads of a screen at rest, if that is compared.
  func properties(of screen: UIViewController) -> [Line.Fact] { [] }

  /// Whose run plays in the window: the references say whose is due.
  func playsOurs(in window: UIWindow, isDue: Bool) -> Bool { isDue }

  final func completion(_ what: String) -> () -> Void {
    { [book] in
      book.note(Line.Who(kind: "script"), what)
      book.heard(.completion)
    }
  }
}

/// An app's own animator and presentation, written by UIKit's documentation.
@MainActor
final class OwnAnimatorSide: AccountSide {
  /// Transitioning delegates are not retained by their screens.
  private var presentations: [AppPresentation] = []
  private var tabDelegates: [AppTabAnimations] = []

  override func prepare(_ screen: UIViewController) {
    super.prepare(screen)
    let presentation = AppPresentation(of: screen, duration: Self.duration)
    presentations.append(presentation)
    screen.transitioningDelegate = presentation
  }

  override func expectPull(of screen: UIViewController) {
    (screen.transitioningDelegate as? AppPresentation)?.attachPan(to: screen.view)
  }

  override func change(_ screen: UIViewController, _ act: Script.Act) {
    guard let presentation = screen.transitioningDelegate as? AppPresentation else { return }
    switch act.verb {
    case .changeGesture: presentation.hasPan = !act.has(.noGesture)
    case .removeController: screen.transitioningDelegate = nil
    default: presentation.hasPan = true
    }
  }

  override func scrub(
    _ screen: UIViewController, commits: Bool, pause: (TimeInterval) -> Void
  ) {
    guard let presentation = screen.transitioningDelegate as? AppPresentation,
      let driver = presentation.begin(asks: false)
    else { return }
    pause(0.2)
    driver.update(0.3)
    pause(0.2)
    presentation.end(finishes: commits)
  }

  override func setDelegate(_ delegate: AppDelegate?, of tabs: AppTabs) {
    let known = tabDelegates.first { $0.delegate === delegate }
    let animations =
      known
      ?? AppTabAnimations(
        inFrontOf: delegate, duration: Self.duration,
        isDue: { [weak self] in self?.tabsAreAnimated() == true })
    if known == nil { tabDelegates.append(animations) }
    tabs.delegate = animations
  }
}
