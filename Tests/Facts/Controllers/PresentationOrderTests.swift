import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// [controllers, sections 3, 8 and 9]; what differs between the two orders is a guess in both.
  @MainActor @Suite struct PresentationOrderTests {
    // Observed: only the presented controller hears of styles that leave the presenter.
    // [controllers 3.5]
    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .automatic, .custom])
    func aStayingPresenterHearsNothing(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = PairOfScreens(style: style)
        stage.present()
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(
          stage.journal.lines(of: "P", "B") == [
            "B.load", "B.wA", "B.iA", "B.dA", "B.wD", "B.dD",
          ])
      }
    }

    // Documented: UIViewController.h on isBeingPresented. Observed: what the presenter is when.
    // [controllers 2.9] [controllers 2.10] [controllers 7.9]
    @Test func flagsAndPresenterHaveTheirValuesInCallbacks() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.presented.onDidAppear = { [stage] in
          stage.journal.write("x.presented \(stage.presented.isBeingPresented)")
        }
        stage.presented.onWillDisappear = { [stage] in
          stage.journal.write("x.dismissed \(stage.presented.isBeingDismissed)")
          stage.journal.write("x.presenter \(stage.presented.presentingViewController != nil)")
        }
        stage.presented.onDidDisappear = { [stage] in
          stage.journal.write("x.dismissed \(stage.presented.isBeingDismissed)")
          stage.journal.write("x.presenter \(stage.presented.presentingViewController != nil)")
        }
        stage.present()
        stage.director.animator.complete(true)
        #expect(!stage.presented.isBeingPresented)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(
          stage.journal.lines(of: "x") == [
            "x.presented true", "x.dismissed true", "x.presenter true", "x.dismissed true",
            "x.presenter false",
          ])
        #expect(!stage.presented.isBeingDismissed)
      }
    }

    // Common practice: a controller may present from its own viewDidAppear.
    @Test func aControllerMayPresentFromViewDidAppear() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let next = Screen("C", stage.journal)
        stage.presented.onDidAppear = { [stage] in
          stage.presented.onDidAppear = {}
          stage.presented.present(next, animated: false)
        }
        stage.present()
        stage.director.animator.complete(true)
        clock.turn()
        #expect(stage.presented.presentedViewController === next)
        #expect(next.view.window != nil)
      }
    }
  }
}
