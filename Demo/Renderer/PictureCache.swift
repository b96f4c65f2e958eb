import UIKit

/// Decodes each PNG once.
final class PictureCache {
  /// Retains each image, because another one could get its address.
  private var known: [ObjectIdentifier: (image: CGImage, picture: Picture?)] = [:]

  func picture(of image: CGImage) -> Picture? {
    if let (_, picture) = known[ObjectIdentifier(image)] { return picture }
    let picture = image.headlessPNG.flatMap(Bitmap.init(png:)).map(Picture.init)
    known[ObjectIdentifier(image)] = (image, picture)
    return picture
  }
}
