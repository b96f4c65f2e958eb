import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Transitions that are written with UIKit's animations.
  @MainActor @Suite struct PerformedTests {
    private let theatre = Theatre()

    private func present(
      gesture: TransitionGesture? = nil, _ transition: ViewControllerTransition
    ) -> TransitionController {
      let controller = TransitionController(
        presenting: theatre.screen, transition: transition, gesture: gesture)
      theatre.presenter.present(theatre.screen, animated: true)
      Headless.turn()
      return controller
    }

    /// Both screens turn, and the one that arrives appears.
    nonisolated private static func turn(
      _ look: @escaping @MainActor @Sendable (TransitionRun) -> Void = { _ in }
    ) -> ViewControllerTransition {
      .animations { run in
        look(run)
        run.arrivingView?.alpha = 0.2
        run.arrivingView?.transform = CGAffineTransform(rotationAngle: 1)
        run.animate {
          run.leavingView?.transform = CGAffineTransform(rotationAngle: -1)
          run.arrivingView?.transform = .identity
          run.arrivingView?.alpha = 1
        }
      }.duration(0.4).timing(.linear)
    }

    private func shownAlpha(_ view: UIView?) -> CGFloat {
      CGFloat(view?.layer.presentation()?.opacity ?? -1)
    }

    private var isAtRest: Bool {
      let views: [UIView] = [theatre.wrapper, theatre.screen.view, theatre.presenter.view]
      return views.allSatisfy {
        $0.alpha == 1 && $0.transform == .identity
          && CATransform3DIsIdentity($0.layer.transform)
      }
    }

    @Test func theClosureSeesTheRun() throws {
      var seen: [String] = []
      let transition = PerformedTests.turn { [theatre] run in
        seen.append(
          "\(run.direction) \(run.request.kind) \(run.direction == .closing) \(run.isInteractive)"
            + " \(Int((1000 * run.duration).rounded()))"
        )
        #expect(run.request.front === theatre.screen && run.request.back === theatre.presenter)
        #expect(
          run.frontView === theatre.wrapper && run.context?.containerView === run.containerView)
      }
      let controller = present(transition)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      Headless.advance(by: 0.2)
      let wrapper = theatre.wrapper
      #expect(abs(shownAlpha(wrapper) - 0.6) < 0.02 && wrapper.alpha == 1)
      theatre.settle()
      #expect(isAtRest && theatre.presenter.presentedViewController != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(isAtRest && theatre.presenter.presentedViewController == nil)
      #expect(endings == [.committed, .committed])
      #expect(
        seen == ["opening presentation false false 400", "closing presentation true false 320"])
    }

    @Test func animationsPlayInAStack() {
      let house = StackHouse()
      let before = house.state
      var requests: [TransitionRequest] = []
      house.stack.push(house.guest, using: PerformedTests.turn { requests.append($0.request) })
      house.settle()
      #expect(house.guest.view.transform == .identity && house.guest.view.window != nil)
      house.stack.popViewController(animated: true)
      house.settle()
      #expect(house.state == before && requests.map(\.kind) == [.push, .push])
      #expect(requests.allSatisfy { $0.container === house.stack })
    }

    /// A finger holds it, and lets it go back; then a second one closes.
    @Test(arguments: [false, true]) func aFingerDrivesIt(closes: Bool) {
      var interactive: [Bool] = []
      let controller = present(
        gesture: .pullUpDown, PerformedTests.turn { interactive.append($0.isInteractive) })
      theatre.settle()
      theatre.play([.down(CGPoint(x: 195, y: 200)), .move(to: CGPoint(x: 195, y: 500), over: 0.3)])
      theatre.play([.hold(0.1)])
      let progress = controller.run?.playback?.fraction ?? 0
      #expect(progress > 0.2 && progress < 0.9)
      // The presenter comes back from what it was animated to, the one below first.
      #expect(abs(shownAlpha(theatre.presenter.view) - (0.2 + 0.8 * progress)) < 0.03)
      theatre.play([
        .move(to: CGPoint(x: 195, y: closes ? 700 : 300), over: 0.2), .hold(0.1), .lift,
      ])
      Headless.advance(by: 0.03)
      // It goes on from there: nothing jumps to its end.
      #expect(controller.run != nil)
      theatre.settle()
      #expect(isAtRest && interactive == [false, true])
      #expect((theatre.presenter.presentedViewController == nil) == closes)
    }

    @Test func openingIsDismissedInMidRun() {
      let controller = present(gesture: .pullUpDown, PerformedTests.turn())
      Headless.advance(by: 0.2)
      controller.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && isAtRest)
    }

    /// The run waits for animations on a clock of their own, and is told of their end once.
    @Test func aHoldKeepsTheRun() {
      var holds: [@MainActor @Sendable () -> Void] = []
      let controller = present(
        .animations { run in
          holds = [run.delayEnd(), run.delayEnd()]
        }.duration(0.2))
      Headless.advance(by: 0.5)
      #expect(controller.run != nil)
      holds[0]()
      holds[0]()
      #expect(controller.run != nil)
      holds[1]()
      #expect(controller.run == nil && theatre.presenter.presentedViewController != nil)
      holds[1]()
    }

    /// The next change does not wait for animations of the one before, and takes nobody's view along.
    @Test func aHoldDoesNotStopTheNextChange() {
      let house = ChildrenHouse()
      var hold: (@MainActor @Sendable () -> Void)?
      house.parent.replace(
        house.old, with: house.new, using: .animations { hold = $0.delayEnd() }.duration(0.2))
      Headless.advance(by: 0.5)
      let third = UIViewController()
      house.parent.replace(house.new, with: third, using: .slide)
      Headless.turn()
      hold?()
      house.settle()
      #expect(third.view.window != nil && third.parent === house.parent)
      #expect(house.new.view.window == nil && house.new.parent == nil)
    }

    /// A dismissal by code while a hold keeps the run ends the hold.
    @Test func aHoldDoesNotStopADismissal() {
      let controller = present(
        .animations { run in
          guard run.direction == .opening else { return }
          run.userInfo["hold"] = run.delayEnd()
        }.duration(0.2))
      let reports = Reports()
      Headless.advance(by: 0.5)
      controller.dismiss()
      Headless.advance(by: 0.5)
      #expect(theatre.presenter.presentedViewController == nil && isAtRest)
      #expect(reports.all == [])
    }

    /// A closing that is asked for once more keeps its holds.
    @Test func aSecondDismissalChangesNothing() {
      var hold: (@MainActor @Sendable () -> Void)?
      let controller = present(
        .animations { if $0.direction == .closing { hold = $0.delayEnd() } }.duration(0.3))
      theatre.settle()
      controller.dismiss()
      Headless.advance(by: 0.1)
      controller.dismiss()
      Headless.advance(by: 0.5)
      #expect(theatre.presenter.presentedViewController != nil && hold != nil)
      hold?()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && isAtRest)
    }

    /// In a card the backdrop comes and goes with it.
    @Test func aCardsBackdropFades() throws {
      let card = TransitionPresentation.card(.points(width: 200, height: 300))
      let controller = present(PerformedTests.turn().presentation(card))
      for direction in TransitionDirection.allSides {
        if direction == .closing { theatre.dismiss() }
        Headless.advance(by: 0.05)
        let backdrop = try #require(controller.run?.stage.views[.backdrop])
        let alpha = backdrop.layer.presentation()?.opacity ?? 1
        #expect(direction == .opening ? alpha < 0.3 : alpha > 0.7 && alpha < 1)
        theatre.settle()
      }
    }

    /// None of the screens' parts is seen to change, but what the closures animate is.
    @Test func aRunThatIsLetGoPlaysToTheEnd() throws {
      let controller = present(PerformedTests.turn())
      Headless.advance(by: 0.1)
      let run = try #require(controller.run)
      #expect(run.hold())
      run.move(to: RunPosition(fraction: 0.4))
      Headless.turn()
      run.resume()
      Headless.advance(by: 0.05)
      #expect(controller.run != nil && shownAlpha(theatre.wrapper) < 0.95)
      theatre.settle()
      #expect(controller.run == nil && isAtRest)
    }

    @Test func aHoldThatEndsEarlyKeepsNothing() {
      let controller = present(.animations { $0.delayEnd()() }.duration(0.2))
      Headless.advance(by: 0.25)
      #expect(controller.run == nil)
    }

    @Test func aHoldThatNobodyEndsIsEnded() {
      let ear = Reports()
      var hold: (@MainActor @Sendable () -> Void)?
      let controller = present(.animations { hold = $0.delayEnd() }.duration(0.2))
      Headless.advance(by: 2.1)
      #expect(controller.run != nil)
      Headless.advance(by: 0.3)
      #expect(controller.run == nil && ear.all == [.endDelayedTooLong])
      hold?()
      #expect(theatre.presenter.presentedViewController != nil)
    }

    /// A hold that is let go ends; it may be let go on any thread.
    @Test func aForgottenHoldEnds() async {
      let controller = present(.animations { _ = $0.delayEnd() }.duration(0.2))
      await letTasksBegin()
      Headless.advance(by: 0.3)
      await letTasksBegin()
      Headless.advance(by: 0.1)
      #expect(controller.run == nil)
    }

    @Test func callsAfterTheEndAreReported() {
      let ear = Reports()
      var kept: TransitionRun?
      _ = present(.animations { kept = $0 }.duration(0.2))
      theatre.settle()
      var isDone = false
      kept?.animate { isDone = true }
      kept?.delayEnd()()
      #expect(isDone && ear.all == [.runEndedAlready, .runEndedAlready])
    }

    @Test func valuesStayFromRunToRun() {
      var counts: [Int] = []
      _ = present(
        .animations { run in
          let count = (run.userInfo["count"] as? Int ?? 0) + 1
          run.userInfo["count"] = count
          counts.append(count)
        }.duration(0.2))
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
      #expect(counts == [1, 2])
    }

    @Test func runTellsItsEndBeforeUIKitHearsOfIt() {
      var log: [String] = []
      let controller = present(
        .animations { run in
          run.onEnd { log.append("\($0) \(run.context != nil)") }
        }.duration(0.2))
      controller.onEnd { log.append("controller \($1)") }
      theatre.settle()
      #expect(log == ["committed true", "controller committed"])
    }

    @Test func lessMotionIsAFade() {
      Headless.setReduceMotion(true)
      defer { Headless.setReduceMotion(false) }
      var calls = 0
      _ = present(.animations { _ in calls += 1 })
      theatre.settle()
      #expect(calls == 0 && theatre.presenter.presentedViewController != nil)
    }

    /// An image view's picture is an image view; the view itself is hidden meanwhile, and shown again.
    @Test func aSnapshotStandsForItsView() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let photo = UIImageView(image: image)
      photo.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
      photo.contentMode = .scaleAspectFill
      photo.backgroundColor = .red
      photo.clipsToBounds = true
      photo.layer.cornerRadius = 12
      photo.layer.cornerCurve = .continuous
      theatre.presenter.view.addSubview(photo)
      var picture: UIView?
      _ = present(.animations { picture = $0.addSnapshot(of: photo) }.duration(0.2))
      let copy = try #require(picture as? UIImageView)
      #expect(copy.image === image && copy.contentMode == .scaleAspectFill && photo.isHidden)
      #expect(copy.backgroundColor == .red && copy.clipsToBounds)
      #expect(copy.layer.cornerRadius == 12 && copy.layer.cornerCurve == .continuous)
      #expect(copy.frame == photo.frame && copy.window != nil)
      theatre.settle()
      #expect(!photo.isHidden && copy.superview == nil)
    }

    /// However deep its view is in the screen.
    @Test func aSnapshotLiesOnItsView() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let photo = UIImageView(image: image)
      let box = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 200))
      photo.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
      box.addSubview(photo)
      theatre.presenter.view.addSubview(box)
      var picture: UIView?
      _ = present(.animations { picture = $0.addSnapshot(of: photo) }.duration(0.2))
      #expect(picture?.frame == CGRect(x: 60, y: 230, width: 100, height: 50))
      theatre.settle()
      #expect(!photo.isHidden && photo.superview === box)
    }

    /// Screens are arranged anew in mid-run; the picture stays in front of them.
    @Test func aSnapshotStaysInFront() throws {
      let photo = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
      theatre.presenter.view.addSubview(photo)
      Headless.turn()
      var picture: UIView?
      let controller = present(
        ViewControllerTransition.slide.combined(
          with: .animations { picture = $0.addSnapshot(of: photo) }))
      Headless.advance(by: 0.1)
      let container = try #require(picture?.superview)
      #expect(container.subviews.last { !($0 is TouchFilter) } === picture)
      controller.run?.restage()
      #expect(container.subviews.last { !($0 is TouchFilter) } === picture)
      theatre.settle()
    }

    /// A synchronous render would show what is only half set up.
    @Test(arguments: [false, true])
    func aSnapshotOfAnyViewRendersNothing(hasBeenRendered: Bool) {
      let panel = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
      if hasBeenRendered {
        theatre.presenter.view.addSubview(panel)
        Headless.turn()
      } else {
        theatre.screen.view.addSubview(panel)
      }
      let before = Headless.counters.snapshotsAfterScreenUpdates
      var picture: UIView?
      _ = present(.animations { picture = $0.addSnapshot(of: panel) }.duration(0.2))
      #expect(Headless.counters.snapshotsAfterScreenUpdates == before)
      #expect((picture != nil) == hasBeenRendered && panel.isHidden == hasBeenRendered)
      theatre.settle()
      #expect(!panel.isHidden && Headless.misuses.isEmpty)
    }

    /// The run is over, and only waits for a hold.
    @Test func animatingChangesAtOnceWhileOnlyAHoldKeepsTheRun() {
      let label = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
      var (kept, hold): (TransitionRun?, (@MainActor @Sendable () -> Void)?)
      _ = present(
        .animations { [theatre] run in
          theatre.screen.view.addSubview(label)
          label.alpha = 0
          run.animate(delayFactor: 0.5) { label.frame.origin.x = 30 }
          (kept, hold) = (run, run.delayEnd())
        }.duration(0.2))
      Headless.advance(by: 0.4)
      kept?.animate { label.alpha = 1 }
      Headless.turn()
      #expect(label.alpha == 1 && shownAlpha(label) == 1)
      hold?()
      theatre.settle()
    }

    @Test func animationsPlayAlongWithAPreset() throws {
      var calls = 0
      let controller = present(
        ViewControllerTransition.slide.combined(with: .animations { _ in calls += 1 }))
      Headless.advance(by: 0.1)
      let front = try #require(controller.run?.playback?.choreography.pose(of: .front, at: 0.5))
      #expect(calls == 1 && front.x != 0)
      theatre.settle()
    }

    @Test func runIsReleasedAtItsEnd() {
      weak var run: TransitionRun?
      _ = present(PerformedTests.turn { run = $0 })
      #expect(run != nil)
      theatre.settle()
      #expect(run == nil)
    }
  }
}
