import UIKit

/// The app's view at one end of a flight: measured, snapshotted, hidden and restored.
@MainActor
final class OriginalView {
  private(set) weak var view: UIView?
  let isPicture: Bool
  /// The rectangle of the snapshot, in the view's own coordinates.
  let frame: CGRect
  /// The corners at the last measurement.
  var measured: RestingSpace.Corners?
  /// Set if it contains a visual effect, which renders only inside its window.
  var isShownByWindow = false
  /// The views of its own screen that cover it with a blur.
  var blurs: [UIView] = []
  /// The app's opacity, while the original is hidden.
  private(set) var opacity: Float?
  /// Set once it is restored; later calls of `claim()` and `hide()` do nothing.
  private var isGivenBack = false

  /// The opacity of a hidden original: invisible, but distinct from an app's 0.
  static let hidden: Float = 1e-5

  init(_ view: UIView) {
    self.view = view
    let subviews = view.subviews
    if let view = view as? UIImageView, subviews.isEmpty, let image = view.shownImage {
      isPicture = true
      frame = view.contentMode.frame(of: image.size, in: view.bounds)
    } else {
      isPicture = false
      var frame = view.bounds
      if !view.clipsToBounds {
        for subview in subviews {
          let part = subview.frame
          if !frame.contains(part), subview.isVisible { frame = frame.union(part) }
        }
      }
      self.frame = frame
    }
  }

  /// Returns whether a flight hides this view.
  static func hides(_ view: UIView) -> Bool { view.layer.opacity == hidden }

  /// The original that claims a view, if any.
  static func holder(of view: UIView) -> OriginalView? { originals[view] }

  /// The center of `frame` relative to the view's center.
  var middle: CGVector {
    guard let view else { return .zero }
    return CGVector(dx: frame.midX - view.bounds.midX, dy: frame.midY - view.bounds.midY)
  }

  /// True once it has been rendered. A view may be new even if its screen is not.
  var isRendered: Bool { view?.layer.presentation() != nil }

  /// Makes a view of the size of `frame`. Unless it is a picture, it includes the view's alpha.
  func makeSnapshot() -> UIView? {
    guard let view, let window = view.window else { return nil }
    if isShownByWindow {
      return window.resizableSnapshotView(
        from: view.convert(frame, to: window), afterScreenUpdates: false, withCapInsets: .zero)
    }
    guard isPicture, let original = view as? UIImageView else {
      return view.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    }
    let picture = UIImageView(frame: CGRect(origin: .zero, size: frame.size))
    // It is in no view hierarchy from which it could inherit these.
    picture.overrideUserInterfaceStyle = original.traitCollection.userInterfaceStyle
    picture.tintColor = original.tintColor
    picture.contentMode = .scaleToFill
    picture.image = original.shownImage
    return picture
  }

  /// True if another original claims the view: it flies there, or will with the next frame.
  var isClaimed: Bool {
    guard let view, let holder = OriginalView.holder(of: view) else { return false }
    return holder !== self
  }

  /// Reserves the view for this run until it is restored.
  func claim() {
    guard let view, !isGivenBack else { return }
    originals[view] = self
  }

  func hide() {
    guard let layer = view?.layer, opacity == nil, !isGivenBack else { return }
    opacity = layer.opacity
    set(layer, OriginalView.hidden)
  }

  /// Restores the opacity, unless the app has changed it in the meantime.
  func reveal() {
    isGivenBack = true
    if let view, !isClaimed { originals[view] = nil }
    guard let opacity else { return }
    self.opacity = nil
    guard let layer = view?.layer, layer.opacity == OriginalView.hidden else { return }
    set(layer, opacity)
  }

  private func set(_ layer: CALayer, _ opacity: Float) {
    CATransaction.withoutActions {
      layer.opacity = opacity
    }
  }
}

@MainActor private let originals = Slot<OriginalView>()

extension UIImageView {
  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
