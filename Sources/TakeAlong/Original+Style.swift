import UIKit

// The style of an end.
extension Original {
  var isRound: Bool { metrics.cornerRadius > 0 && metrics.corners != 0 }

  var curve: CALayerCornerCurve { metrics.isContinuous ? .continuous : .circular }

  var shadow: CGColor? { metrics.shadowOpacity > 0 ? styled?.layer.shadowColor : nil }

  var border: CGColor? {
    guard let view = styled, view.layer.borderWidth > 0, !view.isMasked else { return nil }
    return view.layer.borderColor
  }

  /// `nil` for a view with a mask, and for a translucent background in a snapshot, which must not be drawn twice.
  var background: CGColor? {
    guard let view = styled, let color = view.layer.backgroundColor, !view.isMasked,
      isCopied || color.alpha >= 1
    else { return nil }
    return color
  }

  /// Returns the round corners; without any, those of the other end, whose radii then begin or end at 0.
  func corners(beside other: Original) -> CACornerMask {
    if isRound { return CACornerMask(rawValue: metrics.corners) }
    return other.isRound ? CACornerMask(rawValue: other.metrics.corners) : []
  }
}
