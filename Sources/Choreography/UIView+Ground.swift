import UIKit

extension UIView {
  /// The view that colors the whole of this one: the foremost opaque one that fills it, as in a row that is
  /// selected, or in a control whose shadow lies outside and whose round background is a view of its own.
  var ground: UIView? {
    var found = (layer.backgroundColor?.alpha ?? 0) > 0 ? self : nil
    for view in subviews where !view.isHidden && view.shownOpacity > 0 && view.fills(bounds) {
      guard let ground = view.ground else { continue }
      let isOpaque = ground.shownOpacity > 0.9 && (ground.layer.backgroundColor?.alpha ?? 0) >= 1
      if isOpaque || found == nil { found = ground }
    }
    return found
  }

  /// The opacity as it is seen: the color of a selection may be about to fade.
  private var shownOpacity: Float { (layer.presentation() ?? layer).opacity }

  private func fills(_ rect: CGRect) -> Bool {
    abs(frame.minX - rect.minX) < 1 && abs(frame.minY - rect.minY) < 1
      && abs(frame.maxX - rect.maxX) < 1 && abs(frame.maxY - rect.maxY) < 1
  }
}
