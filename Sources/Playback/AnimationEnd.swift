import UIKit

/// Calls a closure when an animation stops. Core Animation retains it as long as the animation. The
/// protocol is not isolated to an actor, but the animations of views stop on the main thread.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let action: @MainActor (_ finished: Bool) -> Void

  init(_ action: @escaping @MainActor (_ finished: Bool) -> Void) { self.action = action }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    let action = action
    MainActor.assumeIsolated { action(finished) }
  }
}
