import UIKit

/// Cuts a part, rounds its corners, and casts its shadow.
///
/// A presented screen brings layers for all three, in its `WrapperView`. An app's own view, in a container's run, gets
/// a mask for clipping, corners on its own layer, and a view beside it for the shadow.
@MainActor
final class PartClip {
  private let view: UIView
  /// The layer with the shape of the clip: a wrapper's clip, a mask, or the view's own layer.
  private let shaped: CALayer
  /// True if `shaped` is cut; otherwise `shaped` is as large as the view, and only its corners change.
  private let isCut: Bool
  /// The clip of a carrier above an app's own view, cut like the view.
  private let carrier: CALayer?
  /// The least corner radius: a screen keeps the corners set by its app.
  private let leastRadius: CGFloat
  /// The layer that casts the shadow.
  let caster: CALayer?
  private lazy var aspects: [(Aspect, [Property])] =
    [(.outline, outline(of: shaped, \.inside) + (carrier.map { outline(of: $0, \.rect) } ?? []))]
    + (caster.map { shadow(of: $0) } ?? [])
  private var animations: LayerAnimations
  private var lastShown: Shape?
  /// True if the shadow of `caster` is this clip's alone. A card lays out a shadow of its own.
  private let ownsShadow: Bool

  /// The numbers of a clip, in the part's own points.
  fileprivate struct Shape {
    var rect: CGRect
    /// The origin of the view's `bounds`: a list used as a screen's own view has scrolled.
    var scroll: CGPoint
    var radius: CGFloat
    var shadow: CGFloat
    var scale: CGFloat

    /// The rectangle in the coordinates of the view.
    var inside: CGRect { rect.offsetBy(dx: scroll.x, dy: scroll.y) }

    // As soft as under iOS's own zoomed pages, at any `scale`: https://pub.dev/packages/swift_transitions
    var shadowRadius: CGFloat { 18 / scale }
    var shadowOffset: CGSize { CGSize(width: 0, height: 4 / scale) }

    /// Returns the path of the shadow, in the coordinates of the view or of a layer as large as the view.
    func path(_ isInView: Bool, _ corners: CACornerMask) -> CGPath {
      .rounded(isInView ? inside : rect, cornerRadius: radius, corners: corners)
    }

    /// Returns the largest distance of an edge, or of the radius, from a straight way from `start` to `end`, in points
    /// on the screen.
    func distance(from start: Self, to end: Self, at share: CGFloat) -> CGFloat {
      let (a, b) = (start.edges, end.edges)
      let way = edges - a - (b - a) * Double(share)
      let radius = radius - start.radius - (end.radius - start.radius) * share
      return max(CGFloat((way * way).most.squareRoot()), abs(radius)) * max(scale, 0.1)
    }

    private var edges: SIMD4<Double> {
      SIMD4(rect.origin.x, rect.origin.y, rect.origin.x + rect.width, rect.origin.y + rect.height)
    }
  }

  /// Properties that change together, with keyframes at the same times.
  fileprivate enum Aspect {
    case outline
    case shadowPath
    case shadowOpacity
    case shadowBlur

    /// Returns the error of a straight way from `start` to `end` in place of a shape, as a multiple of the largest error
    /// allowed: 0 if the properties have the same values.
    func error(of shape: Shape, from start: Shape, to end: Shape, at share: CGFloat) -> CGFloat {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return switch self {
      case .outline: shape.distance(from: start, to: end, at: share) / KeyframeBaker.tolerance
      // A larger tolerance, because the edge of a shadow is soft.
      case .shadowPath: shape.distance(from: start, to: end, at: share)
      case .shadowOpacity: abs(shape.shadow - mix(start.shadow, end.shadow)) / 0.005
      case .shadowBlur:
        abs(1 / shape.scale - mix(1 / start.scale, 1 / end.scale)) * shape.scale / 0.05
      }
    }
  }

  fileprivate typealias Property = (layer: CALayer, name: String, value: @Sendable (Shape) -> Any)

  /// Returns `nil` for a part without a clip (`hasClip`).
  ///
  /// - Parameter carrier: A wrapper above the view, cut like the view.
  init?(_ part: Choreography.Part, view: UIView, stage: Stage, carrier: WrapperView? = nil) {
    guard part.hasClip else { return nil }
    self.view = view
    self.carrier = carrier?.contentContainer.layer
    animations = LayerAnimations(of: stage)
    if let wrapper = view as? WrapperView {
      shaped = wrapper.contentContainer.layer
      isCut = part.isCut
      leastRadius = part.cornerRadius == nil ? shaped.cornerRadius : 0
      if part.isCircular { stage.curve(shaped) }
      // A card's own shadow is not cast by its clip: `castsShadow` and `isCut` are then false.
      caster = part.castsShadow || part.isCut ? view.layer : nil
      ownsShadow = view.layer.shadowPath == nil
      return
    }
    ownsShadow = true
    caster = part.castsShadow ? stage.addShadow(below: view)?.layer : nil
    // A view has a single mask: an app's own mask stays, and the screen is not cut.
    isCut = part.isCut && view.layer.mask == nil
    if part.isCut, !isCut { stage.report(.maskInTheWay) }
    leastRadius = isCut ? 0 : view.layer.cornerRadius
    if isCut {
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.cornerCurve = part.isCircular ? .circular : .continuous
      mask.frame = view.layer.bounds
      shaped = mask
      stage.mask(view, by: mask)
    } else {
      shaped = view.layer
      if part.cornerRadius != nil { stage.clip(view) }
    }
  }

  private func shadow(of caster: CALayer) -> [(Aspect, [Property])] {
    let (castsInside, round) = (caster === view.layer, shaped.maskedCorners)
    let blur: [Property] = [
      (caster, "shadowRadius", \.shadowRadius), (caster, "shadowOffset", \.shadowOffset),
    ]
    return [
      (.shadowPath, [(caster, "shadowPath", { $0.path(castsInside, round) })]),
      (.shadowOpacity, [(caster, "shadowOpacity", { Float($0.shadow) })]),
      (.shadowBlur, blur),
    ]
  }

  /// Writes an aspect of the shadow to the model.
  private func write(_ aspect: Aspect, of shape: Shape, to caster: CALayer) {
    switch aspect {
    case .outline: break
    case .shadowPath:
      caster.shadowPath = shape.path(caster === view.layer, shaped.maskedCorners)
    case .shadowOpacity: caster.shadowOpacity = Float(shape.shadow)
    case .shadowBlur:
      (caster.shadowRadius, caster.shadowOffset) = (shape.shadowRadius, shape.shadowOffset)
    }
  }

  private func outline(of layer: CALayer, _ rect: @escaping @Sendable (Shape) -> CGRect)
    -> [Property]
  {
    let corners: Property = (layer, "cornerRadius", { $0.radius })
    guard isCut else { return [corners] }
    return [
      corners, (layer, "bounds", { rect($0) }), (layer, "position", { rect($0).middle }),
    ]
  }

  /// Adds keyframes, after `removeAnimations()`.
  func play(_ baking: KeyframeBaker) {
    // The path of the shadow needs no more instants than the outline.
    let kinds = aspects.map(\.0).filter { $0 != .shadowPath }
    let (shape, poses) = (poseShapes(), baking.poses)
    let instants = KeyframeBaker.instants(over: baking.path.count) {
      shape(poses[$0])
    } error: { start, probe, end, share in
      var error: CGFloat = 0
      for kind in kinds {
        error = max(
          error, kind.error(of: probe.value, from: start.value, to: end.value, at: share))
      }
      return error
    }
    // The outline is the first aspect. Its pieces are close enough to tell those of the shadow's path.
    var outline = instants
    for (aspect, properties) in aspects {
      let all = aspect == .shadowPath ? outline : instants
      let ends = KeyframeBaker.joined(all) { start, probe, end, share in
        aspect.error(of: probe.value, from: start.value, to: end.value, at: share)
      }
      if aspect == .outline { outline = ends }
      for (layer, name, value) in properties {
        animations.add(baking.path.keyframes(name, ends) { value($0.value) }, to: layer)
      }
    }
  }

  /// Shows a pose by still animations, because the app or a layout may read and write the model of a screen. Only a
  /// shadow that is the clip's own is written, which is cheaper in each event of a finger.
  func show(_ pose: Pose) {
    let shape = poseShapes()(pose)
    defer { lastShown = shape }
    for (aspect, properties) in aspects {
      if let last = lastShown, last.scroll == shape.scroll,
        aspect.error(of: shape, from: last, to: last, at: 0) == 0
      {
        continue
      }
      if ownsShadow, aspect != .outline, let caster {
        write(aspect, of: shape, to: caster)
        continue
      }
      for (layer, name, value) in properties {
        animations.add(CABasicAnimation(still: name, value(shape)), to: layer)
      }
    }
  }

  func removeAnimations() {
    animations.removeAll()
    if lastShown != nil, ownsShadow {
      CATransaction.withoutActions { caster?.shadowOpacity = 0 }
    }
    lastShown = nil
  }

  /// Returns the function from poses to shapes, for the view's bounds of now.
  private func poseShapes() -> (Pose) -> Shape {
    { [bounds = view.bounds, leastRadius] pose in
      let rect = pose.clip(in: bounds.size)
      let most = min(rect.width, rect.height) / 2
      return Shape(
        rect: rect, scroll: bounds.origin,
        radius: min(max(pose.cornerRadius ?? 0, leastRadius), most), shadow: pose.shadow,
        scale: max(pose.scale, 0.01))
    }
  }
}
