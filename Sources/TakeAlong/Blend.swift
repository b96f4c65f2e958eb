import UIKit

/// The opacity of both snapshots as a function of the fraction.
///
/// An opaque arriving look covers the leaving look, removed afterward (`cover`). The same text or glyph also comes over
/// the leaving look, but quickly, so that its ink is never missing (`overlap`); different texts fade out and in, one
/// after the other (`giveWay`). Translucent looks dissolve (`dissolve`).
enum Blend: Hashable, Sendable {
  case cover, overlap, dissolve, giveWay, leavingOnly, arrivingOnly
  /// The same beside the back screen only: nearly all of the way in the front screen's look, because a text in front of
  /// the screen that grows has that screen as its ground.
  indirect case onFront(Blend, opens: Bool)
  /// For content of a single end: fades out from the start on, or fades in.
  case fadeOut(by: CGFloat)
  case fadeIn(from: CGFloat, by: CGFloat)

  /// True if the leaving look is never visible.
  var isArrivingOnly: Bool {
    switch self {
    case .arrivingOnly, .fadeIn: true
    default: false
    }
  }

  func leaving(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.75, to: 0.6)
    case .overlap: Blend.ramp(fraction, from: 0.65, to: 0.5)
    case .dissolve: Blend.ramp(fraction, from: 0.6, to: 0.4)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.2)
    case .leavingOnly: 1
    case .onFront(let blend, let opens):
      blend.leaving(at: Blend.besideBack(fraction, opens: opens))
    case .fadeOut(let by): Blend.ramp(fraction, from: by, to: 0)
    case .arrivingOnly, .fadeIn: 0
    }
  }

  func arriving(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .cover: Blend.ramp(fraction, from: 0.25, to: 0.6)
    case .overlap: Blend.ramp(fraction, from: 0.35, to: 0.5)
    case .dissolve: Blend.ramp(fraction, from: 0.4, to: 0.6)
    case .giveWay: Blend.ramp(fraction, from: 0.5, to: 0.8)
    case .leavingOnly, .fadeOut: 0
    case .arrivingOnly: 1
    case .onFront(let blend, let opens):
      blend.arriving(at: Blend.besideBack(fraction, opens: opens))
    case .fadeIn(let from, let by): Blend.ramp(fraction, from: from, to: by)
    }
  }

  /// Returns the fraction of a blend that takes the first 0.4 of the way of an opening, or the last of a closing.
  private static func besideBack(_ fraction: CGFloat, opens: Bool) -> CGFloat {
    opens ? fraction / 0.4 : 1 - (1 - fraction) / 0.4
  }

  /// Returns a linear ramp, 0 at `zero` and 1 at `one`, in either order.
  private static func ramp(_ fraction: CGFloat, from zero: CGFloat, to one: CGFloat) -> CGFloat {
    ((fraction - zero) / (one - zero)).clamped(to: 0...1)
  }

  @MainActor
  init(_ fade: TakeAlongElement.Fade, from leaving: Original, to arriving: Original, opens: Bool) {
    let (hasLeaving, hasArriving) = (leaving.content != nil, arriving.content != nil)
    switch fade {
    // An image or a text missing at the other end stays in sight.
    case _ where hasLeaving != hasArriving: self = hasLeaving ? .leavingOnly : .arrivingOnly
    case .backOnly: self = opens ? .leavingOnly : .arrivingOnly
    case .frontOnly: self = opens ? .arrivingOnly : .leavingOnly
    case .automatic: self = Blend(from: leaving, to: arriving)
    }
  }

  @MainActor
  private init(from leaving: Original, to arriving: Original) {
    let (a, b) = (leaving.styled, arriving.styled)
    if let a = a as? UIImageView, let b = b as? UIImageView, leaving.isImage, arriving.isImage {
      let isTinted = a.isTinted || b.isTinted
      let isSame =
        a.shownImage === b.shownImage && a.shows(theSameVariantAs: b)
        && (!isTinted || a.tintColor == b.tintColor)
      // If a template image differs in its shape or its tint, both looks are needed: `.overlap` fades them.
      self = isSame ? .leavingOnly : isTinted ? .overlap : .cover
    } else if let a = a as? UILabel, let b = b as? UILabel {
      // `looksLike(_:)` counts only if both views fly as plain labels.
      let areAlike =
        leaving.kind == .label && arriving.kind == .label
        && leaving.metrics.scale == arriving.metrics.scale && a.looksLike(b)
      self =
        areAlike ? .leavingOnly : leaving.metrics.reads(as: arriving.metrics) ? .overlap : .giveWay
    } else {
      self = b?.isSolid == true ? .cover : .dissolve
    }
  }
}

extension ElementMetrics {
  /// Returns true if both are the same text in the same lines, as far as their widths tell.
  fileprivate func reads(as other: ElementMetrics) -> Bool {
    guard text == other.text, lines == other.lines, fontSize > 0, other.fontSize > 0 else {
      return false
    }
    let ratio = content.width / fontSize / max(other.content.width / other.fontSize, 0.1)
    return (0.85...1.18).contains(ratio)
  }
}

extension UIImageView {
  fileprivate func shows(theSameVariantAs other: UIImageView) -> Bool {
    guard shownImage?.imageAsset != nil else { return true }
    let (a, b) = (traitCollection, other.traitCollection)
    return a.userInterfaceStyle == b.userInterfaceStyle
      && a.userInterfaceLevel == b.userInterfaceLevel
      && a.accessibilityContrast == b.accessibilityContrast
  }
}

extension UIView {
  /// True if the view is probably opaque: a picture in its own colors, an opaque background, or a clip or round corners
  /// without a background.
  var isSolid: Bool {
    if let picture = self as? UIImageView, picture.shownImage != nil { return !picture.isTinted }
    let background = layer.backgroundColor?.alpha ?? 0
    return background >= 1 || (background == 0 && (clipsToBounds || layer.cornerRadius > 0))
  }
}

/// Interpolates two colors. Computed in advance, because a drag must not allocate.
@MainActor
struct ColorRamp {
  private let colors: [CGColor]

  /// Takes the other color with alpha 0 for a missing color. A pattern cannot be mixed, and counts as missing.
  init(_ start: CGColor?, _ end: CGColor?) {
    let (start, end) = (start?.plainComponents, end?.plainComponents)
    guard var from = start ?? end, var to = end ?? start else {
      colors = []
      return
    }
    if start == nil { from.w = 0 }
    if end == nil { to.w = 0 }
    let steps = from == to ? 0 : 32
    colors = (0...steps).map { step in
      let color = from + (to - from) * (Double(step) / Double(max(steps, 1)))
      return UIColor(red: color.x, green: color.y, blue: color.z, alpha: color.w).cgColor
    }
  }

  var isVisible: Bool { !colors.isEmpty }

  var changes: Bool { colors.count > 1 }

  var isOpaque: Bool { isVisible && colors.allSatisfy { $0.alpha >= 1 } }

  func color(at fraction: CGFloat) -> CGColor? {
    guard !colors.isEmpty else { return nil }
    let last = colors.count - 1
    return colors[Int((fraction.clamped(to: 0...1) * CGFloat(last)).rounded())]
  }
}

extension CGColor {
  /// False for a pattern.
  var isPlain: Bool { plainComponents != nil }

  /// Red, green, blue and alpha; `nil` for a pattern, because a pattern has no components.
  fileprivate var plainComponents: SIMD4<Double>? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isPlain = UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isPlain ? SIMD4(red, green, blue, alpha) : nil
  }
}
