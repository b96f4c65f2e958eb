import UIKit

// The fade that takes the place of a movement.
extension RunningTransition {
  /// True if the user has asked the system for less motion.
  static var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// True if the movement gives way to a cross-fade. A transition in which nothing moves is kept as it is.
  var givesWay: Bool { Self.asksForLessMotion && !definition.isMotionless(direction) }

  /// Lets the elements fly along, unless the user has asked for less motion.
  func board(_ choreography: Choreography) {
    if Self.asksForLessMotion {
      flight?.cancel(.reducedMotion)
    } else {
      flight?.board(choreography)
    }
    report()
  }

  func fade(on stage: Stage, _ geometry: TransitionGeometry) -> Choreography {
    let form = stage.views[.back] == nil ? definition.form : .fullScreen
    let seconds = definition.duration(direction, options: resolvedOptions)
    guard stage.views[.picture] != nil else {
      return CrossFade.choreography(direction, form: form, lasting: seconds)
    }
    let card = form == .fullScreen ? nil : geometry.fore
    return CrossFade.choreography(direction, card: card, lasting: seconds)
  }
}
