import UIKit

extension AccountWorld {
  /// Does what the script says, at once.
  func perform(_ act: Script.Act) {
    callsInRun += 1
    defer { if act.verb != .tapBack { hasBegun = false } }
    switch act.verb {
    case .present, .alert, .systemSheet, .presentAgain, .dismiss, .dismissUsing:
      performAbove(act)
    case .push, .pop, .popTo, .popToRoot, .set: performInStack(act)
    case .select, .selectBeyond, .replace: performInContainer(act)
    case .pull, .swipe, .tapTab, .tapBack, .scrub: performWithFinger(act)
    case .stackDelegate, .tabDelegate, .swipeDelegate, .swipeOn, .swipeOff: performHabit(act)
    case .setTransition, .removeTransition, .dismissController, .changeTransition, .changeGesture,
      .removeController, .secondController, .makeAndForget:
      performByLibrary(act)
    case .rotate, .shrink, .dark, .largeText, .background, .interruption, .memoryWarning:
      performAround(act.verb)
    case .edit: front?.field.becomeFirstResponder()
    case .endEdit: front?.field.resignFirstResponder()
    case .scroll: front?.list.contentOffset = CGPoint(x: 0, y: 40)
    }
  }

  /// Lets a reference come to rest before a call of the library's while a screen changes, or a finger on a bar: both end a
  /// run of the library's first.
  func restBefore(_ act: Script.Act) {
    if !(side is LibrarySide), endsRun(act) { advance(by: AccountWorld.restingTime) }
  }

  private func endsRun(_ act: Script.Act) -> Bool {
    // By UIKit's second order, a dismissal begins in the call.
    let hasBegun = hasBegun || setting.order == .second && top.isBeingDismissed
    guard hasBegun, act.moment == .now else { return false }
    if act.verb == .present {
      let isMoving = top.isBeingPresented || top.isBeingDismissed
      return isMoving && isOursDue == true && !act.has(.plain) && !setting.isForGood
    }
    guard let stack = stack(behind: act.has(.behind)), isOursDue(in: stack) == true,
      changes(stack)
    else { return false }
    return switch act.verb {
    case .push: side.isOnce(act)
    case .pop, .popTo, .popToRoot, .set: act.has(.using)
    // Nobody catches a single change that has no gesture.
    case .tapBack: stack.topViewController !== wishes.target
    default: false
    }
  }

  /// True during a push or a pop, and not while the stack is presented or selected.
  func changes(_ stack: UINavigationController) -> Bool {
    stack.transitionCoordinator?.viewController(forKey: .to)?.parent === stack
  }

  // MARK: Screens above others

  private func performAbove(_ act: Script.Act) {
    switch act.verb {
    case .present:
      if setting.avoided.contains(.screenOverSheet), isInSheet(top), !act.has(.plain) { return }
      let presented = screenToPresent(act)
      presented.hasOwnTransition = !act.has(.plain)
      // A refused presentation may leave the system's presentation controller behind.
      if act.has(.plain), presented.modalPresentationStyle != .overFullScreen {
        presented.isInSheet = true
      }
      restBefore(act)
      // A screen that leaves presents no other.
      let presenter = top.isBeingDismissed ? top.presentingViewController ?? top : top
      side.present(presented, over: presenter, act, delegate: delegate)
    case .alert:
      let alert = makeScreen("alert")
      alert.modalPresentationStyle = .overFullScreen
      alert.modalTransitionStyle = .crossDissolve
      top.present(alert, animated: true, completion: side.completion("presented"))
    case .systemSheet:
      let sheet = makeScreen("sheet")
      sheet.modalPresentationStyle = .pageSheet
      sheet.isInSheet = true
      top.present(sheet, animated: true, completion: side.completion("presented"))
    case .presentAgain:
      guard top !== root else { return }
      root.present(top, animated: true, completion: side.completion("presented"))
    case .dismissUsing:
      guard top !== root, isOfScript(top) else { return }
      (top as? any Wishing)?.hasOwnTransition = true
      side.dismissUsing(top, animated: act.isAnimated)
    default:
      let asked =
        act.has(.fromRoot)
        ? root
        : act.has(.fromPresenter)
          ? top.presentingViewController ?? top : act.has(.fromChild) ? leaf(of: top) : top
      asked.dismiss(animated: act.isAnimated, completion: side.completion("dismissed"))
    }
  }

  private func screenToPresent(_ act: Script.Act) -> any Wishing {
    if act.has(.former), !act.isInside, let former, former.presentingViewController == nil {
      if act.has(.plain) { side.forget(former) }
      return former
    }
    let screen = makeScreen(setting.kind.isCard ? Line.Who.card : Line.Who.screen)
    screen.hidesStatusBar = act.has(.hidesStatusBar)
    let presented: any Wishing = act.has(.inStack) ? makeStack(screen) : screen
    if act.has(.overFullScreen) { presented.modalPresentationStyle = .overFullScreen }
    former = act.has(.overFullScreen) ? nil : presented
    return presented
  }

  private func isInSheet(_ controller: UIViewController) -> Bool {
    (controller as? any Wishing)?.isInSheet == true
  }

  /// False for an alert or a sheet of the system's.
  func isOfScript(_ controller: UIViewController) -> Bool {
    (controller as? any Named).map {
      [Line.Who.screen, Line.Who.stack, Line.Who.card].contains($0.who.kind)
    } ?? false
  }

  // MARK: Stacks

  private func performInStack(_ act: Script.Act) {
    guard let stack = stack(behind: act.has(.behind)) else { return }
    restBefore(act)
    switch act.verb {
    case .push:
      let screen = makeScreen(kind(in: stack))
      furnish(screen, act)
      screen.hasOwnTransition = side.isOnce(act) || act.has(.prepared)
      side.push(screen, in: stack, act)
      if act.has(.swipeOff) {
        // A stack has the recognizer as soon as its view is loaded.
        stack.loadViewIfNeeded()
        stack.interactivePopGestureRecognizer?.isEnabled = false
      }
    case .set:
      let kept = Array(stack.viewControllers.prefix(act.number ?? 0))
      let screen = makeScreen(kind(in: stack))
      if act.has(.using) { wishes.target = screen }
      side.set(kept + [screen], in: stack, act)
    default:
      let last = stack.viewControllers.count - 1
      let index =
        act.verb == .pop
        ? max(last - 1, 0) : act.verb == .popToRoot ? 0 : min(act.number ?? 0, last)
      if act.has(.using), index < last { wishes.target = stack.viewControllers[index] }
      let popped = side.pop(stack, to: index, act)
      book.note(Line.Who(kind: "script"), "popped", [Line.Fact(.names, of: popped ?? [])])
    }
  }

  private func kind(in stack: AppStack) -> String {
    (stack.viewControllers.first as? AppScreen)?.who.kind ?? Line.Who.screen
  }

  private func furnish(_ screen: AppScreen, _ act: Script.Act) {
    screen.hidesStatusBar = act.has(.hidesStatusBar)
    screen.borrowsDelegate = act.has(.borrows)
    screen.takesSwipe = act.has(.takesSwipe)
    screen.hidesBottomBarWhenPushed = act.has(.hidesTabs)
    screen.navigationItem.hidesBackButton = act.has(.hidesBack)
    if act.has(.leftItem) {
      let item = UIBarButtonItem()
      item.title = "Cancel"
      screen.navigationItem.leftBarButtonItem = item
    }
  }

  // MARK: Tabs and children

  private func performInContainer(_ act: Script.Act) {
    switch act.verb {
    case .replace:
      guard let parent = root as? AppScreen else { return }
      let new = makeScreen("child")
      if let old = parent.children.first {
        side.replace(old, with: new, in: parent, animated: act.isAnimated)
      } else {
        parent.addChild(new)
        new.view.frame = CGRect(x: 0, y: 100, width: parent.view.bounds.width, height: 200)
        new.view.autoresizingMask = [.flexibleWidth]
        parent.view.addSubview(new.view)
        new.didMove(toParent: parent)
      }
    default:
      guard let tabs else { return }
      if !setting.isForGood { wishes.selects = act.isAnimated }
      side.select(
        act.verb == .selectBeyond ? 99 : act.number ?? 0, in: tabs, animated: act.isAnimated)
    }
  }

  // MARK: The app's delegates

  private func performHabit(_ act: Script.Act) {
    switch act.verb {
    case .stackDelegate:
      for stack in stacks { stack.delegate = act.has(.own) ? stack : namedDelegate(act) }
    case .tabDelegate:
      if let tabs { side.setDelegate(namedDelegate(act), of: tabs) }
    case .swipeDelegate:
      // The library has loaded the others, the system has not.
      for stack in stacks where stack.viewIfLoaded?.window != nil {
        stack.interactivePopGestureRecognizer?.delegate = act.has(.app) ? delegate : nil
      }
    default:
      for stack in stacks where stack.viewIfLoaded?.window != nil {
        stack.interactivePopGestureRecognizer?.isEnabled = act.verb == .swipeOn
      }
    }
  }

  private func namedDelegate(_ act: Script.Act) -> AppDelegate? {
    if act.has(.app) { return delegate }
    if act.has(.other) { return otherDelegate }
    if act.has(.silent) { return silentDelegate }
    guard act.has(.brief) else { return nil }
    let brief = AppDelegate(who: Line.Who(kind: "brief"), book)
    brief.isTold = { [weak self] in self?.briefDelegate = nil }
    briefDelegate = brief
    return brief
  }

  // MARK: The library's own

  private func performByLibrary(_ act: Script.Act) {
    switch act.verb {
    case .setTransition:
      wishes.isInstalled = true
      side.setTransition(of: stacks, tabs, act)
    case .removeTransition:
      wishes.isInstalled = false
      side.removeTransition(of: stacks, tabs)
    case .dismissController:
      if top !== root {
        if isOfScript(top) { side.dismissController(top) }
      } else if let stack = stack(), stack.viewControllers.count > 1 {
        side.popController(of: stack)
      }
    case .makeAndForget:
      if let stack = stack() { side.makeAndForget(in: stack) }
    default:
      if act.verb == .removeController { (top as? any Wishing)?.hasOwnTransition = false }
      side.change(top, act)
    }
  }
}
