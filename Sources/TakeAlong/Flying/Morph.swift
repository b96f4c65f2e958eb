import UIKit

/// The way of one element: all that is seen of it, as a function of the fraction. Pure.
///
/// Straight in every number, but for the bow of an arc, so that it can be scrubbed, turned round
/// and aimed anew at any fraction.
struct Morph: Sendable {
  private(set) var start: ElementPose
  private(set) var end: ElementPose
  /// Where it was when an end moved: both parts of the way lead through it.
  private var knot: (fraction: CGFloat, pose: ElementPose)?
  /// The highest point of the bow, beside the straight way.
  private var bend = CGVector.zero
  /// How high an arc is, as a share of the way.
  let bow: CGFloat
  let fills: Bool
  let snapshotEdges: SnapshotEdges
  /// How both ends stood when they were portrayed: a likeness stays as large as it is.
  private let snapshotMetrics: (old: ElementMetrics, new: ElementMetrics)
  /// Where each look lies in the element, from its middle, in the view's own points.
  private let middles: (old: CGVector, new: CGVector)

  /// - Parameters:
  ///   - fills: Whether the looks fill the outline; otherwise they fit in.
  ///   - middles: Where a look's middle lies beside the element's, in the view's own points.
  init(
    from old: ElementMetrics, to new: ElementMetrics, bow: CGFloat = 0,
    fills: Bool = true, snapshotEdges: SnapshotEdges = SnapshotEdges(),
    middles: (old: CGVector, new: CGVector) = (.zero, .zero)
  ) {
    self.bow = bow
    self.snapshotEdges = snapshotEdges
    snapshotMetrics = (old, new)
    self.fills = fills
    self.middles = middles
    start = ElementPose()
    end = ElementPose()
    retarget(from: old, to: new)
  }

  /// Between two ends, as if nothing had happened on the way.
  mutating func retarget(from old: ElementMetrics, to new: ElementMetrics) {
    knot = nil
    start = pose(at: old, isOld: true)
    end = pose(at: new, isOld: false)
    // The short way round.
    let turns = ((end.angle - start.angle) / (2 * .pi)).rounded()
    end.angle -= turns * 2 * .pi
    let distance = CGVector(dx: end.center.x - start.center.x, dy: end.center.y - start.center.y)
    let up = CGVector(dx: distance.dy, dy: -distance.dx).scaled(by: bow)
    bend = up.dy > 0 ? up.scaled(by: -1) : up
  }

  /// Goes on to other ends from where it is.
  mutating func retarget(from old: ElementMetrics, to new: ElementMetrics, at fraction: CGFloat) {
    let (now, bend) = (plain(at: fraction), bend)
    retarget(from: old, to: new)
    guard fraction > 0.001, fraction < 0.999 else { return }
    knot = (fraction, now)
    // What is left of a parabola is as curved as it was.
    self.bend = bend
  }

  func pose(at fraction: CGFloat) -> ElementPose {
    var pose = plain(at: fraction)
    pose.radii *= Double(snapshotEdges.corners(at: fraction))
    pose.borderWidth *= snapshotEdges.background(at: fraction)
    return pose
  }

  /// Whatever of it the likenesses have in them.
  private func plain(at fraction: CGFloat) -> ElementPose {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    var (a, b) = (start, end)
    if let knot {
      if fraction < knot.fraction { (last, b) = (knot.fraction, knot.pose) }
      if fraction >= knot.fraction { (first, a) = (knot.fraction, knot.pose) }
    }
    var pose = a.mixed(with: b, at: (fraction - first) / (last - first))
    let lift = 4 * (fraction - first) * (last - fraction)
    pose.center.x += bend.dx * lift
    pose.center.y += bend.dy * lift
    // What was covered comes out early, and goes under late.
    func uncovered(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      a * max(1 - fraction / Morph.edge, 0) + b * max((fraction - 1) / Morph.edge + 1, 0)
    }
    let (old, new) = (start.covered, end.covered)
    pose.covered = UIEdgeInsets(
      top: uncovered(old.top, new.top), left: uncovered(old.left, new.left),
      bottom: uncovered(old.bottom, new.bottom), right: uncovered(old.right, new.right))
    return pose
  }

  /// Instant by instant, with what a finger adds to each.
  func poses(at fractions: [CGFloat], dragOffsets: [CGVector]) -> [ElementPose] {
    fractions.indices.map { index in
      var pose = pose(at: fractions[index])
      if !dragOffsets.isEmpty {
        pose.center.x += dragOffsets[index].dx
        pose.center.y += dragOffsets[index].dy
      }
      return pose
    }
  }

  /// Fractions at which some number changes its pace.
  var breakpoints: [CGFloat] {
    [Morph.edge, 1 - Morph.edge] + snapshotEdges.breakpoints + (knot.map { [$0.fraction] } ?? [])
  }

  /// Whether every number goes straight from one end to the other, but for what is covered.
  var isStraight: Bool { knot == nil && bow == 0 }

  /// Whether a corner is round at either end, or was where an end moved.
  var isRound: Bool {
    start.radii != .zero || end.radii != .zero || (knot?.pose.radii ?? .zero) != .zero
  }

  /// Whether the looks fill a square outline all the way: nothing behind them is ever seen.
  var isFilled: Bool {
    let (a, b) = (start.size, end.size)
    return fills && start.radii == .zero && end.radii == .zero
      && abs(a.width * b.height - b.width * a.height) <= 0.01 * a.width * b.height
  }

  /// How far the element goes, and grows, in points.
  var span: CGFloat {
    hypot(end.center.x - start.center.x, end.center.y - start.center.y)
      + abs(end.size.width - start.size.width) + abs(end.size.height - start.size.height)
      + abs(end.angle - start.angle) * max(end.size.width, end.size.height)
  }

  private static var edge: CGFloat { 0.35 }

  /// How the element looks at an end.
  private func pose(at metrics: ElementMetrics, isOld: Bool) -> ElementPose {
    var pose = ElementPose()
    pose.center = metrics.center
    pose.size = metrics.size
    pose.angle = metrics.angle
    pose.alpha = metrics.alpha
    pose.covered = metrics.covered
    pose.borderWidth = metrics.borderWidth
    pose.shadowOpacity = metrics.shadowOpacity
    pose.shadowRadius = metrics.shadowRadius
    pose.shadowOffset = metrics.shadowOffset
    // A corner that is square at one end is on its way from or to 0 there.
    let radius = Double(min(metrics.cornerRadius, min(metrics.size.width, metrics.size.height) / 2))
    pose.radii = SIMD3(radius, isOld ? radius : 0, isOld ? 0 : radius)
    pose.old = placement(of: snapshotMetrics.old, middle: middles.old, at: metrics)
    pose.new = placement(of: snapshotMetrics.new, middle: middles.new, at: metrics)
    return pose
  }

  /// Where the look of `own` lies while the element stands on `perch`: scaled evenly, both
  /// contents held together.
  private func placement(of own: ElementMetrics, middle: CGVector, at metrics: ElementMetrics)
    -> ElementPose.Placement
  {
    if own.hasSameContent(as: metrics) { return placementAtRest(own, middle) }
    if let picture = own.picture, picture == metrics.picture {
      // However it is stretched at either end.
      let placement = placementAtRest(own, middle)
      let (x, y) = (
        metrics.content.width / max(own.content.width, 0.1),
        metrics.content.height / max(own.content.height, 0.1)
      )
      return ElementPose.Placement(
        point: metrics.content.middle, scaleX: placement.scaleX * x, scaleY: placement.scaleY * y)
    }
    var ratio = metrics.content.size.ratio(to: own.content.size, fills: fills)
    if own.fontSize > 0, metrics.fontSize > 0 {
      ratio = metrics.fontSize / own.fontSize
      // The same line in another weight is as long as the other one, where that is near enough.
      let lengths = metrics.content.width / max(own.content.width, 1)
      if own.text == metrics.text, (0.75...1.33).contains(lengths / ratio) { ratio = lengths }
    }
    func anchor(_ content: CGRect) -> CGPoint {
      CGPoint(x: content.minX + content.width * own.anchorX, y: content.midY)
    }
    let (here, there) = (anchor(metrics.content), anchor(own.content))
    // Unevenly scaled is only what its own ancestors stretch.
    let even = own.evenScale * abs(ratio)
    let scale = CGVector(
      dx: own.scale.dx < 0 ? -even : even, dy: own.scale.dy < 0 ? -even : even)
    return ElementPose.Placement(
      point: CGPoint(
        x: here.x + middle.dx * scale.dx - there.x * ratio,
        y: here.y + middle.dy * scale.dy - there.y * ratio),
      scaleX: scale.dx, scaleY: scale.dy)
  }

  /// At its own end, as it is.
  private func placementAtRest(_ own: ElementMetrics, _ middle: CGVector) -> ElementPose.Placement {
    ElementPose.Placement(
      point: CGPoint(x: middle.dx * own.scale.dx, y: middle.dy * own.scale.dy),
      scaleX: own.scale.dx, scaleY: own.scale.dy)
  }
}
