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

  init(from old: UIView, isOldPicture: Bool, to new: UIView, isNewPicture: Bool) {
    let (a, b) = (old.layer, new.layer)
    let isSameCurve = a.cornerCurve == b.cornerCurve || a.cornerRadius == 0 || b.cornerRadius == 0
    let (first, last) = (a.roundCorners(beside: b), b.roundCorners(beside: a))
    let both = isSameCurve ? first.intersection(last) : []
    corners = [both, first.subtracting(both), last.subtracting(both)]
    let curve = a.cornerRadius > 0 ? a.cornerCurve : b.cornerCurve
    curves = [curve, a.cornerCurve, b.cornerCurve]
    let isPlain = old is UILabel && new is UILabel
    // A text's own outline is no more than the room that it was given.
    clips =
      isPlain
      ? a.cornerRadius > 0 || b.cornerRadius > 0
      : old.clipsToBounds || new.clipsToBounds || a.cornerRadius > 0 || b.cornerRadius > 0
    // What is not solid is part of a snapshot, and must not be drawn twice.
    ground = ColorRamp(
      old.solid(a.backgroundColor, orAny: isOldPicture),
      new.solid(b.backgroundColor, orAny: isNewPicture))
    border = ColorRamp(
      a.borderWidth > 0 ? a.borderColor : nil, b.borderWidth > 0 ? b.borderColor : nil)
    let (from, to) = (a.seenShadow, b.seenShadow)
    shadow = to ?? from
  }
}

extension CALayer {
  /// Those that are round. Where nothing is round the other end decides: all of its corners come
  /// from 0, or go there.
  fileprivate func roundCorners(beside other: CALayer) -> CACornerMask {
    if cornerRadius > 0 { return maskedCorners }
    return other.cornerRadius > 0 ? other.maskedCorners : []
  }

  fileprivate var seenShadow: CGColor? {
    shadowOpacity > 0 && !masksToBounds ? shadowColor : nil
  }
}

extension UIView {
  @MainActor fileprivate func solid(_ color: CGColor?, orAny: Bool) -> CGColor? {
    guard let color, orAny || color.alpha >= 1 else { return nil }
    return color
  }
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
