#if os(Linux)
  import UIKit

  extension AccountWorld {
    /// Does with a finger what the script says; the finger moves while time passes.
    func performWithFinger(_ act: Script.Act) {
      switch act.verb {
      case .tapTab: tapTab(act.number ?? 0)
      case .tapBack: tapBack()
      case .scrub:
        guard top !== root, isOfScript(top), top.viewIfLoaded?.window != nil else { return }
        side.scrub(top, commits: act.has(.commits)) { advance(by: $0) }
      case .pull:
        guard let way = pull else { return }
        play(way, act)
      default:
        guard let way = swipe else { return }
        play(way, act)
      }
    }

    /// Does something while a finger holds the front screen.
    ///
    /// The finger stays for longer than any run of that call.
    func hold(commits: Bool, _ act: Script.Act) {
      guard let way = top === root || !isOfScript(top) ? swipe : pull else { return perform(act) }
      play([
        .down(way.start), .move(to: way.point(14), over: 0.05),
        .move(to: way.point(way.length * 0.4), over: 0.2), .hold(1.3),
        .move(to: way.point(commits ? way.length : 8), over: 0.2), .hold(0.15), .lift,
      ])
      advance(by: 0.4)
      book.note(Line.Who(kind: "script"), "while it is held")
      perform(act)
      advance(by: 1.7)
    }

    // MARK: Ways

    private struct Way {
      let start: CGPoint
      let direction: CGVector
      /// A way that is long enough.
      let length: CGFloat

      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
      }
    }

    /// Down over the front screen, if it is a presented one.
    private var pull: Way? {
      guard top !== root, isOfScript(top), let view = top.viewIfLoaded, view.window != nil else {
        return nil
      }
      side.expectPull(of: top)
      let frame = view.convert(view.bounds, to: nil)
      return Way(
        start: CGPoint(x: frame.midX - 100, y: frame.minY + frame.height * 0.3),
        direction: CGVector(dx: 0, dy: 1), length: min(260, window.bounds.height * 0.6))
    }

    /// From the edge, if the front screen reaches it on all sides. Over an alert or a sheet it must do
    /// nothing.
    private var swipe: Way? {
      guard top === root || !setting.kind.isCard || !isOfScript(top) else { return nil }
      let bounds = window.bounds
      let isMirrored = setting.habits.contains(.rightToLeft)
      return Way(
        start: CGPoint(x: isMirrored ? bounds.maxX - 1 : 1, y: bounds.height * 0.36),
        direction: CGVector(dx: isMirrored ? -1 : 1, dy: 0), length: bounds.width * 0.9)
    }

    // MARK: Touches

    private func play(_ way: Way, _ act: Script.Act) {
      let begin: [HeadlessTouchScript.Step] = [
        .down(way.start), .move(to: way.point(12), over: 0.05),
      ]
      if act.has(.isTakenAway) {
        play(begin + [.move(to: way.point(way.length * 0.4), over: 0.2), .hold(0.2), .cancel])
      } else if act.has(.flicks) {
        play(begin + [.move(to: way.point(way.length * 0.5), over: 0.1), .lift])
      } else {
        play(
          begin + [
            .move(to: way.point(act.has(.commits) ? way.length : 36), over: 0.3), .hold(0.15),
            .lift,
          ])
      }
    }

    private func play(_ steps: [HeadlessTouchScript.Step]) {
      Headless.play(HeadlessTouchScript(steps), in: window)
    }

    private func tapBack() {
      // A finger comes in a turn of its own.
      clock.turn()
      hasBegun = true
      guard let stack = stack(), stack.navigationBar.window != nil, !stack.isNavigationBarHidden
      else { return }
      // Whether a run around the stack is caught is a matter of its gesture.
      if isInRun, !changes(stack) { advance(by: AccountWorld.restingTime) }
      restBefore(Script.Act(verb: .tapBack))
      let bar = stack.navigationBar
      let x = setting.habits.contains(.rightToLeft) ? bar.bounds.maxX - 30 : 30
      Headless.play(.tap(at: bar.convert(CGPoint(x: x, y: 22), to: nil)), in: window)
      advance(by: 0.1)
    }

    private func tapTab(_ index: Int) {
      guard let tabs, top === root, tabs.tabBar.window != nil, !tabs.tabBar.isHidden else { return }
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      let place = setting.habits.contains(.rightToLeft) ? 2 - index : index
      Headless.play(
        .tap(
          at: CGPoint(x: bar.minX + (CGFloat(place) + 0.5) * bar.width / 3, y: bar.minY + 24)),
        in: window)
    }
  }
#endif
