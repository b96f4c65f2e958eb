import UIKit

extension UIView {
  /// The view that colors the whole of this one: itself, or a view in it that fills it, as in a control whose
  /// shadow lies outside and whose round background is a view of its own.
  var ground: UIView? {
    if (layer.backgroundColor?.alpha ?? 0) > 0 { return self }
    for view in subviews where !view.isHidden && view.alpha > 0 && view.fills(bounds) {
      if let ground = view.ground { return ground }
    }
    return nil
  }

  private func fills(_ rect: CGRect) -> Bool {
    abs(frame.minX - rect.minX) < 1 && abs(frame.minY - rect.minY) < 1
      && abs(frame.maxX - rect.maxX) < 1 && abs(frame.maxY - rect.maxY) < 1
  }
}
