import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Transitions of an app's own, the system's, and chosen ones play wherever a transition can be named.
  @MainActor @Suite struct OwnTransitionTests {
    /// A screen that comes down over the old one.
    private static let drop = ViewControllerTransition.choreography { geometry in
      Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
    }
    private static let card = drop.presentation(.card(.points(width: 200, height: 300)))

    private func request(
      _ direction: TransitionDirection, log: Choices
    ) -> ViewControllerTransition {
      .dynamic { request in
        log.all.append("\(request.direction) \(request.kind)")
        return request.direction == .opening ? log.opening : log.closing
      }
    }

    // MARK: Presentations

    @Test func anOwnOnePresentsAndDismisses() {
      let (theatre, reports) = (Theatre(), Reports())
      theatre.presenter.present(theatre.screen, using: OwnTransitionTests.drop.duration(0.4))
      Headless.advance(by: 0.1)
      #expect(theatre.run?.playback?.choreography.timing.duration == 0.4)
      #expect(theatre.shownFrame.minY < -1)
      theatre.settle()
      #expect(theatre.screen.view.convert(theatre.screen.view.bounds, to: nil).minY == 0)
      #expect(theatre.presenter.view.window == nil)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(theatre.run?.direction == .closing && theatre.shownFrame.minY < -1)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(reports.all == [])
    }

    /// A screen that has no part of its own is at rest, in front of the backdrop, and behind the one that moves.
    @Test(arguments: [
      "front", "back", "none", "front with slide", "front with rows",
    ]) func screenWithoutAPartIsSeenAtRest(kind: String) throws {
      let away = ViewControllerTransition.choreography { geometry in
        Choreography(.back { $0.y = .linear(from: 0, to: geometry.container.height) })
      }
      let transition: ViewControllerTransition =
        switch kind {
        case "front": OwnTransitionTests.drop
        case "back": away
        case "front with slide": OwnTransitionTests.drop.combined(with: .slide)
        case "front with rows": OwnTransitionTests.drop.combined(with: .rows)
        default: .choreography { _ in Choreography() }
        }
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: transition.duration(0.5))
      for direction in TransitionDirection.allSides {
        if direction == .closing { theatre.dismiss() }
        Headless.advance(by: 0.1)
        let stage = try #require(theatre.run?.stage)
        func place(_ role: Choreography.Role) -> Int {
          let view = stage.views[role]
          return stage.container.subviews.firstIndex { view?.isDescendant(of: $0) == true } ?? -1
        }
        let (front, back) = (place(.front), place(.back))
        #expect(place(.backdrop) < min(front, back), "\(direction)")
        // The one that moves is in front.
        let movesBack = kind == "back"
        #expect((back > front) == movesBack, "\(direction)")
        theatre.settle()
      }
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Options of a closing that is fixed are looked at like those of an opening.
    @Test func faultsOfAFixedClosingAreReported() {
      func reports(_ transition: ViewControllerTransition) -> [TransitionIssue] {
        let reports = Reports()
        TransitionController(presenting: UIViewController(), transition: transition)
        return reports.all
      }
      let broken = ViewControllerTransition.fold(perspective: -3)
      let once: [TransitionIssue] = [
        .valueUnusable(parameter: "perspective", value: "-3.0", range: "1.0...100.0")
      ]
      #expect(reports(broken) == once)
      #expect(reports(.asymmetric(opening: .slide, closing: broken)) == once)
      #expect(reports(.asymmetric(opening: .system, closing: broken)) == once)
    }

    /// As with `TransitionEffect.shadow(_:)`, whose track is that of the choreography here.
    @Test func aChoreographyCastsAShadow() throws {
      let opacity = Choreography.Track.keyframes([(0, 0), (0.5, 0.4), (1, 0)])
      let shaded = ViewControllerTransition.choreography { geometry in
        Choreography(
          .front {
            $0.y = .linear(from: geometry.container.height, to: 0)
            $0.shadow = opacity
          })
      }
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: shaded.timing(.linear).duration(1))
      Headless.advance(by: 0.5)
      let stage = try #require(theatre.run?.stage)
      let shadows = stage.container.subviews.compactMap { $0.layer.presentation()?.shadowOpacity }
      #expect(abs((shadows.max() ?? 0) - 0.4) < 0.02)
      theatre.settle()
      #expect(theatre.screen.view.layer.shadowOpacity == 0)
    }

    /// A card of the app's own size, over the presenter, before a backdrop that comes by itself.
    @Test func anOwnOneMayBeACard() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: OwnTransitionTests.card)
      Headless.advance(by: 0.1)
      let backdrop = theatre.run?.playback?.choreography.parts.first
      #expect(backdrop?.role == .backdrop && backdrop?.opacity == .linear(from: 0, to: 1))
      theatre.settle()
      #expect(theatre.wrapper.frame.size == CGSize(width: 200, height: 300))
      #expect(theatre.presenter.view.window != nil)
      let presentation = theatre.screen.presentationController as? PresentationController
      #expect(presentation?.backdrop == .black(opacity: 0.3))
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A finger drags it by nothing but its choreography, and puts it back.
    @Test func aFingerDragsAnOwnOne() {
      let theatre = Theatre()
      var endings: [TransitionEnding] = []
      TransitionController(
        presenting: theatre.screen, transition: OwnTransitionTests.drop, gesture: .pullUpDown
      ).onEnd { endings.append($1) }
      theatre.present()
      theatre.settle()
      func pull(by way: CGFloat) {
        let script = HeadlessTouchScript([
          .down(CGPoint(x: 195, y: 600)), .move(to: CGPoint(x: 195, y: 600 + way), over: 0.4),
          .hold(0.3), .lift,
        ])
        Headless.play(script, in: theatre.window)
        Headless.advance(by: script.duration)
        theatre.settle()
      }
      pull(by: -60)
      pull(by: -500)
      #expect(endings == [.committed, .cancelled(.released), .committed])
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// UIKit's own animation in one direction, the library's in the other.
    @Test(arguments: TransitionDirection.allSides) func theSystemsPlaysInOneDirection(
      direction: TransitionDirection
    ) {
      let theatre = Theatre()
      let opens = direction == .opening
      let controller = TransitionController(
        presenting: theatre.screen,
        transition: .asymmetric(opening: opens ? .system : .fold, closing: opens ? .fold : .system))
      theatre.present()
      #expect((controller.run == nil) == opens)
      Headless.advance(by: 2)
      #expect(theatre.frames[1] == theatre.window.bounds)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.dismiss()
      #expect((controller.run == nil) != opens)
      Headless.advance(by: 2)
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.frames[0] == theatre.window.bounds)
      #expect(theatre.presenter.view.window != nil)
    }

    @Test func theSystemsInBothDirectionsLeavesNothing() {
      let theatre = Theatre()
      #expect(theatre.presenter.present(theatre.screen, using: .system) == nil)
      #expect(theatre.screen.transitioningDelegate == nil)
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
    }

    /// It is asked per direction, once for each run, and its form is that of the opening.
    @Test func aChoiceIsMadeOnceForEachRun() {
      let (theatre, log, reports) = (Theatre(), Choices(), Reports())
      log.opening = OwnTransitionTests.card
      log.closing = .fall
      let controller = TransitionController(
        presenting: theatre.screen, transition: request(.opening, log: log), gesture: nil)
      for _ in 0..<2 {
        log.all = []
        theatre.present()
        #expect(controller.run?.movement.name == "choreography")
        theatre.settle()
        #expect(theatre.wrapper.frame.size == CGSize(width: 200, height: 300))
        theatre.dismiss()
        #expect(controller.run?.movement.name == "fall")
        theatre.settle()
        #expect(log.all == ["opening presentation", "closing presentation"])
      }
      #expect(reports.all == [])
    }

    @Test func faultyTransitionIsReportedAndScreenOpensAndCloses() {
      let loop = Loop()
      func reports(_ transition: ViewControllerTransition) -> [TransitionIssue] {
        let (theatre, reports) = (Theatre(), Reports())
        TransitionController(presenting: theatre.screen, transition: transition)
        theatre.present()
        theatre.settle()
        #expect(theatre.presenter.presentedViewController === theatre.screen)
        #expect(theatre.frames[1].midX == 195)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
        #expect(Imprint(theatre.presenter.view).transform == Imprint(UIView()).transform)
        return reports.all
      }
      #expect(reports(loop.transition) == [.dynamicCycle, .dynamicCycle])
      #expect(reports(.asymmetric(opening: .overlay, closing: .slide)) == [.formChanged])
      let jumping = ViewControllerTransition.choreography { _ in
        Choreography(.front { $0.x = .constant(40) }, .front { $0.y = .constant(3) })
      }
      let jumps: [TransitionIssue] = [
        .notAtRest(role: "front", fraction: 1), .roleTwice(role: "front"),
        .notAtRest(role: "front", fraction: 0), .roleTwice(role: "front"),
      ]
      #expect(reports(jumping) == jumps)
      let broken = ViewControllerTransition.choreography { _ in
        Choreography(.front { $0.scale = .linear(from: .nan, to: 1) })
      }
      #expect(
        reports(broken)
          == [.choreographyUnusable("choreography"), .choreographyUnusable("choreography")])
      let nowhere = ViewControllerTransition.choreography { _ in
        Choreography(
          .front {
            $0.anchorDepth = .nan
            $0.rotationY = .linear(from: 1, to: 0)
          })
      }
      #expect(
        reports(nowhere)
          == [.choreographyUnusable("choreography"), .choreographyUnusable("choreography")])
      let lost = ViewControllerTransition.choreography(places: [.view(UIView())]) { _ in
        Choreography(.front { $0.opacity = .linear(from: 0, to: 1) })
      }
      #expect(reports(lost) == [.placeNotFound, .placeNotFound])
      #expect(
        reports(OwnTransitionTests.drop.duration(.nan))
          == [.valueUnusable(parameter: "duration", value: "nan", range: "0.05...60.0")])
    }

    /// A place arrives as a frame in the container's coordinates.
    @Test func placesArriveAsFrames() {
      let theatre = Theatre()
      let button = UIView(frame: CGRect(x: 20, y: 700, width: 60, height: 40))
      theatre.presenter.view.addSubview(button)
      let place = TransitionPlace.view(button)
      theatre.presenter.present(
        theatre.screen,
        using: .choreography(places: [place]) { geometry in
          let start = geometry.frame(of: place) ?? .zero
          return Choreography(.front { $0.x = .linear(from: start.minX, to: 0) })
        })
      Headless.turn()
      #expect(theatre.run?.playback?.choreography.pose(of: .front, at: 0).x == 20)
      theatre.settle()
    }

    @Test func theTransitionMayBeChangedWhileTheScreenIsOpen() {
      let theatre = Theatre()
      let controller = TransitionController(presenting: theatre.screen, transition: .fold)
      theatre.present()
      theatre.settle()
      controller.transition = OwnTransitionTests.drop.duration(0.3)
      theatre.dismiss()
      #expect(controller.run?.movement.name == "choreography")
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func underReduceMotionItFades() {
      let theatre = Theatre()
      Headless.setReduceMotion(true)
      theatre.presenter.present(theatre.screen, using: OwnTransitionTests.drop)
      Headless.advance(by: 0.1)
      #expect(theatre.shownFrame.minY == 0)
      theatre.settle()
      Headless.setReduceMotion(false)
    }

    // MARK: Containers

    @Test func aStackPushesWithOneAndPopsWithAnother() {
      let house = StackHouse()
      let controller = house.stack.push(
        house.guest, using: .asymmetric(opening: OwnTransitionTests.drop, closing: .spin))
      Headless.turn()
      #expect(controller?.run?.movement.name == "choreography")
      house.settle()
      #expect(house.stack.topViewController === house.guest)
      house.stack.popViewController(animated: true)
      Headless.turn()
      #expect(controller?.run?.movement.name == "spin")
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
      #expect(TransitionController.installed(on: house.guest) == nil)
    }

    /// The system pops what it animates, also by its swipe.
    @Test func aStackPopsAsTheSystemDoes() {
      let (house, log) = (StackHouse(), Choices())
      log.opening = .spin
      log.closing = .system
      let controller = house.stack.setTransition(request(.opening, log: log))!
      house.perform(.push)
      Headless.turn()
      #expect(controller.run?.movement.name == "spin")
      house.settle()
      let delegate = StackTransitions.installed(in: house.stack)
      #expect(delegate?.transitionOfTop == nil)
      log.all = []
      house.perform(.pop)
      Headless.turn()
      #expect(controller.run == nil && log.all == ["closing push"])
      #expect(house.stack.transitionCoordinator != nil)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
      #expect(house.screens[2].view.window != nil)
    }

    @Test func tabsChangeWithAnOwnOneAndAtOnce() {
      let (house, log) = (TabsHouse(), Choices())
      log.opening = OwnTransitionTests.drop
      log.closing = .system
      house.tabs.setTransition(request(.opening, log: log))
      house.tabs.selectedIndex = 2
      Headless.turn()
      #expect(house.run?.movement.name == "choreography")
      house.settle()
      house.tabs.selectedIndex = 0
      Headless.turn()
      #expect(house.run == nil && house.screens[0].view.window != nil)
      house.settle()
      #expect(log.all == ["opening tab", "closing tab"])
      house.tabs.select(1, using: OwnTransitionTests.drop.mirrored())
      house.settle()
      #expect(house.tabs.selectedIndex == 1)
    }

    @Test func childrenChangeWithAnOwnOneAndAtOnce() {
      let house = ChildrenHouse()
      house.parent.replace(house.old, with: house.new, using: OwnTransitionTests.drop)
      Headless.turn()
      #expect(house.new.view.window != nil && house.old.view.window != nil)
      house.settle()
      #expect(house.old.view.window == nil && house.new.parent === house.parent)
      var done = false
      let log = Choices()
      log.opening = .system
      house.parent.replace(house.new, with: house.old, using: request(.opening, log: log)) {
        done = $0
      }
      #expect(done && house.new.view.superview == nil && house.old.view.window != nil)
      #expect(log.all == ["opening child"])
    }

    @Test func anAnimatorOfTheSystemsIsNone() {
      let screen = UIViewController()
      let controller = TransitionController(
        presenting: screen, transition: .asymmetric(opening: .system, closing: .slide))
      #expect(controller.animator(for: .opening) == nil)
      #expect(controller.animator(for: .closing) != nil)
    }
  }
}

/// What a dynamic transition is to return, and what it was asked.
@MainActor
private final class Choices {
  var all: [String] = []
  var opening = ViewControllerTransition.slide
  var closing = ViewControllerTransition.slide
}

/// A dynamic transition that returns itself.
@MainActor
private final class Loop {
  private(set) var transition = ViewControllerTransition.slide

  init() { transition = .dynamic { [weak self] _ in self?.transition ?? .slide } }
}

extension TransitionDirection {
  static let allSides: [TransitionDirection] = [.opening, .closing]
}
