import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The instants at which a hand catches a run, and releases it.
  @MainActor @Suite struct CatchTests {
    nonisolated static let presets = PresetUnderTest.all

    /// Returns the corners of both screens as they are seen in the window.
    func corners(_ theatre: Theatre) -> [CGPoint] {
      [theatre.presenter.view!, theatre.screen.view!].flatMap { view -> [CGPoint] in
        guard view.window != nil, let shown = view.layer.presentation(),
          let root = theatre.window.layer.presentation()
        else { return [] }
        let b = shown.bounds
        return [
          CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.maxX, y: b.minY),
          CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.minX, y: b.maxY),
        ].map { shown.convert($0, to: root) }
      }
    }

    @Test(arguments: presets, [TransitionDirection.opening, .closing])
    func aCatchDoesNotJump(preset: PresetUnderTest, direction: TransitionDirection) throws {
      for instant in [0.04, 0.2] {
        let theatre = Theatre()
        theatre.present(preset, gesture: .pinch)
        if direction == .closing {
          theatre.settle()
          theatre.dismiss()
        }
        Headless.advance(by: instant)
        let run = try #require(theatre.run)
        let before = corners(theatre)
        #expect(run.hold())
        Headless.turn()
        let after = corners(theatre)
        #expect(before.count == after.count)
        let jump = zip(before, after).map { $0.distance(to: $1) }.max() ?? 0
        #expect(jump <= 0.25, "\(instant)")
        theatre.window.isHidden = true
        run.resume()
        Headless.advance(by: 1)
      }
    }

    /// With a pinch, a second finger that comes and goes leaves the run in the hand of the first.
    @Test func aSecondFingerDoesNotLetTheRunGo() {
      let theatre = Theatre()
      theatre.present(.scale, gesture: .pinch)
      Headless.advance(by: 0.1)
      theatre.play([.down(CGPoint(x: 100, y: 300))])
      #expect(theatre.run?.playback?.isHeld == true)
      theatre.window.play([.down(CGPoint(x: 300, y: 600)), .hold(0.1), .lift], finger: 1)
      #expect(theatre.run?.playback?.isHeld == true)
      theatre.play([.lift])
      theatre.settle()
      #expect(theatre.run == nil && theatre.isOpen)
    }

    @Test(arguments: presets, [TransitionDirection.opening, .closing])
    func aReleaseDoesNotJump(preset: PresetUnderTest, direction: TransitionDirection) throws {
      let theatre = Theatre()
      theatre.present(preset, gesture: .pinch)
      if direction == .closing {
        theatre.settle()
        theatre.dismiss()
      }
      Headless.advance(by: 0.12)
      let run = try #require(theatre.run)
      #expect(run.hold())
      run.move(to: RunPosition(fraction: 0.45, translation: CGVector(dx: 30, dy: 60)))
      Headless.turn()
      let before = corners(theatre)
      run.release(
        closes: true, velocity: RunPosition(fraction: 0.8), isCarried: false, because: .released)
      Headless.turn()
      let after = corners(theatre)
      let jump = zip(before, after).map { $0.distance(to: $1) }.max() ?? 0
      #expect(jump <= 0.25)
      Headless.advance(by: 2)
      #expect(theatre.presenter.presentedViewController == nil)
    }

    nonisolated static let hands = [0, 5, 1]

    /// Held by a finger, sent on by code, turned round and caught again: nothing that is shown jumps.
    @Test(arguments: presets, hands)
    func viewsDoNotJumpWhenFingerOrCodeTakesOver(preset: PresetUnderTest, gesture: Int) throws {
      let theatre = Theatre()
      let hands = try theatre.open(preset, GestureTests.gestures[gesture])
      hands.touch()
      hands.close(by: 0.3)
      let run = try #require(theatre.run)
      let events: [(name: String, event: () -> Void, pause: TimeInterval)] = [
        ("sent away", { run.turn(.closing) }, 0.03), ("turned round", { run.turn(.opening) }, 0.05),
        ("caught", { _ = run.hold() }, 0.02), ("sent on", { run.resume() }, 0),
      ]
      for (name, event, pause) in events {
        let (before, faint) = (corners(theatre), alphas(theatre))
        event()
        Headless.turn()
        let jump = zip(before, corners(theatre)).map { $0.distance(to: $1) }.max() ?? 0
        #expect(jump <= 0.25, "\(name)")
        let flash = zip(faint, alphas(theatre)).map { abs($0 - $1) }.max() ?? 0
        #expect(flash <= 0.01, "\(name)")
        Headless.advance(by: pause)
      }
      hands.lift()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// Returns the opacities of everything that lies in the container.
    private func alphas(_ theatre: Theatre) -> [Float] {
      let views = theatre.screen.presentationController?.containerView?.subviews ?? []
      return views.map { $0.layer.presentation()?.opacity ?? $0.layer.opacity }
    }

    /// A slide that is released at 600 points a second visibly continues at that speed.
    @Test func theThrownScreenKeepsItsPace() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .leftEdge)
      theatre.settle()
      Headless.play(
        HeadlessTouchScript([
          .down(CGPoint(x: 2, y: 400)), .move(to: CGPoint(x: 302, y: 400), over: 0.5), .lift,
        ]), in: theatre.window)
      Headless.advance(by: 0.45)
      let before = corners(theatre)
      Headless.advance(by: 1 / 60)
      let then = corners(theatre)
      let dragged = (then[4].x + then[6].x - before[4].x - before[6].x) / 2
      #expect(abs(dragged - 10) < 0.6)
      while theatre.run?.playback?.isHeld == true { Headless.advance(by: 1 / 60) }
      let start = corners(theatre)
      Headless.advance(by: 1 / 240)
      let end = corners(theatre)
      let thrown = (end[4].x + end[6].x - start[4].x - start[6].x) / 2
      // In a 240th of a second the spring changes the speed only a little.
      #expect(abs(thrown - 2.5) < 0.6, "\(thrown)")
      theatre.settle()
    }

    @Test func aHeldScreenStandsStill() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.4)
      let before = corners(theatre)
      Headless.advance(by: 5)
      #expect(corners(theatre) == before)
      hands.lift()
      Headless.advance(by: 1)
    }

    /// Alongside animations follow the finger.
    @Test func alongsideAnimationsFollowTheFinger() throws {
      let theatre = Theatre()
      theatre.present(.slide, gesture: .leftEdge)
      theatre.settle()
      theatre.presenter.onWillAppear = { [unowned theatre] in
        theatre.screen.transitionCoordinator?.animate(
          alongsideTransition: { _ in theatre.presenter.label.alpha = 0 }, completion: nil)
      }
      let hands = try Hands(theatre, .leftEdge)
      hands.touch()
      hands.close(by: 0.2)
      for share in [0.3, -0.2] {
        hands.close(by: CGFloat(share))
        let fraction = try #require(theatre.run?.playback?.fraction)
        let alpha = theatre.presenter.label.layer.presentation()?.opacity ?? 1
        #expect(abs(CGFloat(alpha) - (1 - fraction)) < 0.02)
      }
      hands.close(by: 0.5)
      hands.rest()
      hands.lift()
      Headless.advance(by: 1)
      #expect(theatre.presenter.label.alpha == 0)
    }

    /// A blur follows the finger.
    @Test func aBlurKeepsUp() throws {
      let theatre = Theatre()
      theatre.present(
        .overlay, settings: TransitionSettings(backdrop: .blur(.systemUltraThinMaterial)),
        gesture: .pullUpDown)
      theatre.settle()
      let blur = try #require(
        theatre.screen.presentationController?.containerView?.subviews.first?.subviews
          .compactMap { $0 as? UIVisualEffectView }.first)
      let whole = try #require(blur.layer.presentation()?.headlessEffect?.blurRadius)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.5)
      let progress = try #require(theatre.run?.playback?.position.progress)
      let half = try #require(blur.layer.presentation()?.headlessEffect?.blurRadius)
      #expect(abs(half - whole * (1 - progress)) < 0.05 * whole)
      hands.takeAway()
      theatre.settle()
      #expect(blur.layer.presentation()?.headlessEffect?.blurRadius == whole)
    }
  }
}
