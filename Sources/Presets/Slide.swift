import UIKit

/// Both screens step back a little, slide past each other, a constant gap apart, and step forward.
struct Slide: ChoreographedTransition {
  /// The edge that the new screen arrives from.
  var edge = TransitionEdge.trailing
  /// The space that is seen between the two screens in mid-slide, in points.
  var gap: CGFloat = 16
  /// The scale of both screens in mid-slide.
  var minimumScale: CGFloat = 0.92

  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.44
  /// A gray, so that the outlines of both white and black screens stay visible.
  var backdrop: TransitionBackdrop { .color(.systemGray4) }

  var movement: Movement { Movement(self, name: "slide") }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let side = edge.outward(isRightToLeft: geometry.isRightToLeft)
    let extent = side.dx != 0 ? geometry.container.width : geometry.container.height

    // The gap opens and closes with the step, so that it is what is seen, and nothing is left at the end.
    let distance = step(from: extent, to: minimumScale * extent + gap)
    var back = Part(role: .back)
    if side.dx != 0 { back.x = .linear(from: 0, to: -side.dx) * distance }
    if side.dy != 0 { back.y = .linear(from: 0, to: -side.dy) * distance }
    back.scale = step(from: 1, to: minimumScale)
    back.cornerRadius = .constant(geometry.displayCornerRadius)
    back.shadow = .constant(0.18)
    back.cut(under: geometry.backBars, .closing)
    back.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.backBars)

    var front = back
    front.role = .front
    front.cut(under: geometry.bars)
    front.bezel = Part.Bezel(geometry.container, frame: geometry.whole, bars: geometry.bars)
    if side.dx != 0 { front.x = .linear(from: side.dx, to: 0) * distance }
    if side.dy != 0 { front.y = .linear(from: side.dy, to: 0) * distance }
    // Beside the old screen at first, on which it must not fall at once.
    front.shadow = .keyframes([(0, 0), (0.1, 0.18), (1, 0.18)], .linear)

    return Choreography(
      parts: [Part(role: .backdrop), back, front],
      timing: .standard(duration: openingDuration),
      overshoot: -0.1...1.1)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    var closing = opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
    // The page takes its elements along until little of it is left: no finger holds an empty page.
    closing.elementMotion.weight = .keyframes([(0, 1), (0.62, 1), (1, 0)], .smooth)
    return closing
  }

  private func step(from rest: CGFloat, to stepped: CGFloat) -> Track {
    .keyframes([(0, rest), (0.25, stepped), (0.75, stepped), (1, rest)], .smooth)
  }
}
