import UIKit

/// The replacement of every preset when Reduce Motion or Prefer Cross-Fade Transitions is on: a fade without movement.
enum CrossFade {
  /// The maximum, in seconds. iOS's own cross-fade takes about 0.14 (https://pub.dev/packages/swift_transitions).
  static let duration: TimeInterval = 0.25

  /// Fades out a `.picture` of the leaving screen over the arriving screen, opaque from the first frame because glass
  /// once drawn at opacity 0 stays flat. A leaving card is not faded, but closed by `cutBottom`.
  ///
  /// - Parameter card: The frame of a card; `nil` for a full screen.
  static func choreography(
    _ direction: TransitionDirection, card: CGRect?, lasting seconds: TimeInterval
  ) -> Choreography {
    let opens = direction == .opening
    var parts: [Choreography.Part] = [
      .part(.front), .part(.picture) { $0.opacity = .linear(from: 1, to: 0) },
    ]
    if let card {
      if !opens { parts[0].cutBottom = .constant(card.height) }
      parts.insert(opens ? .part(.backdrop) : .backdrop(from: 1, to: 0), at: 0)
    } else {
      parts.insert(.part(.back), at: opens ? 0 : 1)
    }
    return Choreography(
      parts: parts, timing: timing(lasting: seconds),
      elementMotion: ElementMotion(style: .straight))
  }

  /// Without a picture, fades the `.front` screen over an opaque `.back` screen, or a card together with its backdrop.
  static func choreography(
    _ direction: TransitionDirection, isCard: Bool, lasting seconds: TimeInterval
  ) -> Choreography {
    let below = isCard ? Choreography.Part.backdrop(from: 0, to: 1) : .part(.back)
    let front = Choreography.Part.front { $0.opacity = .linear(from: 0, to: 1) }
    let opening = Choreography(
      parts: [below, front], timing: timing(lasting: seconds),
      elementMotion: ElementMotion(style: .straight))
    return direction == .opening ? opening : opening.reversed()
  }

  private static func timing(lasting seconds: TimeInterval) -> Timing {
    .cubic(0.42, 0, 0.58, 1, duration: min(seconds, duration))
  }
}
