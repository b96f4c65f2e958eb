import UIKit

/// A card drops in on a string and swings; `lastSwing` continues after the run. In a closing, the card falls.
struct Hang: ChoreographedTransition, Equatable {
  /// The largest angle of the swing, in degrees; `nil` for 6.5, or less if limited by the edges of the screen.
  var tilt: CGFloat?

  let presentation = TransitionPresentation(
    card: CardLayout(size: .fractions(width: 0.8, height: 0.6)))
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.48
  var backdrop: TransitionBackdrop { .black(opacity: 0.15) }

  var movement: Movement {
    var movement = Movement(self, name: "hang")
    movement.writesClosing = true
    movement.takesTiming = false
    movement.lastSwing = { lastSwing(on: $0) }
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let distance = geometry.front.maxY + CardLayout.shadowReach
    let drop = Timing.spring(
      dampingRatio: dampingRatio(over: distance), duration: 1,
      tolerance: geometry.tolerance(over: distance))

    var front = Part(role: .front)
    front.anchor = anchor(geometry)
    front.y = Track.linear(from: -distance, to: 0).paced(by: drop)
    front.rotationZ = .oscillation(pendulum(geometry), push: Hang.jerk, over: openingDuration)
    if geometry.fillsContainer { front.becomeWholeScreen(.opening, on: geometry) }

    var backdrop = Part(role: .backdrop)
    backdrop.opacity = .keyframes([(0, 0), (0.5, 1), (1, 1)], .smooth)

    // The tracks of drop and swing have timings of their own (`drop`, `pendulum`); the run itself is linear.
    return Choreography(
      parts: [backdrop, front], timing: .linear(duration: openingDuration), overshoot: -0.1...1,
      // Elements join the card from 15 to 100 ms, before more of the card is visible than their empty places.
      elementMotion: ElementMotion(
        style: .rides, weight: .keyframes([(0, 0), (0.03, 0), (0.2, 1), (1, 1)], .smooth)))
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    let turn = tilt(geometry) * 10 / 8
    let card = geometry.front
    // A turned card reaches lower than a card at rest, by `taller`.
    let taller = card.width / 2 * sin(abs(turn))
    let distance = geometry.container.height - card.minY + CardLayout.shadowReach + taller
    // The card is beyond the edge after `out`, and falls on. The rest of the run is left to the elements, whose fall is
    // reversed before they are out of sight.
    let out: CGFloat = 0.78

    var front = Part(role: .front)
    front.y = .keyframes([(0, 0), (1, distance / (out * out))], .falling)
    front.rotationZ = .keyframes([(0, 0), (1, geometry.side * turn / (out * out))], .falling)
    if geometry.fillsContainer { front.becomeWholeScreen(.closing, on: geometry) }

    var backdrop = Part(role: .backdrop)
    backdrop.opacity = .keyframes([(0, 1), (out, 0), (1, 0)], .linear)

    return Choreography(
      parts: [backdrop, front], timing: .linear(duration: closingDuration),
      overshoot: -0.1...1,
      // Elements fall with the card at first: less than half of it is seen by the time its places are empty.
      elementMotion: ElementMotion(
        style: .rides, weight: .keyframes([(0, 1), (0.5, 1), (1, 0)], .smooth)),
      exitSpeed: 1.4 / closingDuration)
  }

  /// Returns the swing after the run, small and soon at rest, as a choreography of its own; `nil` without a tilt.
  func lastSwing(on geometry: TransitionGeometry) -> Choreography? {
    let pendulum = pendulum(geometry)
    guard pendulum.peak != 0 else { return nil }
    let seconds: TimeInterval = 0.4
    var front = Part(role: .front)
    front.anchor = anchor(geometry)
    front.rotationZ =
      Track.oscillation(pendulum, push: Hang.jerk - openingDuration, over: seconds)
      * Track.keyframes([(0, 1), (1, 0)], .smooth)
    let slowness = (geometry.settings.duration ?? openingDuration) / openingDuration
    return Choreography(parts: [front], timing: .linear(duration: seconds * slowness))
  }

  /// Returns a pendulum with a period as long as the run after `Hang.jerk`: at the end the card hangs straight, though
  /// not at rest. Each extreme is about half of the extreme before.
  private func pendulum(_ geometry: TransitionGeometry) -> Pendulum {
    Pendulum(peak: geometry.side * tilt(geometry), period: openingDuration - Hang.jerk, decay: 2.77)
  }

  private func anchor(_ geometry: TransitionGeometry) -> CGPoint {
    CGPoint(x: 0.5, y: -Hang.string / max(geometry.front.height, 1))
  }

  /// The seconds of a straight fall, before the string jerks and the swing begins.
  private static let jerk: TimeInterval = 0.03

  private func tilt(_ geometry: TransitionGeometry) -> CGFloat {
    if let tilt { return tilt * .pi / 180 }
    // With a larger `tilt`, the edge of the screen would cut the card.
    let card = geometry.front
    let margin = max(min(card.minX, geometry.container.width - card.maxX), 0)
    let room = min((margin + 8) / (card.height + Hang.string), 1)
    return min(6.5 * .pi / 180, atan2(room, (1 - room * room).squareRoot()))
  }

  /// The distance of the fixed point above the top of the card, in points.
  private static let string: CGFloat = 40

  /// Returns 0.78, or more if the overshoot, e^(−πζ/√(1−ζ²)) of `distance`, would exceed 40 points.
  private func dampingRatio(over distance: CGFloat) -> CGFloat {
    let share = log(min(40 / max(distance, 1), 1))
    return max(0.78, -share / (CGFloat.pi * .pi + share * share).squareRoot())
  }
}
