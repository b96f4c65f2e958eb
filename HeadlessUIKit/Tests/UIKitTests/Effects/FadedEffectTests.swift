import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/uikit/uivisualeffectview, "Setting the correct alpha value";
  /// [animation 67].
  @MainActor @Suite struct FadedEffectTests {
    init() { EffectScene.begin() }

    private var view: UIVisualEffectView { EffectScene.current.view }
    private var holder: UIView { EffectScene.current.holder }

    private func misuses(_ change: () -> Void) -> [HeadlessMisuse.Kind] {
      change()
      Headless.advance(by: 0.5)
      return Headless.takeMisuses().map(\.kind)
    }

    @Test func anEffectBelowAFadedViewIsReportedOnce() {
      view.effect = UIBlurEffect(style: .regular)
      #expect(misuses { holder.alpha = 0.5 } == [.effectFaded])
      #expect(misuses { holder.alpha = 0.4 } == [])
      #expect(misuses { holder.alpha = 1 } == [])
      #expect(misuses { view.alpha = 0.9 } == [.effectFaded])
    }

    @Test func fadingInIsReportedThoughTheModelIsWhole() {
      view.effect = UIBlurEffect(style: .regular)
      holder.alpha = 0
      Headless.turn()
      let found = misuses { UIView.animate(withDuration: 0.3) { holder.alpha = 1 } }
      #expect(found == [.effectFaded])
    }

    @Test func invisibleEffectIsNotBroken() {
      #expect(misuses { holder.alpha = 0.5 } == [])
      #expect(
        misuses {
          holder.alpha = 0
          view.effect = UIBlurEffect(style: .regular)
        } == [])
      #expect(
        misuses {
          holder.isHidden = true
          holder.alpha = 0.5
        } == [])
    }

    @Test func animatingTheEffectIsTheRightWay() {
      #expect(
        misuses {
          UIView.animate(withDuration: 0.3) { view.effect = UIBlurEffect(style: .regular) }
        } == [])
    }

    // [animation 107]
    @Test func aMaskOverAViewAboveIsToldOnce() {
      view.effect = UIBlurEffect(style: .regular)
      #expect(misuses { holder.layer.mask = CALayer() } == [.effectMasked])
      #expect(misuses {} == [])
      #expect(misuses { holder.layer.mask = nil } == [])
      #expect(misuses { view.layer.mask = CALayer() } == [])
    }
  }
}
