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
  }
}
