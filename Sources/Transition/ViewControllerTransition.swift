import Foundation
import UIKit

/// A transition: a preset, one of the app's own, the system's, or a choice that is made in each run.
///
/// It goes wherever a transition can be named, for a presentation, a stack, tabs, or children:
///
/// ```swift
/// list.present(photo, using: .fold(edge: .top))
/// list.present(photo, using: .slide.mirrored().duration(0.8), gesture: .leadingEdge)
/// stack.push(photo, using: .asymmetric(opening: .spin, closing: .slide))
/// tabs.setTransition(.slide, gesture: .pullLeftRight)
/// ```
///
/// An app adds its own with one line, and Xcode offers it beside the presets:
///
/// ```swift
/// extension ViewControllerTransition {
///   static let cube = Self(Cube())
/// }
/// ```
public struct ViewControllerTransition: Sendable {
  indirect enum Content: Sendable {
    case movement(Movement)
    case asymmetric(opening: ViewControllerTransition, closing: ViewControllerTransition)
    case dynamic(@MainActor @Sendable (TransitionRequest) -> ViewControllerTransition)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  init(_ movement: Movement) { content = .movement(movement) }

  /// Creates a transition from a type of the app's.
  public init(_ transition: some ChoreographedTransition) {
    self.init(Movement(ofApp: transition))
  }

  /// Returns a transition whose opening is written in place; the closing is the same in reverse.
  ///
  /// ```swift
  /// static let drop = choreography { geometry in
  ///   Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - places: The places whose frames it asks for, with `TransitionGeometry.frame(of:)`.
  ///   - effectKeys: The keys of the views inside both screens that it moves; see
  ///     `ChoreographedTransition.effectKeys`.
  ///   - opening: See `ChoreographedTransition.opening(on:)`.
  public static func choreography(
    places: [TransitionPlace] = [], effectKeys: Set<String> = [],
    _ opening: @escaping @Sendable (_ geometry: TransitionGeometry) -> Choreography
  ) -> ViewControllerTransition {
    let written = Movement.Written(places: places, effectKeys: effectKeys, opening: opening)
    return ViewControllerTransition(Movement(ofApp: written, name: "choreography"))
  }

  /// The system's own animation: for a presentation UIKit's default, in a stack its push and pop. Tabs and
  /// children change without one, as they do by themselves.
  ///
  /// In a presentation a finger begins it as a button does; in a stack the system's own swipe back does. It cannot be
  /// combined with anything, and nothing changes it.
  public static let system = ViewControllerTransition(Movement.system)

  /// Returns a transition that is chosen anew for each run.
  ///
  /// ```swift
  /// static let contextual = dynamic { request in
  ///   guard let tapped = (request.requester as? Grid)?.tappedCell else { return .system }
  ///   return .full(from: .view(tapped))
  /// }
  /// ```
  ///
  /// The closure is asked per direction, before UIKit is answered, and also when a finger comes down that may
  /// close the screen, or, with `TransitionGesture.automatic`, when the screen opens: it chooses, and changes
  /// nothing. It may return another dynamic transition, 16 deep; then the system's plays, and a report tells of it.
  /// The form of a presentation is that of the opening.
  public static func dynamic(
    _ choose:
      @escaping @MainActor @Sendable (_ request: TransitionRequest) ->
      ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(.dynamic(choose))
  }

  /// Returns a transition that opens with one movement and closes with another.
  ///
  /// Either may be `.system`. The form of a presentation is that of the opening; a closing with another form
  /// is adapted to it, and reported.
  public static func asymmetric(
    opening: ViewControllerTransition, closing: ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(.asymmetric(opening: opening, closing: closing))
  }
}

// Transitions made of others. None changes the one it is called on.
extension ViewControllerTransition {
  /// Returns the transition with another duration of its opening, in seconds, 0.05 to 60; that of the closing
  /// changes in proportion. A value out of this range is reported, and the default plays.
  ///
  /// The defaults are slide 0.5, overlay 0.44, fold 0.6, hang 0.5, fall 0.4, full 0.44, scale 0.5 and spin 0.6.
  /// Springs have a pace, not a length: they end when nothing is left to go, on a small screen a little sooner.
  public func duration(_ seconds: TimeInterval) -> ViewControllerTransition {
    adjusted { $0.duration = $1.take(CGFloat(seconds), "duration", in: 0.05...60).map(Double.init) }
  }

  /// Returns the transition with another timing, in both directions. One that has a length of its own,
  /// `.spring(response:dampingRatio:)`, ends when it is at rest; `duration(_:)` stretches it.
  ///
  /// Slide and fold default to the curve (0.3, 0), (0.1, 1) and spin to (0.38, 0), (0.22, 1); overlay, fall, full and
  /// scale open with springs, critical ones but for overlay (damping ratio 0.82). Hang keeps its own.
  public func timing(_ timing: TransitionTiming) -> ViewControllerTransition {
    adjusted { $0.timing = $1.take(timing) }
  }

  /// Returns the transition with another background behind the screens. While a card is open, it changes at once.
  ///
  /// Slide and spin (default: `systemGray4`) draw it opaque, scale (black) dims the old screen with it, and cards
  /// accept a blur too: overlay (black at 30 %), hang (15 %) and fall (25 %).
  public func backdrop(_ backdrop: TransitionBackdrop) -> ViewControllerTransition {
    adjusted { $0.backdrop = $1.take(backdrop) }
  }

  /// Returns the transition with another size of its card. It has no effect on a transition that fills the screen.
  ///
  /// Except with `.inset`, a card stays inside the safe area. Without a size, a smaller `preferredContentSize` of the
  /// screen counts. While the card is open, a change is animated.
  public func size(_ size: TransitionSize) -> ViewControllerTransition {
    adjusted { $0.size = $1.take(size) }
  }

  /// Returns the transition with other corners of its card, in points, 0 or more (default: 28). It has no effect on a
  /// transition that fills the screen.
  public func cornerRadius(_ radius: CGFloat) -> ViewControllerTransition {
    adjusted { $0.cornerRadius = $1.take(radius, "cornerRadius", in: 0...(.infinity)) }
  }

  /// Returns the transition with another place that the screen closes to: overlay and full go into the whole frame
  /// of a view, and into a small screen at a point; fall comes and leaves over the nearest edge. It has no effect on
  /// other presets; scale goes back to `from`.
  public func to(_ place: TransitionPlace) -> ViewControllerTransition {
    adjusted { settings, _ in settings.to = place }
  }

  /// Returns the transition with another answer to a tap beside its card: whether it dismisses the card, and sends it
  /// back while it is still coming, unless `isModalInPresentation` is set (default: not).
  public func dismissesOnTapOutside(_ dismisses: Bool = true) -> ViewControllerTransition {
    adjusted { settings, _ in settings.dismissesOnTapOutside = dismisses }
  }

  /// Returns the transition with another corner radius of the display, in points, 0 to 100, which the screens of slide,
  /// fold, full, scale and spin have as soon as they leave the display's edges. By default it is told from the safe
  /// area of a window that fills its display, and 0 in any other window.
  public func displayCornerRadius(_ radius: CGFloat) -> ViewControllerTransition {
    adjusted { $0.displayCornerRadius = $1.take(radius, "displayCornerRadius", in: 0...100) }
  }

  /// Returns the transition with another form of the presented screen. It has no effect in a container.
  public func presentation(_ presentation: TransitionPresentation) -> ViewControllerTransition {
    map { $0.presented(as: presentation) }
  }

  /// Returns the transition as in a mirror, left for right: as it is in a right-to-left layout. Places stay where
  /// they are.
  public func mirrored() -> ViewControllerTransition {
    map { $0.mirrored() }
  }

  /// Returns both transitions at once: ways and angles add, sizes and opacities multiply. This one paces the
  /// run, orders the screens, and gives the presented screen its form.
  ///
  /// Combined with `.system`, either way, it is `.system`: nothing goes along with UIKit's own animation.
  public func combined(with other: ViewControllerTransition) -> ViewControllerTransition {
    guard !isSystem, !other.isSystem else { return .system }
    return switch (content, other.content) {
    case (.dynamic(let choose), _): .dynamic { choose($0).combined(with: other) }
    case (_, .dynamic(let choose)): .dynamic { combined(with: choose($0)) }
    case (.asymmetric(let opening, let closing), _):
      .asymmetric(
        opening: opening.combined(with: other.half(.opening)),
        closing: closing.combined(with: other.half(.closing)))
    case (_, .asymmetric(let opening, let closing)):
      .asymmetric(opening: combined(with: opening), closing: combined(with: closing))
    case (.movement(let first), .movement(let second)): Self(first.combined(with: second))
    }
  }

  /// The transition, unless it is the system's in both directions.
  var unlessSystem: ViewControllerTransition? { isSystem ? nil : self }

  /// The part of the transition that plays in a direction.
  private func half(_ direction: TransitionDirection) -> ViewControllerTransition {
    guard case .asymmetric(let opening, let closing) = content else { return self }
    return direction == .opening ? opening : closing
  }

  private func adjusted(
    _ change: @escaping @Sendable (inout TransitionSettings, inout ParameterCheck) -> Void
  ) -> ViewControllerTransition {
    map { $0.adjusted(change) }
  }

  /// Changes each movement, also those that are yet to be chosen.
  private func map(_ change: @escaping @Sendable (Movement) -> Movement)
    -> ViewControllerTransition
  {
    switch content {
    case .movement(let movement): movement.isSystem ? self : Self(change(movement))
    case .asymmetric(let opening, let closing):
      .asymmetric(opening: opening.map(change), closing: closing.map(change))
    case .dynamic(let choose): .dynamic { choose($0).map(change) }
    }
  }
}

extension ViewControllerTransition {
  /// The deepest chain of dynamic transitions.
  static let depthOfChoices = 16

  /// True if nothing has to be asked.
  var isStatic: Bool {
    switch content {
    case .movement: true
    case .asymmetric(let opening, let closing): opening.isStatic && closing.isStatic
    case .dynamic: false
    }
  }

  /// True if the system's animation plays in both directions.
  var isSystem: Bool {
    switch content {
    case .movement(let movement): movement.isSystem
    case .asymmetric(let opening, let closing): opening.isSystem && closing.isSystem
    case .dynamic: false
    }
  }

  /// Returns the movement of a direction: the system's also for a choice without a request.
  ///
  /// - Parameter report: Is called for choices that never end.
  @MainActor
  func movement(
    _ direction: TransitionDirection, for request: TransitionRequest?,
    report: (TransitionIssue) -> Void
  ) -> Movement {
    var (transition, choices) = (self, 0)
    while true {
      switch transition.content {
      case .movement(let movement): return movement
      case .asymmetric(let opening, let closing):
        transition = direction == .opening ? opening : closing
      case .dynamic(let choose):
        guard let request else { return .system }
        guard choices < ViewControllerTransition.depthOfChoices else {
          report(.dynamicCycle)
          return .system
        }
        choices += 1
        transition = choose(request)
      }
    }
  }
}

extension ViewControllerTransition {
  /// Returns a transition that is written with UIKit's animations, as in an animator of UIKit's.
  ///
  /// ```swift
  /// static let fading = animations { run in
  ///   let (away, there): (CGFloat, CGFloat) = run.isReversed ? (1, 0) : (0, 1)
  ///   run.frontView?.alpha = away
  ///   run.animate { run.frontView?.alpha = there }
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
    ViewControllerTransition(Movement(animations: perform))
  }
}

extension TransitionIssue {
  static var dynamicCycle: TransitionIssue {
    TransitionIssue(
      "dynamicCycle",
      "Dynamic transitions return one another without end; the system's plays.")
  }
}
