import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct ModalHomeTests {
    @Test func anAnimationControllerAskedForAgainIsAnother() async throws {
      try await clock.play {
        let (presenter, screen) = (UIViewController(), UIViewController())
        TransitionController(presenting: screen, preset: TransitionPreset.slide, gesture: nil)
        let delegate = screen.transitioningDelegate!
        let first =
          delegate.animator(presenting: screen, over: presenter, source: presenter)
          as? RunCoordinator
        let second =
          delegate.animator(presenting: screen, over: presenter, source: presenter)
          as? RunCoordinator
        let back = delegate.animator(dismissing: screen) as? TransitionAnimator
        #expect(first != nil && second != nil && first !== second)
        #expect(first?.direction == .opening && back?.coordinator.direction == .closing)
      }
    }

    @Test func thereIsNoAnimationControllerWithoutAController() async throws {
      try await clock.play {
        let delegate = ModalHome()
        let screen = UIViewController()
        #expect(delegate.animator(dismissing: screen) == nil)
        #expect(
          delegate.animator(presenting: screen, over: screen, source: screen)
            == nil)
      }
    }

    @Test func theHomeOfAPresentedScreenIsTheSameUntilRemoval() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(PresetUnderTest.all[0])
        let controller = TransitionController.installed(on: theatre.screen)
        let home = controller?.home
        #expect(home?.isDismissible == false)
        theatre.settle()
        #expect(home?.isDismissible == true && home?.closingFromRest != nil)
        #expect(home?.dismissByUser() == true)
        #expect(home?.isDismissible == false)
        theatre.settle()
        #expect(home?.isDismissible == false && home?.closingFromRest == nil)
        #expect(home != nil && controller?.home === home)
        controller?.remove()
        #expect(controller?.home == nil)
      }
    }

    @Test func theHomeOfAScreenInTheAppsStackIsAStackHomeUntilThePop() async throws {
      try await clock.play {
        let theatre = StackTheatre(PresetUnderTest.all[0])
        let modal = theatre.controller.home
        #expect(modal is ModalHome)
        theatre.open()
        theatre.settle()
        #expect(theatre.controller.home is StackHome)
        #expect(theatre.controller.home?.isDismissible == true)
        theatre.close()
        theatre.settle()
        #expect(theatre.controller.home === modal)
        #expect(theatre.screen.transitioningDelegate === modal)
      }
    }

    @Test func dismissingAScreenThatTheAppPushedWithoutAnimationPops() async throws {
      try await clock.play {
        let theatre = StackTheatre(PresetUnderTest.all[0])
        theatre.open(animated: false)
        theatre.controller.dismiss()
        theatre.settle()
        #expect(theatre.screen.parent == nil)
      }
    }

    @Test func aHomeIsFreedWithItsScreen() async throws {
      try await clock.play {
        weak var home: (any Home)?
        var screen: UIViewController? = UIViewController()
        screen.map {
          home = TransitionController(presenting: $0, preset: TransitionPreset.slide).home
        }
        #expect(home != nil)
        screen = nil
        #expect(home == nil)
      }
    }
  }
}
