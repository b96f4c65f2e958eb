import Testing

@testable import UIKit

extension All {
  /// Animations that are added in the same frame in which others are looked at.
  @MainActor @Suite struct UncommittedAnimationTests {
    init() { Headless.reset() }

    /// Adds `animation` to a layer that has one already, while touches are delivered.
    private func addUnderAFinger(
      _ animation: CAAnimation, in scene: TouchedScene
    ) -> (layer: CALayer, ends: () -> [Bool]) {
      let (window, view) = (scene.window, scene.root)
      let first = CABasicAnimation(keyPath: "opacity")
      first.duration = 5
      view.layer.add(first, forKey: "first")
      var ends: [Bool] = []
      animation.delegate = AnimationEnd { ends.append($0) }
      let tap = UITapGestureRecognizer()
      tap.addHeadlessTarget { _ in view.layer.add(animation, forKey: "second") }
      view.addGestureRecognizer(tap)
      Headless.turn()
      Headless.play(.tap(at: at(100, 100)), in: window)
      Headless.advance(by: 0.2)
      return (view.layer, { ends })
    }

    private func slide() -> CABasicAnimation {
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
      return slide
    }

    // Measured by others: a begin time of 0 is settled at the commit, so that nothing ends before
    // it. [animation 35]
    @Test func animationPlaysFromTheCommitOn() {
      let scene = TouchedScene()
      let (layer, ends) = addUnderAFinger(slide(), in: scene)
      #expect(ends().isEmpty && layer.animationKeys() == ["first", "second"])
      let x = layer.presentation()?.position.x ?? -1
      #expect(x > 0 && x < 25)
      Headless.advance(by: 1)
      #expect(ends() == [true] && layer.animationKeys() == ["first"])
    }

    // A begin time in the past counts from the commit on too: it ends after it, and is told so.
    // [animation 35] [animation 53]
    @Test func animationThatIsOverAlreadyEndsAfterItsCommit() {
      let past = slide()
      past.beginTime = 1
      let scene = TouchedScene()
      let (layer, ends) = addUnderAFinger(past, in: scene)
      #expect(ends() == [true] && layer.animationKeys() == ["first"])
    }

    // Under the finger the page is held by animations of its own; when the finger lifts, those that
    // bring it to its end begin there. [animation 35]
    @Test func aBackSwipeGoesOnFromTheLift() {
      let theatre = NavigationTheatre.ofTwo()
      let lift = HeadlessTouchScript([
        .down(at(2, 300)), .move(to: at(260, 300), over: 0.5), .hold(0.3), .lift,
      ])
      Headless.play(lift, in: theatre.window)
      Headless.advance(by: 0.8)
      let held = theatre.b.view.layer.presentation()?.frame.minX ?? -1
      Headless.advance(by: 2.0 / 60)
      let shown = theatre.b.view.layer.presentation()?.frame.minX ?? -1
      #expect(held > 200 && shown >= held && shown < held + 60)
      Headless.advance(by: 1)
      #expect(theatre.names == ["A"] && Headless.misuses.isEmpty)
    }
  }
}
