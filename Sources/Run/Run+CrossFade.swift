import UIKit

// The cross-fade in place of a movement.
extension Run {
  /// True if Reduce Motion or Prefer Cross-Fade Transitions is on.
  static var asksForLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  var givesWay: Bool { movement.givesWay(direction, followsFinger: startsInteractively) }

  func fade(on geometry: TransitionGeometry) -> Choreography {
    let isCard = stage.views[.back] == nil && movement.card != nil
    let seconds = movement.duration(direction)
    guard stage.views[.picture] != nil else {
      return CrossFade.choreography(direction, isCard: isCard, lasting: seconds)
    }
    return CrossFade.choreography(
      direction, card: isCard ? geometry.front : nil, lasting: seconds)
  }
}

@MainActor
extension Movement {
  /// True if a cross-fade replaces the movement. A movement with `isMotionless` is kept and, with Reduce Motion alone, a
  /// fallback, and a movement over an edge that follows a finger.
  func givesWay(_ direction: TransitionDirection, followsFinger: Bool) -> Bool {
    guard Run.asksForLessMotion, !isMotionless(direction) else { return false }
    if UIAccessibility.prefersCrossFadeTransitions { return true }
    return !isFallback && !(followsFinger && passesOverEdge(direction))
  }
}
