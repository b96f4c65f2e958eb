import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// With Reduce Motion on, nothing moves in any preset: a picture of what leaves fades away over what
  /// arrives.
  @MainActor @Suite struct ReduceMotionTests {
    nonisolated static let presets = PresetUnderTest.all

    /// How far the views on the stage are shown from where they rest, at most. Without a run nothing is
    /// measured, and that is infinitely far.
    private func moved(_ run: Run?) -> CGFloat {
      guard let views = run?.stage.container.subviews, views.count > 1 else { return .infinity }
      return views.compactMap { view in
        guard let shown = view.layer.presentation() else { return nil }
        let size = view.bounds.size
        return max(
          Quad(shown.transform, size: size)
            .distance(to: Quad(CATransform3DIdentity, size: size)),
          hypot(shown.position.x - view.center.x, shown.position.y - view.center.y),
          abs(shown.bounds.width - size.width), abs(shown.bounds.height - size.height))
      }.max() ?? .infinity
    }

    /// The opacity at which each role is shown.
    private func opacity(of role: Choreography.Role, _ run: Run?) -> CGFloat? {
      run?.stage.views[role]?.layer.presentation().map { CGFloat($0.opacity) }
    }

    private func expectAFade(_ run: Run?) {
      var last: CGFloat = 2
      for _ in 0..<14 {
        #expect(moved(run) <= 0.01)
        #expect(opacity(of: .front, run) == 1 && (opacity(of: .back, run) ?? 1) == 1)
        let picture = opacity(of: .picture, run) ?? -1
        #expect(picture > 0 && picture < last)
        last = picture
        Headless.advance(by: 1.0 / 60)
      }
      #expect(last < 0.1)
    }

    @Test(arguments: presets) func everyPresetBecomesAFade(preset: PresetUnderTest) {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      theatre.present(preset)
      expectAFade(theatre.run)
      Headless.advance(by: 0.05)
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      expectAFade(theatre.run)
      Headless.advance(by: 0.05)
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.screen.view.window == nil)
    }

    @Test(arguments: presets, [Venue.push, .tab])
    func stacksAndTabsFadeToo(preset: PresetUnderTest, venue: Venue) {
      Headless.setReduceMotion(true)
      let stack = StackTheatre(preset, in: venue)
      stack.open()
      expectAFade(stack.run)
      stack.settle()
      stack.close()
      // Bars lie above the picture, which has none.
      let picture = stack.run?.stage.views[.picture]
      #expect(picture?.frame == stack.screen.view.frame)
      expectAFade(stack.run)
      stack.settle()
      #expect(picture?.superview == nil && stack.run == nil)
    }

    /// The picture of a card has its corners and its shadow; the card itself is not drawn below it.
    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall])
    func aCardLeavesAsAPicture(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(preset, gesture: .pullUpDown)
      theatre.settle()
      Headless.setReduceMotion(true)
      let card = try #require(theatre.wrapper as? WrapperView)
      let before = Imprint(card)
      theatre.dismiss()
      let run = try #require(theatre.run)
      let picture = try #require(run.stage.views[.picture] as? WrapperView)
      #expect(
        picture.frame == card.frame && picture.layer.shadowOpacity == card.layer.shadowOpacity)
      #expect(picture.contentContainer.layer.cornerRadius == 28)
      #expect(card.contentContainer.layer.presentation()?.bounds.height == 0)
      #expect(card.layer.presentation()?.shadowOpacity == 0)
      Headless.advance(by: 0.1)
      run.turn(.opening)
      theatre.settle()
      #expect(Imprint(card) == before && theatre.wrapper === card)
      #expect(card.contentContainer.layer.animationKeys() == nil)
    }

    /// The picture of what leaves is not distorted by a turn of the display.
    @Test(arguments: Venue.allCases, [TransitionDirection.opening, .closing])
    func thePictureKeepsItsSize(venue: Venue, direction: TransitionDirection) throws {
      Headless.setReduceMotion(true)
      let theatre = Theatre(venue)
      let controller = TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide)
      theatre.vendor.controller = controller
      if direction == .closing {
        theatre.open()
        theatre.settle()
      }
      theatre.call(direction)
      Headless.turn()
      Headless.advance(by: 0.05)
      let picture = try #require(theatre.run?.stage.views[.picture])
      let before = picture.frame
      theatre.rotate()
      Headless.advance(by: 0.05)
      #expect(theatre.run != nil && picture.window != nil && picture.frame == before)
      theatre.settle()
      #expect(theatre.run == nil && picture.superview == nil)
    }

    /// A screen that has never been drawn has no picture: the other one fades itself.
    @Test func aScreenThatWasNeverDrawnHasNoPicture() {
      let window = Headless.makeWindow()
      let container = UIView(frame: window.bounds)
      let (back, front) = (UIViewController(), UIViewController())
      window.addSubview(container)
      Headless.turn()
      container.addSubview(back.view)
      let stage = Stage(
        Context(container: container, from: back, to: front, style: .none),
        direction: .opening)
      stage.enter()
      stage.takePicture()
      #expect(stage.views[.picture] == nil)
      stage.strike(committed: false)
    }

    @Test(arguments: presets) func switchedOnDuringARunItStopsTheMotion(
      preset: PresetUnderTest
    ) {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.15)
      #expect(moved(theatre.run) > 0.01)
      Headless.setReduceMotion(true)
      Headless.turn()
      #expect(moved(theatre.run) <= 0.01)
      Headless.advance(by: 0.05)
      #expect(moved(theatre.run) <= 0.01)
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      Headless.setReduceMotion(false)
      Headless.advance(by: 0.05)
      #expect(moved(theatre.run) <= 0.01)
      theatre.settle()
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
    }

    @Test(arguments: presets) func aFingerScrubsTheFade(preset: PresetUnderTest) throws {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      theatre.present(preset)
      let interruptible = try #require(theatre.run?.interruptible)
      for fraction in [0.3, 0.8, 0.5] as [CGFloat] {
        interruptible.fractionComplete = fraction
        Headless.turn()
        #expect(abs((opacity(of: .picture, theatre.run) ?? 0) - (1 - fraction)) < 0.001)
        #expect(moved(theatre.run) <= 0.01)
      }
      interruptible.startAnimation()
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
    }
  }
}
