/// An animation's delegate, as a closure.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let didStop: @MainActor (Bool) -> Void

  init(_ didStop: @escaping @MainActor (Bool) -> Void) { self.didStop = didStop }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let didStop = didStop
    MainActor.assumeIsolated { didStop(flag) }
  }
}
