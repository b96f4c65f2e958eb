import UIKit

/// A clear view above both screens while a run can be caught. A touch that catches the run would
/// otherwise also scroll, or press, whatever the model has under it.
@MainActor
final class TouchShield: UIView {
  private let isUp: () -> Bool

  /// - Parameter isUp: Asked at each touch, so that a button can be pressed as soon as the arriving
  ///   screen is in place.
  init(over container: UIView, while isUp: @escaping () -> Bool) {
    self.isUp = isUp
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    container.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isUp() && super.point(inside: point, with: event)
  }
}
