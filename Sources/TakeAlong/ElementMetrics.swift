import UIKit

/// An element at an end of its flight, in the container's points.
struct ElementMetrics: Equatable, Sendable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The rotation in the plane of the screen, in radians.
  var angle: CGFloat = 0
  /// The size of the view's own points in the container; `dy` is negative if the view is mirrored.
  var scale = CGVector(dx: 1, dy: 1)
  var alpha: CGFloat = 1
  /// The width of the clipped or covered strip on each side.
  var covered = UIEdgeInsets.zero
  var cornerRadius: CGFloat = 0
  /// The round corners, as a raw `CACornerMask`: the view's own, or those clipped by a rounded ancestor.
  var corners: UInt = 0
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  /// The frame of the picture or the text, relative to `center`.
  var content = CGRect.zero
  /// The identity of the picture's `UIImage`; `nil` for other elements.
  var image: ObjectIdentifier?
  /// The horizontal alignment of both snapshots within `content`: 0 left, 0.5 center, 1 right.
  var anchorX: CGFloat = 0.5
  /// The font size of a label in the container, in points; 0 for other views.
  var fontSize: CGFloat = 0
  var text: String?
  /// The number of lines of a label's text.
  var lines = 0

  /// Returns true if a snapshot taken with these metrics fits `other` unscaled.
  func hasSameContent(as other: ElementMetrics) -> Bool {
    content == other.content && scale == other.scale && fontSize == other.fontSize
  }

  /// True if the element is neither rotated nor scaled.
  var isPlain: Bool { abs(angle) < 1e-6 && abs(scale.dx - 1) < 1e-6 && abs(scale.dy - 1) < 1e-6 }

  /// The frame in the container, valid for an element without rotation.
  var box: CGRect { CGRect(center: center, size: size) }

  /// The painted part, relative to `center`: for a picture `content`, without the empty margins.
  var painted: CGRect {
    let box = CGRect(center: .zero, size: size)
    let part = image == nil ? box : box.intersection(content)
    return part.isNull ? box : part
  }

  /// The geometric mean of `scale.dx` and `scale.dy`.
  var evenScale: CGFloat { abs(scale.dx * scale.dy).squareRoot() }
}
