import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Runs beside the app's own animations, and without any.
  @MainActor @Suite struct AppAnimationTests {
    @Test(arguments: PresetUnderTest.all)
    func animationsThatAreOffEndARunAtOnce(preset: PresetUnderTest) {
      let theatre = Theatre()
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      theatre.present(preset)
      Headless.turn()
      #expect(theatre.run == nil && theatre.screen.view.window === theatre.window)
      theatre.dismiss()
      Headless.turn()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func aDragDismissesAtOnceWhereAnimationsAreOff() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      hands.touch()
      hands.close(by: 0.2)
      #expect(theatre.run == nil && theatre.presenter.presentedViewController == nil)
      hands.lift()
    }

    /// A navigation controller pushes with animation all the same.
    @Test(arguments: PresetUnderTest.all)
    func animationsThatAreOffEndAPushAtOnce(preset: PresetUnderTest) {
      let house = DrivenStack(preset)
      house.pops = .free
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      house.call(.opening)
      Headless.turn()
      Headless.turn()
      #expect(house.endings == [.committed] && house.run == nil)
      #expect(
        house.screen.view.window === house.window && house.presenter.viewIfLoaded?.window == nil)
    }

    /// Under the finger, too, and a driven push may be released.
    @Test func animationsThatAreOffEndAReleaseAtOnce() {
      let house = DrivenStack(.slide)
      house.call(.opening)
      Headless.advance(by: 0.1)
      house.driver.update(0.4)
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      house.driver.finish()
      Headless.turn()
      #expect(house.endings == [.committed])
    }

    /// The animations that UIKit has made of the library's views.
    private func inherited(_ theatre: Theatre) -> [String] {
      let presentation = theatre.screen.presentationController as? PresentationController
      // With the clock, the props, and both screens.
      var views = presentation?.containerView?.subviews ?? []
      views += theatre.wrapper.subviews + (presentation?.backdropView?.subviews ?? [])
      return views.flatMap { $0.layer.animationKeys() ?? [] }.filter { key in
        ["position", "bounds", "backgroundColor", "shadowPath"].contains { key.hasPrefix($0) }
      }
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func viewsInheritNoAnimationOfTheApp(preset: PresetUnderTest, animated: Bool) {
      let theatre = Theatre()
      TransitionController(presenting: theatre.screen, preset: preset)
      theatre.screen.loadViewIfNeeded()
      UIView.animate(withDuration: 1) {
        theatre.presenter.present(theatre.screen, animated: animated)
        Headless.turn()
      }
      #expect(inherited(theatre).isEmpty)
      Headless.advance(by: 0.1)
      #expect(inherited(theatre).isEmpty)
      theatre.settle()
      UIView.animate(withDuration: 1) {
        theatre.presenter.dismiss(animated: animated)
        Headless.turn()
      }
      #expect(inherited(theatre).isEmpty)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func aPreferredTransitionGivesWay() {
      let theatre = Theatre()
      theatre.screen.preferredTransition = .coverVertical()
      let controller = TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide)
      #expect(theatre.screen.preferredTransition == nil)
      theatre.present()
      #expect(theatre.run?.direction == .opening)
      theatre.settle()
      controller.remove()
      #expect(theatre.screen.preferredTransition != nil)
    }

    /// Pushed once with a transition, a screen has its own again when it has been popped.
    @Test func aPreferredTransitionComesBackAfterAPush() {
      let house = StackHouse()
      house.guest.preferredTransition = .coverVertical()
      house.stack.push(house.guest, using: .slide)
      Headless.advance(by: 1)
      #expect(house.guest.preferredTransition == nil)
      house.stack.popViewController(animated: true)
      Headless.advance(by: 1)
      #expect(house.guest.preferredTransition != nil)
    }

    /// Replaced before its push, a controller that the app does not keep has no owner any more.
    @Test func thePreferredTransitionOfAReplacedControllerComesBackAfterTheNext() {
      let house = StackHouse()
      house.guest.preferredTransition = .coverVertical()
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      let next = TransitionController(
        pushing: house.guest, in: house.stack, preset: .slide)
      #expect(house.guest.preferredTransition == nil)
      next.remove()
      #expect(house.guest.preferredTransition != nil)
    }

    /// Beside a transition of the screen's own, the controller of a single call has no owner but the stack's delegate,
    /// and a pop without animation no run.
    @Test(arguments: [true, false])
    func aPreferredTransitionTakenByASingleCallComesBackAfterThePop(animated: Bool) {
      let house = StackHouse()
      TransitionController(pushing: house.guest, in: house.stack, preset: .fold)
      house.guest.preferredTransition = .coverVertical()
      house.stack.push(house.guest, using: .slide)
      house.settle()
      #expect(house.guest.preferredTransition == nil)
      house.stack.popViewController(animated: animated)
      house.settle()
      #expect(house.stack.topViewController === house.screens[2])
      #expect(house.guest.preferredTransition != nil)
    }

    /// A closing without a gesture cannot be caught: UIKit is not offered the means.
    @Test(arguments: [true, false])
    func onlyWhatCanBeCaughtIsInterruptible(hasGesture: Bool) {
      let theatre = Theatre()
      TransitionController(
        presenting: theatre.screen, preset: PresetUnderTest.slide,
        gesture: hasGesture ? .pinch : nil)
      let animator = theatre.screen.transitioningDelegate?.animationController(
        forDismissed: theatre.screen)
      #expect((animator is RunCoordinator) == hasGesture)
      #expect((animator is TransitionAnimator) == !hasGesture)
    }
  }
}
