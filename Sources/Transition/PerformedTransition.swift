import UIKit

/// A transition that is written with UIKit's animations, as the engine knows it: both screens stand in place,
/// and a closure moves them.
struct PerformedTransition: TransitionDefinition {
  let perform: @MainActor @Sendable (TransitionRun) -> Void

  let name = "animations"
  let isOfApp = true

  var performed: [PerformedMovement] { [PerformedMovement(perform: perform)] }

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

/// A closure with UIKit's animations, and the direction in which it sees a run.
struct PerformedMovement: Sendable {
  let perform: @MainActor @Sendable (TransitionRun) -> Void
  /// True if it sees the run as if one came back.
  var isReversed = false
}

/// A transition that an animator of the app's own plays, as the engine knows it. Its choreography is the fade that
/// plays where that animator cannot.
struct AnimatorTransition: TransitionDefinition {
  let make: AnimatorMaker

  let name = "animator"
  let openingDuration: TimeInterval = 0.3

  var animator: AnimatorMaker? { make }

  /// Without a view of the library's around the screen: older animators take the screen's own to the container.
  var presentation: TransitionPresentation {
    .controller { BarePresentation(presentedViewController: $0, presenting: $1) }.likeUIKits
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography(.fore { $0.alpha = .line(from: 0, to: 1) })
      .completed(.opening, isCard: geometry.isCard)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    Choreography(.fore { $0.alpha = .line(from: 1, to: 0) })
      .completed(.closing, isCard: geometry.isCard)
  }
}

/// A presentation as UIKit's own full screen: nothing around the screen's view, which fills the container also when
/// that changes its size.
@MainActor
private final class BarePresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let screen = presentedViewController
    guard !screen.isBeingPresented, !screen.isBeingDismissed, let containerView,
      let view = presentedView, view.superview === containerView, view.transform.isIdentity
    else { return }
    view.frame = containerView.bounds
  }
}

extension ViewControllerTransition {
  /// Returns a transition that an animator object of the app's plays, as it would without the library.
  ///
  /// ```swift
  /// static let flip = animator { request in
  ///   FlipAnimator(isPresenting: request.direction == .opening)
  /// }
  /// ```
  ///
  /// The closure is called once for each run, when UIKit asks for an animator. The object is given UIKit's own
  /// context, and must complete the transition as ever, with `!context.transitionWasCancelled`; one that does not
  /// is ended two seconds after its duration, or when as much time again has passed, and reported. A gesture of the
  /// transition's closes the screen by UIKit's `UIPercentDrivenInteractiveTransition`, which scrubs what the
  /// object animates.
  ///
  /// The object decides on everything that is seen: duration, timing and right to left. The library adds no shared
  /// elements and no effects of the screens. Screens that take part (`TransitionParticipant`) are told, and may
  /// animate along, from the beginning on; they cannot hold the run, whose `onEnd(_:)` comes when UIKit has been
  /// told. It cannot be caught in flight: `TransitionController.dismiss()` during an opening dismisses when that is over.
  ///
  /// Views are around the screens with a card, and where the object plays only the way back of another transition:
  /// it moves `context.view(forKey:)` then, not the screens' own views.
  ///
  /// - `reversed()` asks the closure as if one came back, with the other direction and the two screens changed
  ///   round. `mirrored()` has no effect, and is reported.
  /// - Combined with anything but `.system`, it plays alone, which is reported.
  /// - Between children there is no context of UIKit's: the run is a cross-fade, and reported.
  /// - With Reduce Motion the run is a cross-fade, and the closure is not called.
  public static func animator(
    _ make:
      @escaping @MainActor @Sendable (_ request: TransitionRequest) ->
      any UIViewControllerAnimatedTransitioning
  ) -> ViewControllerTransition {
    ViewControllerTransition(definition: AnimatorTransition(make: make))
  }
}
