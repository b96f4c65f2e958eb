import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The destination of an element moves while it flies. Flights are the same in every preset and
  /// container, so a full screen, which brings its presenter into the container, and a card, which
  /// leaves it outside, are enough.
  @MainActor @Suite struct MovingTargetTests {
    nonisolated static let presets: [PresetUnderTest] = [.slide, .overlay]

    private func gallery(scrolls: Bool = true) -> Gallery {
      Gallery(
        presenter: ElementsController(.small, scrolls: scrolls),
        screen: ElementsController(.large, scrolls: scrolls))
    }

    private func lands(_ gallery: Gallery, on screen: ElementsController, isLeaving: Bool = false) {
      gallery.flyOn()
      #expect(gallery.misses(of: screen, isLeaving: isLeaving).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.run == nil)
    }

    @Test(arguments: presets, [0.02, 0.1]) func elementLandsInContentThatScrolls(
      preset: PresetUnderTest, instant: Double
    ) {
      let gallery = gallery()
      gallery.open(preset)
      Headless.advance(by: instant)
      (gallery.screen.content as? UIScrollView)?.setContentOffset(
        CGPoint(x: 0, y: 60), animated: instant == 0.1)
      lands(gallery, on: gallery.screen)
      gallery.close()
      Headless.advance(by: instant)
      (gallery.presenter.content as? UIScrollView)?.contentOffset.y = 35
      lands(gallery, on: gallery.presenter)
    }

    /// It moves before the first frame, like a layout that comes with the first data.
    @Test(arguments: presets) func elementLandsInATargetThatMovesBeforeTheFirstFrame(
      preset: PresetUnderTest
    ) {
      let gallery = gallery()
      gallery.open(preset)
      (gallery.screen.content as? UIScrollView)?.contentOffset.y = 60
      lands(gallery, on: gallery.screen)
    }

    /// It moves before the run turns toward it, or after that.
    @Test(arguments: presets, [true, false])
    func theOldPlaceMoves(preset: PresetUnderTest, isBefore: Bool) {
      let gallery = gallery()
      gallery.open(preset)
      Headless.advance(by: 0.1)
      let list = gallery.presenter.content as? UIScrollView
      if isBefore { list?.contentOffset.y = 50 }
      Headless.advance(by: 0.05)
      gallery.turnRound()
      Headless.advance(by: 0.1)
      if !isBefore { list?.contentOffset.y = 50 }
      lands(gallery, on: gallery.presenter, isLeaving: true)
      #expect(gallery.log.lines == ["end false"])
    }

    /// It moves in both directions, once while the run is held.
    @Test(arguments: presets) func elementLandsInATargetThatMovesRepeatedly(preset: PresetUnderTest)
    {
      let gallery = gallery()
      let list = gallery.screen.content as? UIScrollView
      gallery.open(preset)
      for offset in [10, 40, 20] as [CGFloat] {
        Headless.advance(by: 0.04)
        list?.contentOffset.y = offset
      }
      Headless.advance(by: 0.02)
      #expect(gallery.run?.hold() == true)
      list?.contentOffset.y = 70
      Headless.advance(by: 0.04)
      gallery.run?.resume()
      Headless.advance(by: 0.04)
      // Back to its first position.
      list?.contentOffset.y = 0
      lands(gallery, on: gallery.screen)
    }

    /// A grab after a correction shows what was shown.
    @Test(arguments: [TakeAlongElement.Path.straight, .arc])
    func aGrabAfterwardsDoesNotJump(path: TakeAlongElement.Path) {
      let below = OfferingController(.small, scrolls: true)
      let gallery = Gallery(presenter: below, screen: ElementsController(.large, scrolls: true))
      below.adjust = { $0.path = path }
      gallery.open(.slide)
      Headless.advance(by: 0.1)
      (gallery.screen.content as? UIScrollView)?.contentOffset.y = 60
      Headless.advance(by: 0.1)
      let before = gallery.places
      #expect(gallery.run?.hold() == true)
      Headless.turn()
      for (key, place) in gallery.places {
        #expect(before[key].map { place.distance(to: $0) <= 1 } == true, "\(key) jumped")
      }
      gallery.run?.resume()
      lands(gallery, on: gallery.screen)
    }

    @Test(arguments: presets) func elementLandsInATargetThatIsLaidOutAgain(preset: PresetUnderTest)
    {
      let gallery = gallery(scrolls: false)
      gallery.open(preset)
      Headless.advance(by: 0.15)
      // The proportions are kept, so that snapshots can fill the new frames.
      gallery.screen.places = [
        "picture": CGRect(x: 40, y: 100, width: 200, height: 150),
        "badge": CGRect(x: 60, y: 500, width: 90, height: 60),
        "title": CGRect(x: 100, y: 300, width: 250, height: 40),
      ]
      lands(gallery, on: gallery.screen)
    }

    @Test(arguments: presets) func elementLandsInATargetThatTurns(preset: PresetUnderTest) {
      let gallery = gallery(scrolls: false)
      gallery.open(preset)
      Headless.advance(by: 0.15)
      gallery.screen.content.transform = CGAffineTransform(rotationAngle: 0.5)
      lands(gallery, on: gallery.screen)
    }

    /// Another view answers the key, and the former one is shown again.
    @Test(arguments: presets, [true, false]) func elementLandsInTheViewThatReplacesItsTarget(
      preset: PresetUnderTest, isHidden: Bool
    ) {
      let gallery = gallery(scrolls: false)
      gallery.open(preset)
      Headless.advance(by: 0.15)
      let other = UIView(frame: CGRect(x: 30, y: 600, width: 90, height: 60))
      other.backgroundColor = .red
      let ghost = UIView(frame: other.frame)
      ghost.isHidden = true
      ghost.takeAlongKey = "badge"
      for view in [ghost, other] { gallery.screen.content.addSubview(view) }
      // A cell that waits for reuse keeps its key.
      if isHidden {
        gallery.screen.badge.isHidden = true
      } else {
        gallery.screen.badge.takeAlongKey = nil
      }
      other.takeAlongKey = "badge"
      Headless.advance(by: 1.0 / 30)
      #expect(gallery.screen.badge.layer.opacity == 1 && Original.hides(other))
      gallery.flyOn()
      let shown = gallery.morphTrees["badge"]?.shownFrame
      #expect(shown.map { $0.distance(to: other.portrayed.outline) <= 0.5 } == true)
      gallery.settle()
      #expect(gallery.isClean && other.layer.opacity == 1)
    }

    /// Nested elements are both hidden, and move together.
    @Test(arguments: presets) func nestedOnesMove(preset: PresetUnderTest) {
      let gallery = gallery()
      Situation.nested.prepare(gallery)
      gallery.open(preset)
      // The outer one is snapshotted once the inner one is hidden, not before.
      #expect(
        Original.hides(gallery.presenter.badge) && !Original.hides(gallery.presenter.panel))
      Headless.advance(by: 0.1)
      #expect(
        Original.hides(gallery.presenter.panel) && Original.hides(gallery.screen.panel))
      (gallery.screen.content as? UIScrollView)?.contentOffset.y = 30
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen).isEmpty)
      #expect(gallery.morphTrees["badge"]?.layer.presentation()?.opacity == 1)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// Its snapshot is not due yet: with another element inside it, that is the next frame.
    @Test func targetReplacedBeforeItsSnapshotIsShownAgain() {
      let gallery = gallery(scrolls: false)
      Situation.nested.prepare(gallery)
      gallery.open(.slide)
      let other = UIView(frame: CGRect(x: 30, y: 600, width: 90, height: 60))
      other.takeAlongKey = "panel"
      gallery.screen.content.addSubview(other)
      gallery.screen.panel.takeAlongKey = nil
      Headless.advance(by: 0.1)
      #expect(gallery.screen.panel.layer.opacity == 1)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// A second view with the key is invisible, like a list's cell that waits for reuse.
    @Test(arguments: presets) func aTwinThatIsNotSeenTakesNothing(preset: PresetUnderTest) {
      let gallery = gallery()
      gallery.screen.loadViewIfNeeded()
      let twin = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      twin.isHidden = true
      twin.takeAlongKey = "badge"
      gallery.screen.content.insertSubview(twin, at: 0)
      gallery.open(preset)
      #expect(gallery.report["badge"] == .flown)
      Headless.advance(by: 0.15)
      (gallery.screen.content as? UIScrollView)?.contentOffset.y = 30
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen).isEmpty)
      #expect(gallery.morphTrees["badge"]?.layer.presentation()?.opacity == 1)
      gallery.settle()
      #expect(gallery.isClean && twin.alpha == 1)
    }

    /// An element that was removed while the run was held fades all the same.
    @Test func elementWhoseTargetHasGoneFadesAlsoUnderAFinger() {
      let gallery = gallery(scrolls: false)
      gallery.open(.slide)
      Headless.advance(by: 0.1)
      #expect(gallery.run?.hold() == true)
      gallery.screen.badge.removeFromSuperview()
      Headless.advance(by: 0.1)
      gallery.run?.resume()
      gallery.flyOn()
      #expect(gallery.morphTrees["badge"]?.layer.presentation()?.opacity == 0)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// The landing of an element is removed: the page under the finger keeps its own, and so does a page that
    /// comes back.
    @Test(arguments: [true, false]) func thePageThatIsHeldKeepsTheElement(isHeld: Bool) {
      let gallery = Gallery()
      gallery.open(.full, animated: false)
      gallery.settle()
      gallery.close()
      Headless.advance(by: 0.05)
      if isHeld { #expect(gallery.run?.hold() == true) }
      gallery.presenter.badge.removeFromSuperview()
      Headless.advance(by: 0.12)
      if isHeld {
        #expect(!Original.hides(gallery.screen.badge))
        gallery.run?.resume()
      }
      if gallery.run != nil { gallery.turnRound() }
      Headless.advance(by: 0.12)
      #expect(!Original.hides(gallery.screen.badge))
      gallery.settle()
      #expect(gallery.screen.view.window != nil && gallery.screen.badge.layer.opacity == 1)
    }

    /// Turned on its way out and held, a screen has its elements where its views are by now.
    @Test(arguments: [PresetUnderTest.slide, .full])
    func elementsOfAHeldScreenTurnWithIt(preset: PresetUnderTest) throws {
      let gallery = Gallery()
      gallery.open(preset, animated: false)
      gallery.settle()
      gallery.close()
      Headless.advance(by: 0.1)
      gallery.rotate()
      let run = try #require(gallery.run)
      #expect(run.hold())
      run.move(to: RunPosition(fraction: 0))
      Headless.turn()
      // The panel lies below the end of the turned window.
      #expect(Set(gallery.misses(of: gallery.screen, isLeaving: true).keys) == ["panel"])
      run.resume()
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// If nothing moves, the display link writes nothing and adds nothing.
    @Test(arguments: PresetUnderTest.all) func layersAreNotWrittenIfTargetsRest(
      preset: PresetUnderTest
    ) {
      let gallery = Gallery()
      gallery.open(preset)
      Headless.advance(by: 0.1)
      Headless.resetCounters()
      Headless.advance(by: preset.movement.openingDuration - 0.15)
      #expect(Headless.counters.displayLinkTicks > 5)
      #expect(Headless.counters.layerWrites == 0 && Headless.counters.animationsAdded == 0)
      gallery.settle()
      // The display link ends with the run.
      Headless.resetCounters()
      Headless.advance(by: 0.5)
      #expect(Headless.counters.displayLinkTicks == 0)
    }
  }
}
