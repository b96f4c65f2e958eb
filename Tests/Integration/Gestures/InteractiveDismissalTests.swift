import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A dismissal whose progress is set by the app's code.
  @MainActor @Suite struct InteractiveDismissalTests {
    nonisolated static let venues = [Venue.modal, .push, .tab, .child]
    nonisolated static let transitions =
      SuiteTransition.presets
      + [
        SuiteTransition("sheet") { _ in .sheet(height: .fraction(0.4)) },
        SuiteTransition("menu") { _ in .menu() },
      ]

    private func open(_ transition: SuiteTransition, _ venue: Venue) -> SuiteHouse {
      let house = SuiteHouse(transition, in: venue)
      house.open()
      house.settle()
      return house
    }

    @Test(arguments: transitions, venues)
    func aScrubbedDismissalFollowsTheProgress(transition: SuiteTransition, venue: Venue) throws {
      let house = open(transition, venue)
      let (reports, controller) = (Reports(), try #require(house.controller))
      let dismissal = try #require(controller.beginDismissal())
      // Set before UIKit has begun the transition.
      dismissal.update(0.2)
      for progress in [CGFloat(0.2), 0.5, 0.9, 0.4] {
        Headless.advance(by: 0.1)
        dismissal.update(progress)
        Headless.turn()
        let playback = try #require(house.run?.playback)
        #expect(abs(playback.fraction - progress) < 0.001)
        #expect(playback.isHeld)
      }
      // Held for any time.
      Headless.advance(by: 5)
      #expect(house.run?.playback?.isHeld == true)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      dismissal.cancel()
      house.settle()
      #expect(house.isOpen)
      let second = try #require(controller.beginDismissal())
      second.update(0.6)
      Headless.advance(by: 0.1)
      second.finish()
      house.settle()
      #expect(!house.isOpen)
      #expect(endings == [.cancelled(.driverCancelled), .committed])
      #expect(reports.all.isEmpty)
    }

    /// All in one turn, before the run exists.
    @Test(arguments: venues, [false, true])
    func aDismissalThatIsEndedAtOnceEnds(venue: Venue, finishes: Bool) throws {
      let house = open(SuiteTransition.presets[0], venue)
      let controller = try #require(house.controller)
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.3)
      if finishes { dismissal.finish() } else { dismissal.cancel() }
      Headless.advance(by: 0.1)
      house.settle()
      #expect(house.isOpen != finishes)
    }

    @Test(arguments: venues)
    func aCallAtTheWrongTimeIsReportedAndChangesNothing(venue: Venue) throws {
      let house = SuiteHouse(SuiteTransition.presets[0], in: venue)
      house.open()
      let (reports, controller) = (Reports(), try #require(house.controller))
      // In mid-run.
      Headless.advance(by: 0.1)
      #expect(controller.beginDismissal() == nil)
      house.settle()
      #expect(reports.all.map(\.code) == ["dismissalImpossible"])
      #expect(house.isOpen && house.run == nil)
      let dismissal = try #require(controller.beginDismissal())
      Headless.advance(by: 0.1)
      #expect(controller.beginDismissal() == nil)
      dismissal.finish()
      for _ in 0..<2 {
        dismissal.update(.nan)
        dismissal.finish()
        dismissal.cancel()
      }
      house.settle()
      #expect(!house.isOpen)
      let codes = ["dismissalImpossible", "dismissalImpossible", "dismissalOver"]
      #expect(reports.all.map(\.code) == codes)
    }

    /// The app has let go of the object: the screen goes back, before the run has begun or while it is held.
    @Test(arguments: venues, [0, 0.1])
    func aDismissalThatIsFreedGoesBack(venue: Venue, seconds: TimeInterval) async throws {
      let house = open(SuiteTransition.presets[0], venue)
      let (reports, controller) = (Reports(), try #require(house.controller))
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      var dismissal = controller.beginDismissal()
      dismissal?.update(0.7)
      Headless.advance(by: seconds)
      #expect(dismissal != nil)
      dismissal = nil
      await letTasksBegin()
      Headless.advance(by: 0.1)
      house.settle()
      #expect(house.isOpen && house.run == nil)
      #expect(endings == [.cancelled(.driverCancelled)] && reports.all.isEmpty)
    }

    /// A slider goes on after its screen has gone, or has got another controller.
    @Test func aDismissalWhoseControllerIsGoneDoesNothing() throws {
      let reports = Reports()
      var house: SuiteHouse? = open(SuiteTransition.presets[0], .modal)
      let dismissal = try #require(house?.controller?.beginDismissal())
      dismissal.update(0.4)
      Headless.advance(by: 0.1)
      house?.controller?.remove()
      dismissal.update(0.5)
      dismissal.finish()
      house?.settle()
      #expect(house?.isOpen == false)
      house = nil
      Headless.reset()
      dismissal.update(0.6)
      dismissal.cancel()
      #expect(reports.all.map(\.code) == ["dismissalOver"])
    }

    @Test(arguments: [CGFloat.nan, -1, 2, .infinity])
    func anUnusableProgressIsReportedAndLimited(progress: CGFloat) throws {
      let house = open(SuiteTransition.presets[0], .modal)
      let (reports, controller) = (Reports(), try #require(house.controller))
      let dismissal = try #require(controller.beginDismissal())
      Headless.advance(by: 0.1)
      dismissal.update(progress)
      let fraction = try #require(house.run?.playback?.fraction)
      #expect(fraction == (progress > 1 ? 1 : 0))
      #expect(reports.all.map(\.code) == ["progressUnusable"])
      dismissal.cancel()
      house.settle()
      #expect(house.isOpen)
    }

    /// A finger does not take the run from the code, and an incoming call cancels it.
    @Test func aScrubbedRunThatIsTouchedAndInterruptedGoesBack() throws {
      let house = open(SuiteTransition.presets[0], .modal)
      let controller = try #require(house.controller)
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.5)
      Headless.advance(by: 0.1)
      house.play([
        .down(CGPoint(x: 2, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.2), .lift,
      ])
      let fraction = try #require(house.run?.playback?.fraction)
      #expect(abs(fraction - 0.5) < 0.001)
      NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
      house.settle()
      #expect(house.isOpen)
      dismissal.update(0.6)
      let next = try #require(controller.beginDismissal())
      dismissal.finish()
      Headless.advance(by: 0.1)
      #expect(house.run?.playback?.isHeld == true)
      next.finish()
      Headless.advance(by: 0.1)
      house.settle()
      #expect(!house.isOpen)
    }

    /// A touch catches the next closing, as if there had been no scrub.
    @Test(arguments: venues)
    func aClosingAfterACancelledScrubCanBeCaught(venue: Venue) throws {
      let house = open(SuiteTransition.presets[0], venue)
      let controller = try #require(house.controller)
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.3)
      Headless.advance(by: 0.1)
      dismissal.cancel()
      house.settle()
      house.close()
      Headless.advance(by: 0.1)
      house.play([.down(CGPoint(x: 200, y: 400))])
      #expect(house.run?.playback?.isHeld == true)
      house.play([.lift])
      house.settle()
      #expect(!house.isOpen)
    }

    /// A finger that came during the scrub drives nothing, and starts nothing as it is lifted.
    @Test func aFingerLiftedAfterACancelledScrubDismissesNothing() throws {
      let house = open(SuiteTransition.presets[0], .modal)
      let controller = try #require(house.controller)
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.3)
      Headless.advance(by: 0.1)
      house.play([.down(CGPoint(x: 2, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.2)])
      dismissal.cancel()
      house.settle()
      house.play([.lift])
      house.settle()
      #expect(house.isOpen)
    }

    /// The app is asked for the closing, as by a finger.
    @Test(arguments: venues)
    func aDynamicTransitionBeforeItsFirstClosingCanBeScrubbed(venue: Venue) throws {
      let house = open(SuiteTransition("dynamic") { _ in .dynamic { _ in .slide } }, venue)
      let (reports, controller) = (Reports(), try #require(house.controller))
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.6)
      Headless.advance(by: 0.1)
      dismissal.finish()
      house.settle()
      #expect(!house.isOpen && reports.all.isEmpty)
    }

    /// A closing by the system has no run that code could hold.
    @Test(arguments: venues)
    func aDynamicTransitionThatClosesWithTheSystemsCannotBeScrubbed(venue: Venue) throws {
      let transition = SuiteTransition("dynamic") { _ in
        .dynamic { $0.direction == .opening ? .slide : .system }
      }
      let house = open(transition, venue)
      let (reports, controller) = (Reports(), try #require(house.controller))
      #expect(controller.beginDismissal() == nil)
      #expect(house.isOpen && reports.all.map(\.code) == ["dismissalImpossible"])
    }

    @Test func theSystemsAnimationCannotBeScrubbed() throws {
      let house = open(SuiteTransition("system") { _ in .system }, .modal)
      let controller =
        house.controller ?? TransitionController(presenting: house.screen, transition: .system)
      let reports = Reports()
      #expect(controller.beginDismissal() == nil)
      #expect(reports.all.map(\.code).contains("dismissalImpossible"))
    }
  }
}
