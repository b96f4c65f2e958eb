@testable import UIKit

/// A view, 100 points square at the corner of a window.
///
/// Suites keep it outside of themselves: their own values are let go of on any thread.
@MainActor struct AnimatedScene {
  static var current = AnimatedScene()

  let window = Headless.makeWindow()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    Headless.turn()
  }

  static func begin() {
    Headless.reset()
    current = AnimatedScene()
  }

  var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  var alpha: Float { view.layer.presentation()?.opacity ?? .nan }

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
