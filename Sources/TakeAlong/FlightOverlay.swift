import UIKit

/// The view above both screens that contains every `MorphLayer`. Ignores touches, and is hidden from VoiceOver.
@MainActor
final class FlightOverlay: UIView {
  /// - Parameter isInFront: True to place the overlay in front of any depth reached by a preset.
  init(over container: UIView, isInFront: Bool) {
    super.init(frame: container.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if isInFront { layer.zPosition = 100_000 }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the layers from back to front: `pairs` by `zOrder`, each level in the order of `pairs`, then `occluders`.
  func add(_ pairs: [ElementPair], _ occluders: [Occluder], leadWindow: LeadWindow?) {
    for order in [TakeAlongElement.ZOrder.below, .above] {
      for pair in pairs where pair.options.zOrder == order {
        layer.addSublayer(
          pair.leads ? leadWindow?.layer ?? pair.morphLayer.layer : pair.morphLayer.layer)
      }
    }
    for occluder in occluders { layer.addSublayer(occluder.morphLayer.layer) }
  }
}
