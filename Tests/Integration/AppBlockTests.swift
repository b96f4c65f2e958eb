import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Apps that present and dismiss inside an animation of their own.
  @MainActor @Suite struct AppBlockTests {
    /// The animations that UIKit has made of the library's views.
    private func inherited(_ theatre: Theatre) -> [String] {
      let presentation = theatre.screen.presentationController as? PresentationController
      var views = [theatre.wrapper] + theatre.wrapper.subviews
      if let dimming = presentation?.dimming { views += [dimming] + dimming.subviews }
      return views.flatMap { $0.layer.animationKeys() ?? [] }.filter { key in
        ["position", "bounds", "backgroundColor", "shadowPath"].contains { key.hasPrefix($0) }
      }
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func nothingGrowsOrSlidesIn(preset: PresetUnderTest, animated: Bool) {
      let theatre = Theatre()
      TransitionController(presenting: theatre.screen, preset: preset)
      theatre.screen.loadViewIfNeeded()
      UIView.animate(withDuration: 1) {
        theatre.presenter.present(theatre.screen, animated: animated)
        Headless.turn()
      }
      #expect(inherited(theatre).isEmpty)
      Headless.advance(by: 0.1)
      #expect(inherited(theatre).isEmpty)
      theatre.settle()
      UIView.animate(withDuration: 1) {
        theatre.presenter.dismiss(animated: animated)
        Headless.turn()
      }
      #expect(inherited(theatre).isEmpty)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }
  }
}
