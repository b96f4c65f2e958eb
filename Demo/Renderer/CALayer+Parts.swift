import Tape
import UIKit

extension CALayer {
  /// Indicates whether there is anything besides background and border, which keep to the corners
  /// anyway.
  var hasContent: Bool {
    contents != nil || !(sublayers ?? []).isEmpty || self is CAShapeLayer
      || self is CAGradientLayer
  }

  /// Indicates whether parts that fade separately would show through each other.
  var hasSeveralParts: Bool {
    if !(sublayers ?? []).isEmpty { return true }
    var parts = 0
    if let backgroundColor, Ink(backgroundColor).alpha > 0 { parts += 1 }
    if hasContent { parts += self is CAShapeLayer ? 2 : 1 }
    if borderWidth > 0 { parts += 1 }
    if Shadow(of: self) != nil { parts += 1 }
    return parts > 1
  }
}
