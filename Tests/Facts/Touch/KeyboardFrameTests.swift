import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// The keyboard's place, as apps hear of it.
  @MainActor @Suite struct KeyboardFrameTests {
    // Documented: uiresponder/keyboardframeenduserinfokey. [controllers 19.13]
    @Test func aViewIsSomewhereOnTheScreen() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        window.frame.origin = CGPoint(x: 30, y: 50)
        let view = UIView(frame: CGRect(x: 5, y: 10, width: 100, height: 100))
        window.addSubview(view)
        let screen = window.screen.coordinateSpace
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let onScreen = CGRect(x: 36, y: 62, width: 3, height: 4)
        #expect(view.convert(rect, to: screen) == onScreen)
        #expect(view.convert(onScreen, from: screen) == rect)
        #expect(screen.convert(onScreen, to: view) == rect)
        #expect(screen.convert(rect, from: view) == onScreen)
        #expect(view.convert(rect.origin, to: screen) == onScreen.origin)
        #expect(view.convert(onScreen.origin, from: screen) == rect.origin)
        #expect(screen.convert(onScreen.origin, to: view) == rect.origin)
        #expect(screen.convert(rect.origin, from: view) == onScreen.origin)
        #expect(screen.convert(rect, to: screen) == rect)
      }
    }
  }
}
