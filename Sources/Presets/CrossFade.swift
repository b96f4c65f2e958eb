import UIKit

/// What every preset becomes where people have asked for less motion: nothing moves.
enum CrossFade {
  /// In seconds. iOS's own takes about 0.14 s; this is the most that the design allows.
  static let duration: TimeInterval = 0.25

  /// The fore screen over an opaque back screen.
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
