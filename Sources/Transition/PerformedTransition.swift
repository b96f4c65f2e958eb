import UIKit

/// A transition that is written with UIKit's animations, as the engine knows it: both screens stand in place,
/// and a closure moves them.
struct PerformedTransition: TransitionDefinition {
  typealias Closure = @MainActor @Sendable (TransitionRun) -> Void

  let perform: Closure

  let name = "animations"
  let isOfApp = true

  var performed: [Closure] { [perform] }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography().completed(.opening, isCard: geometry.isCard)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    Choreography().completed(.closing, isCard: geometry.isCard)
  }
}

extension ViewControllerTransition {
  /// Returns a transition that is written with UIKit's animations, as in an animator of UIKit's.
  ///
  /// ```swift
  /// static let turn = animations { run in
  ///   run.toView?.alpha = 0
  ///   run.animate {
  ///     run.fromView?.alpha = 0
  ///     run.toView?.alpha = 1
  ///   }
  /// }.duration(0.4)
  /// ```
  ///
  /// The closure is called once in each run, with both screens in their places, the one that arrives in front
  /// when opening. It sets up the beginning at once, and what it animates with `TransitionRun.animate` is
  /// scrubbed, caught and turned round with the run. `UIView.animate` and property animators keep their own time:
  /// `TransitionRun.hold()` lets the run wait for them. Right to left is its own business. With Reduce Motion the
  /// run is a cross-fade, and the closure is not called.
  ///
  /// Prefer effects, or a choreography, for what they can say: those leave the views themselves at rest, so
  /// that nothing is laid out anew under a finger.
  public static func animations(
    _ perform: @escaping @MainActor @Sendable (_ run: TransitionRun) -> Void
  ) -> ViewControllerTransition {
    ViewControllerTransition(definition: PerformedTransition(perform: perform))
  }
}
