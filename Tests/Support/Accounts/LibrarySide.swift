import UIKit

@testable import TransitionCatalog

/// The library's transitions.
@MainActor
class LibrarySide: AccountSide {
  private let reports = Reports()
  private var bystanders: [UIResponder] = []

  var issues: Set<String> { Set(reports.all.map(\.code)) }

  /// The system's slide is shorter than its presentations.
  private var ofStack: ViewControllerTransition { setting.kind.transition(lasting: 0.45) }
  private var ofOthers: ViewControllerTransition { setting.kind.transition(lasting: Self.duration) }

  private var ended: (Bool) -> Void { { [weak self] _ in self?.countCompletion() } }

  // MARK: Screens above others

  override func present(
    _ screen: UIViewController, over presenter: UIViewController, _ act: Script.Act,
    delegate: AppDelegate
  ) {
    if act.has(.plain) || setting.isForGood {
      return super.present(screen, over: presenter, act, delegate: delegate)
    }
    presenter.present(
      screen, using: ofOthers, gesture: .pullUpDown, animated: act.isAnimated,
      completion: completion("presented"))
    if act.has(.delegateAfter) { screen.presentationController?.delegate = delegate }
  }

  override func prepare(_ screen: UIViewController) {
    TransitionController(presenting: screen, transition: ofOthers, gesture: .pullUpDown)
  }

  override func forget(_ screen: UIViewController) {
    TransitionController.installed(on: screen)?.remove()
  }

  override func dismissUsing(_ screen: UIViewController, animated: Bool) {
    screen.dismiss(using: ofOthers, animated: animated, completion: completion("dismissed"))
  }

  override func dismissController(_ screen: UIViewController) {
    guard let controller = TransitionController.installed(on: screen) else {
      return super.dismissController(screen)
    }
    controller.dismiss()
  }

  override func scrub(
    _ screen: UIViewController, commits: Bool, pause: (TimeInterval) -> Void
  ) {
    guard let dismissal = TransitionController.installed(on: screen)?.beginDismissal() else {
      return
    }
    pause(0.2)
    dismissal.update(0.3)
    pause(0.2)
    if commits { dismissal.finish() } else { dismissal.cancel() }
  }

  // MARK: Stacks

  override func push(_ screen: AppScreen, in stack: AppStack, _ act: Script.Act) {
    if act.has(.prepared) {
      TransitionController(pushing: screen, in: stack, transition: ofStack)
      super.push(screen, in: stack, act)
    } else if isOnce(act) {
      stack.push(screen, using: ofStack, animated: act.isAnimated, completion: ended)
    } else {
      super.push(screen, in: stack, act)
    }
  }

  override func pop(_ stack: AppStack, to index: Int, _ act: Script.Act) -> [UIViewController]? {
    guard act.has(.using) else { return super.pop(stack, to: index, act) }
    switch act.verb {
    case .pop:
      return stack.pop(using: ofStack, animated: act.isAnimated, completion: ended).map { [$0] }
    case .popToRoot:
      return stack.popToRoot(using: ofStack, animated: act.isAnimated, completion: ended)
    default:
      return stack.pop(
        to: stack.viewControllers[index], using: ofStack, animated: act.isAnimated,
        completion: ended)
    }
  }

  override func set(_ screens: [UIViewController], in stack: AppStack, _ act: Script.Act) {
    guard act.has(.using) else { return super.set(screens, in: stack, act) }
    stack.setViewControllers(
      screens, using: ofStack, animated: act.isAnimated, completion: ended)
  }

  override func popController(of stack: AppStack) {
    guard let top = stack.topViewController,
      let controller = TransitionController.installed(on: top)
        ?? TransitionController.installed(in: stack)
    else { return super.popController(of: stack) }
    controller.dismiss()
  }

  // MARK: Tabs and children

  override func select(_ index: Int, in tabs: AppTabs, animated: Bool) {
    if setting.isForGood {
      super.select(index, in: tabs, animated: animated)
    } else {
      tabs.select(index, using: ofOthers, animated: animated, completion: ended)
    }
  }

  override func replace(
    _ old: UIViewController, with new: UIViewController, in parent: UIViewController,
    animated: Bool
  ) {
    let done = completion("replaced")
    parent.replace(old, with: new, using: ofOthers, animated: animated) { _ in done() }
  }

  // MARK: The library's own

  override func setTransition(of stacks: [AppStack], _ tabs: AppTabs?, _ act: Script.Act) {
    let kind = act.has(.another) ? ScriptKind.cover : setting.kind
    for _ in 0..<(act.has(.twice) ? 2 : 1) {
      for stack in stacks {
        stack.setTransition(
          kind.transition(lasting: 0.45), gesture: act.has(.noGesture) ? nil : .automatic)
      }
      // A pinch: none of the script's fingers moves tabs, as in the references.
      tabs?.setTransition(
        kind.transition(lasting: Self.duration),
        gesture: act.has(.noGesture) ? nil : .pinch)
    }
  }

  override func removeTransition(of stacks: [AppStack], _ tabs: AppTabs?) {
    for stack in stacks { stack.setTransition(.system) }
    tabs?.setTransition(.system)
  }

  override func change(_ screen: UIViewController, _ act: Script.Act) {
    let controller = TransitionController.installed(on: screen)
    switch act.verb {
    case .changeTransition:
      controller?.transition =
        (setting.kind.isCard ? setting.kind : .fade).transition(lasting: Self.duration)
    case .changeGesture: controller?.gesture = act.has(.noGesture) ? nil : .pullUpDown
    case .removeController: controller?.remove()
    case .secondController:
      if controller != nil, screen.presentingViewController != nil { prepare(screen) }
    default: break
    }
  }

  override func makeAndForget(in stack: AppStack) {
    TransitionController(pushing: UIViewController(), in: stack, transition: ofStack)
  }

  override func addBystanders(to window: UIWindow) {
    if setting.habits.contains(.player) {
      window.rootViewController?.present(
        Bystander(), using: .sheet(height: .points(64), passesTouches: true))
      clock.advance(by: 1.5)
    }
    if setting.habits.contains(.recognizer) {
      window.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
    }
    if setting.habits.contains(.secondWindow) {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      other.rootViewController = Bystander()
      other.isHidden = false
      bystanders.append(other)
    }
  }

  // MARK: What is seen

  override func playsOurs(in window: UIWindow, isDue: Bool) -> Bool {
    // A hidden one keeps no time: it watches a covered screen.
    window.contains { ($0 as? ClockView)?.isHidden == false }
  }
}

extension ScriptKind {
  private var transition: ViewControllerTransition {
    switch self {
    case .slide: .slide
    case .fade: .fade
    case .cover: .cover
    case .fold: .fold
    case .spin: .spin
    case .cube: .cube
    case .overlay: .overlay
    case .sheet: .sheet(height: .points(420))
    case .hang: .hang
    }
  }

  /// The transition with a closing that is as long as its opening, as the system's are.
  @MainActor func transition(lasting seconds: TimeInterval) -> ViewControllerTransition {
    let movement = transition.movement(.opening, for: nil, report: { _ in })
    let ratio = movement.openingDuration / movement.closingDuration
    return .asymmetric(
      opening: transition.duration(seconds), closing: transition.duration(seconds * ratio))
  }
}

extension UIView {
  fileprivate func contains(_ isWanted: (UIView) -> Bool) -> Bool {
    isWanted(self) || subviews.contains { $0.contains(isWanted) }
  }
}
