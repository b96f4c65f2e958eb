import Foundation
import UIKit

/// A transition: a preset, an app's own transition, the system's, or a choice made in each run.
///
/// Every call for a presentation, a stack, tabs or children takes a `ViewControllerTransition`:
///
/// ```swift
/// list.present(photo, using: .fold(edge: .top))
/// list.present(photo, using: .slide.mirrored().duration(0.8), gesture: .leadingEdge)
/// stack.push(photo, using: .asymmetric(opening: .spin, closing: .slide))
/// tabs.setTransition(.slide, gesture: .pullLeftRight)
/// ```
///
/// An app adds its own transitions as static properties, listed beside the presets by Xcode's code completion:
///
/// ```swift
/// extension ViewControllerTransition {
///   static let gate = Self(Gate())
/// }
/// ```
///
/// Transitions can be compared, to test what a router chooses, and printed:
///
/// ```swift
/// #expect(TransitionController.installed(on: photo)?.transition == .slide.duration(0.4))
/// ```
///
/// Two transitions are equal if they play alike. Those with a closure are equal if the same call has made both, and those
/// of an app's `ChoreographedTransition` if its values are equal, or, if they are not `Equatable`, if the same call of
/// `init(_:)` has made both.
public struct ViewControllerTransition: Sendable {
  indirect enum Content: Equatable, Sendable {
    case movement(Movement)
    case dynamic(ClosureBox<Choose>, [Step])
  }

  typealias Choose = @MainActor @Sendable (TransitionRequest) -> ViewControllerTransition

  /// A change of a transition that `.dynamic` will choose.
  enum Step: Equatable, Sendable {
    case modified(TransitionModifier)
    case combined(with: ViewControllerTransition)
    /// The chosen transition is the second one.
    case combinedAfter(ViewControllerTransition)
  }

  /// The opening, and the closing if `closing` is `nil`.
  let content: Content
  let closing: Content?

  init(_ content: Content, closing: Content? = nil) {
    (self.content, self.closing) = (content, closing)
  }

  init(_ movement: Movement) { self.init(.movement(movement)) }

  /// Creates a transition from an app's type.
  public init(_ transition: some ChoreographedTransition) { self.init(Movement(ofApp: transition)) }

  /// Returns a transition whose opening is a closure; the closing is the opening in reverse.
  ///
  /// ```swift
  /// static let drop = choreography { geometry in
  ///   Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - places: The places for which `opening` calls `TransitionGeometry.frame(of:)`.
  ///   - effectKeys: The keys of the views inside both screens moved by the choreography; see
  ///     `ChoreographedTransition.effectKeys`.
  ///   - opening: See `ChoreographedTransition.opening(on:)`. Called outside of the main actor in tests: a constant of
  ///     the app's that it reads must be `nonisolated`, in a target that is isolated to the main actor by default.
  public static func choreography(
    places: [TransitionPlace] = [], effectKeys: Set<String> = [],
    _ opening: @escaping @Sendable (_ geometry: TransitionGeometry) -> Choreography
  ) -> ViewControllerTransition {
    let written = Movement.Written(places: places, effectKeys: effectKeys, opening)
    return ViewControllerTransition(Movement(ofApp: written, name: "choreography"))
  }

  /// The system's own animation: for a presentation UIKit's default, in a stack its push and pop. Tabs and children
  /// change without animation, as in UIKit.
  ///
  /// In a presentation, a gesture starts the animation as a button would; in a stack, the system's own swipe back is
  /// used. `.system` cannot be combined with other transitions, and modifiers do not change `.system`.
  public static let system = ViewControllerTransition(Movement.system)

  /// Returns a transition chosen anew for each run.
  ///
  /// ```swift
  /// static let contextual = dynamic { request in
  ///   guard let tapped = (request.requester as? Grid)?.tappedCell else { return .system }
  ///   return .full(from: .view(tapped))
  /// }
  /// ```
  ///
  /// The closure is called for each direction, before UIKit is given an animator, and also when a finger comes down and
  /// may close the screen, by `TransitionController.beginDismissal()`, when the `TransitionController` of an open
  /// screen is changed, and, with `TransitionGesture.automatic`, when the screen opens. Therefore the closure must only
  /// choose, without side effects. The closure may return another dynamic transition, up to 16 deep; beyond, `.system`
  /// plays and a `TransitionIssue` is reported. The form of a presentation is the form of the opening.
  public static func dynamic(
    _ choose:
      @escaping @MainActor @Sendable (_ request: TransitionRequest) ->
      ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(.dynamic(ClosureBox(choose), []))
  }

  /// Returns a transition with different movements for opening and closing.
  ///
  /// Either may be `.system`. The form of a presentation is the form of the opening; a closing with another form is
  /// adapted to the opening, and reported.
  public static func asymmetric(
    opening: ViewControllerTransition, closing: ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(opening.content, closing: closing.half(.closing))
  }

  // MARK: Transitions derived from other transitions, without changing these

  /// Returns the transition with another duration of its opening, in seconds, 0.05 to 60; the duration of the closing
  /// changes in proportion. A value outside this range is reported, and the default is used.
  ///
  /// The defaults are slide 0.5, overlay 0.44, fold 0.6, hang 0.5, fall 0.4, full 0.44, scale 0.5 and spin 0.6. Springs
  /// have a pace, not a length: they end when no visible movement is left, a little sooner on a small screen.
  public func duration(_ seconds: TimeInterval) -> ViewControllerTransition {
    modified(TransitionModifier.duration) { $0.take(CGFloat(seconds), "duration", in: 0.05...60) }
  }

  /// Returns the transition with another timing, in both directions. `.spring(response:dampingRatio:)`, a timing with a
  /// length of its own, ends when the spring is at rest; `duration(_:)` stretches the spring.
  ///
  /// Slide and fold default to the curve (0.3, 0), (0.1, 1) and spin to (0.38, 0), (0.22, 1). Overlay, fall, full and
  /// scale open with springs: critically damped, except overlay (damping ratio 0.82). Hang keeps its own timing.
  public func timing(_ timing: TransitionTiming) -> ViewControllerTransition {
    modified(TransitionModifier.timing) { $0.take(timing) }
  }

  /// Returns the transition with another background behind the screens. While a card is open, the background changes at
  /// once.
  ///
  /// Slide and spin (default: `systemGray4`) show an opaque backdrop, and scale (black) dims the old screen with the
  /// backdrop. Cards also accept a blur: overlay (black at 30 %), hang (15 %) and fall (25 %).
  public func backdrop(_ backdrop: TransitionBackdrop) -> ViewControllerTransition {
    modified(TransitionModifier.backdrop) { $0.take(backdrop) }
  }

  /// Returns the transition with another size of its card. Has no effect on a transition that fills the screen.
  ///
  /// Except with `.inset`, a card in the middle stays inside the safe area; a card at an edge reaches over it there.
  /// Without a `size`, a smaller `preferredContentSize` of the screen counts. While the card is open, a change is
  /// animated.
  public func size(_ size: TransitionSize) -> ViewControllerTransition {
    modified(TransitionModifier.size) { $0.take(size) }
  }

  /// Returns the transition with another corner radius of its card, in points, 0 or more (default: 28). Has no effect
  /// on a transition that fills the screen.
  public func cornerRadius(_ radius: CGFloat) -> ViewControllerTransition {
    modified(TransitionModifier.cornerRadius) {
      $0.take(radius, "cornerRadius", in: 0...(.infinity))
    }
  }

  /// Returns the transition with another place for the closing: overlay and full close into the whole frame of a view,
  /// and into a small screen at a point; fall comes and leaves over the nearest edge. Has no effect on other presets;
  /// scale closes to `from`.
  public func closing(into place: TransitionPlace) -> ViewControllerTransition {
    modified(by: .to(place))
  }

  /// Returns the transition with another effect of a tap beside its card. With `true`, the tap dismisses the card, or
  /// reverses the opening, unless `isModalInPresentation` is set. The default is `false`, but `true` for `sheet` and
  /// `menu`.
  public func dismissesOnTapOutside(_ dismisses: Bool = true) -> ViewControllerTransition {
    modified(by: .dismissesOnTapOutside(dismisses))
  }

  /// Returns the transition with another corner radius of the display, in points, 0 to 100. Screens of slide, fold,
  /// full, scale and spin have this radius as soon as they leave the display's edges, and screens with the effect
  /// `displayCorners`. By default derived from the safe area of a window that fills its display, and 0 in any other
  /// window.
  public func displayCornerRadius(_ radius: CGFloat) -> ViewControllerTransition {
    modified(TransitionModifier.displayCornerRadius) {
      $0.take(radius, "displayCornerRadius", in: 0...100)
    }
  }

  /// Returns the transition with another form of the presented screen. Has no effect in a container.
  public func presentation(_ presentation: TransitionPresentation) -> ViewControllerTransition {
    modified(by: .presentation(presentation))
  }

  /// Returns the transition with another movement with Reduce Motion, in place of the cross-fade:
  ///
  /// ```swift
  /// present(card, using: .cube.reduced(to: .effects(front: [.offset(y: 24), .fade])))
  /// ```
  ///
  /// The form of the presented screen stays. Shared elements and effects of the screens do not play with Reduce Motion.
  /// With Prefer Cross-Fade Transitions a cross-fade plays all the same, and also if `fallback` is `.system`.
  public func reduced(to fallback: ViewControllerTransition) -> ViewControllerTransition {
    modified(by: .reduced(fallback))
  }

  /// Returns the transition mirrored left to right, as in a right-to-left layout. Places are not mirrored.
  public func mirrored() -> ViewControllerTransition { modified(by: .mirrored) }

  /// Returns the transition with the old screen stepping back behind the new one: the old screen becomes smaller, with the
  /// corners of the display, and darkens by a fifth. For a transition that comes over an edge.
  ///
  /// ```swift
  /// present(form, using: .cover.pushesBack())
  /// ```
  ///
  /// A presented card leaves the screen behind in its place: there, nothing steps back.
  ///
  /// - Parameter scale: The size of the old screen at the end, 0.5 to 1. 0.92 by default.
  public func pushesBack(to scale: CGFloat = 0.92) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let scale = faults.take(scale, "scale", in: 0.5...1) ?? 0.92
    return combined(
      with: .effects(back: [.scale(scale), .displayCorners.during(0...0.005), .dim(0.2)])
    ).reporting(faults)
  }

  /// Returns both transitions at once: distances and angles are added, sizes and opacities multiplied. This transition,
  /// not `other`, sets the pace of the run, the order of the screens, and the form of the presented screen.
  ///
  /// If either transition is `.system`, the result is `.system`, because UIKit's own animation cannot be combined.
  public func combined(with other: ViewControllerTransition) -> ViewControllerTransition {
    guard !isSystem, !other.isSystem else { return .system }
    func sum(_ first: Content, _ second: Content) -> Content {
      switch (first, second) {
      case (.movement(let first), .movement(let second)): .movement(first.combined(with: second))
      case (.dynamic(let choose, let steps), _):
        .dynamic(choose, steps + [.combined(with: other)])
      case (_, .dynamic(let choose, let steps)):
        .dynamic(choose, steps + [.combinedAfter(self)])
      }
    }
    let isAsymmetric = closing != nil || other.closing != nil
    return Self(
      sum(content, other.content),
      closing: isAsymmetric ? sum(half(.closing), other.half(.closing)) : nil)
  }

  /// Returns the transition with reports on the parameters of its call.
  func reporting(_ faults: [TransitionIssue]) -> ViewControllerTransition {
    faults.isEmpty ? self : modified(by: .faults(faults))
  }

  /// The transition; `nil` if `isSystem`.
  var unlessSystem: ViewControllerTransition? { isSystem ? nil : self }

  /// Returns the transition of a direction.
  func half(_ direction: TransitionDirection) -> Content {
    direction == .closing ? closing ?? content : content
  }

  /// Changes a value. An unusable one is replaced by the default, and reported.
  private func modified<Value>(
    _ modifier: (Value?) -> TransitionModifier, by take: (inout [TransitionIssue]) -> Value?
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let value = take(&faults)
    return modified(by: modifier(value)).reporting(faults)
  }

  /// Changes both halves, also movements chosen later by `.dynamic`.
  func modified(by modifier: TransitionModifier) -> ViewControllerTransition {
    func changed(_ content: Content) -> Content {
      switch content {
      case .movement(let movement): .movement(movement.modified(by: modifier))
      case .dynamic(let choose, let steps): .dynamic(choose, steps.adding(modifier))
      }
    }
    return Self(changed(content), closing: closing.map(changed))
  }

  // MARK: Resolution

  /// The maximum number of nested dynamic transitions.
  static let depthOfChoices = 16

  private func bothHalves(_ test: (Content) -> Bool) -> Bool {
    test(content) && closing.map(test) != false
  }

  /// True if the transition contains no `.dynamic`.
  var isStatic: Bool {
    bothHalves {
      if case .movement(let movement) = $0 { movement.reducedTo?.isStatic != false } else { false }
    }
  }

  /// True if the system's animation plays in both directions.
  var isSystem: Bool {
    bothHalves { if case .movement(let movement) = $0 { movement.isSystem } else { false } }
  }

  /// Returns the movement of a direction: `.system` for `.dynamic` without a `request`.
  ///
  /// - Parameter report: Called if dynamic transitions are nested deeper than `depthOfChoices`.
  @MainActor
  func movement(
    _ direction: TransitionDirection, for request: TransitionRequest?,
    report: (TransitionIssue) -> Void
  ) -> Movement {
    var content = half(direction)
    for _ in 0..<ViewControllerTransition.depthOfChoices {
      guard case .dynamic(let choose, let steps) = content, let request else { break }
      content = steps.reduce(choose.closure(request)) { $0.changed(by: $1) }.half(direction)
    }
    if case .movement(let movement) = content {
      guard let fallback = movement.reducedTo else { return movement }
      var reducible = movement
      reducible.fallback = [fallback.movement(direction, for: request, report: report)]
      return reducible
    }
    if request != nil { report(.dynamicCycle) }
    return .system
  }

  private func changed(by step: Step) -> ViewControllerTransition {
    switch step {
    case .modified(let modifier): modified(by: modifier)
    case .combined(with: let other): combined(with: other)
    case .combinedAfter(let other): other.combined(with: self)
    }
  }

  // MARK: UIKit's animations

  /// Returns a transition written with UIKit's animations, as in a `UIViewControllerAnimatedTransitioning`.
  ///
  /// ```swift
  /// static let fading = animations { run in
  ///   let (away, there): (CGFloat, CGFloat) = run.direction == .closing ? (1, 0) : (0, 1)
  ///   run.frontView?.alpha = away
  ///   run.animate { run.frontView?.alpha = there }
  /// }.duration(0.4)
  /// ```
  ///
  /// The closure is called once in each run, with both screens in their places, the arriving screen in front when
  /// opening. Changes in the closure set up the beginning at once; changes in `TransitionRun.animate` are animated, and
  /// scrubbed, caught and reversed with the run. `UIView.animate` and property animators keep their own time:
  /// `TransitionRun.delayEnd()` makes the run wait for their end. The closure must handle right-to-left layouts itself.
  /// With Reduce Motion the run is a cross-fade, and the closure is not called.
  ///
  /// Prefer effects or a choreography where possible: they do not change the views themselves, so no view is laid out
  /// anew under a finger.
  public static func animations(
    _ perform: @escaping @MainActor @Sendable (_ run: TransitionRun) -> Void
  ) -> ViewControllerTransition {
    // Without parts that move: `perform` animates the screens.
    var movement = Movement(ofApp: Movement.Written { _ in Choreography() }, name: "animations")
    movement.animations = [perform]
    return ViewControllerTransition(movement)
  }
}
