import UIKit

/// The window through which a part is seen: what cuts it, rounds its corners, and casts its shadow.
///
/// A presented screen brings layers for all of that (its wrapper). An app's own view, in a container's
/// run, gets a mask for cuts, corners on its own layer, and a shadow beside it.
@MainActor
final class PartWindow {
  private let view: UIView
  /// The layer that shows the window: a wrapper's clip, a mask, or the view's own layer.
  private let opening: CALayer
  /// True if the opening is cut; otherwise it is as large as the view, and only its corners change.
  private let isCut: Bool
  /// The least corner radius: a screen keeps the corners that its app has given it.
  private let leastRadius: CGFloat
  /// The layer that casts the shadow.
  let caster: CALayer?
  private let run: ObjectIdentifier
  private var added: [(layer: CALayer, key: String)] = []
  private var held: Look?

  /// The numbers of a window, in the part's own points.
  struct Look: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var shadow: CGFloat
    var scale: CGFloat
  }

  /// Returns `nil` for a part that is simply its view.
  init?(_ part: Part, view: UIView, stage: Stage) {
    guard part.hasWindow else { return nil }
    self.view = view
    run = ObjectIdentifier(stage)
    if let wrapper = view as? WrapperView {
      opening = wrapper.contentContainer.layer
      isCut = part.isCut
      leastRadius = part.cornerRadius == nil ? opening.cornerRadius : 0
      // A card's own shadow is not that of its window.
      caster = part.castsShadow || part.isCut ? view.layer : nil
      return
    }
    caster = part.castsShadow ? stage.addShadow(below: view)?.layer : nil
    // Two masks do not go together: an app's own stays, and the screen is not cut.
    isCut = part.isCut && view.layer.mask == nil
    leastRadius = isCut ? 0 : view.layer.cornerRadius
    if isCut {
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.cornerCurve = .continuous
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
    let chosen = KeyframeBaker.pieces(over: looks.count) { start, end in
      KeyframeBaker.probes(between: start, and: end).allSatisfy { index in
        let share = CGFloat(index - start) / CGFloat(end - start)
        return looks[index].isClose(to: looks[start].mixed(with: looks[end], at: share))
      }
    }
    let last = Double(looks.count - 1)
    let times = chosen.map { NSNumber(value: Double($0) / last) }
    var tracks: [(layer: CALayer, property: String, values: [Any])] = []
    for index in chosen {
      for (at, entry) in properties(of: looks[index]).enumerated() {
        if tracks.count <= at { tracks.append((entry.layer, entry.property, [])) }
        tracks[at].values.append(entry.value)
      }
    }
    for track in tracks {
      add(
        CAKeyframeAnimation(track.property, track.values, at: times, lasting: baking.path.duration),
        to: track.layer)
    }
  }

  /// Shows one pose by animations that stand still.
  func show(_ pose: Pose) {
    let look = look(of: pose)
    guard look != held else { return }
    held = look
    for (layer, property, value) in properties(of: look) {
      add(CABasicAnimation(still: property, value), to: layer)
    }
  }

  func removeAnimations() {
    for (layer, key) in added { layer.removeAnimation(forKey: key) }
    added = []
    held = nil
  }

  private func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let key = AnimationKey.of(animation.keyPath ?? "", run: run)
    layer.add(animation, forKey: key)
    if !added.contains(where: { $0.layer === layer && $0.key == key }) {
      added.append((layer, key))
    }
  }

  private func look(of pose: Pose) -> Look {
    let rect = pose.window(in: view.bounds.size)
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(pose.cornerRadius ?? 0, leastRadius), most)
    return Look(rect: rect, radius: radius, shadow: pose.shadow, scale: max(pose.scale, 0.01))
  }

  private func properties(of look: Look) -> [(layer: CALayer, property: String, value: Any)] {
    var all: [(layer: CALayer, property: String, value: Any)] = [
      (opening, "cornerRadius", look.radius)
    ]
    // A list that is a screen's own view has scrolled the origin of its bounds.
    let inside = look.rect.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
    if isCut {
      all.append((opening, "bounds", NSValue(cgRect: inside)))
      all.append((opening, "position", NSValue(cgPoint: inside.middle)))
    }
    guard let caster else { return all }
    // As soft as under iOS's own zoomed pages, whatever the scale: https://pub.dev/packages/swift_transitions
    let cast = caster === view.layer ? inside : look.rect
    all.append((caster, "shadowPath", CGPath.window(cast, cornerRadius: look.radius)))
    all.append((caster, "shadowOpacity", Float(look.shadow)))
    all.append((caster, "shadowRadius", 18 / look.scale))
    all.append((caster, "shadowOffset", NSValue(cgSize: CGSize(width: 0, height: 4 / look.scale))))
    return all
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

  fileprivate func isClose(to other: Self) -> Bool {
    let limit = KeyframeBaker.tolerance / max(scale, 0.1)
    return abs(rect.minX - other.rect.minX) <= limit && abs(rect.minY - other.rect.minY) <= limit
      && abs(rect.maxX - other.rect.maxX) <= limit && abs(rect.maxY - other.rect.maxY) <= limit
      && abs(radius - other.radius) <= limit && abs(shadow - other.shadow) <= 0.005
      && abs(scale / other.scale - 1) <= 0.05
  }
}
