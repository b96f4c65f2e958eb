/// The keys of everything that `LayerState` holds; the raw value is the name that UIKit uses.
enum LayerProperty: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, isHidden = "hidden", masksToBounds, isDoubleSided = "doubleSided"
  case allowsGroupOpacity, allowsEdgeAntialiasing
  case contents, contentsRect, contentsCenter, contentsGravity, contentsScale
  case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case colors, locations, startPoint, endPoint, gradientType = "type"
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  case headlessEffect

  /// Properties that a bare layer in a window animates by itself when they change.
  ///
  /// Paths do not, as documented. Unverified: measured on macOS. Those that fade by a transition there are left out.
  var animatesByItself: Bool {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .opacity, .contents, .contentsRect, .contentsCenter, .contentsScale,
      .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
      .shadowOffset, .shadowRadius, .colors, .locations, .startPoint, .endPoint,
      .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      true
    default: false
    }
  }

  /// Also `isHidden`, the Swift name, for `hidden`.
  init?(key: Substring) {
    switch key {
    case "isHidden": self = .isHidden
    case "isDoubleSided": self = .isDoubleSided
    default: self.init(rawValue: String(key))
    }
  }
}
