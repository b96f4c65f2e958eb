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
    geometry.lead = flight?.lead(in: geometry.fore)
    geometry.find(definition.places, in: stage.container, report: report)
    self.geometry = geometry
    guard !crossFades else { return fade(on: stage, geometry) }
    let choreography = definition.choreography(direction, on: geometry).stacked(on: geometry)
    guard definition.isOfApp else { return choreography }
    guard choreography.isUsable else {
      report(.choreographyUnusable(definition.name))
      return fade(on: stage, geometry)
    }
    if reports { choreography.faults(direction).forEach(report) }
    return choreography
  }
}
