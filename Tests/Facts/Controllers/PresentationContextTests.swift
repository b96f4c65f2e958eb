import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Who presents, and over what.
  @MainActor @Suite struct PresentationContextTests {
    // Documented: UIViewController.h on definesPresentationContext. [controllers 7.3]
    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func theNearestParentThatDefinesAContextPresents(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = SplitScreens(style: style)
        let child = UIViewController()
        stage.presenter.addChild(child)
        child.present(stage.presented, animated: true)
        clock.turn()
        #expect(stage.presented.presentingViewController === stage.presenter)
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.sibling.presentedViewController == nil)
      }
    }

    // Documented: UIViewController.h: without any, the root presents. [controllers 7.3]
    @Test func withoutAContextTheRootPresents() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overCurrentContext, defines: false)
        stage.present()
        #expect(stage.presented.presentingViewController === stage.root)
        #expect(stage.container?.window === stage.window)
        #expect(stage.container?.place == stage.window.bounds)
      }
    }

    // Documented: the search goes up the parents, not to the presenters. [controllers 7.3]
    @Test func aPresenterIsNoContextForWhatItPresents() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overFullScreen)
        stage.root.definesPresentationContext = true
        stage.present()
        let next = UIViewController()
        next.modalPresentationStyle = .overCurrentContext
        stage.presented.present(next, animated: false)
        clock.turn()
        #expect(next.presentingViewController === stage.presented)
      }
    }

    // Documented: View Controller Programming Guide: full-screen styles walk up; the caller is the
    // delegate's source. [controllers 7.2] [controllers 5.1]
    @Test(arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
    ])
    func otherStylesArePresentedByTheRoot(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = SplitScreens(style: style)
        var presenters: [UIViewController?] = []
        stage.director.onAsk = { presenters = [$0, $1] }
        stage.director.animator.inspect = { context in
          #expect(context.viewController(forKey: .from) === stage.root)
        }
        stage.present()
        #expect(presenters == [stage.root, stage.presenter])
        #expect(stage.presented.presentingViewController === stage.root)
        #expect(stage.container?.place == stage.window.bounds)
      }
    }
  }
}
