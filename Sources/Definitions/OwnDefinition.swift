import Foundation

/// A transition of the app's own, as the engine knows it.
struct OwnDefinition: TransitionDefinition {
  let own: any ChoreographedTransition
  let name: String

  init(_ own: any ChoreographedTransition, name: String? = nil) {
    self.own = own
    self.name = name ?? "\(type(of: own))"
  }

  let isOfApp = true
  var reads: Set<TransitionOptions.Field> { OwnDefinition.fields }

  static let fields: Set<TransitionOptions.Field> = [
    .duration, .timing, .backdrop, .displayCornerRadius,
  ]

  var openingDuration: TimeInterval { OwnDefinition.sound(own.openingDuration) ?? 0.5 }

  var closingDuration: TimeInterval {
    OwnDefinition.sound(own.closingDuration) ?? 0.8 * openingDuration
  }

  var presentation: TransitionPresentation { own.presentation }

  var backdrop: TransitionBackdrop {
    let backdrop = own.backdrop
    return backdrop.isSound(behindCard: form != .fullScreen) ? backdrop : .black
  }

  var places: [TransitionPlace] { own.places }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    own.opening(on: geometry).withBackdrop(.opening, fades: geometry.isCard)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    own.closing(on: geometry).withBackdrop(.closing, fades: geometry.isCard)
  }

  private static func sound(_ seconds: TimeInterval) -> TimeInterval? {
    seconds.isFinite && (0.05...60).contains(seconds) ? seconds : nil
  }
}

extension Choreography {
  /// Adds the backdrop, behind all else, if nobody has done so. Behind a card it is there only while the card
  /// is.
  func withBackdrop(_ direction: TransitionDirection, fades: Bool) -> Choreography {
    guard !parts.contains(where: { $0.role == .backdrop }) else { return self }
    var backdrop = Part(role: .backdrop)
    if fades {
      backdrop.alpha =
        direction == .opening ? .line(from: 0, to: 1) : .line(from: 1, to: 0)
    }
    var choreography = self
    choreography.parts.insert(backdrop, at: 0)
    return choreography
  }
}
