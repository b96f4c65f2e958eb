import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The gesture of a transition for which none is named.
  @MainActor @Suite struct AutomaticGestureTests {
    /// The catalogue, with each edge that it has.
    nonisolated static let catalogue: [SuiteTransition] =
      SuiteTransition.own
      + TransitionEdge.allCases.flatMap { edge in
        [
          SuiteTransition("slide \(edge)") { _ in .slide(edge: edge) },
          SuiteTransition("fold \(edge)") { _ in .fold(edge: edge) },
          SuiteTransition("fall \(edge)") { _ in .fall(over: .edge(edge)) },
          SuiteTransition("cover \(edge)") { _ in .cover(edge: edge) },
          SuiteTransition("push \(edge)") { _ in .push(edge: edge) },
        ]
      } + [
        SuiteTransition("scale from a view") { .scale(from: .view($0)) },
        SuiteTransition("closures") { _ in
          .animations { run in run.animate { run.frontView?.alpha = 0.5 } }
        },
        SuiteTransition("asymmetric") { _ in .asymmetric(opening: .slide, closing: .hang) },
        SuiteTransition("dynamic") { _ in
          .dynamic { $0.direction == .opening ? .overlay : .slide(edge: .leading) }
        },
      ]

    // MARK: Shared elements

    /// A screen that has followed an element goes back to it, as to a place.
    @Test(arguments: [Venue.modal, .push], ["full", "overlay", "scale", "cover", "spin"])
    func aScreenThatFollowsAnElement(venue: Venue, name: String) throws {
      let transitions: [String: ViewControllerTransition] = [
        "full": .full, "overlay": .overlay, "scale": .scale, "cover": .cover, "spin": .spin,
      ]
      let follows = name != "cover" && name != "spin"
      for hasElements in [true, false] {
        let gallery = Gallery(venue)
        if !hasElements {
          for view in gallery.presenter.elements.values { view.takeAlongKey = nil }
        }
        let controller = try #require(
          gallery.open(using: transitions[name]!, gesture: .automatic))
        gallery.settle()
        #expect((controller.interaction.gesture == .toPlace) == (follows && hasElements))
        #expect(
          controller.recognizers.allSatisfy { $0.view == nil || $0.view?.window != nil })
      }
    }

    /// The first of the gestures that one finger makes.
    private func ofOneHand(_ gesture: TransitionGesture) -> TransitionGesture {
      gesture.parts.first { $0 != .pinch } ?? gesture
    }

    @Test(arguments: catalogue, [false, true])
    func oneFingerClosesAPresentedScreenWithEachTransition(
      transition: SuiteTransition, isRightToLeft: Bool
    ) throws {
      let theatre = Theatre()
      if isRightToLeft {
        theatre.presenter.view.semanticContentAttribute = .forceRightToLeft
      }
      let place = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
      theatre.presenter.view.addSubview(place)
      let controller = try #require(
        theatre.presenter.present(theatre.screen, using: transition.make(place)))
      theatre.settle()
      #expect(controller.gesture == .automatic)
      let gesture = try #require(controller.interaction.gesture)
      let hands = try Hands(theatre, ofOneHand(gesture))
      let rest = theatre.shownFrame.middle
      hands.touch()
      hands.close(by: 0.3)
      #expect(controller.run?.direction == .closing, "\(gesture.kind)")
      // A screen that moves goes with the finger, not against it.
      let shown = theatre.shownFrame.middle
      let way = CGVector(dx: shown.x - rest.x, dy: shown.y - rest.y)
      #expect(way.length < 20 || way.along(hands.axis) > 0, "\(gesture.kind): \(way)")
      hands.close(by: 0.3)
      hands.lift()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// From the edge, and on iOS 26 from the content.
    @Test(arguments: catalogue, [false, true])
    func aDragToTheTrailingSidePopsAPushedScreenWithEachTransition(
      transition: SuiteTransition, inContent: Bool
    ) {
      let house = StackHouse()
      let place = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
      house.stack.topViewController?.view.addSubview(place)
      let controller = house.stack.push(house.guest, using: transition.make(place))
      house.settle()
      let hasPlace = controller?.interaction.gesture == [.panToEdge, .pinch, .leadingEdge]
      #expect(hasPlace || controller?.interaction.gesture == [.leadingEdge, .contentSwipe])
      Headless.play(
        HeadlessTouchScript([
          .down(CGPoint(x: inContent ? 60 : 2, y: 420)),
          .move(to: CGPoint(x: 380, y: 420), over: 0.3), .lift,
        ]), in: house.window)
      house.settle()
      #expect(house.stack.topViewController !== house.guest)
    }

    @Test func thereIsNoAutomaticGestureBetweenTabsAndChildren() {
      let tabs = UITabBarController()
      #expect(tabs.setTransition(.slide)?.interaction.gesture == nil)
      let house = ChildrenHouse()
      let controller = house.parent.replace(house.old, with: house.new, using: .slide)
      #expect(controller != nil && controller?.interaction.gesture == nil)
      house.settle()
    }

    @Test func theAutomaticGestureChangesWithTheTransitionButNotWhereAGestureIsNamed() {
      let theatre = Theatre()
      let controller = theatre.presenter.present(theatre.screen, using: .slide)
      theatre.settle()
      controller?.transition = .slide(edge: .bottom)
      #expect(controller?.interaction.gesture == .pullUpDown)
      controller?.gesture = .pinch
      controller?.transition = .slide
      #expect(controller?.interaction.gesture == .pinch)
      controller?.gesture = nil
      #expect(controller?.recognizers == [])
      controller?.gesture = .automatic
      #expect(controller?.interaction.gesture == .leadingEdge)
      #expect(controller?.recognizers.first is UIScreenEdgePanGestureRecognizer)
    }

    /// A dynamic transition chooses the gesture with the movement, also where nothing moves.
    @Test(arguments: [true, false]) func aDynamicTransitionChoosesTheGesture(animated: Bool) throws
    {
      let theatre = Theatre()
      let controller = TransitionController(
        presenting: theatre.screen, transition: .dynamic { _ in .slide(edge: .bottom) })
      // Asked for before, it is not known yet.
      _ = controller.recognizers
      theatre.presenter.present(theatre.screen, animated: animated)
      theatre.settle()
      #expect(theatre.isOpen && controller.interaction.gesture == .pullUpDown)
    }

    /// The closing that is chosen in each run decides, also after a change of the open card.
    @Test func aDynamicTransitionChangedWhileOpenKeepsItsGesture() throws {
      let theatre = Theatre()
      let controller = try #require(
        theatre.presenter.present(theatre.screen, using: .dynamic { _ in .overlay }))
      theatre.settle()
      let gesture = try #require(controller.interaction.gesture)
      controller.transition = controller.transition.cornerRadius(40)
      #expect(controller.interaction.gesture == gesture)
      controller.gesture = nil
      controller.gesture = .automatic
      #expect(controller.interaction.gesture == gesture)
      try Hands(theatre, gesture).drag(by: 0.5)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Two fingers, or one from the edge.
    @Test(arguments: [TransitionGesture.pinch, .leadingEdge])
    func scaleIsClosedByEitherOfItsGestures(gesture: TransitionGesture) throws {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .scale)
      theatre.settle()
      try Hands(theatre, gesture).drag(by: 0.6)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Before the animator is asked for, nobody knows that the screen will be in a stack.
    @Test(arguments: [TransitionPreset.slide, .overlay, .full, .spin])
    func aGestureThatWasReadBeforeIsTheStacks(preset: TransitionPreset) {
      let theatre = Theatre(.push)
      let controller = TransitionController(presenting: theatre.screen, preset: preset)
      _ = controller.recognizers
      theatre.vendor.controller = controller
      theatre.open()
      theatre.settle()
      #expect(controller.recognizers.first is UIScreenEdgePanGestureRecognizer)
      theatre.swipeBack(by: 0.7)
      theatre.settle()
      #expect(!theatre.isOpen)
    }
  }
}
