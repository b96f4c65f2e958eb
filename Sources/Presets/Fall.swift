import UIKit

/// A card tips in over an edge and lands flat; in a closing, the card leaves in reverse, accelerating.
struct Fall: ChoreographedTransition, Equatable {
  /// The distance of the eye, as a multiple of the card's height; of its width, over a leading or trailing edge.
  var perspective: CGFloat = 2.5

  let presentation = TransitionPresentation(
    card: CardLayout(size: .fractions(width: 0.8, height: 0.7)))
  let openingDuration: TimeInterval = 0.4
  let closingDuration: TimeInterval = 0.36
  var backdrop: TransitionBackdrop { .black(opacity: 0.25) }

  var movement: Movement {
    var movement = Movement(self, name: "fall")
    movement.movesFreely = true
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let goal = geometry.to?.frame.middle ?? CGPoint(x: geometry.container.width / 2, y: 0)
    let edge = geometry.nearestEdge(to: goal)
    let card = geometry.front
    let isUpright = edge.dy != 0
    let half = (isUpright ? card.height : card.width) / 2
    let eye = perspective * max(2 * half, 1)
    let tilt = CGFloat.pi / 3
    // A view that lands is hidden when it has been drawn once, and an element needs some frames to reach its place. So the
    // near edge reaches the container's edge just before the second frame, at `entry`, as projected: `near` is its height
    // above the screen as a fraction of the distance of the `eye`, and lengths grow by 1 / (1 − near).
    let entry: CGFloat = 0.16
    let left = tilt * (1 - entry)
    let near = half * sin(left) / eye
    let inside =
      isUpright
      ? (edge.dy < 0 ? card.midY : geometry.container.height - card.midY)
      : (edge.dx < 0 ? card.midX : geometry.container.width - card.midX)
    let start = (inside * (1 - near) + half * cos(left)) / (1 - entry)

    var front = Part(role: .front)
    front.perspective = .constant(eye)
    if isUpright {
      front.y = .linear(from: edge.dy * start, to: 0)
      front.rotationX = .linear(from: -edge.dy * tilt, to: 0)
    } else {
      front.x = .linear(from: edge.dx * start, to: 0)
      front.rotationY = .linear(from: edge.dx * tilt, to: 0)
    }
    // Keeps the far edge in front of the backdrop: `half * sin(tilt)` is less than `half * tilt`.
    front.lift = .linear(from: half * tilt + 2, to: 2)
    if geometry.fillsContainer {
      front.becomeWholeScreen(.opening, on: geometry)
    } else {
      // The look of a card. `shadow` starts at 0, because it would reach over the container's edge.
      front.cornerRadius = .constant(geometry.settings.cardRadius)
      front.shadow = .keyframes(
        [(0, 0), (entry, 0), (0.23, CardLayout.shadow), (1, CardLayout.shadow)], .linear)
    }

    return Choreography(
      parts: [.backdrop(from: 0, to: 1), front],
      timing: .spring(frequency: 23.5, over: 0.8 * geometry.diagonal), overshoot: -0.1...1,
      // Elements take a tenth of a second to the card: a shorter flight reads as a cut, and during a longer one their empty
      // places in the card are seen.
      elementMotion: ElementMotion(
        style: .rides, weight: .keyframes([(0, 0), (0.02, 0), (0.68, 1), (1, 1)], .smooth)),
      exitSpeed: 1.4 / closingDuration)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    var closing = opening(on: geometry).reversed(
      timing: .cubic(0.35, 0, 0.8, 0.85, duration: closingDuration))
    // Elements leave with the card at first: hardly more than a strip of it is seen by the time its places are empty.
    // The card is beyond the edge before the end, which is left to elements on their way back.
    closing.elementMotion = ElementMotion(
      style: .rides, weight: .keyframes([(0, 1), (0.5, 1), (1, 0)], .smooth))
    return closing
  }
}
