import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The library's calls in mid-run: the run ends where it is going, and what follows is what would have followed at
  /// rest.
  @MainActor @Suite struct MidRunCallTests {
    /// What is in progress when the call is made.
    enum Moment: CaseIterable, Sendable { case plays, almostOver, held, heldFarther }

    private nonisolated static let calls = StackHouse.Action.allCases

    // MARK: Stacks

    @Test(arguments: calls, calls)
    func aCallInAStackFollowsAnother(first: StackHouse.Action, second: StackHouse.Action) {
      let atRest = stack {
        $0.call(first, "first"); $0.settle(); $0.call(second, "second")
      }
      for share in [0.1, 0.5, 0.95] {
        let inRun = stack {
          $0.call(first, "first")
          let run = $0.stack.topViewController?.transitionCoordinator
          Headless.advance(by: share * (run?.transitionDuration ?? 0))
          #expect($0.stack.transitionCoordinator != nil)
          $0.call(second, "second")
          #expect($0.stack.transitionCoordinator != nil || second.changesNothing(after: first))
        }
        #expect(inRun == atRest)
      }
    }

    @Test(arguments: calls, [0.2, 0.7])
    func aCallWhileAFingerHoldsTheStack(call: StackHouse.Action, share: CGFloat) {
      let atRest = stack {
        $0.stack.setTransition(.slide.duration(0.5))
        $0.swipeBack(by: share)
        $0.settle()
        $0.call(call, "second")
      }
      let held = stack {
        $0.stack.setTransition(.slide.duration(0.5))
        $0.swipeBack(by: share, lifts: false)
        #expect($0.stack.transitionCoordinator?.isInteractive == true)
        $0.call(call, "second")
        $0.lift()
      }
      #expect(held == atRest)
    }

    private func stack(_ script: (StackHouse) -> Void) -> [String] {
      let house = StackHouse()
      script(house)
      house.settle()
      return house.log.lines + house.state
    }

    // MARK: Presentations

    @Test(arguments: [0.05, 0.2, 0.4]) func aScreenIsPresentedWhileAnotherCloses(time: TimeInterval)
    {
      func play(pause: TimeInterval) -> [String] {
        let theatre = Theatre()
        theatre.presenter.present(theatre.screen, using: .overlay, gesture: .pullUpDown)
        theatre.settle()
        theatre.log.clear()
        let other = LoggingController("other", theatre.log)
        theatre.dismiss()
        Headless.advance(by: pause)
        theatre.presenter.present(other, using: .overlay) { theatre.log.write("other presented") }
        #expect(theatre.presenter.presentedViewController === other)
        theatre.settle()
        return theatre.log.lines
      }
      #expect(play(pause: time) == play(pause: 2))
    }

    @Test func theSameScreenIsPresentedAgainWhileItCloses() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .overlay)
      theatre.settle()
      theatre.dismiss()
      Headless.advance(by: 0.1)
      theatre.log.clear()
      theatre.presenter.present(theatre.screen, using: .cover) { theatre.log.write("presented") }
      theatre.settle()
      #expect(theatre.isOpen && theatre.log.count("presented") == 1)
      #expect(theatre.log.count("dismissed") == 1)
    }

    @Test(arguments: [false, true]) func aScreenInMotionPresentsAnother(isHeld: Bool) throws {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .cover, gesture: .pullUpDown) {
        theatre.log.write("first")
      }
      Headless.advance(by: 0.15)
      if isHeld {
        theatre.settle()
        theatre.play([
          .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 260), over: 0.2),
          .hold(0.2),
        ])
      }
      #expect(theatre.run != nil)
      let other = LoggingController("other", theatre.log)
      theatre.screen.present(other, using: .overlay) { theatre.log.write("second") }
      #expect(theatre.run == nil)
      if isHeld { theatre.lift() }
      theatre.settle()
      #expect(theatre.screen.presentedViewController === other)
      let completions = theatre.log.lines.filter { $0 == "first" || $0 == "second" }
      #expect(completions == ["first", "second"])
    }

    /// A finger that has pulled a screen far enough lets it go, and the presenter is free.
    @Test func aHeldScreenThatWouldCloseIsGone() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .cover, gesture: .pullUpDown)
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 760), over: 0.4), .hold(0.2),
      ])
      #expect(theatre.run != nil)
      let other = LoggingController("other", theatre.log)
      theatre.presenter.present(other, using: .overlay)
      theatre.lift()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === other)
    }

    // MARK: Dismissals

    /// `dismiss(using:)` in mid-run does what `controller.dismiss()` does: no screen leaps.
    @Test(arguments: Moment.allCases, [true, false])
    func aScreenInMotionIsDismissed(moment: Moment, opens: Bool) throws {
      func play(_ dismiss: (Theatre) -> Void) throws -> ([CGRect], [String]) {
        let theatre = Theatre()
        theatre.presenter.present(theatre.screen, using: .cover, gesture: .pullUpDown)
        if !opens {
          theatre.settle()
          if moment == .plays || moment == .almostOver { theatre.dismiss() }
        }
        switch moment {
        case .plays: Headless.advance(by: 0.15)
        case .almostOver: Headless.advance(by: 0.35)
        case .held, .heldFarther:
          if opens { Headless.advance(by: 0.3) }
          theatre.play([
            .down(CGPoint(x: 195, y: 500)),
            .move(to: CGPoint(x: 195, y: moment == .held ? 560 : 740), over: 0.2), .hold(0.2),
          ])
        }
        try #require(theatre.run != nil)
        theatre.log.clear()
        dismiss(theatre)
        var frames: [CGRect] = []
        for _ in 0..<20 where theatre.run != nil {
          frames.append(theatre.shownFrame)
          Headless.advance(by: 1 / 60)
        }
        if moment == .held || moment == .heldFarther { theatre.lift() }
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
        return (frames, theatre.log.lines.filter { $0 != "dismissed" })
      }
      let expected = try play { TransitionController.installed(on: $0.screen)?.dismiss() }
      var calls = 0
      let found = try play { $0.screen.dismiss(using: .fade) { calls += 1 } }
      #expect(calls == 1)
      #expect(found.1 == expected.1)
      let (first, other) = (try #require(found.0.first), try #require(expected.0.first))
      // The way of the finger in one frame.
      #expect(abs(first.minY - other.minY) < 21)
      // From one frame to the next.
      for (a, b) in zip(found.0, found.0.dropFirst()) { #expect(abs(a.minY - b.minY) < 160) }
    }

    /// Without a gesture a closing cannot be held, and goes on.
    @Test func aClosingThatPlaysIsLeftAlone() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .cover, gesture: nil)
      theatre.settle()
      theatre.dismiss()
      Headless.advance(by: 0.1)
      var calls = 0
      theatre.screen.dismiss(using: .fade) { calls += 1 }
      #expect(theatre.run != nil && calls == 0)
      theatre.settle()
      #expect(!theatre.isOpen && calls == 1)
    }

    /// As UIKit's completion, which is called when the screen has gone.
    @Test func aDismissalThatAFingerTakesBackHasNotEnded() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .cover, gesture: .pullUpDown)
      theatre.settle()
      theatre.dismiss()
      Headless.advance(by: 0.1)
      var calls = 0
      theatre.screen.dismiss(using: .fade) { calls += 1 }
      theatre.play([
        .down(CGPoint(x: 195, y: 700)), .move(to: CGPoint(x: 195, y: 300), over: 0.2), .lift,
      ])
      theatre.settle()
      #expect(theatre.isOpen && calls == 0)
    }

    @Test func aScreenThatHasGoneByThenDismissesNothingElse() {
      let theatre = Theatre()
      let middle = LoggingController("middle", theatre.log)
      theatre.presenter.present(middle, using: .cover)
      theatre.settle()
      middle.present(theatre.screen, using: .cover)
      theatre.settle()
      middle.dismiss(using: .cover)
      Headless.advance(by: 0.1)
      var calls = 0
      middle.dismiss(using: .cover, animated: false) { calls += 1 }
      theatre.settle()
      #expect(calls == 1)
      #expect(theatre.presenter.presentedViewController === middle)
      #expect(middle.presentedViewController == nil)
    }

    // MARK: Tabs and children

    @Test func tabsGoOnFromWhereAFingerWouldLetGo() {
      for share: CGFloat in [0.1, 0.7] {
        let house = TabsHouse()
        house.tabs.setTransition(.slide, gesture: .pullLeftRight)
        house.drag(by: -share * 390, lifts: false)
        #expect(house.tabs.transitionCoordinator?.isInteractive == true)
        var ends: [Bool] = []
        house.tabs.select(0, using: .slide) { ends.append($0) }
        // The run to the tab on the right has ended where the finger would have let it go.
        let from = house.tabs.transitionCoordinator?.viewController(forKey: .from)
        #expect(from === house.screens[share > 0.5 ? 2 : 1])
        house.lift()
        house.settle()
        #expect(house.tabs.selectedIndex == 0 && ends == [true])
      }
    }
  }
}

extension StackHouse {
  fileprivate func call(_ action: Action, _ name: String) {
    let slide = ViewControllerTransition.slide.duration(0.5)
    let end: (Bool) -> Void = { [log] in log.write("\(name) \($0)") }
    switch action {
    case .push: stack.push(guest, using: slide, completion: end)
    case .pop: stack.pop(using: slide, completion: end)
    case .popTo: stack.pop(to: screens[1], using: slide, completion: end)
    case .popToRoot: stack.popToRoot(using: slide, completion: end)
    case .set: stack.setViewControllers([screens[0], guest], using: slide, completion: end)
    }
    Headless.turn()
  }
}

extension StackHouse.Action {
  /// True if there is nothing left to do, or the call reports an issue.
  fileprivate func changesNothing(after first: StackHouse.Action) -> Bool {
    switch (first, self) {
    case (.push, .push), (.push, .set), (.set, .set), (.set, .push), (.popToRoot, .pop),
      (.popToRoot, .popToRoot),
      (.popToRoot, .popTo), (.set, .popTo), (.popTo, .popTo), (.pop, .popTo):
      true
    default: false
    }
  }
}
