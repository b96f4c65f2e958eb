import UIKit

/// Where both screens are at one instant, as far as what flies goes with them.
struct FlightPlanes: Sendable {
  /// The plane that an element moves in.
  enum Plane: Sendable {
    /// On both screens at once: from its place on the one to its place on the other.
    case between(old: PlaneProjection, new: PlaneProjection)
    /// With one of them.
    case aboard(PlaneProjection)
  }

  let back: PlaneProjection
  let fore: PlaneProjection
  /// The corner radius of either screen, in the points of the elements that lie in its corners: in its own, or
  /// in those of an element that flies straight, which a screen scales only as far as a finger does.
  let foreRadius: CGFloat
  let backRadius: CGFloat
  /// As much of either screen's top and bottom as is left out below bars, if elements go with the screens.
  let foreCut: UIEdgeInsets
  let backCut: UIEdgeInsets
  /// The opacity of the black that lies on screens which turn away from the light.
  let shade: CGFloat
  /// The rotation of both screens in depth, in radians.
  let turns: SIMD2<Double>
  /// The plane of the elements; `nil` if no screen moves them.
  let elements: Plane?
  /// The window of the fore screen, if that follows an element: its frame in the container, and its corner
  /// radius.
  let window: (frame: CGRect, radius: CGFloat)?

  /// The frames of both screens at rest; a screen that stays where it is has none.
  struct Frames: Sendable {
    var back: CGRect?
    var fore: CGRect
    var opens: Bool
    /// The corner radius of a card, which keeps it while it moves.
    var radius: CGFloat = 0
  }

  init(_ choreography: Choreography, at position: RunPosition, in frames: Frames) {
    func part(_ role: Choreography.Role) -> Choreography.Part {
      let index = choreography.parts.indices.first { choreography.parts[$0].role == role }
      return index.map { choreography.parts[$0] } ?? Choreography.Part(role: role)
    }
    func projection(_ pose: Pose, _ part: Choreography.Part, _ frame: CGRect) -> PlaneProjection {
      PlaneProjection(pose.transform(pivot: part.pivot, size: frame.size), about: frame.middle)
    }
    func pose(_ part: Choreography.Part) -> Pose {
      position.pose(of: part, overshoot: choreography.overshoot)
    }
    let foreground = part(.fore)
    let shown = pose(foreground)
    fore = projection(shown, foreground, frames.fore)
    let background = part(.back)
    let below = pose(background)
    back = frames.back.map { projection(below, background, $0) } ?? .identity
    // A circle that opens has no corners for elements to lie in.
    backRadius = frames.back == nil || background.isCircular ? 0 : below.cornerRadius ?? 0
    func cut(_ pose: Pose, _ isMoving: Bool) -> UIEdgeInsets {
      guard isMoving, choreography.elementMotion.isWithScreens else { return .zero }
      return UIEdgeInsets(top: pose.cutTop, left: 0, bottom: pose.cutBottom, right: 0)
    }
    (foreCut, backCut) = (cut(shown, true), cut(below, frames.back != nil))
    shade = choreography.elementMotion.style == .turns ? pose(part(.shade)).alpha : 0
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    // The finger, what it left, or an overshoot: from where the run alone has the screen to where it is shown.
    let inside = position.fraction.clamped(to: 0...1)
    let isAlone = position.residual[.fore] == .none && inside == position.fraction
    let alone = isAlone ? shown : foreground.pose(at: inside, overshoot: choreography.overshoot)
    let drag: PlaneProjection? =
      position.residual[.fore].moves || inside != position.fraction
      ? projection(alone, foreground, frames.fore).inverted.followed(by: fore) : nil
    foreRadius =
      (foreground.isCircular ? 0 : shown.cornerRadius ?? frames.radius)
      * (choreography.elementMotion.isWithScreens ? 1 : alone.scale)
    switch choreography.elementMotion.style {
    case .leads: elements = drag.map { .aboard($0) }
    case .straight:
      elements = drag.map {
        frames.opens ? .between(old: .identity, new: $0) : .between(old: $0, new: .identity)
      }
    case .rides:
      // From below a screen that turns with its own elements they leave as that rests.
      let home = choreography.elementMotion.keeper == .back ? .identity : back
      elements = frames.opens ? .between(old: home, new: fore) : .between(old: fore, new: home)
    case .turns:
      // The side that is in front is the one that is seen.
      elements = .aboard(below.lift >= shown.lift ? back : fore)
    }
    guard choreography.elementMotion.style == .leads else {
      window = nil
      return
    }
    // In its place the element has edges and round corners of its own: cut twice, they would be thinner. So
    // the cut begins outside of it there, by a point, and by the point at which the screen's window begins
    // within it.
    let weight = choreography.elementMotion.weight.value(at: position.fraction)
    let share = (weight / 0.025).clamped(to: 0...1)
    let frame = shown.windowFrame(in: frames.fore, pivot: foreground.pivot)
      .insetBy(dx: share + weight - 2, dy: share + weight - 2)
    let radius = (shown.cornerRadius ?? 0) * shown.scale * share
    window = (frame, min(radius, min(frame.width, frame.height) / 2))
  }
}
