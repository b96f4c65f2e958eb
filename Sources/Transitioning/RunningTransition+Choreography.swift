import UIKit

// The movement of a run.
extension RunningTransition {
  /// Asks for the choreography on a stage as it is now.
  ///
  /// - Parameter reports: Whether what is at fault is told: once in a run is enough.
  func choreography(on stage: Stage, reports: Bool = false) -> Choreography {
    let report: (TransitionMisuse) -> Void = { [controller] in
      if reports { controller?.report($0) }
    }
    var geometry = stage.geometry(options: resolvedOptions) { [definition] field, fault in
      report(.option(field.rawValue, preset: definition.name, fault))
    }
    geometry.isInContainer = presentation == nil
    geometry.lead = flight?.lead(in: geometry.fore)
    let places = definition.places + (effectViews?.places ?? [])
    geometry.find(places, in: stage.container, report: report)
    geometry.inside = effectViews?.frames ?? [:]
    self.geometry = geometry
    guard !crossFades else { return fade(on: stage, geometry) }
    effectViews?.misuses(on: geometry).forEach(report)
    let choreography = definition.choreography(direction, on: geometry)
    guard definition.isOfApp else {
      let isCard = presentation?.form.isCard == true
      return complete(isCard ? choreography.asCard(direction) : choreography, on: geometry)
    }
    guard choreography.isUsable else {
      report(.choreographyUnusable(definition.name))
      return fade(on: stage, geometry)
    }
    if reports {
      (definition.misuses(on: geometry) + choreography.faults(direction)).forEach(report)
    }
    return complete(choreography, on: geometry)
  }

  /// Adds the effects that the screens bring themselves, and keeps in order what turns in depth.
  private func complete(
    _ choreography: Choreography, on geometry: TransitionGeometry
  ) -> Choreography {
    var complete =
      (effectViews?.completing(choreography, direction, on: geometry) ?? choreography)
      .stacked(on: geometry)
    for index in complete.parts.indices where complete.parts[index].role.isView {
      let view = stage?.views[complete.parts[index].role]
      complete.parts[index].containsEffect = view?.containsEffect == true
    }
    return complete
  }

  /// Orders what is on the stage as a choreography has it.
  func arrange(_ stage: Stage, for choreography: Choreography) {
    let backdrop = resolvedOptions.backdrop ?? definition.backdrop
    let roles = choreography.parts.map(\.role)
    let ground =
      resolvedOptions.backdrop == nil && roles.contains(.back) ? context?.ground : nil
    stage.arrange(
      roles, backdrop: presentation?.fadingBackdrop,
      background: ground ?? backdrop.color ?? definition.backdrop.color ?? .black)
  }

  /// Looks for the views inside both screens that effects move.
  func findEffectViews(on stage: Stage, presenter: UIViewController?) {
    effectViews = EffectViews(
      definition.effectKeys, on: stage, presenter: presenter,
      elements: flight?.matchedViews ?? [], takesOwn: !Self.asksForLessMotion
    ) { [controller] in controller?.report($0) }
  }
}
