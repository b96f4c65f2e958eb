import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The display cuts only what lies in its corners: not a window beside another app, nor a view in the middle.
  @MainActor @Suite struct PartOfDisplayTests {
    struct Case: CustomTestStringConvertible, Sendable {
      let testDescription: String
      /// The window, and a view in it.
      let window: CGRect
      let frame: CGRect
      let isCut: Bool
    }

    nonisolated static let display = CGRect(x: 0, y: 0, width: 390, height: 844)

    nonisolated static let cases = [
      Case(testDescription: "the whole display", window: display, frame: display, isCut: true),
      Case(
        testDescription: "its upper half", window: display,
        frame: CGRect(x: 0, y: 0, width: 390, height: 422), isCut: true),
      Case(
        testDescription: "a corner", window: display,
        frame: CGRect(x: 290, y: 744, width: 100, height: 100), isCut: true),
      Case(
        testDescription: "a side", window: display,
        frame: CGRect(x: 0, y: 100, width: 390, height: 600), isCut: false),
      Case(
        testDescription: "the middle", window: display,
        frame: CGRect(x: 40, y: 0, width: 310, height: 844), isCut: false),
      Case(
        testDescription: "a narrow window",
        window: CGRect(x: 0, y: 0, width: 195, height: 844),
        frame: CGRect(x: 0, y: 0, width: 195, height: 844), isCut: false),
      Case(
        testDescription: "a low window", window: CGRect(x: 0, y: 0, width: 390, height: 600),
        frame: CGRect(x: 0, y: 0, width: 390, height: 600), isCut: false),
    ]

    @Test(arguments: cases) func onlyItsCornersAreRound(plan: Case) {
      let window = Headless.makeWindow()
      window.frame = plan.window
      let view = UIView(frame: plan.frame)
      window.addSubview(view)
      Headless.turn()
      func radius(_ settings: TransitionSettings = TransitionSettings()) -> CGFloat {
        TransitionGeometry(of: view, front: view.bounds, reference: nil, settings: settings)
          .displayCornerRadius
      }
      #expect(radius() == (plan.isCut ? 47 : 0))
      // What the app says counts everywhere.
      #expect(radius(TransitionSettings(displayCornerRadius: 12)) == 12)
    }
  }
}
