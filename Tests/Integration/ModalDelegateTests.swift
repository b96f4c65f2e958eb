import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct ModalDelegateTests {
    @Test func everyQuestionGetsAFreshAnimator() {
      let (presenter, screen) = (UIViewController(), UIViewController())
      TransitionController(presenting: screen, preset: TransitionPreset.slide, gesture: nil)
      let delegate = screen.transitioningDelegate!
      let first =
        delegate.animationController(forPresented: screen, presenting: presenter, source: presenter)
        as? InterruptibleTransitionAnimator
      let second =
        delegate.animationController(forPresented: screen, presenting: presenter, source: presenter)
        as? InterruptibleTransitionAnimator
      let back = delegate.animationController(forDismissed: screen) as? TransitionAnimator
      #expect(first != nil && second != nil && first !== second)
      #expect(first?.run.direction == .opening && back?.run.direction == .closing)
    }

    @Test func onceItsControllerIsGoneUIKitDecides() {
      let delegate = ModalDelegate()
      let screen = UIViewController()
      #expect(delegate.animationController(forDismissed: screen) == nil)
      #expect(
        delegate.animationController(forPresented: screen, presenting: screen, source: screen)
          == nil)
    }
  }
}
