import UIKit

/// A finger that holds a run: samples in, positions, velocities and a verdict out. Pure, and the same in all events.
protocol Drag {
  /// The direction in which a finger closes the screen, as a unit vector.
  var axis: CGVector { get }
  var opens: Bool { get }
  /// True if the gesture opens the screen: `openedBy`.
  var isOpener: Bool { get }
  /// The sample at which the drag begins, from which `travel(_:)` counts.
  var base: GestureSample { get }
  func position(of sample: GestureSample) -> RunPosition
  /// Returns whether the screen closes if the finger is lifted at this sample.
  func closes(_ sample: GestureSample) -> Bool
}

extension Drag {
  /// Returns the finger's way along `axis` since `base`.
  func travel(_ sample: GestureSample) -> CGFloat {
    (sample.translation - base.translation).along(axis)
  }

  /// Returns a translation that rubber-bands past the open screen: `beyond` points along `axis`, over `extent`.
  func rubberBanded(_ translation: CGVector, beyond: CGFloat, over extent: CGFloat) -> CGVector {
    guard beyond > 0 else { return translation }
    return translation + axis.scaled(by: beyond - beyond.rubberBanded(over: extent))
  }

  /// Returns the way that a finger would go on after its release, in `ReleaseSprings.glide`.
  func lookahead(_ sample: GestureSample) -> CGFloat {
    sample.velocity.along(axis) * ReleaseSprings.glide
  }

  /// Returns the velocity per second: the difference of two positions, `moment` apart.
  func velocity(of sample: GestureSample) -> RunPosition {
    let moment: CGFloat = 0.001
    let (now, then) = (position(of: sample), position(of: sample.after(moment)))
    return RunPosition(
      fraction: (then.fraction - now.fraction) / moment,
      residual: (then.residual - now.residual).scaled(by: 1 / moment))
  }
}
