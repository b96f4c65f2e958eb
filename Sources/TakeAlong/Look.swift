import UIKit

/// The way to show a view in flight: by a view like it, or by a snapshot.
@MainActor
enum LookKind {
  /// An image view, or a label, with the same content. The morph layer draws background, corners
  /// and border. Such a look needs no rendered original, and is sharp at any size.
  case picture, label
  /// A snapshot of all that the view shows.
  case snapshot
  /// A view that the app has made for it.
  case standIn

  /// Chooses the first one with which nothing of the view is lost.
  init(_ view: UIView) {
    switch view {
    case let view as UIImageView where view.showsOnlyItsImage: self = .picture
    case let view as UILabel where view.showsOnlyItsText: self = .label
    default: self = .snapshot
    }
  }

  /// The rectangle that the look of a view covers, in the view's own coordinates.
  ///
  /// - Parameter size: The size of an image that is not there yet.
  func frame(of view: UIView, awaiting size: CGSize? = nil) -> CGRect {
    switch (self, view) {
    case (.picture, let view as UIImageView):
      guard let size = view.drawnImage?.size ?? size else { return view.bounds }
      return view.contentMode.frame(of: size, in: view.bounds)
    case (.label, _), (.standIn, _): return view.bounds
    default:
      if view.clipsToBounds { return view.bounds }
      var frame = view.bounds
      for subview in view.subviews {
        let part = subview.frame
        if !frame.contains(part), subview.isVisible { frame = frame.union(part) }
      }
      return frame
    }
  }
}

extension UIView {
  /// True if a mask gives the view a shape that corners and borders do not follow.
  var isMasked: Bool { mask != nil || layer.mask != nil }

  /// True if what the layer draws is changed by nothing. Subviews that are hidden, as indicators are that have
  /// stopped, count for nothing.
  fileprivate var isBare: Bool {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    return !isMasked && layer.contentsRect == whole && layer.filters == nil
      && layer.compositingFilter == nil && layer.backgroundColor?.isPlain != false
      && (layer.borderWidth == 0 || layer.borderColor?.isPlain != false)
  }
}

extension UIImageView {
  fileprivate var showsOnlyItsImage: Bool {
    guard isBare, !isAnimating, !drawsItself else { return false }
    guard let image = shownImage else { return isWaiting }
    return layer.sublayers?.allSatisfy(\.isHidden) != false
      && image.capInsets == .zero && image.images == nil
  }

  /// True if it has no image yet, and shows at most that it waits for one.
  var isWaiting: Bool {
    shownImage == nil && layer.contents == nil
      && layer.sublayers?.allSatisfy { layer in
        layer.isHidden
          || subviews.contains { $0.layer === layer && $0 is UIActivityIndicatorView }
      } != false
  }
}

extension UILabel {
  /// Exactly a label, because a subclass may draw its text otherwise. UIKit may give it a sublayer of
  /// a class of its own; one of a public class is the app's.
  fileprivate var showsOnlyItsText: Bool {
    guard type(of: self) == UILabel.self, isBare, subviews.allSatisfy(\.isHidden) else {
      return false
    }
    return layer.sublayers?.contains { layer in
      [CALayer.self, CAGradientLayer.self, CAShapeLayer.self].contains { type(of: layer) == $0 }
    } != true
  }
}

/// The content of a view, to tell whether it has changed or is missing. Cheap enough for every frame.
enum LookContent: Equatable {
  case image(ObjectIdentifier)
  case text(String)
  /// Something that only a snapshot shows.
  case other
  /// An image that is not loaded yet, a text that is not there, or a view that draws nothing.
  case nothing

  @MainActor
  init(of view: UIView, as kind: LookKind) {
    switch (kind, view) {
    case (.picture, let view as UIImageView):
      if let image = view.shownImage {
        self = .image(ObjectIdentifier(image))
      } else {
        self = .nothing
      }
    case (.label, let view as UILabel):
      if let text = view.text, !text.isEmpty { self = .text(text) } else { self = .nothing }
    case (.standIn, _): self = .other
    // A class that draws by itself, and has nothing to draw yet.
    case (_, let view as UIImageView) where view.isWaiting: self = .nothing
    case (_, let view as UILabel) where view.isUnwritten: self = .nothing
    default: self = view.isEmpty ? .nothing : .other
    }
  }
}

extension UILabel {
  fileprivate var isUnwritten: Bool {
    text?.isEmpty != false && subviews.allSatisfy(\.isHidden)
      && (layer.backgroundColor?.alpha ?? 0) == 0
  }
}

extension UIView {
  /// True for a plain view without any content. Other classes may draw when they are asked to.
  fileprivate var isEmpty: Bool {
    type(of: self) == UIView.self && layer.contents == nil && layer.sublayers?.isEmpty != false
      && (layer.backgroundColor?.alpha ?? 0) == 0 && layer.borderWidth == 0
      && layer.shadowOpacity == 0
  }
}

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

extension UILabel {
  /// Returns a label for no hierarchy that shows the same text in the same lines.
  ///
  /// - Parameter enlargement: By how much it is enlarged, so that it is sharp there, too.
  func makeLook(enlarged enlargement: CGFloat) -> UILabel? {
    guard text?.isEmpty == false else { return nil }
    let traits = traitCollection
    let look = UILabel(frame: CGRect(origin: .zero, size: bounds.size))
    look.numberOfLines = numberOfLines
    look.font = font
    look.textColor = textColor
    look.highlightedTextColor = highlightedTextColor
    look.isHighlighted = isHighlighted
    look.isEnabled = isEnabled
    look.textAlignment = textAlignment
    look.lineBreakMode = lineBreakMode
    look.lineBreakStrategy = lineBreakStrategy
    look.shadowColor = shadowColor?.resolvedColor(with: traits)
    look.shadowOffset = shadowOffset
    look.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    look.minimumScaleFactor = minimumScaleFactor
    look.baselineAdjustment = baselineAdjustment
    look.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    look.semanticContentAttribute = fixedSemantics(in: traits)
    look.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
    look.text = text
    // Traits may not reach it, so its own colors are resolved; those of attributes follow the style.
    look.overrideUserInterfaceStyle = traits.userInterfaceStyle
    if let attributedText, attributedText != look.attributedText {
      look.attributedText = attributedText
    } else {
      look.textColor = textColor.resolvedColor(with: traits)
    }
    look.highlightedTextColor = highlightedTextColor?.resolvedColor(with: traits)
    look.contentScaleFactor = traits.displayScale * max(enlargement, 1)
    return look
  }

  /// True if both show the same text alike, so that one look is enough for both ends. What is behind the text
  /// does not count.
  func looksLike(_ other: UILabel) -> Bool {
    guard
      text == other.text, bounds.size == other.bounds.size, font == other.font,
      numberOfLines == other.numberOfLines, textAlignment == other.textAlignment,
      lineBreakMode == other.lineBreakMode, lineBreakStrategy == other.lineBreakStrategy,
      accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors,
      isEnabled == other.isEnabled, isHighlighted == other.isHighlighted,
      shadowOffset == other.shadowOffset,
      adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth,
      minimumScaleFactor == other.minimumScaleFactor,
      baselineAdjustment == other.baselineAdjustment,
      allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
    else { return false }
    let (own, others) = (traitCollection, other.traitCollection)
    return own.userInterfaceStyle == others.userInterfaceStyle
      && fixedSemantics(in: own) == other.fixedSemantics(in: others)
      && shownColor.resolvedColor(with: own) == other.shownColor.resolvedColor(with: others)
      && shadowColor?.resolvedColor(with: own) == other.shadowColor?.resolvedColor(with: others)
      && attributedText == other.attributedText
  }

  /// The color in which its text is seen; of one with attributes the color in which it begins.
  var shownColor: UIColor { (isHighlighted ? highlightedTextColor : nil) ?? textColor }

  /// The factor by which a line of this width is set smaller than its font, so that it fits.
  func shrinkage(of width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, width > bounds.width
    else { return 1 }
    return max(bounds.width / width, minimumScaleFactor)
  }
}
