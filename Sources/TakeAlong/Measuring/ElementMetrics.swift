import UIKit

/// How an element stands at one end of its flight: in points of the container, as it is seen there.
struct ElementMetrics: Equatable, Sendable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// About the eye's axis, in radians.
  var angle: CGFloat = 0
  /// How large one of the view's own points is seen.
  var scale = CGVector(dx: 1, dy: 1)
  var alpha: CGFloat = 1
  /// How much of each side is cut off or covered.
  var covered = UIEdgeInsets.zero
  var cornerRadius: CGFloat = 0
  /// Those that are round, by its own doing or because it fills the corner of a rounded clip.
  var corners: UInt = 0
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// Where the picture or the text is drawn, from the element's middle.
  var content = CGRect.zero
  /// Which picture it is, if it is one.
  var picture: ObjectIdentifier?
  /// Where in `content` the looks of both ends are kept together: 0 left, 0.5 middle, 1 right.
  var anchorX: CGFloat = 0.5
  /// Of a text, 0 for everything else.
  var fontSize: CGFloat = 0
  var text: String?

  /// Whether a likeness that was made here fits there as it is.
  func hasSameContent(as other: ElementMetrics) -> Bool {
    content == other.content && scale == other.scale && fontSize == other.fontSize
  }

  /// Neither turned nor scaled.
  var isPlain: Bool {
    abs(angle) < 1e-6 && abs(scale.dx - 1) < 1e-6 && abs(scale.dy - 1) < 1e-6
  }

  /// Where it stands, as long as it stands straight.
  var box: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// How large one of the view's own points is seen, whichever way it lies.
  var evenScale: CGFloat { abs(scale.dx * scale.dy).squareRoot() }
}

extension CGSize {
  /// How much larger than another one: so that it fills, or so that it fits.
  func ratio(to other: CGSize, fills: Bool) -> CGFloat {
    guard other.width > 0, other.height > 0 else { return 1 }
    let (across, down) = (width / other.width, height / other.height)
    return fills ? max(across, down) : min(across, down)
  }
}
