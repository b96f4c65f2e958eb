import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A change of screens that begins and is taken back: at rest, the app stands where it stood.
enum TakenBack: String, CaseIterable {
  // A finger that lets go too early, or that the system takes away; and code in its place.
  case pull, pullTakenAway, swipe, swipeTakenAway, tabDrag, scrub
  /// A dismissal or a pop that is turned round in the middle.
  case closing
  /// A presentation or a push that is turned round in the middle.
  case opening
  /// A pull that the screen refuses.
  case refused
  /// A pull after which the screen's own `dismiss` asks first.
  case putOff
}

/// The library's transitions, with a gesture in tabs, and what the app reads of its screens.
final class TakenBackSide: LibrarySide {
  override func setTransition(of stacks: [AppStack], _ tabs: AppTabs?, _ act: Script.Act) {
    super.setTransition(of: stacks, tabs, act)
    guard let tabs, let controller = TransitionController.installed(in: tabs) else { return }
    if controller.gesture != nil { controller.gesture = .pullLeftRight }
  }

  override func properties(of screen: UIViewController) -> [Line.Fact] {
    [
      Line.Fact(.style, "\(screen.modalPresentationStyle)"),
      Line.Fact(.status, "\(screen.modalPresentationCapturesStatusBarAppearance)"),
      Line.Fact(.modal, "\(screen.isModalInPresentation)"),
      Line.Fact(.delegate, screen.transitioningDelegate == nil ? "none" : "some"),
    ]
  }
}

extension AccountWorld {
  private var isPresented: Bool { top !== root && isOfScript(top) }
  private var canPop: Bool { top === root && (stack()?.viewControllers.count ?? 0) > 1 }

  func canTakeBack(_ kind: TakenBack) -> Bool {
    guard !isInRun else { return false }
    switch kind {
    case .pull, .pullTakenAway, .scrub, .refused: return isPresented
    case .putOff: return isPresented && top is AppScreen
    case .swipe, .swipeTakenAway: return canPop
    // A run without a gesture cannot be held by UIKit, and plays on.
    case .closing: return (isPresented || canPop) && controllerInFront?.gesture != nil
    case .opening: return top === root && !setting.habits.contains(.player)
    case .tabDrag: return top === root && tabs != nil
    }
  }

  private var controllerInFront: TransitionController? {
    if top !== root { return .installed(on: top) }
    guard let stack = stack(), let screen = stack.topViewController else { return nil }
    return .installed(on: screen) ?? .installed(in: stack)
  }

  /// Begins a change and takes it back. Returns false if the change cannot be turned round: the system's, or one without a
  /// gesture.
  func takeBack(_ kind: TakenBack) -> Bool {
    let (top, front) = (top, front)
    switch kind {
    case .pull: perform(Script.Act(verb: .pull))
    case .pullTakenAway: perform(Script.Act(verb: .pull, options: [.isTakenAway]))
    case .swipe: perform(Script.Act(verb: .swipe))
    case .swipeTakenAway: perform(Script.Act(verb: .swipe, options: [.isTakenAway]))
    case .scrub: perform(Script.Act(verb: .scrub))
    case .tabDrag:
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 160, y: 420), over: 0.3), .hold(0.2),
        .lift,
      ])
      Headless.play(script, in: window)
    case .closing:
      if top === root {
        stack()?.popViewController(animated: true)
      } else {
        top.presentingViewController?.dismiss(animated: true)
      }
      return turnRound()
    case .opening:
      perform(Script.Act(verb: setting.root == .page ? .present : .push, options: [.animated]))
      return turnRound()
    case .refused:
      top.isModalInPresentation = true
      perform(Script.Act(verb: .pull, options: [.commits]))
      advance(by: 1.5)
      top.isModalInPresentation = false
    case .putOff:
      front?.putsDismissalOff = true
      perform(Script.Act(verb: .pull, options: [.commits]))
      advance(by: 1.5)
      front?.putsDismissalOff = false
    }
    return true
  }

  /// Shows each tab once: a drag loads the next one.
  func prepare(for kind: TakenBack) {
    guard kind == .tabDrag, let tabs else { return }
    for index in [0, 1, 2, tabs.selectedIndex] {
      tabs.selectedIndex = index
      advance(by: 1)
    }
  }

  private func turnRound() -> Bool {
    advance(by: 0.1)
    guard let controller = controllerInFront, controller.gesture != nil else { return false }
    return controller.run?.turnRound() == true
  }

  /// Makes the objects that `takeBack(_:)` makes, so that all later ones have the same names.
  func leaveOut(_ kind: TakenBack) {
    guard kind == .opening else { return }
    let isPage = setting.root == .page
    let screen = makeScreen(setting.kind.isCard && isPage ? Line.Who.card : Line.Who.screen)
    screen.loadViewIfNeeded()
    if isPage {
      side.prepare(screen)
      screen.hasOwnTransition = true
      former = screen
    }
  }
}

extension Script {
  /// Plays the script, with or without a change before the step at `index` that is taken back. Returns what comes
  /// after it; nil where it is impossible.
  @MainActor func accountAfter(
    _ kind: TakenBack, before index: Int, isLeftOut: Bool
  ) -> Account? {
    let world = AccountWorld(self) { TakenBackSide($0, $1) }
    for step in steps[..<index] { world.play(step) }
    world.rest()
    world.awaited = nil
    guard world.canTakeBack(kind) else { return nil }
    world.prepare(for: kind)
    if isLeftOut { world.leaveOut(kind) } else if !world.takeBack(kind) { return nil }
    let before = world.book.chapters.count
    world.rest()
    for step in steps[index...] { world.play(step) }
    world.rest()
    world.book.beginChapter()
    world.tapButton()
    world.close()
    return Account(chapters: Array(world.book.chapters[before...]))
  }
}
