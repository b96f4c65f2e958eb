import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// No input is lost in mid-run: at any instant of any run, a call of the library's, or a finger on a bar, leads to the
  /// same end as at rest, and is heard in the same order.
  @MainActor @Suite struct MidRunLawTests {
    static let count = Int(ProcessInfo.processInfo.environment["WALKS"] ?? "") ?? 400

    @Test func inputsInMidRunLeadToWhereTheyLeadAtRest() {
      var (played, inRun) = (0, 0)
      for seed in 0..<Self.count {
        guard seed.isMultiple(of: 2) == (Headless.order == .first), Share.current.has(seed / 2)
        else { continue }
        let scene = MidRunScene(seed: seed)
        let (expected, _) = scene.play(inMidRun: false)
        let (found, wasInRun) = scene.play(inMidRun: true)
        played += 1
        inRun += wasInRun ? 1 : 0
        if found != expected {
          let lines = found.difference(from: expected).map {
            switch $0 {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
          }
          Issue.record("seed \(seed), \(scene): \(lines.joined(separator: "; "))")
        }
      }
      // The law means something only if there are runs.
      if Self.count >= 400, Share.current.parts == 1 { #expect(inRun > played * 3 / 4) }
      Headless.reset()
    }
  }
}

/// A stack in tabs, or a screen that is presented, in which a change is in progress when an input comes.
private struct MidRunScene: CustomStringConvertible {
  enum Input: Hashable {
    case call(StackHouse.Action), back, button, tab(Int), tool
    case presentOver, presentInstead
  }

  /// How the first change has come about.
  enum Beginning: Hashable {
    /// A call for one change, which has no gesture, or a change with the gesture of the stack.
    case once(StackHouse.Action), change(StackHouse.Action)
    case finger(percent: Int)
    case present, dismiss
  }

  let order: HeadlessOrder
  let preset: String
  let gesture: TransitionGesture
  let isRightToLeft: Bool
  let beginning: Beginning
  let input: Input
  /// The share of the run that is over.
  let instant: Double

  private static let presets: [String: ViewControllerTransition] = [
    "slide": .slide, "cover": .cover, "fade": .fade, "full": .full, "overlay": .overlay,
    "fold": .fold, "spin": .spin, "scale": .scale, "flip": .flip, "cube": .cube,
  ]
  private var transition: ViewControllerTransition { Self.presets[preset]! }

  init(seed: Int) {
    var numbers = WalkGenerator(seed: seed)
    order = seed.isMultiple(of: 2) ? .first : .second
    preset = Self.presets.keys.sorted().randomElement(using: &numbers)!
    isRightToLeft = Int.random(in: 0..<5, using: &numbers) == 0
    let share = Double.random(in: 0.02..<0.97, using: &numbers)
    let action = StackHouse.Action.allCases.randomElement(using: &numbers)!
    let other = StackHouse.Action.allCases.randomElement(using: &numbers)!
    let percent = Int.random(in: 10..<90, using: &numbers)
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      gesture = .pullUpDown
      instant = share
      beginning = Bool.random(using: &numbers) ? .present : .dismiss
      input = beginning == .present ? .presentOver : .presentInstead
    } else {
      gesture = [.leadingEdge, [.leadingEdge, .contentSwipe], .automatic]
        .randomElement(using: &numbers)!
      beginning = [.finger(percent: percent), .once(action), .change(action), .change(action)]
        .randomElement(using: &numbers)!
      // Without a gesture, UIKit ignores touches in a run.
      let tab = Input.tab(Int.random(in: 0..<3, using: &numbers))
      let isHeld = beginning == .finger(percent: percent)
      let touches: [Input] = isHeld ? [.back, tab] : [.back, .back, .button, .tool, tab]
      let isDeaf = beginning == .once(action) && action != .push
      input =
        ([.call(other), .call(other)] + (isDeaf ? [] : touches)).randomElement(using: &numbers)!
      // Before that, the buttons of the other screen are seen.
      instant = input == .button || input == .tool ? 0.7 + share * 0.25 : share
    }
  }

  var description: String {
    "\(preset), \(gesture.parts.count) gestures, right to left \(isRightToLeft): \(beginning), at \(instant) \(input)"
  }

  /// Returns what the app has heard, and where things stand in the end.
  @MainActor func play(inMidRun: Bool) -> (account: [String], wasInRun: Bool) {
    Headless.reset()
    Headless.assume(order)
    let isOfStack = beginning != .present && beginning != .dismiss
    return isOfStack ? playStack(inMidRun) : playPresentation(inMidRun)
  }

  @MainActor private func playStack(_ inMidRun: Bool) -> ([String], Bool) {
    let house = StackHouse(isRightToLeft: isRightToLeft)
    let tabs = UITabBarController()
    house.window.rootViewController = nil
    tabs.viewControllers = [house.stack, UIViewController(), UIViewController()]
    house.window.rootViewController = tabs
    house.stack.isToolbarHidden = false
    // The screens own their items: an item that captured the screen or the house would keep the window for ever.
    for (index, screen) in house.screens.enumerated() {
      let log = house.log
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "right") { _ in log.write("right of \(index)") })
      screen.toolbarItems = [
        UIBarButtonItem(
          primaryAction: UIAction(title: "tool") { _ in log.write("tool of \(index)") })
      ]
    }
    house.stack.setTransition(transition, gesture: gesture)
    house.settle()
    house.log.clear()
    switch beginning {
    case .once(let action): call(action, "first", house)
    case .change(let action): house.perform(action)
    case .finger(let percent):
      let width: CGFloat = 390
      let way = CGFloat(percent) / 100 * width * (isRightToLeft ? -1 : 1)
      let start = CGPoint(x: isRightToLeft ? width - 1 : 1, y: 420)
      house.play([
        .down(start), .move(to: CGPoint(x: start.x + way, y: 420), over: 0.3), .hold(0.2),
      ])
    case .present, .dismiss: break
    }
    let isHeld = if case .finger = beginning { true } else { false }
    let wasInRun = begin(inMidRun, isHeld: isHeld, house.stack, lift: house.lift, house.settle)
    switch input {
    case .call(let action): call(action, "second", house)
    case .back: tap(house.stack.navigationBar, x: 30, y: 22, house.window)
    case .button: tap(house.stack.navigationBar, x: 360, y: 22, house.window)
    case .tool: tap(house.stack.toolbar, x: 30, y: 22, house.window)
    case .tab(let index):
      tap(tabs.tabBar, x: 130 * CGFloat(index) + 65, y: 22, house.window)
    case .presentOver, .presentInstead: break
    }
    if inMidRun, isHeld { house.lift() }
    house.settle()
    house.settle()
    return (house.log.lines + house.state + ["tab \(tabs.selectedIndex)"], wasInRun)
  }

  @MainActor private func playPresentation(_ inMidRun: Bool) -> ([String], Bool) {
    let theatre = Theatre(.modal, isRightToLeft: isRightToLeft)
    let other = LoggingController("other", theatre.log)
    let (presenter, screen) = (theatre.presenter, theatre.screen)
    let end = { (name: String) in { theatre.log.write(name) } }
    presenter.present(
      screen, using: transition, gesture: gesture, completion: end("presented"))
    Headless.turn()
    if beginning == .dismiss {
      theatre.settle()
      presenter.dismiss(animated: true, completion: end("dismissed"))
      Headless.turn()
    }
    let wasInRun = begin(
      inMidRun, isHeld: false, screen, lift: {}, theatre.settle)
    let caller = input == .presentOver ? screen : presenter
    caller.present(other, using: transition, completion: end("second"))
    theatre.settle()
    var chain: [String] = []
    var next: UIViewController? = presenter
    while let controller = next {
      chain.append("\(controller === screen ? "screen" : controller === other ? "other" : "root")")
      next = controller.presentedViewController
    }
    return (theatre.log.lines + chain, wasInRun)
  }

  /// Lets the first change come to the instant of the input, or to its end. Returns whether it is in progress.
  @MainActor private func begin(
    _ inMidRun: Bool, isHeld: Bool, _ controller: UIViewController, lift: () -> Void,
    _ settle: () -> Void
  ) -> Bool {
    if inMidRun {
      let seconds = controller.transitionCoordinator?.transitionDuration ?? 0
      if !isHeld { Headless.advance(by: instant * seconds) }
      return controller.transitionCoordinator != nil
    }
    if isHeld { lift() }
    settle()
    return false
  }

  @MainActor private func call(_ action: StackHouse.Action, _ name: String, _ house: StackHouse) {
    let end: (Bool) -> Void = { [log = house.log] in log.write("\(name) \($0)") }
    let stack = house.stack!
    switch action {
    case .push:
      stack.push(house.guest, using: transition, gesture: gesture, completion: end)
    case .pop: stack.pop(using: transition, completion: end)
    case .popTo:
      let target = stack.viewControllers.count > 1 ? stack.viewControllers[1] : house.screens[0]
      stack.pop(to: target, using: transition, completion: end)
    case .popToRoot: stack.popToRoot(using: transition, completion: end)
    case .set:
      stack.setViewControllers(
        [house.screens[0], house.guest], using: transition, completion: end)
    }
    Headless.turn()
  }

  @MainActor private func tap(_ bar: UIView, x: CGFloat, y: CGFloat, _ window: UIWindow) {
    let place = CGPoint(x: isRightToLeft ? 390 - x : x, y: y)
    Headless.play(.tap(at: bar.convert(place, to: nil), finger: 7), in: window)
    Headless.advance(by: 0.1)
  }
}
