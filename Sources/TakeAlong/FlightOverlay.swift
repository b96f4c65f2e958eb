import UIKit

/// The view above both screens that contains all flying layers. Ignores touches and is hidden from
/// VoiceOver.
@MainActor
final class FlightOverlay: UIView {
  /// - Parameter isInFront: Whether it is in front of any depth that a preset reaches.
  init(over container: UIView, isInFront: Bool) {
    super.init(frame: container.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if isInFront { layer.zPosition = 100_000 }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the layers: elements by level, within a level in their own order, then occluders in front of
  /// all.
  func add(_ pairs: [ElementPair], _ occluders: [Occluder], leadWindow: LeadWindow?) {
    for order in [TakeAlongElement.ZOrder.below, .above] {
      for pair in pairs where pair.element.zOrder == order {
        layer.addSublayer(
          pair.leads ? leadWindow?.layer ?? pair.morphLayer.layer : pair.morphLayer.layer)
      }
    }
    for occluder in occluders { layer.addSublayer(occluder.morphLayer.layer) }
  }
}
