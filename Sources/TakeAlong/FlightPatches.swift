import UIKit

extension Flight {
  /// Covers the originals of an arriving screen that stay in sight until their looks are made: they fly
  /// already, and would be seen twice, for a moment.
  ///
  /// They cannot be hidden yet, because a snapshot of a view includes its opacity.
  func coverOriginals() {
    guard opens, let wrapper = stage.views[.front] as? WrapperView else { return }
    let hidden = occluders.filter { !$0.isBack && $0.hiddenWith != nil }.map(\.original)
    let flying = pairs.filter { $0.hidesOriginal(isBack: false) }.map(\.front.original)
    cover(flying + hidden, in: wrapper.contentContainer)
  }

  /// Covers the originals of a presenter that stays where it is, and is seen as a picture meanwhile: the picture
  /// shows them all the time, also when they fly. What is to be seen on that screen meanwhile stays as it is.
  func coverOriginalsInPicture() {
    guard let picture = stage.views[.back], let screen = back.root.viewIfLoaded,
      !screen.isDescendant(of: picture)
    else { return }
    let hidden = occluders.filter { $0.isBack && $0.hiddenWith != nil }.map(\.original)
    let flying = pairs.filter { $0.hidesOriginal(isBack: true) }.map(\.back.original)
    cover(flying + hidden, in: picture, isPicture: true)
  }

  private func cover(
    _ originals: [OriginalView], in content: UIView, isPicture: Bool = false
  ) {
    var patches: [PatchView] = []
    for original in originals {
      guard let view = original.view, view.window != nil, !OriginalView.hides(view),
        let ground = view.ground(behind: original.outline)
      else { continue }
      let patch =
        patches.first { $0.model === ground }
        ?? PatchView(like: ground, in: content, isPicture: isPicture)
      if patch.superview == nil {
        // Behind what lies on the screen: the cover of one that comes out of a view.
        if let screen = content.subviews.first, view.isDescendant(of: screen) {
          content.insertSubview(patch, aboveSubview: screen)
        } else {
          content.addSubview(patch)
        }
        patches.append(patch)
      }
      patch.cover(original, of: view)
    }
  }
}

extension UIView {
  /// The layer that colors what is behind a part of the view once the elements there have been hidden: beside
  /// it or around it, whichever is in front. Behind a picture nothing tells the color, and there is none.
  fileprivate func ground(behind part: CGRect) -> CALayer? {
    var view: UIView = self
    while let around = view.superview {
      let place = around.convert(part, from: self)
      let beside = (around.layer.sublayers ?? []).prefix { $0 !== view.layer }
      for layer in beside.reversed() where layer.lies(behind: place) {
        if layer.showsPicture { return nil }
        if layer.isGround { return layer }
      }
      if around.layer.showsPicture { return nil }
      if around.layer.isGround, !around.layer.flies { return around.layer }
      view = around
    }
    return nil
  }
}

@MainActor
extension CALayer {
  /// True if nothing tells its color.
  fileprivate var showsPicture: Bool { contents != nil || backgroundColor?.isPlain == false }

  /// True if it is of one opaque color, or an opaque gradient.
  fileprivate var isGround: Bool {
    guard opacity == 1, mask == nil else { return false }
    if (backgroundColor?.alpha ?? 0) >= 1 { return true }
    let colors = (self as? CAGradientLayer)?.colors as? [CGColor] ?? []
    return colors.count > 1 && colors.allSatisfy { $0.alpha >= 1 }
  }

  fileprivate func lies(behind place: CGRect) -> Bool {
    let (frame, margin) = (frame, CGFloat(0.5))
    return !isHidden && !flies && frame.minX <= place.minX + margin
      && frame.minY <= place.minY + margin && frame.maxX >= place.maxX - margin
      && frame.maxY >= place.maxY - margin
  }

  /// True for the layer of an element's original, which is about to be hidden.
  fileprivate var flies: Bool {
    (delegate as? UIView).map { OriginalView.holder(of: $0) != nil } ?? false
  }
}

/// Covers originals that are in sight although they fly, as the ground behind them would: with its color, or with
/// the same gradient. One view for all that lie on one ground.
@MainActor
final class PatchView: UIView {
  let model: CALayer
  private let shape = CAShapeLayer()
  /// True if it lies on a picture of the originals, which shows them also when they are hidden.
  private let isOnPicture: Bool
  private(set) var patches: [(original: OriginalView, frame: CGRect)] = []

  /// - Parameters:
  ///   - content: The superview, in which the ground lies somewhere, or a picture of it.
  ///   - isPicture: Whether the superview shows a picture of the originals.
  init(like ground: CALayer, in content: UIView, isPicture: Bool = false) {
    model = ground
    isOnPicture = isPicture
    super.init(frame: content.layer.convert(ground.bounds, from: ground))
    isUserInteractionEnabled = false
    if let gradient = ground as? CAGradientLayer, gradient.colors != nil {
      let copy = CAGradientLayer()
      copy.frame = bounds
      copy.colors = gradient.colors
      copy.locations = gradient.locations
      (copy.startPoint, copy.endPoint) = (gradient.startPoint, gradient.endPoint)
      copy.type = gradient.type
      copy.mask = shape
      copy.backgroundColor = gradient.backgroundColor
      layer.addSublayer(copy)
    } else {
      shape.fillColor = ground.backgroundColor
      layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) { nil }

  func cover(_ original: OriginalView, of view: UIView) {
    patches.append((original, convert(original.outline, from: view)))
    original.patch = self
    redraw()
  }

  /// Uncovers an original that is hidden from now on, unless a picture still shows it.
  func originalIsHidden(_ original: OriginalView) {
    if !isOnPicture { uncover(original) }
  }

  /// Uncovers an original.
  func uncover(_ original: OriginalView) {
    patches.removeAll { $0.original === original }
    if patches.isEmpty { removeFromSuperview() } else { redraw() }
  }

  private func redraw() {
    let path = UIBezierPath()
    for patch in patches { path.append(UIBezierPath(rect: patch.frame)) }
    CATransaction.withoutActions { shape.path = path.cgPath }
  }
}
