import UIKit

/// An element at one end of its flight, as it appears there, in the container's points.
struct ElementMetrics: Equatable, Sendable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The rotation in the plane of the screen, in radians.
  var angle: CGFloat = 0
  /// The size of one of the view's own points; `dy` is negative if the view is mirrored.
  var scale = CGVector(dx: 1, dy: 1)
  var alpha: CGFloat = 1
  /// The width of the strip on each side that is clipped or covered.
  var covered = UIEdgeInsets.zero
  var cornerRadius: CGFloat = 0
  /// The round corners, as a `CACornerMask`: its own, or those that a rounded ancestor clips.
  var corners: UInt = 0
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// The frame of the picture or the text, relative to the element's center.
  var content = CGRect.zero
  /// The identity of the picture, if it is one.
  var picture: ObjectIdentifier?
  /// The point of `content` at which both snapshots are aligned: 0 left, 0.5 center, 1 right.
  var anchorX: CGFloat = 0.5
  /// The size of a label's font as it appears, in points; 0 for other views.
  var fontSize: CGFloat = 0
  var text: String?
  /// The number of lines of a label's text.
  var lines = 0

  /// Returns whether a snapshot taken at one of the two fits the other unscaled.
  func hasSameContent(as other: ElementMetrics) -> Bool {
    content == other.content && scale == other.scale && fontSize == other.fontSize
  }

  /// True if neither rotated nor scaled.
  var isPlain: Bool {
    abs(angle) < 1e-6 && abs(scale.dx - 1) < 1e-6 && abs(scale.dy - 1) < 1e-6
  }

  /// The frame in the container, valid for an element that is not rotated.
  var box: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The painted part, relative to the center: of a picture, not the empty margins beside it.
  var painted: CGRect {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let part = picture == nil ? box : box.intersection(content)
    return part.isNull ? box : part
  }

  /// The geometric mean of both scales.
  var evenScale: CGFloat { abs(scale.dx * scale.dy).squareRoot() }
}

extension CGSize {
  /// The factor by which `other` must be scaled to fill this size, or to fit into it.
  func ratio(to other: CGSize, fills: Bool) -> CGFloat {
    guard other.width > 0, other.height > 0 else { return 1 }
    let (across, down) = (width / other.width, height / other.height)
    return fills ? max(across, down) : min(across, down)
  }
}
