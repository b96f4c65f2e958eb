import UIKit

/// Black over a part, as far as its pose is dimmed: a view inside its wrapper, or in one of its own above a
/// view of the app's.
@MainActor
final class PartDim {
  private let veil: CALayer
  /// The wrapper that lies above the part, and moves with it; `nil` inside of the part's own.
  let carrier: WrapperView?
  private let key: String
  private var held: CGFloat?

  /// Returns `nil` for a part that is never dimmed.
  init?(_ part: Choreography.Part, view: UIView, stage: Stage) {
    guard part.isDimmed, let (veil, carrier) = stage.addVeil(over: view) else { return nil }
    self.veil = veil.layer
    self.carrier = carrier
    key = AnimationKey.of("opacity", run: ObjectIdentifier(stage))
  }

  func play(_ baking: KeyframeBaker) {
    held = nil
    veil.add(baking.numbers("opacity", tolerance: 0.001, \.dim), forKey: key)
  }

  /// Shows one pose by an animation that stands still.
  func show(_ pose: Pose) {
    guard pose.dim != held else { return }
    held = pose.dim
    veil.add(CABasicAnimation(still: "opacity", Float(pose.dim)), forKey: key)
  }

  func removeAnimations() {
    held = nil
    veil.removeAnimation(forKey: key)
  }
}
