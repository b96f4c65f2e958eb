import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct PresentationControllerTests {
    // Documented: UIPresentationController.h. [controllers 9.5]
    @Test func theDefaults() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        stage.director.animator.complete(true)
        let controller = stage.presented.presentationController
        #expect(controller?.presentedView === stage.presented.view)
        #expect(controller?.frameOfPresentedViewInContainerView == stage.window.bounds)
        #expect(controller?.shouldPresentInFullscreen == true)
        #expect(controller?.shouldRemovePresentersView == false)
        #expect(controller?.presentingViewController === stage.presenter)
        #expect(controller?.presentationStyle == .custom)
        #expect(controller?.adaptivePresentationStyle == UIModalPresentationStyle.none)
      }
    }

    // Documented: UIViewController.h on modalPresentationStyle. [controllers 7.7]
    @Test func automaticIsNeverReturned() async throws {
      try await clock.play {
        let screen = UIViewController()
        #expect(screen.modalPresentationStyle == .pageSheet)
        screen.modalPresentationStyle = .automatic
        #expect(screen.modalPresentationStyle == .pageSheet)
      }
    }

    // Documented: UIContentContainer. [controllers 9.7]
    @Test func aPreferredSizeIsToldToThePresentation() async throws {
      try await clock.play {
        final class Asked: UIPresentationController {
          var asked = 0
          override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
          ) { asked += 1 }
        }
        let stage = PairOfScreens()
        stage.director.makePresentation = { Asked(presentedViewController: $0, presenting: $1) }
        stage.director.animator.completesAtOnce = true
        stage.present()
        stage.presented.preferredContentSize = CGSize(width: 100, height: 100)
        let controller = stage.presented.presentationController as? Asked
        #expect(controller?.asked == 1)
        #expect(controller?.preferredContentSize == CGSize(width: 100, height: 100))
      }
    }
  }
}
