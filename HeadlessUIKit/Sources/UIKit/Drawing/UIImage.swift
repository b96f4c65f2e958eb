import Foundation

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  let bitmap: CGImage
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// What the image has beside its bitmap.
  let extras: ImageExtras
  /// Set where it is registered as a variant.
  weak var asset: UIImageAsset?

  init(
    _ bitmap: CGImage, scale: CGFloat, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, extras: ImageExtras = ImageExtras()
  ) {
    self.bitmap = bitmap
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.extras = extras
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// PNG data only; everything else is no image to the stand-in.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = CGImage(headlessPNG: data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  open var cgImage: CGImage? { bitmap }

  /// In points, as the orientation turns it.
  open var size: CGSize {
    let width = CGFloat(bitmap.width) / scale
    let height = CGFloat(bitmap.height) / scale
    return imageOrientation.swapsAxes
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      bitmap, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      extras: extras)
  }

  open var imageAsset: UIImageAsset? { asset }

  /// Documented: "whether two images contain the same image data" [animation 106].
  // Unverified: that scale, orientation, rendering mode, insets, frames and symbol count too, and the asset
  // does not.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || scale == other.scale && imageOrientation == other.imageOrientation
        && renderingMode == other.renderingMode && extras == other.extras && bitmap == other.bitmap
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(bitmap)
    hasher.combine(scale)
    hasher.combine(imageOrientation)
    hasher.combine(renderingMode)
    return hasher.finalize()
  }
}
