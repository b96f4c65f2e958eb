import UIKit

/// The attributes of a morph layer that are not interpolated as numbers: colors, which corners are
/// round, clipping.
@MainActor
struct MorphStyle {
  /// The corners that are round at both ends, at the start only, and at the end only.
  let corners: [CACornerMask]
  let curves: [CALayerCornerCurve]
  /// The corners of the border at the start and at the end, if they are not of one kind; else none.
  private(set) var rims: [(corners: CACornerMask, curve: CALayerCornerCurve)] = []
  let clips: Bool
  let background: ColorRamp
  let border: ColorRamp
  private(set) var shadow: CGColor?
  /// True if it casts a shadow in the air, which is that of the outline.
  private(set) var fillsOutline = false
  /// True if the light on the screens falls on it, too.
  private(set) var isShaded = false

  /// The largest number of solid elements that are given a shadow in the air: the shadows of more, which lie close
  /// together then, fall on each other, and each is drawn in every frame.
  static let mostShadowsInAir = 60

  /// Adds the effect of the screens on an element, if it fills its outline.
  ///
  /// - Parameter solids: The number of solid elements that fly, this one among them.
  mutating func adapt(
    to motion: ElementMotion.Style, leads: Bool, isSolid: Bool, among solids: Int
  ) {
    switch motion {
    // The screen's window cuts it, and casts a shadow from the first frame on.
    case .leads where leads: shadow = nil
    case .rides where isSolid:
      if solids <= MorphStyle.mostShadowsInAir { shadow = shadow ?? UIColor.black.cgColor }
      // A shadow of the view's own has this outline, too, however many there are.
      fillsOutline = shadow != nil
    case .turns: isShaded = isSolid
    case .rides, .leads, .straight: break
    }
  }

  /// True if the outline is visible.
  var isOutlined: Bool { clips || background.isVisible || border.isVisible }

  /// One of the two ends.
  @MainActor
  struct Appearance {
    /// `nil` for a part of a view, which has no style.
    let view: UIView?
    let metrics: ElementMetrics
    let isCopied: Bool

    fileprivate var isRound: Bool { metrics.cornerRadius > 0 && metrics.corners != 0 }

    fileprivate var curve: CALayerCornerCurve { metrics.isContinuous ? .continuous : .circular }

    fileprivate var shadow: CGColor? {
      metrics.shadowOpacity > 0 ? view?.layer.shadowColor : nil
    }

    fileprivate var border: CGColor? {
      guard let view, view.layer.borderWidth > 0, !view.isMasked else { return nil }
      return view.layer.borderColor
    }

    /// `nil` if a snapshot contains it and it is translucent, which must not be drawn twice, or has
    /// the shape of a mask.
    fileprivate var background: CGColor? {
      guard let view, let color = view.layer.backgroundColor, !view.isMasked,
        isCopied || color.alpha >= 1
      else { return nil }
      return color
    }

    /// The round corners; if there are none, those of the other end, whose radii then begin or end
    /// at 0.
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
    let isClipped = [old, new].contains { $0.view?.clipsToBounds == true }
    // A label's bounds are only layout space, at which its text need not be clipped.
    clips = old.isRound || new.isRound || (isClipped && !isText)
    background = ColorRamp(old.background, new.background)
    border = ColorRamp(old.border, new.border)
    shadow = new.shadow ?? old.shadow
    if border.isVisible, corners.filter({ !$0.isEmpty }).count > 1 {
      rims = [
        (first, old.isRound ? old.curve : new.curve), (last, new.isRound ? new.curve : old.curve),
      ]
    }
  }

  private init() {
    corners = [[], [], []]
    curves = [.circular, .circular, .circular]
    clips = false
    background = ColorRamp(nil, nil)
    border = background
    shadow = nil
  }

  /// The style of an occluder, which consists of its snapshot only.
  static var plain: MorphStyle { MorphStyle() }
}
