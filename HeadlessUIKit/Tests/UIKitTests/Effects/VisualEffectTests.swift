import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/uikit/uivisualeffectview [animation 67].
  @MainActor @Suite struct VisualEffectTests {
    init() { EffectScene.begin() }

    private var view: UIVisualEffectView { EffectScene.current.view }
    private var window: UIWindow { EffectScene.current.window }
    private var strength: CGFloat { view.layer.presentation()?.headlessEffect?.strength ?? 0 }

    @Test func aViewShowsTheEffectThatItWasMadeWith() {
      let effect = UIBlurEffect(style: .light)
      let made = UIVisualEffectView(effect: effect)
      #expect(made.effect === effect)
      #expect(made.layer.headlessEffect?.strength == 1)
      made.effect = nil
      #expect(made.effect == nil)
      #expect(made.layer.headlessEffect == nil)
    }

    @Test func theContentViewFillsTheView() {
      #expect(view.contentView.superview === view)
      #expect(view.contentView.frame == view.bounds)
      view.frame.size = CGSize(width: 40, height: 30)
      #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    // Documentation of contentView: "Do not add subviews directly to the visual effect view."
    @Test func aSubviewBesideTheContentViewIsReported() {
      view.contentView.addSubview(UIView())
      #expect(Headless.misuses.isEmpty)
      view.addSubview(UIView())
      #expect(Headless.takeMisuses().map(\.kind) == [.subviewOfEffectView])
    }

    @Test func outsideOfAnAnimationTheEffectIsThereAtOnce() {
      view.effect = UIBlurEffect(style: .dark)
      Headless.turn()
      #expect(strength == 1)
      #expect(view.layer.animationKeys() == nil)
    }

    // Documented: UIVisualEffectView, "Setting the correct alpha value". [animation 67]
    @Test func anAnimationBlockAnimatesTheEffect() throws {
      let dark = UIBlurEffect(style: .dark).resolved(isDark: false)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      Headless.turn()
      #expect(strength == 0)
      Headless.advance(by: 0.25)
      let shown = try #require(view.layer.presentation()?.headlessEffect)
      #expect(isClose(shown.strength, 0.25))
      #expect(isClose(shown.blurRadius, dark.blurRadius / 4) == true)
      #expect(isClose(shown.tint.alpha, dark.tint.alpha / 4) == true)
      #expect(isClose(shown.tint.red, dark.tint.red))
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.effect = nil
      }
      Headless.turn()
      #expect(isClose(strength, 0.25))
      Headless.advance(by: 0.5)
      #expect(isClose(strength, 0.125))
      Headless.advance(by: 0.6)
      #expect(strength == 0)
    }

    // Widely observed: a property animator scrubs an effect. [animation 67]
    @Test func aPropertyAnimatorScrubsPausesAndReversesTheEffect() {
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.effect = UIBlurEffect(style: .regular)
      }
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      for fraction in [0.3, 0.9, 0, 0.6] as [CGFloat] {
        animator.fractionComplete = fraction
        Headless.advance(by: 0.1)
        #expect(isClose(strength, fraction))
      }
      animator.startAnimation()
      Headless.advance(by: 0.2)
      #expect(isClose(strength, 0.8))
      animator.pauseAnimation()
      Headless.advance(by: 1)
      #expect(isClose(strength, 0.8))
      animator.isReversed = true
      animator.startAnimation()
      Headless.advance(by: 0.5)
      #expect(isClose(strength, 0.3))
      Headless.advance(by: 0.4)
      #expect(ends == [.start])
      #expect(strength == 0)
      #expect(view.effect == nil)
    }

    // A spring that swings past its end makes no effect of more than all.
    @Test func anEffectDoesNotOvershoot() {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        view.effect = UIBlurEffect(style: .regular)
      }
      var highest: CGFloat = 0
      for _ in 0..<60 {
        Headless.advance(by: 1.0 / 60)
        highest = max(highest, strength)
      }
      #expect(highest == 1)
    }

    @Test func oneEffectBecomesAnotherWithoutAGap() {
      view.effect = UIBlurEffect(style: .extraLight)
      Headless.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      Headless.advance(by: 0.5)
      #expect(strength == 1)
      let tint = view.layer.presentation()?.headlessEffect?.tint
      let mixed: CGFloat = (0.82 + 0.73) / 2
      #expect(isClose(tint?.alpha ?? 0, mixed))
    }

    // Widely observed: a paused animator loses its part of a blur in the background.
    // [animation 67]
    @Test func theBackgroundTakesAHalfBlurAway() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        view.effect = UIBlurEffect(style: .regular)
      }
      animator.fractionComplete = 0.4
      Headless.turn()
      #expect(isClose(strength, 0.4))
      Headless.enterBackground()
      Headless.enterForeground()
      #expect(strength == 1)
      animator.stopAnimation(true)
    }

    @Test func aStyleThatFollowsTheInterfaceIsDarkInTheDark() {
      func white(_ style: UIBlurEffect.Style) -> CGFloat? {
        view.effect = UIBlurEffect(style: style)
        return view.layer.headlessEffect?.tint.red
      }
      #expect(white(.systemMaterial) == 0.97)
      #expect(white(.systemMaterialDark) == 0.13)
      window.overrideUserInterfaceStyle = .dark
      #expect(white(.systemMaterialLight) == 0.97)
      #expect(white(.systemMaterial) == 0.13)
      window.overrideUserInterfaceStyle = .light
      #expect(view.layer.headlessEffect?.tint.red == 0.97)
    }
  }
}
