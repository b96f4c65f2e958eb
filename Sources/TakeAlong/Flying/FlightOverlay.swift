import UIKit

/// The one view, above both screens, in which everything flies, as layers: out of reach of touches
/// and of VoiceOver.
@MainActor
final class FlightOverlay: UIView {
  init(over container: UIView) {
    super.init(frame: container.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // However deep a preset reaches towards the eye.
    layer.zPosition = 100_000
  }

  required init?(coder: NSCoder) { nil }

  /// The lower ones first, otherwise in the order in which they were offered; what lies before
  /// them lies before all.
  func add(_ pairs: [ElementPair], _ occluders: [Occluder]) {
    for level in [TakeAlongElement.Level.below, .above] {
      for pair in pairs where pair.element.level == level {
        layer.addSublayer(pair.morphLayer.layer)
      }
    }
    for occluder in occluders { layer.addSublayer(occluder.morphLayer.layer) }
  }
}
