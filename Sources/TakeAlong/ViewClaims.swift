import UIKit

/// The originals that claim a view: a single original, or an original for each part of the view that flies.
///
/// Parts are hidden by a mask with a hole for each. A view with a mask of its own, or with an effect (which a mask would
/// break), gets no mask: its parts stay visible.
@MainActor
final class ViewClaims {
  private var originals: [Original] = []
  private lazy var mask = CAShapeLayer()

  private init() {}

  static func originals(of view: UIView) -> [Original] { claims[view]?.originals ?? [] }

  /// Adds an original in place of those that overlap.
  static func add(_ original: Original, on view: UIView) {
    let list = claims[view] ?? ViewClaims()
    claims[view] = list
    list.originals =
      list.originals.filter { $0 !== original && !$0.overlaps(original) } + [original]
  }

  static func remove(_ original: Original, from view: UIView) {
    guard let list = claims[view] else { return }
    list.originals.removeAll { $0 === original }
    if original.part != nil { update(view) }
    if list.originals.isEmpty { claims[view] = nil }
  }

  /// Masks the parts of a view that are hidden now. Call when a part is hidden.
  static func update(_ view: UIView) {
    guard let list = claims[view] else { return }
    let (layer, mask) = (view.layer, list.mask)
    let holes = list.originals.filter(\.isHiding).compactMap(\.part)
    CATransaction.withoutActions {
      // The app may have replaced the mask.
      guard layer.mask === mask || (layer.mask == nil && !view.containsEffect) else { return }
      if holes.isEmpty { return layer.mask = nil }
      // The path exceeds the bounds, so shadows and other things outside stay visible.
      let path = UIBezierPath(rect: view.bounds.insetBy(dx: -2000, dy: -2000))
      // With `.evenOdd`, a hole inside another hole would be filled.
      for (index, hole) in holes.enumerated()
      where !holes.enumerated().contains(where: { other, around in
        other != index && around.contains(hole) && (around != hole || other < index)
      }) {
        path.append(UIBezierPath(rect: hole))
      }
      (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
      layer.mask = mask
    }
  }
}

@MainActor private let claims = Slot<ViewClaims>()
