import UIKit

/// A drag that drives a run: the fraction follows the finger, by a `DragMapping`, and the screen stays under the
/// finger.
struct DrivenDrag: Drag {
  let kind: DragKind
  let mapping: DragMapping
  var isOpener = false
  var start = RunPosition(fraction: 0)
  let base: GestureSample

  var axis: CGVector { mapping.axis }
  var opens: Bool { mapping.opens }

  func position(of sample: GestureSample) -> RunPosition {
    var position = start
    if kind == .pinch {
      // With `isOpener`, or in a run that was caught, fingers may spread as well.
      let grown = max(sample.scale / max(base.scale, 0.01) - 1, 0)
      let closed = GestureSample.pinchProgress(scale: sample.scale, from: base.scale)
      let step = closed > 0 ? closed : -grown
      position.fraction = (start.fraction + (opens ? -step : step)).clamped(to: 0...1)
      return position
    }
    position.fraction = mapping.fraction(from: start.fraction, travel: travel(sample))
    guard kind == .pan else { return position }
    // A `pan` rubber-bands past the open screen, and tracks the finger sideways.
    let beyond = -(mapping.distance(at: start.fraction) + travel(sample))
    let wanted = rubberBanded(
      sample.translation - base.translation, beyond: beyond, over: mapping.extent)
    // The translation of the grabbed point by the choreography alone.
    let moved = mapping.place(at: position.fraction) - mapping.place(at: start.fraction)
    position.residual[.front].translation = start.residual[.front].translation + wanted - moved
    return position
  }

  func closes(_ sample: GestureSample) -> Bool {
    let fraction = position(of: sample).fraction
    if kind == .pinch { return (opens ? 1 - fraction : fraction) > threshold }
    // `mapping` ends with the screen's way, which may be shorter than that of an edge gesture.
    let beyond = mapping.distance(at: start.fraction) + travel(sample)
    let way = mapping.distance(at: fraction)
    return (kind == .edge ? max(way, beyond) : way) + lookahead(sample) > threshold
  }

  /// The threshold of a pull or a pan is at most half of the screen's own way, which is short for a small card. It
  /// grows with the share of the way at which the run was `caught`, up to the middle of the way, because a closing that
  /// is thrown back returns.
  private var threshold: CGFloat {
    let (whole, length) = (kind.threshold(over: mapping.extent), mapping.length)
    guard kind == .pull || kind == .pan else { return whole }
    let least = min(whole, length / 2)
    if isOpener { return length - least }
    let caught = opens ? 1 : mapping.distance(at: start.fraction) / max(length, 1)
    return least + (2 * caught).clamped(to: 0...1) * (length / 2 - least)
  }
}
