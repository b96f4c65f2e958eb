import Testing

@testable import UIKit

extension All {
  /// Fingers on views that move.
  @MainActor @Suite struct AnimatedTouchTests {
    init() { Headless.reset() }

    // Documented: animated views take no touches unless it is allowed. [gestures 16]
    @Test func anAnimatedViewIsDeaf() {
      let scene = TouchedScene()
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      scene.root.addSubview(card)
      scene.listen(to: UITapGestureRecognizer(), as: "card ", on: card)
      scene.listen(to: UITapGestureRecognizer(), as: "root ")
      UIView.animate(withDuration: 1) { card.alpha = 0.5 }
      scene.play(.tap(at: at(150, 150)))
      #expect(scene.lines == ["root ended"])
      Headless.advance(by: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { card.alpha = 1 }
      scene.play(.tap(at: at(150, 150)))
      #expect(scene.lines == ["root ended", "card ended"])
    }

    // Observed: UIView.animate makes its own targets deaf, also where UIKit lets touches through.
    // [controllers 13.6]
    @Test func anAnimatedViewIsDeafInATransitionThatTakesTouches() throws {
      let pair = PairOfScreens()
      let director = pair.director
      director.interactor = Interactor(director.animator)
      pair.present()
      let view = try #require(pair.presented.view)
      var heard: [String] = []
      for (place, name) in [(view, "card"), (pair.window, "window")] {
        let tap = UITapGestureRecognizer()
        tap.addHeadlessTarget { _ in heard.append(name) }
        place.addGestureRecognizer(tap)
      }
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      Headless.play(.tap(at: at(100, 100)), in: pair.window)
      Headless.advance(by: 0.2)
      #expect(heard == ["window"])
      Headless.advance(by: 1)
      Headless.play(.tap(at: at(100, 100)), in: pair.window)
      Headless.advance(by: 0.2)
      #expect(heard == ["window", "card"])
      director.animator.complete(true)
    }

    // Observed once against many buttons that shrink under the finger. [gestures 16]
    @Test func startingAnAnimationCancelsTheViewsTouchOrNot() {
      func press() -> [String] {
        let scene = TouchedScene()
        let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        scene.watch(control)
        scene.play(.down(at(150, 325)))
        UIView.animate(withDuration: 0.1) { control.alpha = 0.9 }
        scene.play(.lift)
        return scene.lines
      }
      #expect(press() == ["down", "upInside"])
      Headless.reset()
      Headless.animationsCancelTouches = true
      #expect(press() == ["down", "cancel"])
    }

    // Documented: the animator's own switch. [gestures 18]
    @Test func anAnimatorMayForbidTouches() {
      let scene = TouchedScene()
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      scene.root.addSubview(card)
      scene.listen(to: UITapGestureRecognizer(), on: card)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.alpha = 0.5 }
      #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      scene.play(.tap(at: at(150, 150)))
      #expect(scene.lines.isEmpty)
      animator.isUserInteractionEnabled = true
      #expect(Headless.takeMisuses().map(\.kind) == [.animatorChangedWhileActive])
      animator.stopAnimation(true)
    }

    // Documented: with manual hit testing the model counts again. [gestures 18] [gestures 17]
    @Test func withManualHitTestingTheModelIsHit() {
      let scene = TouchedScene()
      let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      scene.root.addSubview(card)
      scene.listen(to: UITapGestureRecognizer(), on: card)
      for isManual in [false, true] {
        card.frame.origin.x = 0
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { card.center.x += 290 }
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        scene.lines = []
        scene.play(.tap(at: at(380, 150)))
        #expect(scene.lines == (isManual ? ["ended"] : []))
        scene.lines = []
        scene.play(.tap(at: at(50, 150)))
        #expect(scene.lines == (isManual ? [] : ["ended"]))
        animator.stopAnimation(true)
      }
    }
  }
}
