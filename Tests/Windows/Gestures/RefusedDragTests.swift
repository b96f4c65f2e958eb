import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A screen that may not be dismissed gives way in the direction of the finger.
  @MainActor @Suite struct RefusedDragTests {
    private let window = clock.makeWindow(size: nil)
    private let view = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))

    init() {
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(view)
      clock.turn()
    }

    private var shown: CATransform3D { view.layer.presentation()?.transform ?? CATransform3D() }

    /// It goes where the finger goes, also aside, from the place at which the screen began to move.
    @Test(arguments: [CGVector(dx: 120, dy: -160), CGVector(dx: -160, dy: 120)])
    func itGoesWhereTheFingerGoes(way: CGVector) async throws {
      try await clock.play {
        let drag = RefusedDrag(view, background: nil)
        let base = GestureSample(translation: CGVector(dx: 40, dy: 10))
        drag.follow(
          GestureSample(translation: base.translation + way), from: base, isPinch: false)
        clock.turn()
        let share = CGFloat(200).rubberBanded(over: RefusedDrag.limit) / 200
        #expect(abs(shown.m41 - way.dx * share) < 0.01 && abs(shown.m42 - way.dy * share) < 0.01)
        drag.cancel()
        clock.turn()
        #expect(shown.m41 == 0 && shown.m42 == 0)
      }
    }

    /// Pinched, its farther edges come in by as much as a drag would move it, whichever side is the longer one.
    @Test(arguments: [CGSize(width: 300, height: 100), CGSize(width: 100, height: 300)])
    func aPinchCountsTheLongerSide(size: CGSize) async throws {
      try await clock.play {
        view.frame.size = size
        let drag = RefusedDrag(view, background: nil)
        drag.follow(GestureSample(scale: 0.5), from: GestureSample(), isPinch: true)
        clock.turn()
        let scale = 1 - 2 * CGFloat(150).rubberBanded(over: RefusedDrag.limit) / 300
        #expect(abs(shown.m11 - scale) < 0.001 && abs(shown.m22 - scale) < 0.001)
        drag.cancel()
      }
    }

    /// A transform of the app's own is seen all the time.
    @Test func aTransformOfTheAppStays() async throws {
      try await clock.play {
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        let drag = RefusedDrag(view, background: nil)
        let sample = GestureSample(translation: CGVector(dx: 0, dy: 100))
        drag.follow(sample, from: GestureSample(), isPinch: false)
        clock.turn()
        #expect(abs(shown.m11 - 0.8) < 0.001 && shown.m42 > 10)
        drag.cancel()
        clock.turn()
        #expect(abs(shown.m11 - 0.8) < 0.001 && shown.m42 == 0)
      }
    }
  }
}
