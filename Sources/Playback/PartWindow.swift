import UIKit

/// The window of a part: clips the part, rounds its corners, and casts its shadow.
///
/// A presented screen brings layers for all three, in its `WrapperView`. An app's own view, in a container's run, gets
/// a mask for clipping, corners on its own layer, and a view beside it for the shadow.
@MainActor
final class PartWindow {
  private let view: UIView
  /// The layer that shows the window: a wrapper's clip, a mask, or the view's own layer.
  private let opening: CALayer
  /// True if `opening` is cut; otherwise `opening` is as large as the view, and only its corners change.
  private let isCut: Bool
  /// The clip of a carrier above an app's own view, cut like the view.
  private let second: CALayer?
  /// The least corner radius: a screen keeps the corners set by its app.
  private let leastRadius: CGFloat
  /// The layer that casts the shadow.
  let caster: CALayer?
  private var animations: LayerAnimations
  private var held: Look?

  /// The numbers of a window, in the part's own points.
  struct Look: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var shadow: CGFloat
    var scale: CGFloat
  }

  /// Properties that change together, with keyframes at the same times.
  fileprivate enum Aspect {
    case outline, shadowOutline, shade, softness
  }

  /// Returns `nil` for a part without a window (`hasWindow`).
  ///
  /// - Parameter carrier: A wrapper above the view, cut like the view.
  init?(_ part: Choreography.Part, view: UIView, stage: Stage, carrier: WrapperView? = nil) {
    guard part.hasWindow else { return nil }
    self.view = view
    second = carrier?.contentContainer.layer
    animations = LayerAnimations(of: stage)
    if let wrapper = view as? WrapperView {
      opening = wrapper.contentContainer.layer
      isCut = part.isCut
      leastRadius = part.cornerRadius == nil ? opening.cornerRadius : 0
      if part.isCircular { stage.curve(opening) }
      // A card's own shadow is not cast by its window: `castsShadow` and `isCut` are then false.
      caster = part.castsShadow || part.isCut ? view.layer : nil
      return
    }
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
      opening = mask
      stage.mask(view, by: mask)
    } else {
      opening = view.layer
      if part.cornerRadius != nil { stage.clip(view) }
    }
  }

  func play(_ baking: KeyframeBaker) {
    removeAnimations()
    let looks = baking.poses.map(look(of:))
    for aspect in aspects {
      let chosen = KeyframeBaker.pieces(over: looks.count) { start, end in
        KeyframeBaker.probes(between: start, and: end).allSatisfy { index in
          let share = CGFloat(index - start) / CGFloat(end - start)
          return looks[index].isClose(to: looks[start].mixed(with: looks[end], at: share), aspect)
        }
      }
      add(
        aspect, chosen.map { looks[$0] }, at: chosen, of: looks.count, lasting: baking.path.duration
      )
    }
  }

  private func add(
    _ aspect: Aspect, _ looks: [Look], at indices: [Int], of count: Int,
    lasting duration: TimeInterval
  ) {
    let times = indices.map { NSNumber(value: Double($0) / Double(count - 1)) }
    let rows = looks.map { properties(aspect, of: $0) }
    for (column, first) in rows[0].enumerated() {
      let values = rows.map { $0[column].value }
      animations.add(
        CAKeyframeAnimation(first.property, values, at: times, lasting: duration), to: first.layer)
    }
  }

  /// Shows a pose by still animations.
  func show(_ pose: Pose) {
    let look = look(of: pose)
    for aspect in aspects {
      if let held, held.isSame(as: look, aspect) { continue }
      for (layer, property, value) in properties(aspect, of: look) {
        animations.add(CABasicAnimation(still: property, value), to: layer)
      }
    }
    held = look
  }

  func removeAnimations() {
    animations.removeAll()
    held = nil
  }

  private func look(of pose: Pose) -> Look {
    let rect = pose.window(in: view.bounds.size)
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(pose.cornerRadius ?? 0, leastRadius), most)
    return Look(rect: rect, radius: radius, shadow: pose.shadow, scale: max(pose.scale, 0.01))
  }

  private var aspects: [Aspect] {
    caster == nil ? [.outline] : [.outline, .shadowOutline, .shade, .softness]
  }

  private func properties(
    _ aspect: Aspect, of look: Look
  ) -> [(layer: CALayer, property: String, value: Any)] {
    // A list used as a screen's own view has scrolled the origin of its `bounds`.
    let inside = look.rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
    switch (aspect, caster) {
    case (.outline, _):
      return outline(of: opening, inside, look.radius)
        + (second.map { outline(of: $0, look.rect, look.radius) } ?? [])
    case (.shadowOutline, let caster?):
      let cast = caster === view.layer ? inside : look.rect
      return [
        (
          caster, "shadowPath",
          CGPath.window(cast, cornerRadius: look.radius, corners: opening.maskedCorners)
        )
      ]
    case (.shade, let caster?):
      return [(caster, "shadowOpacity", Float(look.shadow))]
    case (.softness, let caster?):
      // As soft as under iOS's own zoomed pages, at any `scale`: https://pub.dev/packages/swift_transitions
      let offset = NSValue(cgSize: CGSize(width: 0, height: 4 / look.scale))
      return [(caster, "shadowRadius", 18 / look.scale), (caster, "shadowOffset", offset)]
    case (_, nil): return []
    }
  }
}

extension PartWindow {
  private func outline(
    of layer: CALayer, _ rect: CGRect, _ radius: CGFloat
  ) -> [(layer: CALayer, property: String, value: Any)] {
    let corners: (CALayer, String, Any) = (layer, "cornerRadius", radius)
    guard isCut else { return [corners] }
    return [
      corners, (layer, "bounds", NSValue(cgRect: rect)),
      (layer, "position", NSValue(cgPoint: rect.middle)),
    ]
  }
}

extension PartWindow.Look {
  fileprivate func mixed(with other: Self, at share: CGFloat) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Self(
      rect: CGRect(
        x: mix(rect.minX, other.rect.minX), y: mix(rect.minY, other.rect.minY),
        width: mix(rect.width, other.rect.width), height: mix(rect.height, other.rect.height)),
      radius: mix(radius, other.radius), shadow: mix(shadow, other.shadow),
      scale: 1 / mix(1 / scale, 1 / other.scale))
  }

  fileprivate func isSame(as other: Self, _ aspect: PartWindow.Aspect) -> Bool {
    switch aspect {
    case .outline, .shadowOutline: rect == other.rect && radius == other.radius
    case .shade: shadow == other.shadow
    case .softness: scale == other.scale
    }
  }

  fileprivate func isClose(to other: Self, _ aspect: PartWindow.Aspect) -> Bool {
    switch aspect {
    case .outline: isClose(to: other, within: KeyframeBaker.tolerance)
    // A larger tolerance, because the edge of a shadow is soft.
    case .shadowOutline: isClose(to: other, within: 1)
    case .shade: abs(shadow - other.shadow) <= 0.005
    case .softness: abs(scale / other.scale - 1) <= 0.05
    }
  }

  /// Returns true if each edge is at most `distance` points off on the screen.
  private func isClose(to other: Self, within distance: CGFloat) -> Bool {
    let limit = distance / max(scale, 0.1)
    return abs(rect.minX - other.rect.minX) <= limit && abs(rect.minY - other.rect.minY) <= limit
      && abs(rect.maxX - other.rect.maxX) <= limit && abs(rect.maxY - other.rect.maxY) <= limit
      && abs(radius - other.radius) <= limit
  }
}

extension TransitionIssue {
  static var maskInTheWay: TransitionIssue {
    TransitionIssue(
      "maskInTheWay",
      "A screen's view has a mask of its own; the transition does not cut the view with another.")
  }
}
