import Testing
import UIKit

extension All {
  /// Presentations while view animations are off, and other things that keep a run from moving.
  @MainActor @Suite struct DisabledAnimationsTests {
    init() { Headless.reset() }

    // Observed once: fluentui-apple#417: an animated presentation goes as one without animation;
    // the animator of a custom style is asked for and runs. [controllers 8.14]
    @Test func presentationsAreNotAnimated() {
      let stage = PairOfScreens()
      var isAnimated: [Bool] = []
      stage.director.animator.inspect = { isAnimated.append($0.isAnimated) }
      UIView.setAnimationsEnabled(false)
      stage.present()
      #expect(isAnimated == [false])
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.presented.view.window === stage.window)
      stage.dismiss()
      UIView.setAnimationsEnabled(true)
      #expect(isAnimated == [false, false])
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
      stage.present()
      #expect(isAnimated == [false, false, true])
      stage.director.animator.complete(true)
    }

    // Unverified: what counts is the moment of the call.
    @Test func theCallCounts() {
      let stage = PairOfScreens()
      var isAnimated: Bool?
      stage.director.animator.inspect = { isAnimated = $0.isAnimated }
      UIView.performWithoutAnimation { stage.presenter.present(stage.presented, animated: true) }
      Headless.turn()
      #expect(isAnimated == false && Headless.misuses.isEmpty)
    }

    // Inferred: a system sheet lays its view out again after a full screen. [controllers 6.11]
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [true, false])
    func aSheetIsItselfAgainAfterAFullScreen(style: UIModalPresentationStyle, animated: Bool) {
      let stage = PairOfScreens(style: style, directs: false)
      stage.present(animated: false)
      let frame = stage.presented.view.frame
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.presented.present(cover, animated: animated)
      Headless.advance(by: 1)
      #expect(stage.presented.view.superview == nil && cover.view.window != nil)
      stage.presented.dismiss(animated: animated)
      Headless.advance(by: 1)
      #expect(stage.presented.view.frame == frame && frame.minY > 0)
      #expect(cover.view.window == nil && Headless.misuses.isEmpty)
    }

    // Documented: preferredTransition: the transition that the system uses. Unverified: an own
    // animator wins, or loses.
    @Test(arguments: [true, false], [true, false])
    func aPreferredTransitionMayWin(directs: Bool, wins: Bool) {
      Headless.preferredTransitionWins = wins
      let stage = PairOfScreens(style: .fullScreen, directs: directs)
      stage.presented.preferredTransition = .crossDissolve()
      stage.present()
      let isOwn = directs && !wins
      #expect(stage.journal.lines.contains("animator.animate") == isOwn)
      let keys = stage.presented.view.layer.animationKeys() ?? []
      #expect(keys.contains("opacity") == !isOwn)
      if isOwn { stage.director.animator.complete(true) }
      Headless.advance(by: 1)
      #expect(stage.presented.view.alpha == 1 && Headless.misuses.isEmpty)
    }
  }
}
