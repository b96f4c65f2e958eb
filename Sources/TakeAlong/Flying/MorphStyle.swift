import UIKit

/// What a traveller is drawn with, that no number tells: colors, corners, whether it clips.
@MainActor
struct MorphStyle {
  /// Round at both ends, at the first one only, at the last one only.
  let corners: [CACornerMask]
  let curves: [CALayerCornerCurve]
  let clips: Bool
  let background: ColorRamp
  let border: ColorRamp
  let shadow: CGColor?

  /// Whether the outline itself is to be seen.
  var isOutlined: Bool { clips || background.isVisible || border.isVisible }

  /// One of the two ends.
  @MainActor
  struct Appearance {
    let view: UIView
    let metrics: ElementMetrics
    let isPicture: Bool

    fileprivate var isRound: Bool { metrics.cornerRadius > 0 && metrics.corners != 0 }

    fileprivate var curve: CALayerCornerCurve { metrics.isContinuous ? .continuous : .circular }

    fileprivate var shadow: CGColor? {
      metrics.shadowOpacity > 0 ? view.layer.shadowColor : nil
    }

    fileprivate var border: CGColor? {
      view.layer.borderWidth > 0 ? view.layer.borderColor : nil
    }

    /// What is not solid is part of a snapshot, and must not be drawn twice.
    fileprivate var background: CGColor? {
      guard let color = view.layer.backgroundColor, isPicture || color.alpha >= 1 else {
        return nil
      }
      return color
    }

    /// Those that are round. Where nothing is round the other end decides: all of its corners
    /// come from 0, or go there.
    fileprivate func corners(beside other: Appearance) -> CACornerMask {
      if isRound { return CACornerMask(rawValue: metrics.corners) }
      return other.isRound ? CACornerMask(rawValue: other.metrics.corners) : []
    }
  }

  init(from old: Appearance, to new: Appearance) {
    let isSameCurve = old.curve == new.curve || !old.isRound || !new.isRound
    let (first, last) = (old.corners(beside: new), new.corners(beside: old))
    let both = isSameCurve ? first.intersection(last) : []
    corners = [both, first.subtracting(both), last.subtracting(both)]
    curves = [old.isRound ? old.curve : new.curve, old.curve, new.curve]
    let isText = old.view is UILabel && new.view is UILabel
    let isClipped = old.view.clipsToBounds || new.view.clipsToBounds
    // A text's own outline is no more than the room that it was given.
    clips = old.isRound || new.isRound || (isClipped && !isText)
    background = ColorRamp(old.background, new.background)
    border = ColorRamp(old.border, new.border)
    shadow = new.shadow ?? old.shadow
  }

  private init() {
    corners = [[], [], []]
    curves = [.circular, .circular, .circular]
    clips = false
    background = ColorRamp(nil, nil)
    border = background
    shadow = nil
  }

  /// Of what is a look and nothing else.
  static var plain: MorphStyle { MorphStyle() }
}
