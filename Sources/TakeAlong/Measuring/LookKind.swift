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
  case likeness

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
    case (.label, _), (.likeness, _): return view.bounds
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
