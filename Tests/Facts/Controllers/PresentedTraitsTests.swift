import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Traits that a presentation gives to what it presents.
  @MainActor @Suite struct PresentedTraitsTests {
    private func presented(
      _ style: UIModalPresentationStyle
    ) -> (window: UIWindow, screen: UIViewController) {
      let window = clock.makeWindow()
      let (root, screen) = (UIViewController(), UIViewController())
      window.rootViewController = root
      clock.turn()
      screen.modalPresentationStyle = style
      root.present(screen, animated: false)
      clock.turn()
      return (window, screen)
    }

    // Documented: UITraitCollection.userInterfaceLevel: alerts and popovers are elevated; Human
    // Interface Guidelines, Dark Mode: so are modal sheets. [controllers 17.10]
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func sheetsAreElevated(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let (window, screen) = presented(style)
        #expect(screen.traitCollection.userInterfaceLevel == .elevated)
        #expect(window.traitCollection.userInterfaceLevel == .base)
        #expect(screen.presentingViewController?.traitCollection.userInterfaceLevel == .base)
      }
    }

    // Documented: as above; observed: an own presentation stays at the base. [controllers 17.10]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func otherPresentationsAreNot(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let (window, screen) = presented(style)
        #expect(screen.traitCollection.userInterfaceLevel == .base)
        #expect(window.traitCollection.userInterfaceLevel == .base)
      }
    }

    // Observed: a published answer sets it before the presentation. [controllers 17.9]
    @Test func overrideMayBeSetBeforeThePresentation() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (root, screen) = (UIViewController(), UIViewController())
        window.rootViewController = root
        clock.turn()
        screen.modalPresentationStyle = .overFullScreen
        screen.presentationController?.overrideTraitCollection =
          UITraitCollection(userInterfaceLevel: .elevated)
        root.present(screen, animated: false)
        clock.turn()
        #expect(screen.view.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.traitCollection.userInterfaceLevel == .base)
      }
    }
  }
}
