import UIKit

extension Original {
  /// The content of the view now; `nil` for an image not loaded yet, an empty text, or a view that draws nothing.
  var content: LookContent? {
    switch (kind, view) {
    case (_, nil): return nil
    case (.image, let view as UIImageView):
      guard let image = view.shownImage else { return nil }
      return .image(ObjectIdentifier(image))
    case (.label, let view as UILabel):
      guard let text = view.text, !text.isEmpty else { return nil }
      return .text(text)
    case (.standIn, _): return .other
    case (_, let view?): return view.isEmpty ? nil : .other
    }
  }

  /// Makes a view of the size of `frame`; `nil` without a window. A snapshot includes the view's alpha.
  ///
  /// - Parameter enlargement: The largest scale of the look in flight, relative to the view's own points.
  func makeLook(enlarged enlargement: CGFloat = 1) -> UIView? {
    guard let view, let window = view.window else { return nil }
    if let standIn {
      standIn.bounds = CGRect(origin: .zero, size: frame.size)
      standIn.layoutIfNeeded()
      return standIn
    }
    lookContent = content
    switch (kind, view) {
    case (.image, let view as UIImageView): return view.makeLook(in: frame)
    case (.label, let view as UILabel): return view.makeLook(enlarged: enlargement)
    default: break
    }
    let (source, part) = isShownByWindow ? (window, view.convert(frame, to: window)) : (view, frame)
    return source.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
  }

  /// Returns a view that looks as this view does, whatever its size: an image view stays one. `nil` for any other view
  /// that has not been rendered.
  func makePicture() -> UIView? {
    guard let view else { return nil }
    guard let imageView = view as? UIImageView, let copy = imageView.makeCopy() else {
      frame = view.bounds
      return isRendered ? makeLook() : nil
    }
    copy.contentMode = imageView.contentMode
    copy.backgroundColor = imageView.backgroundColor
    copy.clipsToBounds = imageView.clipsToBounds
    copy.layer.cornerRadius = imageView.layer.cornerRadius
    copy.layer.cornerCurve = imageView.layer.cornerCurve
    return copy
  }

  /// True if the content is missing or differs from `lookContent`, or if the view contains an effect absent from any
  /// look.
  var isIncomplete: Bool {
    if content == nil { return true }
    if isCopied { return content != lookContent }
    return !isShownByWindow && view.map { !$0.isEffect && $0.containsEffect } == true
  }

  /// Sets `isShownByWindow` of an element that contains a blur, if the window shows nothing else at its place: no clip,
  /// and none of `others`.
  func showEffect(among others: [Original]) {
    guard let view, kind == .snapshot, view.containsEffect, isRendered, metrics.isPlain,
      metrics.covered == .zero, metrics.alpha >= 1
    else { return }
    isShownByWindow = others.allSatisfy { other in
      guard let outer = other.view, other !== self else { return true }
      return (outer !== view && view.isDescendant(of: outer))
        || !other.metrics.box.intersects(metrics.box)
    }
  }
}

extension UIView {
  /// True for a `UIImageView` or `UILabel` still without image or text, and for a plain `UIView` without any content.
  /// Other classes may draw on demand.
  fileprivate var isEmpty: Bool {
    let isClear = (layer.backgroundColor?.alpha ?? 0) == 0
    switch self {
    case let picture as UIImageView: return picture.isWaiting
    case let label as UILabel:
      return label.text?.isEmpty != false && subviews.allSatisfy(\.isHidden) && isClear
    default:
      return type(of: self) == UIView.self && layer.contents == nil && isClear
        && layer.sublayers?.isEmpty != false && layer.borderWidth == 0 && layer.shadowOpacity == 0
    }
  }
}
