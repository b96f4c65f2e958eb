import UIKit

/// Hides parts of a view that fly as elements, by a mask with a hole for each. A view that has a mask
/// of its own keeps it, and one that contains an effect, which a mask would break, has none: their parts stay
/// visible.
@MainActor
final class PartMask {
  private let layer = CAShapeLayer()
  private var holes: [(owner: ObjectIdentifier, rect: CGRect)] = []

  private init() { layer.fillRule = .evenOdd }

  /// Hides a part of a view for as long as its owner wants.
  static func hide(_ rect: CGRect, of view: UIView, for owner: AnyObject) {
    guard masks[view] != nil || (view.layer.mask == nil && !view.containsEffect) else { return }
    let mask = masks[view] ?? PartMask()
    masks[view] = mask
    mask.holes.append((ObjectIdentifier(owner), rect))
    mask.update(view)
  }

  static func show(_ view: UIView, for owner: AnyObject) {
    guard let mask = masks[view] else { return }
    mask.holes.removeAll { $0.owner == ObjectIdentifier(owner) }
    mask.update(view)
  }

  private func update(_ view: UIView) {
    CATransaction.withoutActions {
      guard !holes.isEmpty else {
        masks[view] = nil
        // The app may have given it another one.
        if view.layer.mask === layer { view.layer.mask = nil }
        return
      }
      // Shadows and other things outside of the bounds stay.
      let path = UIBezierPath(rect: view.bounds.insetBy(dx: -2000, dy: -2000))
      // A hole in a hole would be filled.
      for (index, hole) in holes.enumerated()
      where !holes.enumerated().contains(where: { other, around in
        other != index && around.rect.contains(hole.rect)
          && (around.rect != hole.rect || other < index)
      }) {
        path.append(UIBezierPath(rect: hole.rect))
      }
      layer.path = path.cgPath
      view.layer.mask = layer
    }
  }
}

@MainActor private let masks = Slot<PartMask>()
