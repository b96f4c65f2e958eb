extension UIScrollView {
  /// Seconds.
  // Unverified, the curve included.
  private static let zoomDuration: TimeInterval = 0.3

  /// The middle of what is seen stays in the middle [gestures 160].
  // Unverified: a scale beyond the limits is brought inside, and an equal one is not told.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = allowed(scale)
    guard scale != zooms.scale else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(of: view, animated: animated) { [self] in setZoom(scale, of: view, about: middle) }
  }

  /// The rectangle is in the coordinates of the view that zooms [gestures 162].
  // Unverified: all of it is seen, and its middle in the middle as far as the edges allow.
  func reveal(zoomed rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    change(of: view, animated: animated) { [self] in
      setZoom(scale, of: view) {
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        return clamped(
          CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
      }
    }
  }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  // Unverified: outside of a window nothing is animated.
  private func change(of view: UIView, animated: Bool, _ work: @escaping () -> Void) {
    endZoomAnimation()
    stopMoving()
    guard animated, window != nil else { return work() }
    animateZoom(of: view, isBounce: false, announces: true, work)
  }

  func setZoom(_ scale: CGFloat, of view: UIView, about point: CGPoint) {
    let anchor = view.convert(point, from: self)
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    setZoom(scale, of: view) {
      let held = view.convert(anchor, to: self)
      return clamped(CGPoint(x: held.x - place.x, y: held.y - place.y))
    }
  }

  /// The view is scaled by its transform, and the content size follows [gestures 154, 155].
  /// Whatever transform the view has been given meanwhile gives way to the whole scale
  /// [gestures 163].
  // Unverified: the view keeps the origin of its frame; the scroll is told before the zoom.
  func setZoom(_ scale: CGFloat, of view: UIView, offset: () -> CGPoint) {
    let origin = view.frame.origin
    let changes = scale != zooms.scale
    zooms.isChanging = true
    zooms.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    contentSize = size
    moveContent(to: offset())
    zooms.isChanging = false
    setNeedsLayout()
    if changes { delegate?.scrollViewDidZoom(self) }
  }

  /// All of it is set at once, and seen to get there: the delegate hears of the end of the way only
  /// [gestures 158, 161].
  func animateZoom(
    of view: UIView, isBounce: Bool, announces: Bool, _ work: @escaping () -> Void
  ) {
    ZoomNumber.last += 1
    let number = ZoomNumber.last
    if announces { delegate?.scrollViewWillBeginZooming(self, with: view) }
    zooms.animation = ZoomState.Animation(number: number, view: view, isBounce: isBounce)
    guard window != nil else {
      work()
      return endZoomAnimation()
    }
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: work
    ) { [weak self] _ in
      if let self, zooms.animation?.number == number { endZoomAnimation() }
    }
  }

  func endZoomAnimation() {
    guard let animation = zooms.animation else { return }
    zooms.animation = nil
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: zooms.scale)
  }
}

/// Tells one animated zoom from the next.
@MainActor private enum ZoomNumber {
  static var last = 0
}

/// How far a scroll view has zoomed, beside its public limits.
@MainActor struct ZoomState {
  var scale: CGFloat = 1
  /// There only while the limits differ [gestures 153].
  var pinch: ScrollPinch?
  var grip: Grip?
  var animation: Animation?
  /// Scale, content size and offset are not yet those of one zoom.
  var isChanging = false

  /// The offset is the fingers', or not final.
  var holdsContent: Bool { grip != nil || isChanging }

  /// Two fingers hold the content.
  struct Grip {
    weak var view: UIView?
    /// What the scale would be at a pinch of 1, if nothing held it back.
    let base: CGFloat
    /// The point of the view that lies in the middle of the fingers.
    let anchor: CGPoint
  }

  struct Animation {
    let number: Int
    weak var view: UIView?
    let isBounce: Bool
  }
}
