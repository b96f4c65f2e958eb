import CPango
import Foundation
import Tape
import UIKit

/// Draws single images, off the main actor.
public actor ImagePainter {
  private var player = DrawingPlayer(text: TextOutlines(), pictures: PictureCache())
  private var count = 0
  /// The number of images after which the caches of fonts and decoded pictures are emptied.
  private static let most = 500
  /// In pixels.
  private static let large = 30_000

  public init() {}

  /// Draws an image in its own size, as a file. Texts and small images are lossless; others are compressed with loss, which
  /// is faster.
  public func webP(of image: CGImage, scale: Double) -> Data? {
    let picture = draw(image, scale: scale)
    let isExact =
      image.headlessDrawing?.isTextOnly == true
      || picture.width * picture.height < ImagePainter.large
    return picture.webP(quality: isExact ? nil : 84, inHaste: true)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameter scale: Pixels per point of a drawing. A bitmap keeps its own pixels.
  public func draw(_ image: CGImage, scale: Double) -> Bitmap {
    count += 1
    if count.isMultiple(of: ImagePainter.most) {
      player = DrawingPlayer(text: TextOutlines(), pictures: PictureCache())
    }
    let size = image.headlessDrawing?.size ?? CGSize(width: image.width, height: image.height)
    let scale = image.headlessDrawing == nil ? 1 : scale
    let (width, height) = (Double(size.width), Double(size.height))
    let area = PixelRect(
      x: 0, y: 0, width: max(1, Int((width * scale).rounded())),
      height: max(1, Int((height * scale).rounded())))
    let canvas = Canvas(area)
    guard width > 0, height > 0 else { return canvas.bitmap() }
    player.draw(
      image, in: CGRect(origin: .zero, size: size),
      at: .scale(Double(area.width) / width, Double(area.height) / height), on: canvas, alpha: 1)
    return canvas.bitmap()
  }
}
