import UIKit

/// The replacement of every preset when Reduce Motion or Prefer Cross-Fade Transitions is on: a
/// fade in which nothing moves.
enum CrossFade {
  /// In seconds, at most. iOS's own takes about 0.14 (https://pub.dev/packages/swift_transitions).
  static let duration: TimeInterval = 0.25

  /// Fades the fore screen over an opaque back screen, or a card together with its backdrop.
  static func choreography(
    _ direction: TransitionDirection, form: PresetForm, lasting seconds: TimeInterval
  ) -> Choreography {
    var fore = Part(role: .fore)
    fore.alpha = .line(from: 0, to: 1)
    var below = Part(role: form == .fullScreen ? .back : .backdrop)
    if form != .fullScreen { below.alpha = fore.alpha }
    let opening = Choreography(
      parts: [below, fore], timing: .cubic(0.42, 0, 0.58, 1, duration: min(seconds, duration)))
    return direction == .opening ? opening : opening.reversed(timing: opening.timing)
  }
}
