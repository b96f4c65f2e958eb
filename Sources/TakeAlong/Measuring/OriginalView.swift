import UIKit

/// The app's view at one end of a flight: measured, portrayed, hidden, and given back.
@MainActor
final class OriginalView {
  private(set) weak var view: UIView?
  let isPicture: Bool
  /// What of it is portrayed, in its own coordinates.
  let frame: CGRect
  /// Where it was when it was measured last.
  var measured: RestingSpace.Corners?
  /// Whether there is an effect in it, which works where it is only.
  var isShownByWindow = false
  /// What of its own screen blurs it.
  var blurs: [UIView] = []
  /// Its opacity before it was hidden.
  private(set) var opacity: Float?
  /// Once it is the app's again, whoever is late hides it no more.
  private var isGivenBack = false

  /// Unlike 0, which an app may set meanwhile, and as invisible.
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

  /// Whether one of the hidden views of a flight.
  static func hides(_ view: UIView) -> Bool { view.layer.opacity == hidden }

  /// The original that stands for a view in the run it flies in.
  static func holder(of view: UIView) -> OriginalView? { originals[view] }

  /// Where the middle of what is portrayed lies beside the view's middle.
  var middle: CGVector {
    guard let view else { return .zero }
    return CGVector(dx: frame.midX - view.bounds.midX, dy: frame.midY - view.bounds.midY)
  }

  /// Whether it has been on the display: its screen may be new there, whatever the run does.
  var isRendered: Bool { view?.layer.presentation() != nil }

  /// A likeness, as large as `frame`. A view's alpha is part of a snapshot.
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
    // It stands in no view hierarchy, where it would find these.
    picture.overrideUserInterfaceStyle = original.traitCollection.userInterfaceStyle
    picture.tintColor = original.tintColor
    picture.contentMode = .scaleToFill
    picture.image = original.shownImage
    return picture
  }

  /// Whether another run has the view: it flies there, or will with the next frame.
  var isClaimed: Bool {
    guard let view, let holder = OriginalView.holder(of: view) else { return false }
    return holder !== self
  }

  /// Keeps the view from other runs until it is given back.
  func claim() {
    guard let view, !isGivenBack else { return }
    originals[view] = self
  }

  func hide() {
    guard let layer = view?.layer, opacity == nil, !isGivenBack else { return }
    opacity = layer.opacity
    set(layer, OriginalView.hidden)
  }

  /// What the app has set meanwhile stays.
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
