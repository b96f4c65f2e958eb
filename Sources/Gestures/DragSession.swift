import UIKit

/// One hold of a run by a finger: turns samples into positions, velocities and a verdict. Pure; it
/// does not change while the drag lasts.
struct DragSession {
  /// The kinds of movement.
  enum Kind: Hashable, Sendable {
    case pinch, edge, pull
    /// A drag in two dimensions: the screen tracks the finger in any direction.
    case pan
  }

  let kind: Kind
  /// The direction in which a finger closes the screen, as a unit vector.
  let axis: CGVector
  let opens: Bool
  /// True if the gesture opens the screen (`openedBy`), instead of dismissing it.
  let isOpener: Bool
  private let mapping: DragMapping
  private let start: RunPosition
  private let base: GestureSample
  private let verdict: GestureVerdict
  private let fore: Part?
  private let overshoot: ClosedRange<CGFloat>

  init(
    _ kind: Kind, along axis: CGVector, of choreography: Choreography, on geometry: Geometry,
    opens: Bool, isOpener: Bool = false, at start: RunPosition = RunPosition(fraction: 0),
    with base: GestureSample = GestureSample()
  ) {
    self.kind = kind
    self.axis = axis
    self.opens = opens
    self.isOpener = isOpener
    self.start = start
    self.base = base
    mapping = DragMapping(choreography, on: geometry, along: axis, opens: opens)
    fore = choreography.parts.first { $0.role == .fore }
    overshoot = choreography.overshoot
    verdict = DragSession.verdict(kind, mapping: mapping, opens: opens, isOpener: isOpener)
  }

  /// Returns the verdict for a kind of drag. An opening that a pull or a pan has caught is decided
  /// at its middle.
  private static func verdict(
    _ kind: Kind, mapping: DragMapping, opens: Bool, isOpener: Bool
  ) -> GestureVerdict {
    switch kind {
    case .pinch: return .pinch
    case .edge: return .edge(over: mapping.extent)
    case .pull, .pan:
      let pull = GestureVerdict.pull(over: mapping.extent)
      guard opens else { return pull }
      let limit = isOpener ? mapping.length - pull.threshold : mapping.length / 2
      return GestureVerdict(threshold: limit, lookahead: pull.lookahead)
    }
  }

  func position(of sample: GestureSample) -> RunPosition {
    if kind == .pinch {
      let closed = GestureSample.pinchProgress(scale: sample.scale, from: base.scale)
      // A pinch that opens a screen, or that has caught a run, may grow as well as shrink.
      let grown = max(sample.scale / max(base.scale, 0.01) - 1, 0)
      let step = closed > 0 ? closed : -grown
      let open: CGFloat = opens ? 1 : 0
      let fraction = start.fraction + (opens ? -step : step)
      return RunPosition(
        fraction: opens ? fraction.clamped(to: 0...open) : fraction.clamped(to: open...1))
    }
    let movement = sample.translation - base.translation
    let travel = movement.along(axis)
    let fraction = mapping.fraction(from: start.fraction, travel: travel)
    guard kind == .pan else { return RunPosition(fraction: fraction, dragOffset: .zero) }
    // Rubber-bands past the open position, and tracks the finger freely sideways.
    var wanted = movement
    let beyond = -(mapping.distance(at: start.fraction) + travel)
    if beyond > 0 {
      wanted =
        wanted + axis.scaled(by: beyond - RubberBand.offset(for: beyond, over: mapping.extent))
    }
    let dragOffset =
      start.dragOffset + wanted - (displacement(at: fraction) - displacement(at: start.fraction))
    return RunPosition(fraction: fraction, dragOffset: dragOffset)
  }

  /// Returns the velocity per second, as a difference ahead in the direction of the movement.
  func velocity(of sample: GestureSample) -> RunPosition {
    let moment: CGFloat = 0.001
    let (now, then) = (position(of: sample), position(of: sample.after(moment)))
    return RunPosition(
      fraction: (then.fraction - now.fraction) / moment,
      dragOffset: (then.dragOffset - now.dragOffset).scaled(by: 1 / moment))
  }

  /// Returns whether the screen closes if the finger is lifted now.
  func closes(_ sample: GestureSample) -> Bool {
    let position = position(of: sample)
    if kind == .pinch {
      return verdict.finishes(value: opens ? 1 - position.fraction : position.fraction, velocity: 0)
    }
    return verdict.finishes(
      value: mapping.distance(at: position.fraction), velocity: sample.velocity.along(axis))
  }

  private func displacement(at fraction: CGFloat) -> CGVector {
    guard let pose = fore?.pose(at: fraction, overshoot: overshoot) else { return .zero }
    return CGVector(dx: pose.x, dy: pose.y)
  }
}
