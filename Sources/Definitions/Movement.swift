import Foundation

/// One of the movements that play at once in a transition, with its own options; perhaps mirrored, or with
/// its directions exchanged.
struct Movement: TransitionDefinition {
  let base: any TransitionDefinition
  /// The options that are part of the transition; those of the call come on top.
  var options = TransitionOptions()
  /// Both, validated.
  var resolvedOptions: ResolvedOptions?
  var isMirrored = false
  /// The closing opens, and the two screens have changed round.
  var isReversed = false

  var name: String { base.name }
  var isOfApp: Bool { base.isOfApp }
  var writesClosing: Bool { base.writesClosing }
  var effectKeys: Set<String> { base.effectKeys }
  var reads: Set<TransitionOptions.Field> { base.reads }
  var openingDuration: TimeInterval { isReversed ? base.closingDuration : base.openingDuration }
  var closingDuration: TimeInterval { isReversed ? base.openingDuration : base.closingDuration }
  var landingDuration: TimeInterval { isReversed ? base.openingDuration : base.landingDuration }
  var backdrop: TransitionBackdrop { base.backdrop }

  // A screen that gives way to a card does not become one.
  var presentation: TransitionPresentation { isReversed ? .fullScreen : base.presentation }

  var performed: [PerformedMovement] {
    base.performed.map { PerformedMovement(perform: $0.perform, isReversed: isReversed) }
  }

  var animator: AnimatorMaker? {
    guard isReversed, let make = base.animator else { return base.animator }
    return { make($0.reversed) }
  }

  var places: [TransitionPlace] {
    base.places + [resolvedOptions?.origin, resolvedOptions?.destination].compactMap { $0 }
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let geometry = seen(geometry)
    return played(isReversed ? base.closing(on: geometry) : base.opening(on: geometry))
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    let geometry = seen(geometry)
    return played(isReversed ? base.opening(on: geometry) : base.closing(on: geometry))
  }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] {
    base.misuses(on: seen(geometry))
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    isReversed ? nil : base.carrying(on: seen(geometry))
  }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? {
    guard !isReversed, let swing = base.lastSwing(on: seen(geometry)) else { return nil }
    return isMirrored ? swing.mirrored() : swing
  }

  /// The container as the base is to see it.
  private func seen(_ geometry: TransitionGeometry) -> TransitionGeometry {
    var geometry = geometry
    if let resolvedOptions { geometry = geometry.with(resolvedOptions) }
    if isReversed {
      geometry.fore = geometry.whole
      geometry.lead = nil
      geometry.isCard = false
      geometry.inside = geometry.inside.swapped()
    }
    return isMirrored ? geometry.mirrored() : geometry
  }

  private func played(_ choreography: Choreography) -> Choreography {
    var choreography = choreography
    if isReversed { choreography = choreography.swapped() }
    return isMirrored ? choreography.mirrored() : choreography
  }
}

extension LastSwing {
  fileprivate func mirrored() -> LastSwing {
    var swing = self
    swing.pendulum.peak.negate()
    swing.pivot.x = 1 - pivot.x
    return swing
  }
}
