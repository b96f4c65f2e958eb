import UIKit

@testable import TransitionCatalog

/// Prints keyframe counts, errors and baking times of each preset, in each direction and size.
@MainActor
func bakingTable() {
  print("Baking: keyframes of the busiest movement, poses computed, worst error in points, time")
  print("  limits: 72 keyframes at 390x844, 120 at 1366x1024; 0.25 pt; 1 ms")
  for preset in TransitionPreset.allCases {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1366, height: 1024)] {
      for direction in [TransitionDirection.opening, .closing] {
        report(preset, size, direction)
      }
    }
  }
}

@MainActor
private func report(_ preset: TransitionPreset, _ size: CGSize, _ direction: TransitionDirection) {
  let choreography = preset.movement.choreography(
    direction, on: geometry(of: preset, in: size))
  let parts = choreography.parts.filter(\.moves)
  var (animations, computed): ([(Choreography.Part, CAKeyframeAnimation)], Int) = ([], 0)
  let time = median(of: 200) {
    let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
    (animations, computed) = ([], 0)
    for part in choreography.parts {
      let baking = KeyframeBaker(
        path: path, poses: path.poses(of: part, overshoot: choreography.overshoot))
      if part.moves {
        animations.append(
          (
            part,
            baking.matrices(
              anchor: part.anchor, size: size, resting: CATransform3DIdentity, turns: part.turns)
          ))
      }
      if part.fades { _ = baking.numbers("opacity", tolerance: 0.001, \.opacity) }
      computed += baking.poses.computed.count
    }
  }
  let most = animations.map { $0.1.values?.count ?? 0 }.max() ?? 0
  let worst = animations.filter { $0.1.values?.first is CATransform3D }.map {
    error(of: $0.1, part: $0.0, size: size, choreography)
  }
  let elements = worst.map(\.elements).max() ?? 0
  let decomposed = worst.map(\.decomposed).max() ?? 0
  // A turn in the plane is baked as an angle along the timing curve itself: no matrices can be off.
  let off =
    worst.isEmpty
    ? "an angle, no matrices               "
    : String(
      format: "%.3f pt by element  %.3f pt decomposed", Double(elements), Double(decomposed))
  print(
    String(
      format: "  %-8@ %4dx%-4d %@  %d parts  %3d keyframes  %4d poses  %@  %.3f ms",
      preset.rawValue as NSString, Int(size.width), Int(size.height),
      (direction == .opening ? "opening" : "closing") as NSString, parts.count, most,
      computed, off as NSString,
      time * 1000))
}

private func geometry(of preset: TransitionPreset, in size: CGSize) -> TransitionGeometry {
  let bounds = CGRect(origin: .zero, size: size)
  var geometry = TransitionGeometry(container: size, front: bounds)
  if let card = preset.movement.card {
    geometry.front = card.frame(in: CardSpace(bounds: bounds), size: nil)
  }
  return geometry
}

/// Returns the worst corner error between keyframes, for both ways in which a renderer may mix
/// matrices.
@MainActor
private func error(
  of animation: CAKeyframeAnimation, part: Choreography.Part, size: CGSize,
  _ choreography: Choreography
) -> (elements: CGFloat, decomposed: CGFloat) {
  let times = animation.keyTimes!.map(\.doubleValue)
  let matrices = animation.values!.map { $0 as! CATransform3D }
  // Interpolation in the stand-in decomposes matrices.
  let layer = CALayer()
  layer.bounds.size = size
  var worst: (elements: CGFloat, decomposed: CGFloat) = (0, 0)
  var index = 1
  for step in 0..<1000 {
    let share = Double(step) / 1000
    while index < times.count - 1, share > times[index] { index += 1 }
    let piece = CGFloat((share - times[index - 1]) / (times[index] - times[index - 1]))
    let f = choreography.timing.fraction(at: share * choreography.timing.duration)
    let pure = Quad(
      part.pose(at: f, overshoot: choreography.overshoot).transform(
        anchor: part.anchor, size: size),
      size: size)
    let (a, b) = (matrices[index - 1], matrices[index])
    let mixed = Quad(a, size: size).mixed(
      with: Quad(b, size: size), at: piece)
    worst.elements = max(worst.elements, mixed.distance(to: pure))
    let turned = Quad(Headless.interpolate(a, b, at: piece), size: size)
    worst.decomposed = max(worst.decomposed, turned.distance(to: pure))
  }
  return worst
}
