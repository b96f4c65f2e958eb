import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ModalVerbTests {
    /// A verb gives the screen its transition for good, also where it presents at once.
    @Test(arguments: TransitionPreset.allCases, [true, false])
    func presentingKeepsTheTransition(preset: TransitionPreset, animated: Bool) {
      let (theatre, reports) = (Theatre(), Reports())
      TransitionController(presenting: theatre.screen, preset: TransitionPreset.fold)
      let controller = theatre.presenter.present(
        theatre.screen, using: .preset(preset), animated: animated)
      Headless.turn()
      #expect((controller?.run?.movement.name == preset.rawValue) == animated)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      theatre.dismiss()
      #expect(controller?.run?.movement.name == preset.rawValue)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(TransitionController.installed(on: theatre.screen) === controller)
      theatre.present()
      #expect(controller?.run?.movement.name == preset.rawValue)
      theatre.settle()
      #expect(reports.all == [])
      theatre.dismiss(animated: false)
      theatre.settle()
    }

    /// `.system` takes a transition away, and the screen is as it was before it had one.
    @Test func presentingWithTheSystemsTakesTheTransitionAway() {
      let theatre = Theatre()
      let style = theatre.screen.modalPresentationStyle
      TransitionController(presenting: theatre.screen, preset: TransitionPreset.fold)
      #expect(theatre.presenter.present(theatre.screen, using: .system) == nil)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(theatre.screen.modalPresentationStyle == style)
      #expect(theatre.screen.transitioningDelegate == nil)
      #expect(TransitionController.installed(on: theatre.screen) == nil)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// UIKit presents one screen at a time: the transition plays when the screen is presented again.
    @Test func aPresentationThatIsRefusedLeavesTheTransition() {
      let theatre = Theatre()
      let other = UIViewController()
      theatre.presenter.present(other, animated: false)
      Headless.turn()
      let controller = theatre.presenter.present(theatre.screen, using: .fall)
      theatre.settle()
      #expect(theatre.screen.presentingViewController == nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.presentWhileAlreadyPresented])
      other.dismiss(animated: false)
      Headless.turn()
      theatre.present()
      #expect(controller?.run?.direction == .opening)
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
    }

    /// The dismissal that a call has named counts once.
    @Test func dismissingWithATransitionCountsOnce() {
      let theatre = Theatre()
      let controller = theatre.presenter.present(theatre.screen, using: .fold)
      theatre.settle()
      theatre.screen.dismiss(using: .slide)
      Headless.turn()
      #expect(theatre.run?.movement.name == "slide")
      theatre.settle()
      #expect(TransitionController.installed(on: theatre.screen) === controller)
      theatre.present()
      theatre.settle()
      theatre.screen.dismiss(using: .slide, animated: false)
      theatre.settle()
      theatre.present()
      theatre.settle()
      theatre.dismiss()
      #expect(theatre.run?.movement.name == "fold")
      theatre.settle()
    }

    @Test(arguments: TransitionPreset.allCases) func theWayBackIsTheCalls(
      preset: TransitionPreset
    ) {
      for presented in [TransitionPreset.slide, .hang, nil] {
        let theatre = Theatre()
        theatre.presenter.present(theatre.screen, using: presented.map { .preset($0) } ?? .system)
        theatre.settle()
        var done = false
        theatre.screen.dismiss(using: .preset(preset)) { done = true }
        Headless.turn()
        #expect(theatre.run?.movement.name == preset.rawValue)
        theatre.settle()
        #expect(done && theatre.presenter.presentedViewController == nil)
        #expect(theatre.presenter.view.window != nil)
        #expect((TransitionController.installed(on: theatre.screen) == nil) == (presented == nil))
        #expect((theatre.screen.transitioningDelegate == nil) == (presented == nil))
      }
    }

    @Test func nilIsTheSystems() {
      let theatre = Theatre()
      let controller = TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.fold)
      theatre.presenter.present(theatre.screen, animated: true)
      theatre.settle()
      theatre.presenter.dismiss(using: .system)
      Headless.turn()
      #expect(controller.run == nil)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      theatre.presenter.present(theatre.screen, using: .system)
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
      #expect(theatre.run?.movement.name == opening?.rawValue)
      theatre.settle()
      theatre.dismiss()
      #expect(theatre.run?.movement.name == "slide")
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Its transition does not keep a screen.
    @Test func aScreenThatGoesIsReleased() {
      let theatre = Theatre()
      weak var screen: UIViewController?
      weak var own: TransitionController?
      do {
        let new = UIViewController()
        (screen, own) = (new, TransitionController(presenting: new, preset: TransitionPreset.fold))
        theatre.presenter.present(new, using: .system)
      }
      theatre.settle()
      theatre.presenter.dismiss(animated: false)
      theatre.settle()
      #expect(screen == nil && own == nil)
    }

    /// A dismissal that is taken back has counted.
    @Test func aNamedDismissalIsOverWhenItIsTakenBack() {
      let theatre = Theatre()
      theatre.presenter.present(theatre.screen, using: .fold)
      theatre.settle()
      theatre.screen.dismiss(using: .slide)
      Headless.advance(by: 0.1)
      #expect(theatre.run?.movement.name == "slide")
      theatre.turnRound()
      theatre.settle()
      #expect(theatre.isOpen)
      theatre.dismiss()
      #expect(theatre.run?.movement.name == "fold")
      theatre.settle()
    }
  }
}
