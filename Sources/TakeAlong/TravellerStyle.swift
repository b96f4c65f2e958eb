import UIKit

/// What a traveller is drawn with, that no number tells: colors, corners, whether it clips.
@MainActor
struct TravellerStyle {
  /// Round at both ends, at the first one only, at the last one only.
  let corners: [CACornerMask]
  let curves: [CALayerCornerCurve]
  let clips: Bool
  let ground: ColorRamp
  let border: ColorRamp
  let shadow: CGColor?

  /// Whether the outline itself is to be seen.
  var isOutlined: Bool { clips || ground.isSeen || border.isSeen }

  /// One of the two ends.
  @MainActor
  struct End {
    let view: UIView
    let perch: Perch
    let isPicture: Bool

    fileprivate var isRound: Bool { perch.cornerRadius > 0 && perch.corners != 0 }

    fileprivate var curve: CALayerCornerCurve { perch.isContinuous ? .continuous : .circular }

    fileprivate var shadow: CGColor? {
      perch.shadowOpacity > 0 ? view.layer.shadowColor : nil
    }

    fileprivate var border: CGColor? {
      view.layer.borderWidth > 0 ? view.layer.borderColor : nil
    }

    /// What is not solid is part of a snapshot, and must not be drawn twice.
    fileprivate var ground: CGColor? {
      guard let color = view.layer.backgroundColor, isPicture || color.alpha >= 1 else {
        return nil
      }
      return color
    }

    /// Those that are round. Where nothing is round the other end decides: all of its corners
    /// come from 0, or go there.
    fileprivate func corners(beside other: End) -> CACornerMask {
      if isRound { return CACornerMask(rawValue: perch.corners) }
      return other.isRound ? CACornerMask(rawValue: other.perch.corners) : []
    }
  }

  init(from old: End, to new: End) {
    let isSameCurve = old.curve == new.curve || !old.isRound || !new.isRound
    let (first, last) = (old.corners(beside: new), new.corners(beside: old))
    let both = isSameCurve ? first.intersection(last) : []
    corners = [both, first.subtracting(both), last.subtracting(both)]
    curves = [old.isRound ? old.curve : new.curve, old.curve, new.curve]
    let isText = old.view is UILabel && new.view is UILabel
    let isClipped = old.view.clipsToBounds || new.view.clipsToBounds
    // A text's own outline is no more than the room that it was given.
    clips = old.isRound || new.isRound || (isClipped && !isText)
    ground = ColorRamp(old.ground, new.ground)
    border = ColorRamp(old.border, new.border)
    shadow = new.shadow ?? old.shadow
  }

  private init() {
    corners = [[], [], []]
    curves = [.circular, .circular, .circular]
    clips = false
    ground = ColorRamp(nil, nil)
    border = ground
    shadow = nil
  }

  /// Of what is a look and nothing else.
  static var plain: TravellerStyle { TravellerStyle() }
}

/// The colors between two, made once: a finger's event is to make none.
@MainActor
struct ColorRamp {
  private let colors: [CGColor]
  let changes: Bool

  /// One that is missing is the other one, clear.
  init(_ old: CGColor?, _ new: CGColor?) {
    guard let first = old ?? new, let last = new ?? old else {
      colors = []
      changes = false
      return
    }
    let from = Components(first, isClear: old == nil)
    let to = Components(last, isClear: new == nil)
    changes = from != to
    let steps = from == to ? 0 : 32
    colors = (0...steps).map { from.mixed(with: to, at: CGFloat($0) / CGFloat(max(steps, 1))) }
  }

  var isSeen: Bool { !colors.isEmpty }

  func color(at fraction: CGFloat) -> CGColor? {
    guard !colors.isEmpty else { return nil }
    let last = colors.count - 1
    return colors[Int((min(max(fraction, 0), 1) * CGFloat(last)).rounded())]
  }

  private struct Components: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    @MainActor init(_ color: CGColor, isClear: Bool) {
      _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      if isClear { alpha = 0 }
    }

    func mixed(with other: Components, at share: CGFloat) -> CGColor {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return UIColor(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: mix(alpha, other.alpha)
      ).cgColor
    }
  }
}
