import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Shared elements, less motion and right to left, in tabs and between children.
  @MainActor @Suite struct ContainerSettingTests {
    enum Place: CaseIterable, Sendable { case tabs, children }

    /// Two screens that change places by one call, and a finger that changes them back.
    @MainActor final class Scene {
      private var tabs: TabsTests.House?
      private var children: ChildrenTests.House?
      private(set) var controller: TransitionController?
      private let preset: TransitionPreset
      private let gesture: TransitionGesture

      init(
        _ place: Place, _ preset: TransitionPreset, gesture: TransitionGesture = .pullLeftRight,
        isRightToLeft: Bool = false
      ) {
        (self.preset, self.gesture) = (preset, gesture)
        if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
        switch place {
        case .tabs:
          let house = TabsTests.House()
          tabs = house
          controller = house.tabs.setTransition(.preset(preset), gesture: gesture)!
        case .children: children = ChildrenTests.House()
        }
      }

      var window: UIWindow? { tabs?.window ?? children?.window }
      var old: UIViewController { tabs?.screens[1] ?? children!.old }
      var new: UIViewController { tabs?.screens[2] ?? children!.new }
      var run: RunCoordinator? { controller?.run }

      func change() {
        tabs?.tabs.selectedIndex = 2
        if let children { controller = children.swap(preset, gesture: gesture) }
        Headless.turn()
      }

      var isChanged: Bool {
        tabs.map { $0.tabs.selectedIndex == 2 } ?? (children?.new.parent != nil)
      }

      func drag(by way: CGFloat, lifts: Bool = true) {
        let script = HeadlessTouchScript([
          .down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 195 + way, y: 420), over: 0.3),
        ])
        Headless.play(script, in: window!)
        Headless.advance(by: 0.5)
        if lifts { lift() }
      }

      func lift() {
        Headless.play(HeadlessTouchScript([.lift]), in: window!)
        settle()
      }

      func settle() { Headless.advance(by: 1.5) }
    }

    @Test(arguments: Place.allCases, TransitionPreset.allCases) func elementsFly(
      place: Place, preset: TransitionPreset
    ) {
      let scene = Scene(place, preset)
      for (screen, y) in [(scene.old, 500), (scene.new, 200)] {
        let picture = UIImageView(frame: CGRect(x: 40, y: y, width: 100, height: 100))
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        screen.view.addSubview(picture)
      }
      scene.change()
      #expect(scene.controller?.takeAlongReport["picture"] == .flown)
      scene.settle()
      scene.drag(by: 150, lifts: false)
      #expect(scene.run?.direction == .closing)
      #expect(scene.controller?.takeAlongReport["picture"] == .flown)
      scene.lift()
      #expect(!scene.isChanged)
    }

    @Test(arguments: Place.allCases, TransitionPreset.allCases) func lessMotionIsAFade(
      place: Place, preset: TransitionPreset
    ) {
      Headless.setReduceMotion(true)
      let scene = Scene(place, preset)
      scene.change()
      #expect(scene.run?.crossFades == true)
      scene.settle()
      #expect(scene.isChanged)
      scene.drag(by: 300)
      #expect(!scene.isChanged)
      Headless.setReduceMotion(false)
    }

    /// The way back is to the left.
    @Test(arguments: Place.allCases, TransitionPreset.allCases) func rightToLeftTheWayIsMirrored(
      place: Place, preset: TransitionPreset
    ) {
      let scene = Scene(place, preset, isRightToLeft: true)
      scene.change()
      scene.settle()
      scene.drag(by: -300, lifts: false)
      #expect(scene.run?.direction == .closing)
      scene.lift()
      #expect(!scene.isChanged)
    }

    @Test func rightToLeftTheEdgeOfAChildIsTheRightOne() {
      let scene = Scene(.children, .slide, gesture: .leadingEdge, isRightToLeft: true)
      scene.change()
      scene.settle()
      for (start, goesBack) in [(1.0, false), (389, true)] {
        let script = HeadlessTouchScript.drag(
          from: CGPoint(x: start, y: 400), to: CGPoint(x: 195, y: 400), over: 0.2)
        Headless.play(script, in: scene.window!)
        Headless.advance(by: 1.5)
        #expect(scene.isChanged != goesBack)
      }
    }

    // MARK: Scrolling content

    /// A finger scrolls a tab's content sideways, and then changes tabs, to both sides, in one motion.
    @Test(arguments: [CGFloat(0), 60, 400], [true, false])
    func contentScrollsAndThenTheTabChanges(room: CGFloat, isRightToLeft: Bool) {
      for side in [CGFloat(1), -1] { play(side, room, isRightToLeft) }
    }

    private func play(_ side: CGFloat, _ room: CGFloat, _ isRightToLeft: Bool) {
      let house = TabsTests.House(isRightToLeft: isRightToLeft)
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
