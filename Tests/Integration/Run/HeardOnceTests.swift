import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Whatever becomes of a run, the app hears of it once: its blocks are run, its keys are named, and what goes wrong is
  /// reported.
  @MainActor @Suite struct HeardOnceTests {
    enum Course: CaseIterable, Sendable {
      case plays, isTurned, isFinished, endsAtOnce, withoutAnimation, animationsAreOff, hasNoWindow
    }

    /// What is added by each way of joining a run.
    @Test(arguments: [Venue.modal, .push, .child], Course.allCases)
    func blocksAlongsideAreRunOnce(venue: Venue, course: Course) async throws {
      try await clock.play {
        let house = Theatre(venue)
        let controller = TransitionController(
          presenting: house.screen, transition: .slide, gesture: .pinch)
        house.vendor.controller = controller
        let log = Log()
        controller.onEnd { log.write("end \($0.direction) \($1 == .committed)") }
        house.screen.onWillAppear = { [weak house] in
          let coordinator =
            house?.screen.transitionCoordinator ?? house?.container.transitionCoordinator
          coordinator?.animate { _ in log.write("coordinator") }
        }
        clock.advance(by: 0.05)
        if course == .hasNoWindow { house.window.rootViewController = UIViewController() }
        if course == .animationsAreOff { UIView.setAnimationsEnabled(false) }
        house.call(.opening, animated: course != .withoutAnimation)
        let run = controller.run
        run?.interruptible.addAnimations { log.write("added") }
        run?.interruptible.addCompletion { _ in log.write("completion") }
        clock.turn()
        if course != .endsAtOnce { clock.advance(by: 0.1) }
        switch course {
        case .isTurned: house.turnRound()
        case .isFinished: run?.endNow()
        case .endsAtOnce: run?.end(committed: true)
        default: break
        }
        clock.advance(by: 1.5)
        UIView.setAnimationsEnabled(true)
        house.screen.onWillAppear = {}
        #expect(controller.run == nil)
        if course == .hasNoWindow { _ = clock.takeComplaints() }
        guard run != nil else { return }
        for line in ["added", "completion"] { #expect(log.count(line) == 1, "\(line)") }
        #expect(log.lines.filter { $0.hasPrefix("end") }.count == 1)
        if venue != .child, course != .hasNoWindow { #expect(log.count("coordinator") == 1) }
      }
    }

    /// An animator that ends before it has played has run its blocks all the same.
    @Test(arguments: [UIViewAnimatingPosition.start, .end, .current], [0, 1, 3])
    func blocksThatWaitAreRunAtTheEnd(position: UIViewAnimatingPosition, count: Int) async throws {
      try await clock.play {
        let animator = InterruptibleAnimator()
        var (ran, ended): ([Int], [UIViewAnimatingPosition]) = ([], [])
        for index in 0..<count {
          animator.addAnimations { ran.append(index) }
          animator.addAnimations({ ran.append(index) }, delayFactor: 0.5)
        }
        animator.addCompletion { ended.append($0) }
        animator.finish(at: position)
        #expect(ran == (0..<count).flatMap { [$0, $0] } && ended == [position])
        animator.finish(at: position)
        #expect(ran.count == 2 * count && ended == [position])
      }
    }

    /// Code that finishes a run decides where it ends: in the middle, at the end that is nearer.
    @Test(
      arguments: [UIViewAnimatingPosition.start, .end, .current], [0.1, 0.4, 0.6, 0.9] as [CGFloat])
    func aFinishedAnimatorEndsWhereItIsTold(position: UIViewAnimatingPosition, fraction: CGFloat)
      async throws
    {
      try await clock.play {
        for opens in [true, false] {
          let theatre = Theatre()
          theatre.present(.slide, gesture: .pinch)
          if !opens {
            theatre.settle()
            theatre.dismiss()
          }
          clock.advance(by: 0.05)
          let interruptible = try #require(theatre.run?.interruptible)
          interruptible.fractionComplete = fraction
          interruptible.stopAnimation(false)
          #expect(interruptible.state == .stopped)
          interruptible.finishAnimation(at: position)
          theatre.settle()
          let ends = position == .end || (position == .current && fraction > 0.5)
          #expect(theatre.run == nil && theatre.isOpen == (ends == opens))
        }
      }
    }

    enum Verdict: CaseIterable, Sendable { case none, cancels, finishes, cancelsAndFinishes }

    /// Other code that tells UIKit another outcome than that of the run is reported, once; one that agrees is not.
    @Test(
      arguments: pairs([Venue.modal, .push], [TransitionDirection.opening, .closing]),
      Verdict.allCases)
    func anotherOutcomeIsReportedOnce(
      row: (venue: Venue, direction: TransitionDirection), verdict: Verdict
    ) async throws {
      let (venue, direction) = row
      try await clock.play {
        let house = Theatre(venue)
        let controller = TransitionController(presenting: house.screen, transition: .slide)
        house.vendor.controller = controller
        if direction == .closing {
          house.open()
          clock.advance(by: 1)
        }
        house.call(direction)
        clock.turn()
        clock.advance(by: 0.1)
        let reports = Reports()
        let context = try #require(controller.run?.context)
        switch verdict {
        case .none: break
        case .cancels: context.cancelInteractiveTransition()
        case .finishes: context.finishInteractiveTransition()
        case .cancelsAndFinishes:
          context.cancelInteractiveTransition()
          context.finishInteractiveTransition()
        }
        let disagrees = context.transitionWasCancelled
        clock.advance(by: 1.5)
        #expect(reports.all == (disagrees ? [.outcomeDisagrees] : []))
        if verdict == .cancels { #expect(disagrees) }
        #expect(controller.run == nil)
        _ = clock.takeComplaints()
      }
    }

    /// A key is named once, however many views have it, in whichever screen.
    @Test(arguments: [1, 2, 3], [true, false]) func aKeyIsNamedOnce(twins: Int, inFront: Bool)
      async throws
    {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.large))
        let gallery = Gallery(presenter: below, screen: above)
        let crowded = inFront ? above : below
        crowded.loadViewIfNeeded()
        var offered = crowded.elements.sorted { $0.key < $1.key }.map { TakeAlongElement($0, $1) }
        for index in 1..<twins {
          let twin = UIView(frame: CGRect(x: 20, y: 500 + 40 * index, width: 30, height: 30))
          twin.backgroundColor = .red
          crowded.content.addSubview(twin)
          offered.append(TakeAlongElement("badge", twin))
        }
        crowded.offered = offered
        clock.advance(by: 0.05)
        for direction in [TransitionDirection.opening, .closing] {
          if direction == .opening { gallery.open(.slide) } else { gallery.close() }
          clock.advance(by: 1.2)
        }
        for screen in [below, above] {
          #expect(screen.flights.count == 2 && screen.landings.count == 2)
          for keys in screen.flights { #expect(keys == Set(keys).sorted(), "\(keys)") }
        }
      }
    }

    private final class Witness: UIViewController, TransitionParticipant {
      var onEnd: () -> Void = {}
      func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) { onEnd() }
    }

    /// The elements have landed before the run is told to be over, also if it has gone back.
    @Test(arguments: [true, false]) func theElementsLandBeforeTheEndIsTold(isTurned: Bool)
      async throws
    {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.large))
        let (gallery, witness) = (Gallery(presenter: below, screen: above), Witness())
        var landed: [Int] = []
        let note = { landed.append(below.landings.count + above.landings.count) }
        below.addChild(witness)
        witness.view.frame = CGRect(x: 0, y: 600, width: 40, height: 40)
        below.view.addSubview(witness.view)
        witness.onEnd = note
        gallery.controller(.slide).onEnd { _, _ in note() }
        gallery.open(.slide)
        clock.advance(by: 0.1)
        if isTurned { gallery.turnRound() }
        gallery.settle()
        #expect(landed == [2, 2])
      }
    }
  }
}
