import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A screen's own transition, while another one plays for one presentation.
  @MainActor @Suite struct RestingTransitionTests {
    private let theatre = Theatre()
    private let own: TransitionController

    init() {
      own = TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.overlay, gesture: .pullUpDown)
    }

    private var installed: TransitionController? {
      TransitionController.installed(on: theatre.screen)
    }

    private func presentOnce() {
      theatre.presenter.present(theatre.screen, using: .fall)
      theatre.settle()
    }

    /// A button that is wired to it closes the screen.
    @Test func itStillDismisses() {
      presentOnce()
      own.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && installed === own)
    }

    /// Also where the system presents the screen for once.
    @Test func itDismissesWhatTheSystemHasPresented() {
      theatre.presenter.present(theatre.screen, using: nil)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen && installed == nil)
      own.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && installed === own)
    }

    /// A delegate that the app sets meanwhile stays.
    @Test func itDoesNotComeBackOverTheAppsDelegate() {
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
      let delegate = Delegate()
      theatre.presenter.present(theatre.screen, using: nil)
      theatre.settle()
      theatre.screen.transitioningDelegate = delegate
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.screen.transitioningDelegate === delegate)
    }

    /// The other one may be removed while the screen is open: the dismissal is its own then.
    @Test func itTakesOverWhenTheOtherIsRemoved() {
      presentOnce()
      installed?.remove()
      #expect(installed === own && own.recognizers.contains { $0.view != nil })
      theatre.dismiss()
      Headless.turn()
      #expect(own.run?.direction == .closing)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && installed === own)
    }

    /// One that is removed while it rests does not come back.
    @Test func removedItStaysAway() {
      presentOnce()
      own.remove()
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && installed == nil)
      #expect(theatre.screen.transitioningDelegate == nil)
    }

    @Test func aDelegateThatTheAppSetsMeanwhileStays() {
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
      let delegate = Delegate()
      presentOnce()
      theatre.screen.transitioningDelegate = delegate
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.screen.transitioningDelegate === delegate)
    }

    /// UIKit presents one screen at a time.
    @Test func aRefusedPresentationLeavesItAlone() {
      let other = UIViewController()
      theatre.presenter.present(other, animated: false)
      Headless.turn()
      theatre.presenter.present(theatre.screen, using: .fall)
      theatre.settle()
      #expect(theatre.screen.presentingViewController == nil && installed === own)
      #expect(Headless.takeMisuses().map(\.kind) == [.presentWhileAlreadyPresented])
      other.dismiss(animated: false)
      Headless.turn()
      theatre.presenter.present(theatre.screen, animated: true)
      Headless.turn()
      #expect(own.run?.direction == .opening)
      theatre.settle()
      #expect(installed === own && theatre.presenter.presentedViewController === theatre.screen)
    }
  }
}
