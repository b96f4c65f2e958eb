import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The library's wrapper around a full screen must not be noticed.
  @MainActor @Suite struct WrapperViewTests {
    nonisolated static let fullScreens = PresetUnderTest.all.filter {
      $0.movement.card == nil
    }

    #if os(Linux)
      @Test(arguments: fullScreens, [true, false])
      func theScreenFillsItAndHasItsSafeArea(preset: PresetUnderTest, animated: Bool) {
        let theatre = Theatre()
        theatre.present(preset, animated: animated)
        theatre.settle()
        #expect(theatre.wrapper !== theatre.screen.view)
        #expect(theatre.screen.view.superview?.superview === theatre.wrapper)
        #expect(theatre.wrapper.accessibilityViewIsModal)
        #expect(theatre.screen.view.frame == theatre.window.bounds)
        #expect(theatre.screen.view.safeAreaInsets == theatre.window.safeAreaInsets)
        #expect(theatre.screen.label.frame.minY == 67)

        let wide = CGSize(width: 844, height: 390)
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        Headless.resize(theatre.window, to: wide, safeAreaInsets: insets)
        theatre.settle()
        #expect(theatre.screen.view.frame == CGRect(origin: .zero, size: wide))
        #expect(theatre.screen.view.safeAreaInsets == insets)
      }
    #endif

    @Test(arguments: PresetUnderTest.all) func wrapperIsReleasedWithTheScreen(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        weak var wrapper: UIView?
        theatre.present(preset)
        theatre.settle()
        let mask = theatre.screen.view.autoresizingMask
        wrapper = theatre.wrapper
        let kept = theatre.screen.presentationController
        theatre.dismiss()
        theatre.settle()
        #expect(kept != nil && theatre.screen.view.superview == nil)
        #expect(theatre.screen.view.autoresizingMask == mask)
        theatre.screen.view.removeFromSuperview()
        clock.advance(by: 0.1)
        #expect(wrapper == nil)
      }
    }

    @Test(arguments: PresetUnderTest.all) func aTransitionThatIsTakenAwayStillUnwraps(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        TransitionController.installed(on: theatre.screen)?.remove()
        #expect(theatre.screen.view.window === theatre.window)
        theatre.dismiss()
        clock.advance(by: 2)
        #expect(theatre.presenter.presentedViewController == nil)
        #expect(theatre.screen.view.superview == nil)
        #expect(theatre.presenter.view.window === theatre.window)
      }
    }

    /// A screen that the app has taken out of it stays where it was put.
    @Test func aScreenThatWasTakenElsewhereIsLeftThere() async throws {
      try await clock.play {
        let (content, elsewhere) = (UIView(), UIView())
        let wrapper = WrapperView(content: content)
        elsewhere.addSubview(content)
        wrapper.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        wrapper.layoutIfNeeded()
        wrapper.unwrap()
        #expect(content.superview === elsewhere && content.bounds.size == .zero)
      }
    }
  }
}
