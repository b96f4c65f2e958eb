import UIKit

/// The movement that a gesture measures.
enum DragKind: Hashable, Sendable {
  case pinch, edge, pull
  /// In two dimensions: the screen tracks the finger in any direction.
  case pan

  /// Returns the way to the closed screen beyond which a release closes: for a pinch a share, otherwise points, in a
  /// container of `extent` points.
  ///
  /// The numbers of iOS's own back swipe and zoom, measured frame by frame: https://pub.dev/packages/swift_transitions
  func threshold(over extent: CGFloat) -> CGFloat {
    switch self {
    case .pinch: 0.5
    case .edge: extent / 2
    // About 120 of a phone's 844 points.
    case .pull, .pan: 0.142 * extent
    }
  }
}

/// A finger that holds a run: samples in, positions, velocities and a verdict out. Pure, and the same in all events.
protocol Drag {
  /// The direction in which a finger closes the screen, as a unit vector.
  var axis: CGVector { get }
  var opens: Bool { get }
  /// True if the gesture opens the screen: `openedBy`.
  var isOpener: Bool { get }
  /// The sample at the beginning.
  var base: GestureSample { get }
  func position(of sample: GestureSample) -> RunPosition
  /// Returns whether the screen closes if the finger is lifted at this sample.
  func closes(_ sample: GestureSample) -> Bool
}

extension Drag {
  /// True if the finger carries the screen, instead of driving the run.
  var isCarried: Bool { self is CarriedDrag }

  /// Returns the finger's movement along `axis` since `base`.
  func travel(_ sample: GestureSample) -> CGFloat {
    (sample.translation - base.translation).along(axis)
  }

  /// Returns the way that a finger would go on after its release: in 0.12 seconds; iOS's own takes 115 to 130 ms.
  func lookahead(_ sample: GestureSample) -> CGFloat { sample.velocity.along(axis) * 0.12 }

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

extension CGFloat {
  /// Returns the offset of content that was dragged by this distance beyond its limit, with the resistance of iOS's
  /// scroll views: the slope is .55 at first, and the offset never reaches `extent`, the size of the content
  /// (https://gist.github.com/originell/6961057).
  func rubberBanded(over extent: CGFloat) -> CGFloat {
    guard extent > 0, self > 0 else { return 0 }
    return extent * (1 - 1 / (1 + 0.55 * self / extent))
  }
}
