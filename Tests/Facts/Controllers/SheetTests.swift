import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// The system's sheets, as far as a custom transition meets them.
  @MainActor @Suite struct SheetTests {
    // Documented: in a compact width the background shows near the top, in both styles.
    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .automatic])
    func aSheetComesFromBelowInACompactWidth(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (root, sheet) = (UIViewController(), UIViewController())
        window.rootViewController = root
        clock.turn()
        sheet.modalPresentationStyle = style
        root.present(sheet, animated: false)
        clock.turn()
        let place = sheet.view.place
        #expect(place.minY > 0 && place.maxY == window.bounds.maxY)
        #expect(place.width == window.bounds.width && root.view.window === window)
      }
    }

    // Observed: custom animators work with the system's styles. [controllers 8.8]
    @Test(arguments: [
      UIModalPresentationStyle.formSheet, .pageSheet, .overFullScreen, .fullScreen,
    ])
    func anAnimatorMovesASystemStyle(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = PairOfScreens(style: style)
        stage.presented.modalTransitionStyle = .crossDissolve
        stage.present()
        #expect(stage.journal.lines.contains("animator.animate"))
        #expect(stage.director.animator.context?.presentationStyle == style)
        #expect(stage.presented.view.layer.animationKeys() == nil)
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presented.view.window == nil)
      }
    }

    // Observed: a sheet's container is as large as the window. [controllers 6.8]
    @Test func aSheetsContainerIsTheWholeWindow() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .formSheet)
        stage.present()
        stage.director.animator.complete(true)
        let container = stage.presented.presentationController?.containerView
        #expect(container?.place == stage.window.bounds)
      }
    }

    // Documented: UIModalPresentationStyle.popover: in a compact environment a form sheet.
    @Test func aPopoverIsAFormSheetInACompactWidth() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .popover)
        let controller = stage.presented.presentationController
        #expect(controller?.presentationStyle == .popover)
        stage.presented.popoverPresentationController?.sourceView = stage.presenter.view
        stage.present()
        #expect(stage.director.animator.context?.presentationStyle == .formSheet)
        stage.director.animator.complete(true)
        #expect(stage.presented.view.place.minY > 0)
        #expect(stage.presented.presentationController === controller)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presented.presentingViewController == nil)
        #expect(stage.presented.presentationController !== controller)
      }
    }
  }
}
