import UIKit

extension UIImageView {
  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image as it is drawn: a symbol as it is configured, an asset's variant for the view's
  /// traits, which an image view outside of any hierarchy does not have (WWDC23, 10057).
  var drawnImage: UIImage? {
    guard let shown = shownImage else { return nil }
    if shown.isSymbolImage {
      guard let preferredSymbolConfiguration else { return shown }
      return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
    }
    guard let variant = shown.imageAsset?.image(with: traitCollection), variant !== shown else {
      return shown
    }
    // An asset knows nothing of what was done to its image afterward.
    let isTemplate = shown.renderingMode != variant.renderingMode
    return isTemplate ? variant.withRenderingMode(shown.renderingMode) : variant
  }

  /// True if the image is a shape in the view's tint.
  var isTinted: Bool {
    guard let image = shownImage else { return false }
    return image.renderingMode == .alwaysTemplate
      || (image.isSymbolImage && image.renderingMode == .automatic)
  }

  /// Returns an image view for no hierarchy that shows the same image in this frame.
  func makeLook(in frame: CGRect) -> UIImageView? {
    guard let drawnImage else { return nil }
    let look = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
    let traits = traitCollection
    look.tintColor = tintColor.resolvedColor(with: traits)
    look.semanticContentAttribute = fixedSemantics(in: traits)
    look.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
    if #available(iOS 17, *) { look.preferredImageDynamicRange = imageDynamicRange }
    look.contentMode = .scaleToFill
    look.image = drawnImage.withoutAsset(for: look.traitCollection)
    return look
  }
}

extension UIImage {
  /// Returns the variant alone, if a view with these traits would show another one of its asset.
  fileprivate func withoutAsset(for traits: UITraitCollection) -> UIImage {
    guard !isSymbolImage, let cgImage, let variant = imageAsset?.image(with: traits),
      variant !== self, variant.cgImage !== cgImage
    else { return self }
    let alone = UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
    return alone.withRenderingMode(renderingMode)
  }
}
