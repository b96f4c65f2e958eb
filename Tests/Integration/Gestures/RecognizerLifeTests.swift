import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Recognizers from the first attachment to the last.
  @MainActor @Suite struct RecognizerLifeTests {
    /// An app's recognizer outlives the screens that it closes.
    @Test func anAppsRecognizerGainsNoTargets() {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      theatre.window.addGestureRecognizer(pan)
      for _ in 0..<3 {
        theatre.newScreen()
        theatre.present(
          .slide, gesture: .custom(pan, progress: { _, _ in 0 }, shouldFinish: { _, _ in false }))
        theatre.settle()
        #expect(pan.headlessTargetCount == 1)
        theatre.dismiss()
        theatre.settle()
        #expect(pan.headlessTargetCount == 0)
      }
    }

    /// The container's view may be one to which the app itself has added its recognizer.
    @Test(arguments: [true, false]) func anAppsRecognizerStaysOnItsView(isTheApps: Bool) {
      let theatre = StackTheatre(.slide)
      let pan = UIPanGestureRecognizer()
      let container = theatre.stack.view
      if isTheApps { container?.addGestureRecognizer(pan) }
      theatre.controller.gesture = .custom(
        pan, progress: { _, _ in 0 }, shouldFinish: { _, _ in false })
      theatre.open()
      theatre.settle()
      #expect(pan.view === container && pan.headlessTargetCount == 1)
      theatre.controller.gesture = nil
      #expect(pan.view === (isTheApps ? container : nil) && pan.headlessTargetCount == 0)
    }

    /// From right to left the leading edge is the right one from the first frame on.
    @Test(arguments: [true, false]) func theFirstAttachmentKnowsTheDirection(isRightToLeft: Bool)
      throws
    {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      theatre.present(.slide, gesture: .leadingEdge)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let edgePan = try #require(controller.recognizers.first as? UIScreenEdgePanGestureRecognizer)
      #expect(edgePan.view != nil)
      #expect(edgePan.edges == (isRightToLeft ? .right : .left))
      theatre.settle()
    }

    /// A transition that is removed in a run keeps its recognizers to the end of that, and not longer.
    @Test(arguments: [Venue.modal, .push], [true, false])
    func aTransitionRemovedInARunLeavesNoRecognizer(venue: Venue, isTurned: Bool) throws {
      let house = House<LoggingController>(
        venue, [LoggingController("presenter", Log()), LoggingController("screen", Log())],
        isVended: false)
      Headless.advance(by: 0.1)
      let controller = try #require(house.open(using: .slide, gesture: .pullUpDown))
      let recognizers = controller.recognizers
      Headless.advance(by: 0.1)
      controller.remove()
      #expect(controller.run != nil && recognizers.allSatisfy { $0.view != nil })
      if isTurned { controller.run?.turnRound() }
      house.settle()
      #expect(controller.run == nil && recognizers.allSatisfy { $0.view == nil })
      #expect(house.isOpen != isTurned)
    }
  }
}
