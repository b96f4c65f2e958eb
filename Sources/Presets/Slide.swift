import UIKit

/// Both screens step back a little, slide past each other with a constant `gap`, and step forward.
struct Slide: ChoreographedTransition, Equatable {
  /// The edge over which the new screen arrives.
  var edge = TransitionEdge.trailing
  /// The visible space between the two screens in mid-slide, in points.
  var gap: CGFloat = 16
  /// The scale of both screens in mid-slide.
  var minimumScale: CGFloat = 0.92

  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.44
  /// A gray, to keep the outlines of both white and black screens visible.
  var backdrop: TransitionBackdrop { .color(.systemGray4) }

  var movement: Movement { Movement(self, name: "slide") }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let side = edge.outward(isRightToLeft: geometry.isRightToLeft)
    let extent = side.dx != 0 ? geometry.container.width : geometry.container.height

    // `distance` changes with the step, so the visible space is `gap` in mid-slide, and 0 at both ends.
    let distance = step(from: extent, to: minimumScale * extent + gap)
    var back = Part(role: .back)
    if side.dx != 0 { back.x = .linear(from: 0, to: -side.dx) * distance }
    if side.dy != 0 { back.y = .linear(from: 0, to: -side.dy) * distance }
    back.scale = step(from: 1, to: minimumScale)
    back.cornerRadius = .constant(geometry.displayCornerRadius)
    back.shadow = .constant(0.18)
    back.cut(under: geometry.backBars, in: geometry.container, .closing)

    var front = back
    front.role = .front
    front.cut(under: geometry.bars, in: geometry.container)
    if side.dx != 0 { front.x = .linear(from: side.dx, to: 0) * distance }
    if side.dy != 0 { front.y = .linear(from: side.dy, to: 0) * distance }
    // `shadow` starts at 0: beside the old screen at first, the new screen must not darken the old screen at once.
    front.shadow = .keyframes([(0, 0), (0.1, 0.18), (1, 0.18)], .linear)

    return Choreography([Part(role: .backdrop), back, front], overshoot: 0.1)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    var closing = opening(on: geometry).reversed()
    // Elements stay on the leaving page until little of the page is left, so a finger never holds an empty page.
    closing.elementMotion.weight = .keyframes([(0, 1), (0.62, 1), (1, 0)], .smooth)
    return closing
  }

  private func step(from rest: CGFloat, to stepped: CGFloat) -> Track {
    .keyframes([(0, rest), (0.25, stepped), (0.75, stepped), (1, rest)], .smooth)
  }
}
