import UIKit

/// The poses of an element as a function of the fraction. Pure.
///
/// Every number except those of an arc is piecewise linear: a morph can be scrubbed, reversed and retargeted anywhere.
struct Morph: Sendable {
  private(set) var start = ElementPose()
  private(set) var end = ElementPose()
  /// The corners of the element at both ends.
  private(set) var corners = (leaving: Quad(.zero), arriving: Quad(.zero))
  /// The fraction and pose at which an end moved: both parts of the path lead through this pose.
  private var knot: (fraction: CGFloat, pose: ElementPose)?
  /// True if a bar or a scroll view covers the element at either end.
  private(set) var isCovered = false
  /// The offset of an arc's highest point from the straight line.
  private var bend = CGVector.zero
  /// The height of an arc as a fraction of the distance, 0 for a straight line.
  private(set) var bow: CGFloat
  let fills: Bool
  /// True if the element casts a shadow while between both screens.
  let isInAir: Bool
  let morphs: TakeAlongElement.Morphs
  /// True if the front screen is at `end`.
  let opens: Bool
  /// The ends whose snapshot already contains corners, border and background, because it shows the whole view.
  private let hasEdges: (leaving: Bool, arriving: Bool)
  /// The metrics of both ends at the time of their snapshots, whose size stays the same.
  private let lookMetrics: (leaving: ElementMetrics, arriving: ElementMetrics)
  /// The center of each snapshot relative to the element's center, in the view's own points.
  private let middles: (leaving: CGVector, arriving: CGVector)

  /// - Parameters:
  ///   - fills: True if the snapshots fill the outline, false if they fit into the outline.
  ///   - morphs: The properties taken over from the other end.
  ///   - middles: The center of each snapshot relative to the element's, in the view's own points.
  init(
    from leaving: ElementMetrics, to arriving: ElementMetrics, bow: CGFloat = 0,
    fills: Bool = true, isInAir: Bool = false, morphs: TakeAlongElement.Morphs = .frame,
    opens: Bool = true, snapshotEdges: (leaving: Bool, arriving: Bool) = (false, false),
    middles: (leaving: CGVector, arriving: CGVector) = (.zero, .zero)
  ) {
    (self.bow, self.fills, self.isInAir) = (bow, fills, isInAir)
    (self.morphs, self.opens, hasEdges) = (morphs, opens, snapshotEdges)
    (lookMetrics, self.middles) = ((leaving, arriving), middles)
    retarget(from: leaving, to: arriving)
  }

  /// Sets both ends.
  ///
  /// - Parameter fraction: The fraction from which to continue; `nil` to use the new path at once.
  mutating func retarget(
    from leaving: ElementMetrics, to arriving: ElementMetrics, at fraction: CGFloat? = nil
  ) {
    let former = fraction.map { (fraction: $0, pose: plainPose(at: $0), bend: bend) }
    start = pose(at: leaving, isLeaving: true)
    end = pose(at: arriving, isLeaving: false)
    if morphs == .size {
      let place = opens ? end.center : start.center
      (start.center, end.center) = (place, place)
    }
    // The shorter rotation.
    let turns = ((end.angle - start.angle) / (2 * .pi)).rounded()
    end.angle -= turns * 2 * .pi
    isCovered = start.covered != .zero || end.covered != .zero
    // Upward, perpendicular to the straight line.
    bend = CGVector(dx: end.center.y - start.center.y, dy: start.center.x - end.center.x)
      .scaled(by: bow)
    if bend.dy > 0 { bend = bend.scaled(by: -1) }
    corners = (
      Quad(center: start.center, size: start.size, angle: start.angle),
      Quad(center: end.center, size: end.size, angle: end.angle)
    )
    knot = nil
    guard let former, former.fraction > 0.001, former.fraction < 0.999 else { return }
    knot = (former.fraction, former.pose)
    // The rest of a parabola keeps its `bend`, and so its curvature.
    bend = former.bend
  }

  // Inlined like `plainPose(at:)` and `mixed(with:at:)`, because a call copies its pose, which is large.
  @inline(__always) func pose(at fraction: CGFloat) -> ElementPose {
    var pose = plainPose(at: fraction)
    if pose.radii != .zero {
      // Where a spring overshoots, `pose.size` may be smaller than at either end.
      let pill = Double(max(min(pose.size.width, pose.size.height) / 2, 0))
      pose.radii.replace(with: 0, where: pose.radii .< 0)
      pose.radii.replace(with: pill, where: pose.radii .> pill)
      pose.castRadii = pose.radii
    }
    if isInAir { pose.castShadowInTheAir(at: fraction) }
    guard hasSnapshotEdges else { return pose }
    pose.radii *= Double(cornerShare(at: fraction))
    pose.borderWidth *= backgroundShare(at: fraction)
    return pose
  }

  /// Returns the pose with all corners and borders, including those contained in a snapshot.
  @inline(__always) private func plainPose(at fraction: CGFloat) -> ElementPose {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    var pose: ElementPose
    if let knot, fraction < knot.fraction {
      last = knot.fraction
      pose = start.mixed(with: knot.pose, at: fraction / last)
    } else if let knot {
      first = knot.fraction
      pose = knot.pose.mixed(with: end, at: (fraction - first) / (last - first))
    } else {
      pose = start.mixed(with: end, at: fraction)
    }
    let arch = 4 * (fraction - first) * (last - fraction)
    pose.center.x += bend.dx * arch
    pose.center.y += bend.dy * arch
    guard isCovered else { return pose }
    // Parts covered at the start appear early; parts covered at the end disappear late.
    func uncovered(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      a * max(1 - fraction / Morph.edge, 0) + b * max((fraction - 1) / Morph.edge + 1, 0)
    }
    let (atStart, atEnd) = (start.covered, end.covered)
    pose.covered = UIEdgeInsets(
      top: uncovered(atStart.top, atEnd.top), left: uncovered(atStart.left, atEnd.left),
      bottom: uncovered(atStart.bottom, atEnd.bottom), right: uncovered(atStart.right, atEnd.right))
    return pose
  }

  /// The fractions where a number changes its rate.
  var breakpoints: [CGFloat] {
    let (first, last) = (Morph.moment, 2 * Morph.moment)
    return (isCovered ? [Morph.edge, 1 - Morph.edge] : [])
      + (hasEdges.leaving ? [first, last] : []) + (hasEdges.arriving ? [1 - first, 1 - last] : [])
      + (knot.map { [$0.fraction] } ?? [])
  }

  /// True if a corner is round at either end or at the `knot`.
  var isRound: Bool {
    start.radii != .zero || end.radii != .zero || (knot?.pose.radii ?? .zero) != .zero
  }

  /// True if the size, the painted part, what bars hide, or a corner may change.
  var changesOutline: Bool {
    knot != nil || isCovered || start.size != end.size || start.painted != end.painted
      || start.radii != end.radii
  }

  /// True if the element casts a shadow only while it is in the air.
  var hasShadowInTheAirOnly: Bool {
    isInAir && start.shadowOpacity == 0 && end.shadowOpacity == 0
  }

  /// True if the snapshots fill an outline without round corners throughout, and hide the background.
  var isFilled: Bool {
    let (a, b) = (start.size, end.size)
    return fills && morphs != .position && start.radii == .zero && end.radii == .zero
      && abs(a.width * b.height - b.width * a.height) <= 0.01 * a.width * b.height
  }

  /// Returns the smaller and the larger of a look's scales at both ends.
  func scales(isLeaving: Bool) -> (small: CGFloat, large: CGFloat) {
    let (a, b) = isLeaving ? (start.leaving, end.leaving) : (start.arriving, end.arriving)
    let (first, last) = (abs(a.scaleX), abs(b.scaleX))
    return (min(first, last), max(first, last))
  }

  /// The distance from `start.center` to `end.center`, in points.
  var distance: CGFloat { hypot(end.center.x - start.center.x, end.center.y - start.center.y) }

  /// The distance by which the element grows, turns and comes out from under bars, in points.
  var growth: CGFloat {
    func length(_ insets: UIEdgeInsets) -> CGFloat {
      insets.top + insets.left + insets.bottom + insets.right
    }
    return abs(end.size.width - start.size.width) + abs(end.size.height - start.size.height)
      + abs(end.angle - start.angle) * max(end.size.width, end.size.height)
      + (length(start.covered) + length(end.covered)) / Morph.edge
  }

  private static var edge: CGFloat { 0.35 }

  /// Returns the pose of the element at an end.
  private func pose(at metrics: ElementMetrics, isLeaving: Bool) -> ElementPose {
    let radius = Double(min(metrics.cornerRadius, min(metrics.size.width, metrics.size.height) / 2))
    return ElementPose(
      center: metrics.center, size: metrics.size, painted: metrics.painted, angle: metrics.angle,
      alpha: metrics.alpha, covered: metrics.covered,
      // The radius of a corner is 0 at the end where the corner is square.
      radii: SIMD3(radius, isLeaving ? radius : 0, isLeaving ? 0 : radius),
      borderWidth: metrics.borderWidth, shadowOpacity: metrics.shadowOpacity,
      shadowRadius: metrics.shadowRadius, shadowOffset: metrics.shadowOffset,
      leaving: placement(of: lookMetrics.leaving, middle: middles.leaving, at: metrics),
      arriving: placement(of: lookMetrics.arriving, middle: middles.arriving, at: metrics))
  }

  /// Returns the placement of the snapshot made at `look` while the element has `metrics`: scaled evenly, with both
  /// contents aligned.
  private func placement(of look: ElementMetrics, middle: CGVector, at metrics: ElementMetrics)
    -> ElementPose.Placement
  {
    if look.hasSameContent(as: metrics) {
      return ElementPose.Placement(
        point: CGPoint(x: middle.dx * look.scale.dx, y: middle.dy * look.scale.dy),
        scaleX: look.scale.dx, scaleY: look.scale.dy)
    }
    if morphs != .position, let image = look.image, image == metrics.image {
      // The same `image` is scaled exactly, even if an end distorts the image.
      let x = metrics.content.width / max(look.content.width, 0.1)
      let y = metrics.content.height / max(look.content.height, 0.1)
      return ElementPose.Placement(
        point: metrics.content.middle, scaleX: look.scale.dx * x, scaleY: look.scale.dy * y)
    }
    let ratio = ratio(of: look, to: metrics)
    func anchor(_ content: CGRect) -> CGPoint {
      CGPoint(x: content.minX + content.width * look.anchorX, y: content.midY)
    }
    let (here, there) = (anchor(metrics.content), anchor(look.content))
    // An uneven scale by ancestors is averaged in `evenScale`; the signs keep a mirror image.
    let even = look.evenScale * abs(ratio)
    let scale = CGVector(
      dx: look.scale.dx < 0 ? -even : even, dy: look.scale.dy < 0 ? -even : even)
    return ElementPose.Placement(
      point: CGPoint(
        x: here.x + middle.dx * scale.dx - there.x * ratio,
        y: here.y + middle.dy * scale.dy - there.y * ratio),
      scaleX: scale.dx, scaleY: scale.dy)
  }

  /// Returns the scale of a snapshot made at `look` while the element has `metrics`.
  private func ratio(of look: ElementMetrics, to metrics: ElementMetrics) -> CGFloat {
    if morphs == .position { return 1 }
    guard look.fontSize > 0, metrics.fontSize > 0 else {
      return metrics.content.size.ratio(to: look.content.size, fills: fills)
    }
    let ratio = metrics.fontSize / look.fontSize
    // For the same text in another weight or font, the factor matches the widths if these are close.
    let lengths = metrics.content.width / max(look.content.width, 1)
    let isSame = look.text == metrics.text && (0.75...1.33).contains(lengths / ratio)
    return isSame ? lengths : ratio
  }
}

// The poses of an element that moves with screens.
extension Morph {
  func pose(at fraction: CGFloat, on ends: ScreenPlanes.Ends?, of planes: ScreenPlanes)
    -> ElementPose
  {
    var pose = pose(at: fraction)
    if let ends { move(&pose, at: fraction, on: ends, of: planes) }
    return pose
  }

  private func move(
    _ pose: inout ElementPose, at fraction: CGFloat, on ends: ScreenPlanes.Ends,
    of planes: ScreenPlanes
  ) {
    let matrix = planes.transform(
      on: morphs == .size ? ends.ofFront(opens: opens) : ends, center: pose.center,
      size: pose.size, angle: pose.angle, from: corners.leaving, to: corners.arriving,
      at: fraction)
    (pose.center, pose.matrix) = matrix.aboutItsCenter
  }

  /// Returns the poses at these fractions, each on its planes; with empty `ends`, on none.
  func poses(
    at fractions: [CGFloat], on ends: [ScreenPlanes.Ends], of planes: [ScreenPlanes]
  ) -> [ElementPose] {
    // Moved in place, because a pose is large to copy.
    var poses = fractions.map { pose(at: $0) }
    for index in ends.indices {
      move(&poses[index], at: fractions[index], on: ends[index], of: planes[index])
    }
    return poses
  }
}

/// The attributes of a `MorphTree` not interpolated as numbers: colors, round corners, clipping.
@MainActor
struct MorphStyle {
  /// The corners round at both ends, only at the start, and only at the end.
  private(set) var corners: [CACornerMask] = [[], [], []]
  private(set) var curves: [CALayerCornerCurve] = [.circular, .circular, .circular]
  private(set) var clips = false
  private(set) var background = ColorRamp(nil, nil)
  private(set) var border = ColorRamp(nil, nil)
  private(set) var shadow: CGColor?
  /// True if the element casts a shadow in the air, in the shape of its outline.
  private(set) var fillsOutline = false
  /// True if the shade on the screens also darkens the element.
  private(set) var isShaded = false

  /// True if the outline is visible.
  var isOutlined: Bool { clips || background.isVisible || border.isVisible }

  /// - Parameters:
  ///   - motion: The movement of the screens: an element that fills its outline gets its shadow or its shade from it.
  ///   - leads: True if the front screen follows this element.
  init(
    from leaving: Original, to arriving: Original, moving motion: ElementMotion.Style, leads: Bool
  ) {
    let isSameCurve = leaving.curve == arriving.curve || !leaving.isRound || !arriving.isRound
    let (first, last) = (leaving.corners(beside: arriving), arriving.corners(beside: leaving))
    let both = isSameCurve ? first.intersection(last) : []
    corners = [both, first.subtracting(both), last.subtracting(both)]
    curves = [leaving.isRound ? leaving.curve : arriving.curve, leaving.curve, arriving.curve]
    let isText = leaving.styled is UILabel && arriving.styled is UILabel
    let isClipped = [leaving, arriving].contains { $0.styled?.clipsToBounds == true }
    // The bounds of a label are only layout space, and need not clip its text.
    clips = leaving.isRound || arriving.isRound || (isClipped && !isText)
    background = ColorRamp(leaving.background, arriving.background)
    border = ColorRamp(leaving.border, arriving.border)
    shadow = arriving.shadow ?? leaving.shadow
    let isSolid = leaving.isSolid && arriving.isSolid
    switch motion {
    // The screen's clip clips the lead, and casts its own shadow from the first frame on.
    case .leads where leads: shadow = nil
    case .rides where isSolid:
      shadow = shadow ?? UIColor.black.cgColor
      fillsOutline = true
    case .turns: isShaded = isSolid
    case .rides, .leads, .straight: break
    }
  }

  /// Creates the style of an `Occluder`, shown by its snapshot only.
  init() {}
}

// If `MorphTree` drew the corners, the border and the background contained in a snapshot too, their edges would be
// doubled when original and snapshot are swapped. So near such an end, too briefly to be visible, only the snapshot has
// them.
extension Morph {
  /// True if the snapshot of an end contains corners, border and background.
  var hasSnapshotEdges: Bool { hasEdges.leaving || hasEdges.arriving }

  /// Returns the factor of the outline's corner radii.
  func cornerShare(at fraction: CGFloat) -> CGFloat { edgeShare(at: fraction, from: 0) }

  /// Returns the factor of border width and background opacity, which appear `moment` after the corners.
  func backgroundShare(at fraction: CGFloat) -> CGFloat {
    edgeShare(at: fraction, from: Morph.moment)
  }

  private static var moment: CGFloat { 0.025 }

  private func edgeShare(at fraction: CGFloat, from start: CGFloat) -> CGFloat {
    func rise(_ fraction: CGFloat) -> CGFloat {
      ((fraction - start) / Morph.moment).clamped(to: 0...1)
    }
    return min(hasEdges.leaving ? rise(fraction) : 1, hasEdges.arriving ? rise(1 - fraction) : 1)
  }
}
