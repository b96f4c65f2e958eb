import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Children change places with presets, with all that a container owes them.
  @MainActor @Suite struct ChildrenTests {
    /// A child that logs what it hears of its parent.
    final class Moving: UIViewController {
      var heard: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        heard.append("will \(parent == nil ? "leave" : "come")")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        heard.append("did \(parent == nil ? "leave" : "come")")
      }
    }

    /// Each child hears of its parent in pairs, also if the change is taken back.
    @Test(arguments: [true, false]) func childrenHearOfTheirParentInPairs(isTakenBack: Bool) {
      let (house, old, new) = (ChildrenHouse(), Moving(), Moving())
      house.parent.replace(house.old, with: old, using: .system)
      house.settle()
      (old.heard, new.heard) = ([], [])
      let controller = house.parent.replace(old, with: new, using: .slide)
      Headless.advance(by: 0.1)
      if isTakenBack { controller?.dismiss() }
      house.settle()
      #expect(old.heard == ["will leave", isTakenBack ? "did come" : "did leave"])
      #expect(
        new.heard
          == (isTakenBack ? ["will come", "will leave", "did leave"] : ["will come", "did come"]))
      #expect((old.parent != nil) == isTakenBack && (new.parent == nil) == isTakenBack)
    }

    /// A child that is named but not shown is replaced without a run, and the new one hears the same.
    @Test(arguments: [true, false]) func aChildInPlaceOfNoneHearsOfItsParent(wasChild: Bool) {
      let (house, stranger, new) = (ChildrenHouse(), UIViewController(), Moving())
      // Without a view in the parent it is not shown.
      if wasChild { house.parent.addChild(stranger) }
      house.parent.replace(stranger, with: new, using: .slide)
      house.settle()
      #expect(new.heard == ["will come", "did come"] && new.parent === house.parent)
      #expect(new.view.superview === house.parent.view)
    }

    /// The new child takes the old one's place, and goes on as the old one did when the parent gets another size.
    @Test(arguments: [true, false]) func aNewChildIsResizedAsTheOldOneWas(isAnimated: Bool) {
      let house = ChildrenHouse()
      house.old.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      house.old.view.autoresizingMask = [.flexibleWidth]
      house.parent.replace(
        house.old, with: house.new, using: isAnimated ? .slide : .system, gesture: nil)
      house.settle()
      #expect(house.new.view.frame == CGRect(x: 0, y: 100, width: 390, height: 200))
      house.rotate()
      house.settle()
      #expect(house.new.view.frame.width == 844 && house.new.view.frame.height == 200)
    }

    /// With a gesture the former child can come back, also if nobody but the transition knows it.
    @Test(arguments: [true, false]) func aFormerChildIsKeptForItsWayBack(hasGesture: Bool) throws {
      let house = ChildrenHouse()
      weak var former: UIViewController?
      var current = UIViewController()
      house.parent.replace(house.old, with: current, using: .system)
      house.settle()
      former = current
      let next = UIViewController()
      let controller = try #require(
        house.parent.replace(
          current, with: next, using: .slide, gesture: hasGesture ? .leadingEdge : nil))
      current = next
      house.settle()
      #expect((former != nil) == hasGesture)
      controller.dismiss()
      house.settle()
      #expect((former?.parent === house.parent) == hasGesture)
      #expect((next.parent == nil) == hasGesture)
    }

    /// The container leaves the window in the middle of a change, and comes back: every appearance has its end.
    @Test func appearanceIsBalancedIfTheContainerLeavesTheWindow() {
      let house = ChildrenHouse()
      let tabs = UITabBarController()
      tabs.viewControllers = [house.parent, UIViewController()]
      house.window.rootViewController = tabs
      Headless.advance(by: 0.2)
      house.log.clear()
      house.swap(.slide)
      Headless.advance(by: 0.1)
      tabs.selectedIndex = 1
      house.settle()
      tabs.selectedIndex = 0
      house.settle()
      for child in ["old", "new"] {
        for (will, did) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
          #expect(
            house.log.count("\(child).\(will)") == house.log.count("\(child).\(did)"),
            "\(child).\(will)")
        }
      }
      #expect(house.log.lines.last { $0.hasPrefix("new.") } == "new.didAppear")
      #expect(house.log.lines.last { $0.hasPrefix("old.") } == "old.didDisappear")
    }

    /// The completion is the call's; what comes after is told as everywhere.
    @Test(arguments: [true, false]) func laterChangesAreToldByOnEnd(byFinger: Bool) throws {
      let house = ChildrenHouse()
      var told: [String] = []
      let controller = try #require(
        house.parent.replace(house.old, with: house.new, using: .slide, gesture: .leadingEdge) {
          told.append("completed \($0)")
        })
      controller.onEnd { told.append("\($0.direction) \($1 == .committed)") }
      house.settle()
      #expect(told.sorted() == ["completed true", "opening true"])
      told = []
      if byFinger { house.swipeBack(by: 0.8) } else { controller.dismiss() }
      house.settle()
      #expect(house.old.view.window != nil && told == ["closing true"])
    }

    /// By code a change turns round at once, with a gesture or without.
    @Test func aChangeTurnsRoundByCode() {
      let house = ChildrenHouse()
      let controller = house.swap(.fold)
      Headless.advance(by: 0.1)
      controller?.dismiss()
      house.settle()
      #expect(house.committed == [false] && house.old.view.window != nil)
      #expect(house.views.contains("old") && !house.views.contains("new"))
      #expect(house.new.parent == nil && house.new.viewIfLoaded?.window == nil)
    }

    /// The gesture may come later, in the middle of the change or at rest.
    @Test(arguments: [0.1, 1.5]) func aGestureMayComeLater(after seconds: TimeInterval) {
      let house = ChildrenHouse()
      let controller = house.swap(.slide)
      Headless.advance(by: seconds)
      controller?.gesture = .pullLeftRight
      house.settle()
      house.play([
        .down(CGPoint(x: 100, y: 420)), .move(to: CGPoint(x: 380, y: 420), over: 0.2), .lift,
      ])
      house.settle()
      #expect(house.committed == [true])
      #expect(house.old.view.window != nil && house.new.viewIfLoaded?.window == nil)
    }

    struct Case: CustomTestStringConvertible, Sendable {
      let preset: TransitionPreset
      let outcome: StackHouse.Outcome
      let bothAreChildren: Bool
      var testDescription: String { "\(preset) \(outcome) \(bothAreChildren)" }

      static var all: [Case] {
        TransitionPreset.allCases.flatMap { preset in
          StackHouse.Outcome.allCases.flatMap { outcome in
            [false, true].map {
              Case(preset: preset, outcome: outcome, bothAreChildren: $0)
            }
          }
        }
      }
    }

    @Test(arguments: Case.all) func childrenChangePlaces(plan: Case) {
      let house = ChildrenHouse(bothAreChildren: plan.bothAreChildren)
      let before = Imprint(house.old.view)
      if plan.outcome == .notAnimated {
        UIView.performWithoutAnimation { _ = house.swap(plan.preset) }
      } else {
        house.swap(plan.preset, gesture: .pinch)
        Headless.advance(by: 0.1)
        #expect(house.log.lines == ["old.willDisappear", "new.willAppear"])
      }
      if plan.outcome == .cancelled {
        TransitionController.installed(on: house.new)?.run?.turn(.closing)
      } else if plan.outcome == .turned {
        Headless.resize(
          house.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      }
      house.settle()
      let isCommitted = plan.outcome != .cancelled
      let (here, gone) = isCommitted ? (house.new, house.old) : (house.old, house.new)
      #expect(house.committed == [isCommitted])
      #expect(house.views == ["below", isCommitted ? "new" : "old", "above"])
      #expect(here.view.frame == house.parent.view.bounds)
      #expect(gone.view.superview == nil && here.parent === house.parent)
      #expect((gone.parent === house.parent) == plan.bothAreChildren)
      if isCommitted {
        #expect(
          house.log.lines.suffix(2) == ["old.didDisappear", "new.didAppear"]
            || house.log.lines.suffix(2) == ["new.didAppear", "old.didDisappear"])
      } else {
        #expect(Imprint(house.old.view) == before)
        #expect(house.log.count("old.didAppear") == 1 && house.log.count("new.didAppear") == 0)
      }
      #expect(house.log.lines.count == Set(house.log.lines).count)
    }

    @Test(arguments: [0.2, 0.9]) func aFingerBringsTheOldChildBack(share: CGFloat) {
      let house = ChildrenHouse()
      weak var controller = house.swap(.slide, gesture: .leadingEdge)
      house.settle()
      let script = HeadlessTouchScript.drag(
        from: CGPoint(x: 1, y: 400), to: CGPoint(x: 1 + share * 380, y: 400), over: 0.3)
      Headless.play(script, in: house.window)
      Headless.advance(by: script.duration + 1)
      #expect(house.views == ["below", share > 0.5 ? "old" : "new", "above"])
      #expect((TransitionController.installed(on: house.new) == nil) == (share > 0.5))
      #expect((controller == nil) == (share > 0.5))
      if share > 0.5 { #expect(house.parent.view.gestureRecognizers?.isEmpty != false) }
    }

    /// A second change during the first: that one ends where it was going.
    /// In a part of the window that has none of its corners, a child is not as round as the display.
    @Test(arguments: [0, 40] as [CGFloat]) func onlyTheDisplaysCornersAreAsRound(inset: CGFloat) {
      let house = ChildrenHouse()
      let place = UIView(frame: house.parent.view.bounds.insetBy(dx: inset, dy: inset))
      house.parent.view.addSubview(place)
      place.addSubview(house.old.view)
      let run = house.swap(.spin)?.run
      #expect(run?.geometry?.displayCornerRadius == (inset == 0 ? 47 : 0))
      house.settle()
    }

    @Test func changesFollowEachOther() {
      let house = ChildrenHouse()
      let third = LoggingController("third", house.log)
      house.swap(.slide)
      Headless.advance(by: 0.1)
      house.parent.replace(house.new, with: third, using: .fold)
      Headless.turn()
      house.settle()
      #expect(house.parent.children == [third])
      #expect(house.committed == [true])
      house.parent.replace(third, with: house.old, using: .system)
      #expect(house.parent.children == [house.old] && third.view.superview == nil)
      #expect(house.views == ["below", "old", "above"])
    }

    /// Without a gesture, too, there is a way back, which is the opening backward.
    @Test(arguments: [TransitionGesture?.none, .leadingEdge].indices)
    func codeBringsTheOldChildBack(
      gesture: Int
    ) {
      let house = ChildrenHouse()
      let controller = house.swap(
        .fold, gesture: [TransitionGesture?.none, .leadingEdge][gesture])
      house.settle()
      controller?.dismiss()
      #expect(controller?.run?.direction == .closing)
      house.settle()
      #expect(house.committed == [true])
      #expect(house.views == ["below", "old", "above"])
      #expect(TransitionController.installed(on: house.new) == nil)
    }

    /// A child that does not fill its superview has the same place as the one before, there and back.
    @Test(arguments: [TransitionPreset.slide, .full, .overlay])
    func aChildBesideMarginsKeepsItsPlace(preset: TransitionPreset) {
      let house = ChildrenHouse()
      let place = CGRect(x: 40, y: 100, width: 300, height: 400)
      house.old.view.frame = place
      let controller = house.swap(preset)
      house.settle()
      #expect(house.new.view.frame == place)
      controller?.dismiss()
      Headless.advance(by: 0.1)
      #expect(house.new.view.bounds.size == place.size && house.old.view.bounds.size == place.size)
      house.settle()
      #expect(house.committed == [true] && house.old.view.frame == place)
    }

    /// Beside the children, the parent's own buttons work all the time.
    @Test(arguments: [false, true]) func theParentsButtonsWorkInMidRun(goesBack: Bool) {
      let house = ChildrenHouse()
      house.old.view.autoresizingMask = []
      house.old.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
      var taps = 0
      let button = UIButton(frame: CGRect(x: 20, y: 620, width: 100, height: 44))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      house.parent.view.insertSubview(button, at: 0)
      let controller = house.swap(.slide)
      if goesBack {
        house.settle()
        controller?.dismiss()
      }
      Headless.advance(by: 0.1)
      house.play([.down(CGPoint(x: 60, y: 640)), .hold(0.03), .lift])
      #expect(taps == 1)
      house.settle()
      #expect(house.committed == [true])
    }

    /// And they are seen: nothing of the run lies in front of them.
    @Test(arguments: [TransitionPreset.slide, .full, .scale])
    func theParentsButtonsAreSeenInMidRun(preset: TransitionPreset) {
      let house = ChildrenHouse()
      house.old.view.autoresizingMask = []
      house.old.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
      let button = UIButton(frame: CGRect(x: 20, y: 720, width: 100, height: 44))
      house.parent.view.insertSubview(button, at: 0)
      house.swap(preset)
      Headless.advance(by: 0.2)
      let covers = house.parent.view.subviews.drop { $0 !== button }.dropFirst().filter {
        $0.frame.contains(button.frame) && ($0.layer.presentation()?.opacity ?? 1) > 0.5
          && ($0.backgroundColor?.cgColor.alpha ?? 0) > 0.5
      }
      #expect(covers.isEmpty)
      house.settle()
    }

    /// In a box beside the parent's corner, the point of the child between two fingers stays there.
    @Test func aChildInABoxIsPinchedBetweenTheFingers() throws {
      let house = ChildrenHouse()
      let box = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))
      house.parent.view.addSubview(box)
      box.addSubview(house.old.view)
      house.old.view.frame = box.bounds
      house.swap(.full, gesture: .pinch)
      house.settle()
      func play(_ steps: [(HeadlessTouchScript.Step, HeadlessTouchScript.Step)]) {
        house.window.play(
          HeadlessTouchScript([.init(0, steps.map { $0.0 }), .init(1, steps.map { $0.1 })]))
      }
      play([(.down(CGPoint(x: 90, y: 300)), .down(CGPoint(x: 290, y: 300)))])
      play([
        (
          .move(to: CGPoint(x: 130, y: 300), over: 0.3),
          .move(to: CGPoint(x: 250, y: 300), over: 0.3)
        )
      ])
      #expect(house.run?.playback?.isHeld == true)
      let shown = try #require(house.new.view.layer.presentation())
      let between = shown.convert(CGPoint(x: 190, y: 300), from: nil)
      // A pinch is recognized after a part of the way.
      #expect(between.distance(to: CGPoint(x: 150, y: 100)) < 8)
      play([(.lift, .lift)])
      house.settle()
    }

    /// A closure moves the old child, which is where it was if nothing comes of it.
    @Test func aPlaceThatAClosureHasChangedIsPutBack() {
      let house = ChildrenHouse()
      let place = CGRect(x: 40, y: 100, width: 300, height: 400)
      house.old.view.frame = place
      let transition = ViewControllerTransition.animations { run in
        run.animate { run.leavingView?.frame = CGRect(x: -120, y: 90, width: 200, height: 400) }
      }
      let controller = house.parent.replace(
        house.old, with: house.new, using: transition.duration(0.4))
      Headless.advance(by: 0.1)
      controller?.run?.turn(.closing)
      house.settle()
      #expect(house.new.view.superview == nil && house.old.view.frame == place)
    }

    /// VoiceOver is told once of what is new, and of nothing if that has not come.
    @Test(arguments: [true, false]) func voiceOverIsToldOfANewChild(commits: Bool) {
      Headless.focus(on: nil)
      let house = ChildrenHouse()
      let controller = house.swap(.slide)
      Headless.advance(by: 0.1)
      if !commits { controller?.run?.turn(.closing) }
      house.settle()
      #expect(Headless.postedAccessibilityNotifications == (commits ? [.screenChanged] : []))
      let about = Headless.postedAccessibilityArguments.first as? UIView
      #expect(about === (commits ? house.new.view : nil))
    }

    /// The change keeps its way back, also where it was made at once.
    @Test(arguments: [false, true]) func aReplacementCanBeTakenBack(animated: Bool) {
      let house = ChildrenHouse()
      let controller = house.parent.replace(
        house.old, with: house.new, using: .fold, animated: animated)
      Headless.turn()
      #expect((controller?.run != nil) == animated)
      house.settle()
      #expect(house.views == ["below", "new", "above"])
      #expect(TransitionController.installed(on: house.new) === controller)
      controller?.dismiss()
      Headless.turn()
      #expect(controller?.run?.direction == .closing)
      house.settle()
      #expect(house.views == ["below", "old", "above"])
    }

    /// An app may add the arriving view itself: the old child, a door, still opens in front of it.
    @Test func aNewViewThatLiesAboveTheOldGoesBehindTheDoor() throws {
      let house = ChildrenHouse(bothAreChildren: true)
      house.parent.view.insertSubview(house.new.view, aboveSubview: house.old.view)
      house.swap(.fold)
      let old = try #require(house.views.firstIndex(of: "old"))
      let new = try #require(house.views.firstIndex(of: "new"))
      #expect(new < old)
      #expect(house.views.last == "above")
      house.settle()
      #expect(house.committed == [true])
      #expect(house.views == ["below", "new", "above"])
    }

    /// Behind the children is their parent, and not the preset's own color, unless the app says so.
    @Test(arguments: [nil, UIColor.green]) func theParentIsBehindBoth(color: UIColor?) {
      let house = ChildrenHouse()
      house.parent.view.backgroundColor = .orange
      let spin = ViewControllerTransition.spin
      house.parent.replace(
        house.old, with: house.new, using: color.map { spin.backdrop(.color($0)) } ?? spin)
      Headless.turn()
      let colors = house.parent.view.subviews.compactMap(\.backgroundColor)
      #expect(colors.contains(color ?? .orange) && !colors.contains(.systemGray4))
      house.settle()
    }

    @Test func badInputIsReported() {
      let (house, reports) = (ChildrenHouse(), Reports())
      let (stranger, elsewhere) = (UIViewController(), UIViewController())
      elsewhere.addChild(house.new)
      house.new.didMove(toParent: elsewhere)
      house.swap(.slide)
      #expect(reports.all == [.notInContainer])
      #expect(house.new.parent === house.parent && house.old.parent == nil)
      house.parent.replace(stranger, with: house.old, using: .fold)
      #expect(reports.all.count == 2)
      #expect(house.old.parent === house.parent && house.old.view.superview === house.parent.view)
    }

    @Test func oldChildAndControllerAreReleasedWithTheContainer() {
      weak var controller: TransitionController?
      weak var old: UIViewController?
      do {
        let house = ChildrenHouse()
        controller = house.swap(.spin)
        old = house.old
        house.settle()
        house.window.rootViewController = UIViewController()
        Headless.advance(by: 1)
      }
      Headless.advance(by: 1)
      #expect(controller == nil && old == nil)
    }

    /// The gesture is there however the child has come.
    @Test(arguments: [true, false]) func aChildIsSwipedBack(isAnimated: Bool) {
      let house = ChildrenHouse()
      house.parent.replace(
        house.old, with: house.new, using: .slide, gesture: .leadingEdge, animated: isAnimated)
      house.settle()
      #expect(house.new.parent === house.parent)
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.old.parent === house.parent && house.new.parent == nil)
    }
  }
}
