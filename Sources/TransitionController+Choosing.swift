import UIKit

// The transition that a run plays: fixed, or chosen anew.
extension TransitionController {
  /// Returns an animator for one run in a container whose delegate is the app's own, for example
  /// from `navigationController(_:animationControllerFor:from:to:)`: `nil` for the system's animation. A card
  /// fills the container there. UIKit then leaves touches on during the run: a tap on a bar of the container counts.
  ///
  /// - Parameter direction: `.opening` if the screen arrives, `.closing` if it leaves.
  public func animator(
    for direction: TransitionDirection
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (stack, tabs) = (destination?.navigationController, destination?.tabBarController)
    let request = TransitionRequest(
      direction, kind: stack != nil ? .push : tabs != nil ? .tab : .presentation,
      fore: destination, back: nil, container: stack ?? tabs)
    return prepare(for: request) ? animator(for: request) : nil
  }

  /// Returns what UIKit is given for a run whose transition has been resolved: `nil` for the system's animation.
  ///
  /// - Parameter isInterruptible: Whether something may catch a run of the library's own.
  func animator(
    for request: TransitionRequest, isInterruptible: Bool = true
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let composition = resolved(request.direction).composition else { return nil }
    if let make = composition.animator, !RunningTransition.asksForLessMotion {
      return AnimatorRun(request, of: self, playing: make(request)).vended
    }
    return RunningTransition(
      request.direction, of: self, source: request.source, isInterruptible: isInterruptible
    ).animator
  }

  /// Resolves the transition for a run, before UIKit is answered. Returns `false` for the system's animation.
  func prepare(for request: TransitionRequest) -> Bool {
    kind = request.kind
    if request.direction == .closing, let named = nextClosing {
      let chosen = resolve(named.transition, named.options, for: request)
      nextClosing?.resolved = chosen
      report(chosen)
      return chosen.composition != nil
    }
    if !transition.isStatic {
      let chosen = resolve(transition, options, for: request)
      report(chosen)
      switch request.direction {
      case .opening: opening = chosen
      case .closing: closing = chosen
      }
    }
    let composition = request.direction == .opening ? opening.composition : closing.composition
    if request.direction == .closing, let composition, let presentation,
      // An animator moves whatever it is given.
      composition.animator == nil, composition.form.isCard != presentation.form.isCard
    {
      report(.formChanged)
    }
    return composition != nil
  }

  /// Returns the transition that a request would be answered with now. Nothing remembers it.
  func choice(for request: TransitionRequest) -> ResolvedTransition {
    guard transition.isStatic else { return resolve(transition, options, for: request) }
    return request.direction == .opening ? opening : closing
  }

  /// Reads the options anew, and the transition, as far as that is fixed.
  ///
  /// - Parameter keepsChoice: Whether movements that a run has chosen stay those of the screen.
  func check(_ options: TransitionOptions, keepsChoice: Bool = false) {
    if keepsChoice, !transition.isStatic {
      opening = ResolvedTransition(opening.composition, options)
      closing = ResolvedTransition(closing.composition, options)
    } else {
      opening = resolve(transition, options, .opening)
      closing = resolve(transition, options, .closing)
    }
    let told = report(opening, orReadBy: closing)
    report(closing, orReadBy: opening, except: told)
    interaction.check(options)
  }

  private func resolve(
    _ transition: ViewControllerTransition, _ options: TransitionOptions,
    for request: TransitionRequest
  ) -> ResolvedTransition {
    resolve(transition, options, request.direction, request)
  }

  private func resolve(
    _ transition: ViewControllerTransition, _ options: TransitionOptions,
    _ direction: TransitionDirection, _ request: TransitionRequest? = nil
  ) -> ResolvedTransition {
    let composition = transition.composition(direction, for: request) { report($0) }
    return ResolvedTransition(composition, options)
  }

  /// Reports what is at fault with a transition that was resolved, and returns it. Options that only the other
  /// direction reads are not at fault, and no option is told twice.
  @discardableResult
  private func report(
    _ resolved: ResolvedTransition, orReadBy other: ResolvedTransition? = nil,
    except told: Told = Told()
  ) -> Told {
    guard let composition = resolved.composition else { return Told() }
    for field in TransitionOptions.Field.allCases {
      guard let fault = resolved.faults[field], told.faults[field] != fault else { continue }
      if fault == .unread, let other = other?.composition, other.reads.contains(field) { continue }
      report(.option(field.rawValue, preset: composition.name, fault))
    }
    let card = composition.reversedCard
    if let card, card != told.card { report(.cardReversed(card)) }
    let others = composition.animatorMisuses
    for misuse in others where !told.others.contains(misuse) { report(misuse) }
    return Told(faults: resolved.faults, card: card, others: others)
  }

  /// The reports on one direction.
  private struct Told {
    var faults: [TransitionOptions.Field: TransitionMisuse.Fault] = [:]
    var card: String?
    var others: [TransitionMisuse] = []
  }

  // MARK: Reading

  var definition: any TransitionDefinition { definition(.opening) }

  /// The transition that a run in a direction plays.
  func definition(_ direction: TransitionDirection) -> any TransitionDefinition {
    resolved(direction).definition
  }

  var resolvedOptions: ResolvedOptions { opening.options }

  func resolvedOptions(_ direction: TransitionDirection) -> ResolvedOptions {
    resolved(direction).options
  }

  private func resolved(_ direction: TransitionDirection) -> ResolvedTransition {
    direction == .opening ? opening : nextClosing?.resolved ?? closing
  }

  /// True if the screen is on its way out with the system's animation.
  var playsSystemsClosing: Bool { resolved(.closing).composition == nil }

  /// The backdrop behind the screens.
  var backdrop: TransitionBackdrop { resolvedOptions.backdrop ?? definition.backdrop }

  /// The choreography with which a screen at rest would close, and its geometry.
  func closing(
    of fore: CGRect, in container: UIView, reference: UIView?, request: TransitionRequest
  ) -> (choreography: Choreography, geometry: TransitionGeometry) {
    let choice = choice(for: request)
    var geometry = TransitionGeometry(
      of: container, fore: fore, reference: reference, options: choice.options
    ) { _, _ in }
    geometry.find(choice.definition.places, in: container) { _ in }
    return (choice.definition.choreography(.closing, on: geometry), geometry)
  }
}
