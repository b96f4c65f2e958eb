import UIKit

/// The new screen zooms out of a point or a view; closing, it shrinks back into one and fades.
struct Full: PresetDefinition {
  let name = "full"
  let form = PresetForm.fullScreen
  let reads: Set<TransitionOptions.Field> = [.origin, .destination, .duration, .timing]
  let openingDuration: TimeInterval = 0.45
  let closingDuration: TimeInterval = 0.36

  func opening(on geometry: Geometry) -> Choreography {
    var fore = zoomed(geometry, at: geometry.origin, orTo: 0.1)
    fore.alpha = .through([(0, 0), (0.2, 1), (1, 1)], .smooth)
    let distance = hypot(geometry.container.width, geometry.container.height)
    return Choreography(
      parts: [Part(role: .back), shade(from: 0, to: 0.2), fore],
      timing: .spring(
        dampingRatio: 0.85, duration: openingDuration, tolerance: geometry.tolerance(over: distance)
      ),
      overshoot: 0...1.1)
  }

  func closing(on geometry: Geometry) -> Choreography {
    var fore = zoomed(geometry, at: geometry.destination, orTo: 0.3).reversed()
    fore.alpha = .through([(0, 1), (0.55, 1), (1, 0)], .smooth)
    return Choreography(
      parts: [Part(role: .back), shade(from: 0.2, to: 0), fore],
      timing: .standard(duration: closingDuration))
  }

  /// Dims the old screen slightly, so that a white screen has an edge in front of a white one.
  private func shade(from start: CGFloat, to end: CGFloat) -> Part {
    var shade = Part(role: .shade)
    shade.alpha = .line(from: start, to: end)
    return shade
  }

  /// The part that grows from `place` to the whole container; a point starts at the scale `small`.
  private func zoomed(_ geometry: Geometry, at place: CGRect?, orTo small: CGFloat) -> Part {
    let rest = geometry.fore
    let place = place ?? CGRect(origin: rest.middle, size: .zero)
    var (scale, stretch) = (small, CGFloat(1))
    if place.width > 1, place.height > 1, rest.isUsable {
      scale = place.width / rest.width
      stretch = place.height / rest.height / scale
    }
    var fore = Part(role: .fore)
    fore.x = .line(from: place.midX - rest.midX, to: 0)
    fore.y = .line(from: place.midY - rest.midY, to: 0)
    fore.scale = .line(from: scale, to: 1)
    // Undistorted from 45 % on, so that text is squashed only briefly.
    fore.stretch = .through([(0, stretch), (0.45, 1), (1, 1)], .smooth)
    fore.cornerRadius = .line(from: 44, to: 0)
    fore.holdsCornersOnScreen = true
    return fore
  }
}
