import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Shared elements, less motion and right to left, in tabs and between children.
  @MainActor @Suite struct ContainerSettingTests {
    private nonisolated static let venues = [Venue.tab, .child]

    @Test(arguments: venues, TransitionPreset.allCases) func elementsFly(
      place: Venue, preset: TransitionPreset
    ) {
      let scene = ContainerScene(place, preset)
      let house = scene.house
      for (screen, y) in [(house.presenter, 500), (house.screen, 200)] {
        let picture = UIImageView(frame: CGRect(x: 40, y: y, width: 100, height: 100))
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        screen.view.addSubview(picture)
      }
      scene.change()
      #expect(scene.controller?.takeAlongReport["picture"] == .flown)
      house.settle()
      house.drag(by: 150, lifts: false)
      #expect(scene.controller?.run?.direction == .closing)
      #expect(scene.controller?.takeAlongReport["picture"] == .flown)
      house.lift()
      house.settle()
      #expect(!house.isOpen)
    }

    @Test(arguments: venues, TransitionPreset.allCases) func lessMotionIsAFade(
      place: Venue, preset: TransitionPreset
    ) {
      Headless.setReduceMotion(true)
      let scene = ContainerScene(place, preset)
      let house = scene.house
      scene.change()
      #expect(scene.controller?.run?.crossFades == true)
      house.settle()
      #expect(house.isOpen)
      house.drag(by: 300)
      house.settle()
      #expect(!house.isOpen)
      Headless.setReduceMotion(false)
    }

    /// What an app gives in mid-run is the run's at once, also if the transition chooses.
    @Test(arguments: [Venue.push, .tab, .child], [true, false])
    func aTransitionGivenInMidRunIsTheRuns(
      place: Venue, isDynamic: Bool
    ) throws {
      let scene = ContainerScene(place, .slide)
      scene.change()
      Headless.advance(by: 0.1)
      let controller = try #require(scene.controller)
      let given = ViewControllerTransition.slide.backdrop(.color(.red))
      controller.transition = isDynamic ? .dynamic { _ in given } : given
      #expect(controller.run?.settings.backdrop?.color == .red)
      scene.house.settle()
      #expect(scene.house.isOpen)
    }

    /// The way back is to the left.
    @Test(arguments: venues, TransitionPreset.allCases) func rightToLeftTheWayIsMirrored(
      place: Venue, preset: TransitionPreset
    ) {
      let scene = ContainerScene(place, preset, isRightToLeft: true)
      let house = scene.house
      scene.change()
      house.settle()
      house.drag(by: -300, lifts: false)
      #expect(scene.controller?.run?.direction == .closing)
      house.lift()
      house.settle()
      #expect(!house.isOpen)
    }

    @Test func rightToLeftTheEdgeOfAChildIsTheRightOne() {
      let scene = ContainerScene(.child, .slide, gesture: .leadingEdge, isRightToLeft: true)
      let house = scene.house
      scene.change()
      house.settle()
      for (start, goesBack) in [(1.0, false), (389, true)] {
        house.window.play(
          .drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 170, y: 400), over: 0.2))
        house.settle()
        #expect(house.isOpen != goesBack)
      }
    }

    // MARK: Scrolling content

    /// A finger scrolls a tab's content sideways, and then changes tabs, to both sides, in one motion.
    @Test(arguments: [CGFloat(0), 60, 400], [true, false])
    func contentScrollsAndThenTheTabChanges(room: CGFloat, isRightToLeft: Bool) {
      for side in [CGFloat(1), -1] { play(side, room, isRightToLeft) }
    }

    private func play(_ side: CGFloat, _ room: CGFloat, _ isRightToLeft: Bool) {
      let house = TabsHouse(isRightToLeft: isRightToLeft)
      let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
      row.contentInsetAdjustmentBehavior = .never
      row.contentSize = CGSize(width: 1200, height: 400)
      house.screens[1].view.addSubview(row)
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      // How far the content is from the end to which the finger leads.
      row.contentOffset.x = side > 0 ? room : 810 - room
      let start = row.contentOffset.x
      house.drag(by: side * 190, lifts: false)
      // Ten points are the slop.
      let scrolled = min(room, 180)
      #expect(abs(abs(row.contentOffset.x - start) - scrolled) < 1)
      let goesOn = (side < 0) != isRightToLeft
      let moves = room < 180
      #expect((house.run != nil) == moves)
      if moves {
        #expect(house.run?.direction == (goesOn ? .opening : .closing))
        let share = house.run?.playback?.fraction ?? 0
        #expect(abs(share - (180 - room) / 390) < 0.04)
      }
      house.play([.move(to: CGPoint(x: 195 + side * 194, y: 420), over: 0.02), .lift])
      house.settle()
      #expect(house.tabs.selectedIndex == (moves ? (goesOn ? 2 : 0) : 1))
    }
  }
}
