/// What a percent-driven transition has to undo when it is cancelled: the values that its view
/// animations replaced.
@MainActor final class AnimationRecord {
  private var changes: [(view: UIView, property: AnimatedProperty, before: AnimatableValue)] = []

  func note(_ view: UIView, _ property: AnimatedProperty, before: AnimatableValue) {
    changes.append((view, property, before))
  }

  /// Every animation that begins inside of `work` is noted.
  func record(_ work: () -> Void) {
    let outer = AnimationContext.record
    AnimationContext.record = self
    work()
    AnimationContext.record = outer
  }

  func pace(for pace: Pace) -> Pace {
    guard Headless.scrubbedAnimationsAreLinear, case .cubic = pace else { return pace }
    return Pace(.linear)
  }

  // Unverified: how UIKit does it. What is seen is well known: a view whose animation is cancelled
  // is back where it was, although the animator does nothing for it.
  func undo() {
    for change in changes.reversed() { change.property.set(change.before, on: change.view.layer) }
    changes = []
  }

  func forget() { changes = [] }
}
