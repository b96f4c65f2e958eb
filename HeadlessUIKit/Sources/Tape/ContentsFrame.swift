import UIKit

/// The place of a layer's image in the layer: one piece, or nine if only its middle stretches.
package struct ContentsFrame {
  package struct Piece {
    /// The visible part of the image.
    package let visible: CGRect
    /// The rectangle that the whole image would fill.
    package let whole: CGRect

    /// - Parameter part: The part of the image, 0…1.
    init(_ visible: CGRect, showing part: CGRect) {
      self.visible = visible
      let (width, height) = (visible.width / part.width, visible.height / part.height)
      whole = CGRect(
        x: visible.minX - part.minX * width, y: visible.minY - part.minY * height, width: width,
        height: height)
    }
  }

  /// The rectangle that the image covers.
  package let frame: CGRect
  package let pieces: [Piece]

  package init?(of layer: CALayer) {
    guard let image = layer.image, layer.contentsScale > 0 else { return nil }
    let part = layer.contentsRect
    guard part.width > 0, part.height > 0 else { return nil }
    let size = CGSize(
      width: CGFloat(image.width) * part.width / layer.contentsScale,
      height: CGFloat(image.height) * part.height / layer.contentsScale)
    guard size.width > 0, size.height > 0 else { return nil }
    frame = ContentsFrame.place(size, in: layer.bounds, layer.contentsGravity)
    let middle = layer.contentsCenter
    guard middle != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      pieces = [Piece(frame, showing: part)]
      return
    }
    let columns = ContentsFrame.bands(
      middle.minX, middle.maxX, size.width, from: frame.minX, over: frame.width)
    let rows = ContentsFrame.bands(
      middle.minY, middle.maxY, size.height, from: frame.minY, over: frame.height)
    pieces = rows.flatMap { row in
      columns.map { column in
        Piece(
          CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          showing: CGRect(
            x: part.minX + column.part * part.width, y: part.minY + row.part * part.height,
            width: column.share * part.width, height: row.share * part.height))
      }
    }
  }

  private typealias Band = (start: CGFloat, length: CGFloat, part: CGFloat, share: CGFloat)

  /// Divides a length: the ends keep their size, and the middle takes the rest.
  private static func bands(
    _ low: CGFloat, _ high: CGFloat, _ size: CGFloat, from start: CGFloat, over length: CGFloat
  ) -> [Band] {
    let fit = min(1, length / max(size * (1 - high + low), 1e-9))
    let (first, last) = (size * low * fit, size * (1 - high) * fit)
    let bands: [Band] = [
      (start, first, 0, low), (start + first, length - first - last, low, high - low),
      (start + length - last, last, high, 1 - high),
    ]
    return bands.filter { $0.length > 0 && $0.share > 0 }
  }

  private static func place(
    _ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity
  ) -> CGRect {
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect:
      return lay(size, times: min(ratios.0, ratios.1), in: bounds, SIMD2(0.5, 0.5))
    case .resizeAspectFill:
      return lay(size, times: max(ratios.0, ratios.1), in: bounds, SIMD2(0.5, 0.5))
    default: return lay(size, times: 1, in: bounds, anchors[gravity] ?? SIMD2(0.5, 0.5))
    }
  }

  /// As CALayer.h notes, "bottom" means the smallest y: on iOS, the upper edge.
  private static let anchors: [CALayerContentsGravity: SIMD2<Double>] = [
    .center: SIMD2(0.5, 0.5), .bottom: SIMD2(0.5, 0), .top: SIMD2(0.5, 1), .left: SIMD2(0, 0.5),
    .right: SIMD2(1, 0.5), .bottomLeft: SIMD2(0, 0), .bottomRight: SIMD2(1, 0),
    .topLeft: SIMD2(0, 1), .topRight: SIMD2(1, 1),
  ]

  private static func lay(
    _ size: CGSize, times scale: CGFloat, in bounds: CGRect, _ anchor: SIMD2<Double>
  ) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * CGFloat(anchor.x),
      y: bounds.minY + (bounds.height - height) * CGFloat(anchor.y), width: width, height: height)
  }
}

extension CALayer {
  package var image: CGImage? { contents as? CGImage }
}
