import UIKit

/// One hold of a run by a finger: turns samples into positions, velocities and a verdict. Pure; it
/// does not change while the drag lasts.
struct DragSession {
  typealias Kind = DragKind

  private enum Hold {
    case driven(DrivenDrag)
    case carried(CarriedDrag)
  }

  let kind: Kind
  /// The direction in which a finger closes the screen, as a unit vector.
  let axis: CGVector
  let opens: Bool
  /// True if the gesture opens the screen (`openedBy`), instead of dismissing it.
  let isOpener: Bool
  private let hold: Hold
  private let verdict: GestureVerdict

  /// True if the finger carries the screen, instead of driving the run.
  var isCarried: Bool { if case .carried = hold { true } else { false } }

  /// - Parameters:
  ///   - hasMore: Whether more than the choreography follows the run: shared elements, bars, an app's animations.
  ///   - carrying: How the screen is carried; `nil` if the finger drives the run instead.
  init(
    _ kind: Kind, along axis: CGVector, of choreography: Choreography,
    on geometry: TransitionGeometry,
    opens: Bool, isOpener: Bool = false, hasMore: Bool = false, carrying: Carrying? = nil,
    at start: RunPosition = RunPosition(fraction: 0), with base: GestureSample = GestureSample()
  ) {
    self.kind = kind
    self.axis = axis
    self.opens = opens
    self.isOpener = isOpener
    if let carrying {
      let drag = CarriedDrag(
        kind, along: axis, of: choreography, on: geometry, opens: opens, carrying: carrying,
        at: start, with: base)
      hold = .carried(drag)
      verdict = DragSession.verdict(kind, over: drag.extent)
    } else {
      let drag = DrivenDrag(
        kind, along: axis, of: choreography, on: geometry, opens: opens, hasMore: hasMore,
        at: start, with: base)
      hold = .driven(drag)
      verdict = DragSession.verdict(
        kind, over: drag.mapping.extent, length: drag.mapping.length,
        caught: opens ? 1 : drag.mapping.distance(at: start.fraction) / max(drag.mapping.length, 1),
        isOpener: isOpener)
    }
  }

  /// Returns the verdict for a kind of drag.
  ///
  /// - Parameters:
  ///   - length: The length of a way that is driven.
  ///   - caught: The share of it, 0…1, at which a pull or a pan has caught the run. From the middle on the middle
  ///     decides, as with an opening: a closing that is thrown back returns.
  private static func verdict(
    _ kind: Kind, over extent: CGFloat, length: CGFloat? = nil, caught: CGFloat = 0,
    isOpener: Bool = false
  ) -> GestureVerdict {
    switch kind {
    case .pinch: return .pinch
    case .edge: return .edge(over: extent)
    case .pull, .pan:
      let pull = GestureVerdict.pull(over: extent)
      guard let length else { return pull }
      let share = min(max(2 * caught, 0), 1)
      let limit =
        isOpener
        ? length - pull.threshold
        : pull.threshold + share * (length / 2 - pull.threshold)
      return GestureVerdict(threshold: limit, lookahead: pull.lookahead)
    }
  }

  func position(of sample: GestureSample) -> RunPosition {
    switch hold {
    case .driven(let drag): drag.position(of: sample)
    case .carried(let drag): drag.position(of: sample)
    }
  }

  /// Returns the velocity per second, as a difference ahead in the direction of the movement.
  func velocity(of sample: GestureSample) -> RunPosition {
    let moment: CGFloat = 0.001
    let (now, then) = (position(of: sample), position(of: sample.after(moment)))
    return RunPosition(
      fraction: (then.fraction - now.fraction) / moment,
      residual: (then.residual - now.residual).scaled(by: 1 / moment))
  }

  /// Returns whether the screen closes if the finger is lifted now.
  func closes(_ sample: GestureSample) -> Bool {
    switch hold {
    case .driven(let drag): drag.closes(sample, verdict)
    case .carried(let drag): drag.closes(sample, verdict)
    }
  }
}
