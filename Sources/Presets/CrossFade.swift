import UIKit

/// The replacement of every preset when Reduce Motion or Prefer Cross-Fade Transitions is on: a
/// fade in which nothing moves.
enum CrossFade {
  /// In seconds, at most. iOS's own takes about 0.14 (https://pub.dev/packages/swift_transitions).
  static let duration: TimeInterval = 0.25

  /// Fades a picture of what leaves away over what arrives, which is opaque from the first frame: glass that
  /// has once been drawn at opacity 0 stays flat. A card that leaves is closed meanwhile, not faded.
  ///
  /// - Parameter card: The frame of a card; `nil` for a full screen.
  static func choreography(
    _ direction: TransitionDirection, card: CGRect?, lasting seconds: TimeInterval
  ) -> Choreography {
    let opens = direction == .opening
    var picture = Choreography.Part(role: .picture)
    picture.opacity = .linear(from: 1, to: 0)
    var parts = [Choreography.Part(role: .front), picture]
    if let card {
      var backdrop = Choreography.Part(role: .backdrop)
      if !opens {
        backdrop.opacity = picture.opacity
        parts[0].cutBottom = .constant(card.height)
      }
      parts.insert(backdrop, at: 0)
    } else {
      parts.insert(Choreography.Part(role: .back), at: opens ? 0 : 1)
    }
    return Choreography(
      parts: parts, timing: timing(lasting: seconds), elementMotion: ElementMotion(.straight))
  }

  /// Where there is no picture: fades the front screen over an opaque back screen, or a card together with
  /// its backdrop.
  static func choreography(
    _ direction: TransitionDirection, form: TransitionPresentation.Form,
    lasting seconds: TimeInterval
  ) -> Choreography {
    var front = Choreography.Part(role: .front)
    front.opacity = .linear(from: 0, to: 1)
    var below = Choreography.Part(role: form == .fullScreen ? .back : .backdrop)
    if form != .fullScreen { below.opacity = front.opacity }
    let opening = Choreography(
      parts: [below, front], timing: timing(lasting: seconds),
      elementMotion: ElementMotion(.straight))
    return direction == .opening ? opening : opening.reversed(timing: opening.timing)
  }

  private static func timing(lasting seconds: TimeInterval) -> Timing {
    .cubic(0.42, 0, 0.58, 1, duration: min(seconds, duration))
  }
}
