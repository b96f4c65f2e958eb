import UIKit

@testable import TestSupport

/// A view, 100 points square at the corner of a window.
///
/// Suites keep it outside of themselves: their own values are let go of on any thread.
@MainActor
struct AnimatedScene {
  private static var last: AnimatedScene?
  static var current: AnimatedScene { last! }

  let window = clock.makeWindow()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private init() {
    window.addSubview(view)
    clock.turn()
  }

  /// Call it before each test.
  static func begin() async throws { try await clock.play { last = AnimatedScene() } }

  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  var alpha: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

  /// Goes 100 points to the right and fades out, in a second.
  func mover(
    _ curve: UIView.AnimationCurve = .linear, log: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.center.x = 150
      view.alpha = 0
    }
    if let log { animator.addCompletion(log) }
    return animator
  }
}
