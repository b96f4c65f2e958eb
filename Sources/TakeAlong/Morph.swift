import UIKit

/// The way of one element: all that is seen of it, as a function of the fraction. Pure.
///
/// Straight in every number, but for the bow of an arc, so that it can be scrubbed, turned round
/// and aimed anew at any fraction.
struct Morph: Sendable {
  private(set) var start: ElementPose
  private(set) var end: ElementPose
  /// Where it was when an end moved: both parts of the way lead through it.
  private var knot: (fraction: CGFloat, shape: ElementPose)?
  /// The highest point of the bow, beside the straight way.
  private var bend = CGVector.zero
  /// How high an arc is, as a share of the way.
  let bow: CGFloat
  let fills: Bool
  let baked: SnapshotEdges
  /// How both ends stood when they were portrayed: a likeness stays as large as it is.
  private let looks: (old: ElementMetrics, new: ElementMetrics)
  /// Where each look lies in the element, from its middle, in the view's own points.
  private let middles: (old: CGVector, new: CGVector)

  /// - Parameters:
  ///   - fills: Whether the looks fill the outline; otherwise they fit in.
  ///   - middles: Where a look's middle lies beside the element's, in the view's own points.
  init(
    from old: ElementMetrics, to new: ElementMetrics, bow: CGFloat = 0,
    fills: Bool = true, baked: SnapshotEdges = SnapshotEdges(),
    middles: (old: CGVector, new: CGVector) = (.zero, .zero)
  ) {
    self.bow = bow
    self.baked = baked
    looks = (old, new)
    self.fills = fills
    self.middles = middles
    start = ElementPose()
    end = ElementPose()
    aim(from: old, to: new)
  }

  /// Between two ends, as if nothing had happened on the way.
  mutating func aim(from old: ElementMetrics, to new: ElementMetrics) {
    knot = nil
    start = shape(at: old, isOld: true)
    end = shape(at: new, isOld: false)
    // The short way round.
    let turns = ((end.angle - start.angle) / (2 * .pi)).rounded()
    end.angle -= turns * 2 * .pi
    let way = CGVector(dx: end.center.x - start.center.x, dy: end.center.y - start.center.y)
    let up = CGVector(dx: way.dy, dy: -way.dx).scaled(by: bow)
    bend = up.dy > 0 ? up.scaled(by: -1) : up
  }

  /// Goes on to other ends from where it is.
  mutating func aim(from old: ElementMetrics, to new: ElementMetrics, at fraction: CGFloat) {
    let (now, bend) = (plain(at: fraction), bend)
    aim(from: old, to: new)
    guard fraction > 0.001, fraction < 0.999 else { return }
    knot = (fraction, now)
    // What is left of a parabola is as curved as it was.
    self.bend = bend
  }

  func shape(at fraction: CGFloat) -> ElementPose {
    var shape = plain(at: fraction)
    shape.radii *= Double(baked.corners(at: fraction))
    shape.borderWidth *= baked.ground(at: fraction)
    return shape
  }

  /// Whatever of it the likenesses have in them.
  private func plain(at fraction: CGFloat) -> ElementPose {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    var (a, b) = (start, end)
    if let knot {
      if fraction < knot.fraction { (last, b) = (knot.fraction, knot.shape) }
      if fraction >= knot.fraction { (first, a) = (knot.fraction, knot.shape) }
    }
    var shape = a.mixed(with: b, at: (fraction - first) / (last - first))
    let lift = 4 * (fraction - first) * (last - fraction)
    shape.center.x += bend.dx * lift
    shape.center.y += bend.dy * lift
    // What was covered comes out early, and goes under late.
    func uncovered(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      a * max(1 - fraction / Morph.edge, 0) + b * max((fraction - 1) / Morph.edge + 1, 0)
    }
    let (old, new) = (start.covered, end.covered)
    shape.covered = UIEdgeInsets(
      top: uncovered(old.top, new.top), left: uncovered(old.left, new.left),
      bottom: uncovered(old.bottom, new.bottom), right: uncovered(old.right, new.right))
    return shape
  }

  /// Instant by instant, with what a finger adds to each.
  func shapes(at fractions: [CGFloat], drifts: [CGVector]) -> [ElementPose] {
    fractions.indices.map { index in
      var shape = shape(at: fractions[index])
      if !drifts.isEmpty {
        shape.center.x += drifts[index].dx
        shape.center.y += drifts[index].dy
      }
      return shape
    }
  }

  /// Fractions at which some number changes its pace.
  var kinks: [CGFloat] {
    [Morph.edge, 1 - Morph.edge] + baked.kinks + (knot.map { [$0.fraction] } ?? [])
  }

  /// Whether every number goes straight from one end to the other, but for what is covered.
  var isStraight: Bool { knot == nil && bow == 0 }

  /// Whether a corner is round at either end, or was where an end moved.
  var isRound: Bool {
    start.radii != .zero || end.radii != .zero || (knot?.shape.radii ?? .zero) != .zero
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
  private func shape(at perch: ElementMetrics, isOld: Bool) -> ElementPose {
    var shape = ElementPose()
    shape.center = perch.center
    shape.size = perch.size
    shape.angle = perch.angle
    shape.alpha = perch.alpha
    shape.covered = perch.covered
    shape.borderWidth = perch.borderWidth
    shape.shadowOpacity = perch.shadowOpacity
    shape.shadowRadius = perch.shadowRadius
    shape.shadowOffset = perch.shadowOffset
    // A corner that is square at one end is on its way from or to 0 there.
    let radius = Double(min(perch.cornerRadius, min(perch.size.width, perch.size.height) / 2))
    shape.radii = SIMD3(radius, isOld ? radius : 0, isOld ? 0 : radius)
    shape.old = spot(of: looks.old, middle: middles.old, at: perch)
    shape.new = spot(of: looks.new, middle: middles.new, at: perch)
    return shape
  }

  /// Where the look of `own` lies while the element stands on `perch`: scaled evenly, both
  /// contents held together.
  private func spot(of own: ElementMetrics, middle: CGVector, at perch: ElementMetrics)
    -> ElementPose.Placement
  {
    if own.looks(like: perch) { return resting(own, middle) }
    if let picture = own.picture, picture == perch.picture {
      // However it is stretched at either end.
      let spot = resting(own, middle)
      let (x, y) = (
        perch.content.width / max(own.content.width, 0.1),
        perch.content.height / max(own.content.height, 0.1)
      )
      return ElementPose.Placement(
        point: perch.content.middle, scaleX: spot.scaleX * x, scaleY: spot.scaleY * y)
    }
    var ratio = perch.content.size.ratio(to: own.content.size, fills: fills)
    if own.fontSize > 0, perch.fontSize > 0 {
      ratio = perch.fontSize / own.fontSize
      // The same line in another weight is as long as the other one, where that is near enough.
      let lengths = perch.content.width / max(own.content.width, 1)
      if own.text == perch.text, (0.75...1.33).contains(lengths / ratio) { ratio = lengths }
    }
    func anchor(_ content: CGRect) -> CGPoint {
      CGPoint(x: content.minX + content.width * own.hold, y: content.midY)
    }
    let (here, there) = (anchor(perch.content), anchor(own.content))
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
  private func resting(_ own: ElementMetrics, _ middle: CGVector) -> ElementPose.Placement {
    ElementPose.Placement(
      point: CGPoint(x: middle.dx * own.scale.dx, y: middle.dy * own.scale.dy),
      scaleX: own.scale.dx, scaleY: own.scale.dy)
  }
}
