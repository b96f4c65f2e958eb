import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// A presentation controller that is created before anybody knows who presents.
  @MainActor @Suite struct UnknownPresenterTests {
    // Documented: `presenting` of presentationController(forPresented:presenting:source:) is
    // optional. [controllers 8.12]
    @Test func readEarlyTheControllerHasNoPresenter() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        var presenters: [UIViewController?] = []
        stage.director.makePresentation = {
          presenters.append($1)
          return UIPresentationController(presentedViewController: $0, presenting: $1)
        }
        let early = stage.presented.presentationController
        #expect(early?.containerView == nil)
        stage.present()
        #expect(presenters == [nil])
        #expect(stage.presented.presentationController === early)
        #expect(early?.presentingViewController === stage.presenter)
        #expect(early?.containerView != nil)
        stage.director.animator.complete(true)
      }
    }
  }
}
