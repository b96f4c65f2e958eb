import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ModalVerbTests {
    @Test(arguments: TransitionPreset.allCases, [true, false]) func aVerbLeavesNothingBehind(
      preset: TransitionPreset, animated: Bool
    ) {
      let theatre = Theatre()
      let style = theatre.screen.modalPresentationStyle
      let controller = theatre.presenter.present(theatre.screen, using: .preset(preset))
      Headless.turn()
      #expect(controller?.run?.definition.name == preset.rawValue)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.dismiss(animated: animated)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(TransitionController.installed(on: theatre.screen) == nil)
      #expect(theatre.screen.transitioningDelegate == nil)
      #expect(theatre.screen.modalPresentationStyle == style)
    }

    @Test(arguments: TransitionPreset.allCases) func theWayBackIsTheCalls(
      preset: TransitionPreset
    ) {
      for presented in [TransitionPreset.slide, .hang, nil] {
        let theatre = Theatre()
        theatre.presenter.present(theatre.screen, using: presented.map { .preset($0) })
        theatre.settle()
        var done = false
        theatre.screen.dismiss(using: .preset(preset)) { done = true }
        Headless.turn()
        #expect(theatre.animator?.definition.name == preset.rawValue)
        theatre.settle()
        #expect(done && theatre.presenter.presentedViewController == nil)
        #expect(theatre.presenter.view.window != nil)
        #expect(TransitionController.installed(on: theatre.screen) == nil)
        #expect(theatre.screen.transitioningDelegate == nil)
      }
    }

    @Test func nilIsTheSystems() {
      let theatre = Theatre()
      let controller = TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.fold)
      theatre.presenter.present(theatre.screen, animated: true)
      theatre.settle()
      theatre.presenter.dismiss(using: nil)
      Headless.turn()
      #expect(controller.run == nil)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      theatre.presenter.present(theatre.screen, using: nil)
      theatre.settle()
      #expect(theatre.screen.presentingViewController === theatre.presenter)
      #expect(theatre.screen.transitioningDelegate == nil)
      theatre.dismiss()
      theatre.settle()
    }

    /// The way back may be another one, and the way there the system's.
    @Test(arguments: [TransitionPreset.fold, nil]) func theWayBackMayBeAnother(
      opening: TransitionPreset?
    ) {
      let theatre = Theatre()
      let there: ViewControllerTransition = opening.map { .preset($0) } ?? .system
      theatre.presenter.present(
        theatre.screen, using: .asymmetric(opening: there, closing: .slide))
      Headless.turn()
      #expect(theatre.animator?.definition.name == opening?.rawValue)
      theatre.settle()
      theatre.dismiss()
      #expect(theatre.animator?.definition.name == "slide")
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(TransitionController.installed(on: theatre.screen) == nil)
    }

    /// As in a stack, a call for the system's animation leaves the screen what it has for all times.
    @Test(arguments: [true, false]) func afterTheSystemsTheScreensOwnComesBack(animated: Bool) {
      let theatre = Theatre()
      let style = theatre.screen.modalPresentationStyle
      let reports = Reports()
      let own = TransitionController(presenting: theatre.screen, preset: TransitionPreset.fold)
      var ends = 0
      own.onEnd { _ in ends += 1 }
      #expect(theatre.presenter.present(theatre.screen, using: nil) == nil)
      #expect(theatre.screen.modalPresentationStyle == style)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(TransitionController.installed(on: theatre.screen) == nil && ends == 0)
      theatre.dismiss(animated: animated)
      theatre.settle()
      #expect(TransitionController.installed(on: theatre.screen) === own)
      theatre.present()
      #expect(own.run?.definition.name == "fold")
      theatre.settle()
      #expect(ends == 1 && reports.all == [])
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && ends == 2)
    }

    /// Another call may name the way back meanwhile; and what the app gives the screen then stays.
    @Test(arguments: [true, false], 0..<12)
    func meanwhileTheScreenMayHaveAnother(isForOnce: Bool, frames: Int) {
      let theatre = Theatre()
      let own = TransitionController(presenting: theatre.screen, preset: TransitionPreset.fold)
      theatre.presenter.present(theatre.screen, using: nil)
      theatre.settle()
      // It is looked at now and then: at any instant.
      Headless.advance(by: Double(frames) / 60)
      var other: TransitionController?
      if isForOnce {
        theatre.screen.dismiss(using: .slide)
        Headless.turn()
        #expect(theatre.animator?.definition.name == "slide")
      } else {
        other = TransitionController(presenting: theatre.screen, preset: TransitionPreset.hang)
        theatre.dismiss()
      }
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(TransitionController.installed(on: theatre.screen) === (isForOnce ? own : other))
    }

    /// What waits for the screen does not keep it.
    @Test func aScreenThatGoesIsReleased() {
      let theatre = Theatre()
      weak var screen: UIViewController?
      weak var own: TransitionController?
      do {
        let new = UIViewController()
        (screen, own) = (new, TransitionController(presenting: new, preset: TransitionPreset.fold))
        theatre.presenter.present(new, using: nil)
      }
      theatre.settle()
      theatre.presenter.dismiss(animated: false)
      theatre.settle()
      #expect(screen == nil && own == nil)
    }
  }
}
