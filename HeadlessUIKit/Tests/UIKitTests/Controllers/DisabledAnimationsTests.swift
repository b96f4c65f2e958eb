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

    // Inferred from the above: the system's styles are there at once. [controllers 8.14]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func systemStylesAreThereAtOnce(style: UIModalPresentationStyle) {
      let stage = PairOfScreens(style: style, directs: false)
      UIView.setAnimationsEnabled(false)
      stage.present()
      #expect(stage.journal.lines(of: "B", "present").suffix(2) == ["B.dA", "present.completion"])
      stage.dismiss()
      UIView.setAnimationsEnabled(true)
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
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

    // Unverified: hiding a window stops nothing.
    @Test func aRunInAHiddenWindowEnds() {
      let stage = PairOfScreens(style: .fullScreen, directs: false)
      stage.present()
      Headless.advance(by: 0.1)
      stage.window.isHidden = true
      Headless.advance(by: 1)
      #expect(stage.presenter.transitionCoordinator == nil)
      #expect(stage.journal.lines.last == "present.completion")
      stage.window.isHidden = false
      Headless.advance(by: 0.1)
      #expect(stage.presented.view.window === stage.window && Headless.misuses.isEmpty)
      // Unverified: its root's view stays out of the window, from which the presentation took it.
      #expect(stage.presenter.view.window == nil)
    }

    // Inferred: layout is asked for until nothing changes any more. [controllers 9.6]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func aScreenMaySetItsOwnFrameInLayout(style: UIModalPresentationStyle) {
      final class Willful: UIViewController {
        static let frame = CGRect(x: 30, y: 40, width: 200, height: 300)
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          view.frame = Self.frame
        }
      }
      let stage = PairOfScreens()
      let willful = Willful()
      willful.modalPresentationStyle = style
      stage.presenter.present(willful, animated: false)
      Headless.advance(by: 0.1)
      #expect(willful.view.frame == Willful.frame)
      stage.presenter.dismiss(animated: false)
      Headless.turn()
      #expect(willful.view.window == nil && Headless.misuses.isEmpty)
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
