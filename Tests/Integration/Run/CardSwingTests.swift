import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A hung card swings a little longer than its run takes.
  @MainActor @Suite struct CardSwingTests {
    private let theatre = Theatre()

    private func hang(gesture: TransitionGesture? = nil) {
      theatre.present(.hang, gesture: gesture)
    }

    private var keys: [String] { theatre.wrapper.layer.animationKeys() ?? [] }

    /// The lower corners of the card as it is shown, relative to where they rest.
    private var corners: [CGPoint] {
      guard let shown = theatre.wrapper.layer.presentation() else { return [] }
      let (width, height) = (shown.bounds.width, shown.bounds.height)
      return [-width / 2, width / 2].map {
        CGPoint(x: $0, y: height / 2).projected(by: shown.transform)
      }
    }

    private func distance(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
      guard !a.isEmpty, a.count == b.count else { return .infinity }
      return zip(a, b).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
    }

    private var rest: [CGPoint] {
      let size = theatre.wrapper.bounds.size
      return [-size.width / 2, size.width / 2].map { CGPoint(x: $0, y: size.height / 2) }
    }

    /// The run is over after half a second, and the movement goes on without a jump, also if the main thread was busy
    /// between the keyframes and their commit.
    @Test(arguments: [0, 0.03, 0.06])
    func theCardSwingsOnWhenTheRunIsOver(busy: TimeInterval) {
      Headless.snapshotCost = busy
      theatre.screen.onWillAppear = { [theatre] in
        theatre.screen.transitionCoordinator?.animate { _ in
          if busy > 0 { _ = theatre.presenter.view.snapshotView(afterScreenUpdates: false) }
        }
      }
      let begin = CACurrentMediaTime()
      hang()
      #expect(abs(CACurrentMediaTime() - begin - busy) < 1e-6)
      Headless.advance(by: 0.4)
      var (last, step) = (corners, CGFloat.infinity)
      var most: CGFloat = 0
      for frame in 1...66 {
        Headless.advance(by: 1.0 / 120)
        let now = corners
        let moved = distance(now, last)
        // A swing slows down and speeds up by less than this between two frames.
        #expect(step == .infinity || abs(moved - step) < 1.2, "\(frame)")
        (last, step) = (now, moved)
        if frame > 13 { most = max(most, distance(now, rest)) }
      }
      #expect(theatre.log.count("presented") == 1 && most > 3 && most < 20)
      #expect(distance(corners, rest) < 0.01 && keys.isEmpty)
    }

    @Test func theScreenIsThereWhileTheCardSwings() {
      hang()
      Headless.advance(by: 0.55)
      #expect(theatre.log.count("presented") == 1 && theatre.run == nil)
      #expect(distance(corners, rest) > 1)
      // The model is at rest: touches find what they would find.
      #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))
    }

    enum Event: CaseIterable, Sendable {
      case resize, newSize, cover, background, lessMotion, remove
    }

    private func happen(_ event: Event) {
      switch event {
      case .resize:
        Headless.resize(
          theatre.window, to: CGSize(width: 500, height: 800),
          safeAreaInsets: theatre.window.safeAreaInsets)
      case .newSize:
        TransitionController.installed(on: theatre.screen)?.change {
          $0.size = .fractions(width: 0.7, height: 0.5)
        }
      case .cover:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        theatre.screen.present(cover, animated: false)
      case .background: Headless.enterBackground()
      case .lessMotion: Headless.setReduceMotion(true)
      case .remove: TransitionController.installed(on: theatre.screen)?.remove()
      }
      Headless.turn()
    }

    @Test(arguments: Event.allCases, [0.02, 0.1, 0.2, 0.3, 0.38])
    func swingEndsAtOnce(event: Event, time: TimeInterval) {
      hang()
      Headless.advance(by: 0.5 + time)
      #expect(keys.contains { $0.hasSuffix("lastSwing") })
      happen(event)
      #expect(!keys.contains { $0.hasSuffix("lastSwing") })
      Headless.enterForeground()
      Headless.advance(by: 0.5)
      #expect(keys.isEmpty && CATransform3DIsIdentity(theatre.wrapper.layer.transform))
    }

    @Test(arguments: [0.02, 0.1, 0.2, 0.3, 0.38], [true, false])
    func theSwingIsDroppedByTheNextRun(time: TimeInterval, isCancelled: Bool) throws {
      hang(gesture: .pullUpDown)
      Headless.advance(by: 0.5 + time)
      theatre.dismiss()
      #expect(!keys.contains { $0.hasSuffix("lastSwing") })
      guard isCancelled else { return theatre.settle() }
      Headless.advance(by: 0.05)
      theatre.run?.turn(.opening)
      Headless.advance(by: 0.5)
      #expect(distance(corners, rest) < 0.01 && keys.isEmpty)
    }

    /// A run that was held comes to rest by itself.
    @Test(arguments: [0.2, 0.46]) func aRunThatWasHeldHasNone(time: TimeInterval) throws {
      hang(gesture: .pullUpDown)
      Headless.advance(by: time)
      let run = try #require(theatre.run)
      #expect(run.hold())
      #expect(!keys.contains { $0.hasSuffix("lastSwing") })
      run.resume()
      theatre.settle()
      #expect(distance(corners, rest) < 0.01 && keys.isEmpty)
      #expect(theatre.log.count("presented") == 1)
    }

    @Test func withLessMotionThereIsNone() {
      Headless.setReduceMotion(true)
      hang()
      Headless.advance(by: 0.3)
      #expect(theatre.log.count("presented") == 1 && keys.isEmpty)
    }

    /// Nobody but the presentation holds it.
    @Test func swingIsReleasedWithThePresentation() {
      hang()
      Headless.advance(by: 0.6)
      weak let swing = (theatre.screen.presentationController as? PresentationController)?.cardSwing
      #expect(swing != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(swing == nil)
    }
  }
}
