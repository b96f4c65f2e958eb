import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// When a screen has gone, or has never come, nothing of its transition is left; and what has not changed stays.
  @MainActor @Suite struct GoneScreenTests {
    /// The ways in which a screen leaves its container.
    enum Way: CaseIterable, Sendable {
      case call, callWithoutAnimation, controller, finger, takenBack

      func fits(_ venue: Venue) -> Bool { venue != .tab && (self != .call || venue != .child) }
    }

    @Test(arguments: Venue.allCases, Way.allCases) func recognizersGoWithTheirScreen(
      venue: Venue, way: Way
    ) throws {
      guard way.fits(venue) else { return }
      let house = House(venue, [page(), page()], isVended: false)
      Headless.advance(by: 0.1)
      let controller = try #require(house.open(using: .slide, gesture: .leadingEdge))
      if way == .takenBack {
        Headless.advance(by: 0.1)
        controller.dismiss()
      } else {
        house.settle()
        #expect(house.isOpen && controller.recognizers.contains { $0.view != nil })
      }
      switch way {
      case .takenBack: break
      case .call: house.close()
      case .callWithoutAnimation:
        if venue == .child {
          house.parent.replace(house.screen, with: house.presenter, using: .system)
        } else {
          house.close(animated: false)
        }
      case .controller: controller.dismiss()
      case .finger:
        house.play([
          .down(CGPoint(x: 1, y: 420)), .move(to: CGPoint(x: 340, y: 420), over: 0.3), .lift,
        ])
      }
      house.settle()
      house.settle()
      #expect(!house.isOpen && controller.run == nil)
      #expect(controller.recognizers.allSatisfy { $0.view == nil })
      // A presentation keeps its transition for the next time, and a pushed screen may.
      if venue == .child { #expect(TransitionController.installed(on: house.screen) == nil) }
    }

    private func page() -> UIViewController {
      let page = UIViewController()
      page.view.backgroundColor = .white
      return page
    }

    /// A transition that an app sets in a stack for one screen: it is gone with it, however it is popped.
    @Test(arguments: ["pop", "root", "set", "swipe", "plain"])
    func aStackForgetsItsPoppedScreens(way: String) throws {
      let house = StackHouse()
      let controller = TransitionController(
        pushing: house.guest, in: house.stack, preset: .slide, gesture: .leadingEdge)
      house.perform(.push)
      house.settle()
      #expect(controller.recognizers.contains { $0.view != nil })
      switch way {
      case "pop": house.perform(.pop)
      case "root": house.perform(.popToRoot)
      case "set": house.stack.setViewControllers([house.screens[0]], animated: true)
      case "plain": house.perform(.pop, animated: false)
      default: house.swipeBack(by: 0.8)
      }
      house.settle()
      #expect(!house.stack.viewControllers.contains(house.guest))
      #expect(controller.recognizers.allSatisfy { $0.view == nil })
    }

    /// A child appears in a window only, and hears of it in pairs.
    @Test(arguments: [true, false], pairs([true, false], [true, false]))
    func aChildAppearsInAWindowOnly(
      isInWindow: Bool, row: (isAnimated: Bool, isTakenBack: Bool)
    ) {
      let (isAnimated, isTakenBack) = row
      let house = ChildrenHouse()
      if !isInWindow { house.window.rootViewController = UIViewController() }
      Headless.advance(by: 0.2)
      house.log.clear()
      let controller = house.parent.replace(
        house.old, with: house.new, using: .slide, gesture: nil, animated: isAnimated)
      Headless.turn()
      Headless.advance(by: 0.1)
      if isTakenBack { controller?.dismiss() }
      house.settle()
      for name in ["old", "new"] {
        for verb in ["Appear", "Disappear"] {
          let (will, did) = (
            house.log.count("\(name).will\(verb)"), house.log.count("\(name).did\(verb)")
          )
          if !isInWindow { #expect(will == 0 && did == 0, "\(house.log.lines)") }
          #expect(did <= will)
        }
      }
      if isInWindow { #expect(house.log.count("new.willAppear") == 1) }
    }

    /// Changes that leave the gesture as it is.
    enum Change: CaseIterable, Sendable { case same, corners, duration, backdrop, size }

    /// What changes no gesture leaves the recognizers, and with them a drag, alone.
    @Test(arguments: Change.allCases, [true, false]) func aChangeOfOthersLeavesADragAlone(
      change: Change, isHeld: Bool
    ) throws {
      let theatre = Theatre()
      let controller = try #require(theatre.presenter.present(theatre.screen, using: .overlay))
      theatre.settle()
      let before = controller.recognizers
      let gesture = try #require(controller.interaction.gesture)
      let hands = try Hands(theatre, gesture)
      if isHeld {
        hands.touch()
        hands.close(by: 0.2)
        #expect(theatre.run?.playback?.isHeld == true)
      }
      let transition = controller.transition
      switch change {
      case .same: controller.transition = .overlay
      case .corners: controller.transition = transition.cornerRadius(12)
      case .duration: controller.transition = transition.duration(0.7)
      case .backdrop: controller.transition = transition.backdrop(.black(opacity: 0.6))
      case .size: controller.transition = transition.size(.fractions(width: 0.8, height: 0.6))
      }
      Headless.advance(by: 0.05)
      let after = controller.recognizers
      #expect(after.count == before.count && zip(after, before).allSatisfy { $0 === $1 })
      if isHeld {
        #expect(theatre.run?.playback?.isHeld == true)
        hands.lift()
      }
      theatre.settle()
    }

    /// What an app changes in mid-run is the transition's from then on, in that run, too.
    @Test(arguments: [true, false], [true, false]) func aChangeInMidRunIsTheRuns(
      opens: Bool, isHeld: Bool
    ) throws {
      let theatre = Theatre()
      let controller = try #require(
        theatre.presenter.present(theatre.screen, using: .overlay, gesture: .pinch))
      Headless.turn()
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      Headless.advance(by: 0.1)
      if isHeld { #expect(controller.run?.hold() == true) }
      let view = UIView(frame: CGRect(x: 30, y: 600, width: 90, height: 60))
      theatre.presenter.view.addSubview(view)
      controller.transition = .overlay(from: .view(view)).cornerRadius(7).duration(1)
        .displayCornerRadius(11).backdrop(.black(opacity: 0.5))
      let settings = try #require(controller.run?.settings)
      #expect(settings.cornerRadius == 7 && settings.displayCornerRadius == 11)
      #expect(settings.from == .view(view) && settings.duration == 1)
      #expect(settings.backdrop == .black(opacity: 0.5))
      if isHeld { controller.run?.resume() }
      Headless.advance(by: 2)
      #expect(theatre.run == nil && theatre.isOpen == opens)
    }

    /// Several effects of a scene for one key add up, in whichever order they come.
    @Test(arguments: [["fade", "scale"], ["scale", "fade"], ["fade", "scale", "rotate"]])
    func effectsOfOneKeyAddUp(names: [String]) {
      let screen = UIViewController()
      let objects = names.map { name in
        let object = EffectObject()
        object.key = "title"
        object.effect = name
        object.connectedScreen = screen
        return object
      }
      let effect = screen.sceneEffects["title"]
      #expect(effect?.atoms.count == names.count)
      for object in objects {
        #expect(object.value?.atoms.allSatisfy { effect?.atoms.contains($0) == true } == true)
      }
    }
  }
}
