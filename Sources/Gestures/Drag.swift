import UIKit

/// The movement that a gesture measures.
enum DragKind: Hashable, Sendable {
  case pinch, edge, pull
  /// In two dimensions: the screen tracks the finger in any direction.
  case pan
}

/// A finger's grip on a run: the movement that counts, and the beginning of both, `start` and `base`.
struct Grip {
  let kind: DragKind
  /// The direction in which a finger closes the screen, as a unit vector.
  let axis: CGVector
  let choreography: Choreography
  let geometry: TransitionGeometry
  let opens: Bool
  /// True if the gesture opens the screen: `openedBy`.
  var isOpener = false
  var start = RunPosition(fraction: 0)
  var base = GestureSample()

  /// Returns the drag of this grip.
  ///
  /// - Parameters:
  ///   - carrying: `nil` if the finger drives the run, instead of carrying the screen.
  ///   - hasMore: Whether more than the choreography follows the run: shared elements, bars, an app's animations.
  func drag(carrying: Carrying?, hasMore: Bool) -> any Drag {
    if let carrying { return CarriedDrag(grip: self, carrying: carrying) }
    return DrivenDrag(self, hasMore: hasMore)
  }

  /// The finger's movement along `axis` since `base`.
  func travel(_ sample: GestureSample) -> CGFloat {
    (sample.translation - base.translation).along(axis)
  }

  /// Returns the verdict of `kind` in a container of `extent` points.
  func verdict(over extent: CGFloat) -> GestureVerdict {
    switch kind {
    case .pinch: .pinch
    case .edge: .edge(over: extent)
    case .pull, .pan: .pull(over: extent)
    }
  }
}

/// A finger that holds a run: samples in, positions, velocities and a verdict out. Pure, and the same in all events.
protocol Drag {
  var grip: Grip { get }
  func position(of sample: GestureSample) -> RunPosition
  /// Returns whether the screen closes if the finger is lifted at this sample.
  func closes(_ sample: GestureSample) -> Bool
}

extension Drag {
  var axis: CGVector { grip.axis }
  var opens: Bool { grip.opens }
  var isOpener: Bool { grip.isOpener }
  /// True if the finger carries the screen, instead of driving the run.
  var isCarried: Bool { self is CarriedDrag }

  /// Returns the velocity per second: the difference of two positions, `moment` apart.
  func velocity(of sample: GestureSample) -> RunPosition {
    let moment: CGFloat = 0.001
    let (now, then) = (position(of: sample), position(of: sample.after(moment)))
    return RunPosition(
      fraction: (then.fraction - now.fraction) / moment,
      residual: (then.residual - now.residual).scaled(by: 1 / moment))
  }
}

extension TransitionGeometry {
  /// The length of the container along an axis, in points, at least 1.
  func extent(along axis: CGVector) -> CGFloat {
    max(abs(axis.dx) * container.width + abs(axis.dy) * container.height, 1)
  }
}
