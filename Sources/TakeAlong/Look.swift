import UIKit

/// The way to show a view in flight: by a copy of the view, or by a snapshot.
@MainActor
enum LookKind {
  /// A `UIImageView`, or a `UILabel`, with the same content. `MorphTree` draws background, corners and border. Such a
  /// look needs no rendered original, and is sharp at any size.
  case image, label
  /// A snapshot of everything the view shows.
  case snapshot
  /// The view returned by the app's `standIn`.
  case standIn

  /// Chooses `.image` or `.label` if such a look loses nothing of the view, otherwise `.snapshot`.
  init(_ view: UIView) {
    switch view {
    case let view as UIImageView where view.showsOnlyItsImage: self = .image
    case let view as UILabel where view.showsOnlyItsText: self = .label
    default: self = .snapshot
    }
  }

  /// Returns the rectangle covered by the look of a view, in the view's own coordinates.
  ///
  /// - Parameter size: The size of the awaited image, used while the image view has no image.
  func frame(of view: UIView, awaiting size: CGSize? = nil) -> CGRect {
    switch (self, view) {
    case (.image, let view as UIImageView):
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
  /// True if the view or its layer has a mask. Its shape is not described by `cornerRadius` and `borderWidth`.
  var isMasked: Bool { mask != nil || layer.mask != nil }

  /// True if the layer has no mask, no filter, no pattern color, and a whole `contentsRect`. Hidden subviews, such as
  /// stopped activity indicators, are ignored by the callers.
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

  /// True if the view has no image yet, and shows at most a `UIActivityIndicatorView`.
  var isWaiting: Bool {
    shownImage == nil && layer.contents == nil
      && layer.sublayers?.allSatisfy { layer in
        layer.isHidden || subviews.contains { $0.layer === layer && $0 is UIActivityIndicatorView }
      } != false
  }
}

extension UILabel {
  /// True only for `UILabel` itself, because a subclass may draw its text otherwise. UIKit may add a sublayer of a
  /// private class; a sublayer of a public class is the app's.
  fileprivate var showsOnlyItsText: Bool {
    guard type(of: self) == UILabel.self, isBare, subviews.allSatisfy(\.isHidden) else {
      return false
    }
    return layer.sublayers?.contains { layer in
      [CALayer.self, CAGradientLayer.self, CAShapeLayer.self].contains { type(of: layer) == $0 }
    } != true
  }
}

/// The content of a view, compared to detect a change or a missing image or text. Cheap enough for every frame.
enum LookContent: Equatable {
  case image(ObjectIdentifier)
  case text(String)
  /// Any other content, shown by a snapshot or by a `standIn`.
  case other
}

extension UIImageView {
  /// The image as drawn: a symbol with its configuration, or an asset's variant for the view's traits. An image view
  /// outside of any hierarchy lacks these traits (WWDC23, 10057).
  var drawnImage: UIImage? {
    guard let shown = shownImage else { return nil }
    if shown.isSymbolImage {
      return preferredSymbolConfiguration.flatMap(shown.applyingSymbolConfiguration) ?? shown
    }
    guard let variant = shown.imageAsset?.image(with: traitCollection), variant !== shown else {
      return shown
    }
    // The variant from `imageAsset` lacks a `renderingMode` set on the image afterward.
    let isTemplate = shown.renderingMode != variant.renderingMode
    return isTemplate ? variant.withRenderingMode(shown.renderingMode) : variant
  }

  /// True if the image is a template, drawn in `tintColor`.
  var isTinted: Bool {
    guard let image = shownImage else { return false }
    return image.renderingMode == .alwaysTemplate
      || (image.isSymbolImage && image.renderingMode == .automatic)
  }

  /// Returns an image view with the same image and the size of `frame`, for use outside of any hierarchy.
  func makeLook(in frame: CGRect) -> UIImageView? {
    guard let look = makeCopy() else { return nil }
    look.frame.size = frame.size
    look.contentMode = .scaleToFill
    return look
  }

  /// Returns an image view with the same image in the same colors, for use outside of any hierarchy.
  func makeCopy() -> UIImageView? {
    guard let drawnImage else { return nil }
    let look = UIImageView()
    let traits = traitCollection
    look.tintColor = tintColor.resolvedColor(with: traits)
    look.semanticContentAttribute = fixedSemantics(in: traits)
    look.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
    if #available(iOS 17, *) { look.preferredImageDynamicRange = imageDynamicRange }
    look.image = drawnImage.withoutAsset(for: look.traitCollection)
    return look
  }
}

extension UIImage {
  /// Returns the image without its `imageAsset`, if a view with these traits would choose another variant.
  fileprivate func withoutAsset(for traits: UITraitCollection) -> UIImage {
    guard !isSymbolImage, let cgImage, let variant = imageAsset?.image(with: traits),
      variant !== self, variant.cgImage !== cgImage
    else { return self }
    let alone = UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
    return alone.withRenderingMode(renderingMode)
  }
}

extension UILabel {
  /// Returns a label with the same text in the same lines, for use outside of any hierarchy.
  ///
  /// - Parameter enlargement: The largest scale in flight. The text is rendered for this scale, to stay sharp.
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
    // Traits may not reach `look`, so `textColor` is resolved; colors in `attributedText` follow the interface style.
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

  /// True if both labels show the same text alike, so one look serves both ends. Backgrounds are not compared.
  func looksLike(_ other: UILabel) -> Bool {
    text == other.text && appearance == other.appearance
  }

  /// Everything on which the look of the text depends.
  private var appearance: [AnyHashable?] {
    let traits = traitCollection
    return [
      bounds.width, bounds.height, font, numberOfLines, textAlignment, lineBreakMode,
      lineBreakStrategy.rawValue, accessibilityIgnoresInvertColors, isEnabled, isHighlighted,
      shadowOffset.width, shadowOffset.height, adjustsFontSizeToFitWidth, minimumScaleFactor,
      baselineAdjustment, allowsDefaultTighteningForTruncation, traits.userInterfaceStyle,
      fixedSemantics(in: traits), shownColor.resolvedColor(with: traits),
      shadowColor?.resolvedColor(with: traits), attributedText,
    ]
  }

  /// The color of the visible text: `highlightedTextColor` or `textColor`. For attributed text, the color at its start.
  var shownColor: UIColor { (isHighlighted ? highlightedTextColor : nil) ?? textColor }

  /// Returns the factor, at most 1, by which the font is scaled to fit a line of this width into the label.
  func shrinkage(of width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, width > bounds.width
    else { return 1 }
    return max(bounds.width / width, minimumScaleFactor)
  }
}

extension UIView {
  /// True if the visible content is only text: a label or a text view without a color behind its text, a text field, or
  /// a view or button around nothing else.
  var showsOnlyText: Bool {
    switch self {
    case is UITextField: return true
    // Private subviews of a `UITextView` draw its text.
    case is UILabel, is UITextView: return !hasSurface
    case is UIVisualEffectView: return false
    case let picture as UIImageView: return picture.image == nil && isAroundText
    default: return isAroundText
    }
  }

  private var isAroundText: Bool {
    guard !hasSurface, layer.contents == nil else { return false }
    let visible = subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.hasContent }
    return !visible.isEmpty && visible.allSatisfy(\.showsOnlyText)
  }

  /// True if anything of the view is visible; false for a mere spacer.
  private var hasContent: Bool {
    if hasSurface || layer.contents != nil { return true }
    switch self {
    case is UILabel, is UITextField, is UITextView, is UIVisualEffectView: return true
    case let picture as UIImageView where picture.image != nil: return true
    default: return subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.hasContent }
    }
  }

  /// True if the layer has a visible `backgroundColor` or border.
  private var hasSurface: Bool {
    (layer.backgroundColor?.alpha ?? 0) > 0
      || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
  }
}
