extension UIScrollView {
  /// The limits of the scale: it resists beyond them as an offset does, by how often it is too
  /// large.
  // Unverified: how it resists; documented is "just past these limits".
  private var zoomSpan: ScrollSpan {
    ScrollSpan(
      min: log(max(minimumZoomScale, .leastNormalMagnitude)),
      max: log(max(maximumZoomScale, minimumZoomScale, .leastNormalMagnitude)), length: log(2),
      scrolls: true, bounces: bouncesZoom)
  }

  /// Documented: there is no recognizer while there is nothing to zoom between [gestures 153].
  func zoomLimitsDidChange() {
    let zooms = maximumZoomScale > minimumZoomScale
    guard zooms != (self.zooms.pinch != nil) else { return }
    if let pinch = self.zooms.pinch {
      removeGestureRecognizer(pinch)
      self.zooms.pinch = nil
      letGo()
    } else {
      let pinch = ScrollPinch(self)
      self.zooms.pinch = pinch
      addGestureRecognizer(pinch)
    }
  }

  /// Without a view to zoom nothing happens [gestures 154].
  func grip(_ point: CGPoint, pinch: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self), pinch > 0 else { return }
    endZoomAnimation()
    stopMoving()
    zooms.grip = ZoomState.Grip(
      view: view, base: exp(zoomSpan.offset(shownAt: log(zooms.scale))) / pinch,
      anchor: view.convert(point, from: self))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// The point between the fingers stays between them: offset and scale follow [gestures 156].
  // Unverified: past the edges without resistance.
  func stretch(by pinch: CGFloat, about point: CGPoint) {
    guard let grip = zooms.grip, let view = grip.view, grip.base * pinch > 0 else { return }
    let finger = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    let scale = exp(zoomSpan.shown(log(grip.base * pinch)))
    setZoom(scale, of: view) {
      let held = view.convert(grip.anchor, to: self)
      return CGPoint(x: held.x - finger.x, y: held.y - finger.y)
    }
  }

  /// The fingers do not hold the content any more; what is beyond a limit goes back to it.
  // Unverified: a pinch throws nothing; an offset beyond the edges goes back in the same way,
  // unless a finger still drags it.
  func letGo() {
    guard let grip = zooms.grip else { return }
    zooms.grip = nil
    let scale = exp(zoomSpan.clamp(log(zooms.scale)))
    let bounces = abs(scale - zooms.scale) > 1e-6
    let isOutside = !isDragging && clamped(contentOffset) != contentOffset
    guard let view = grip.view, bounces || isOutside else {
      delegate?.scrollViewDidEndZooming(self, with: grip.view, atScale: zooms.scale)
      return
    }
    animateZoom(of: view, isBounce: bounces, announces: false) { [self] in
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      setZoom(bounces ? scale : zooms.scale, of: view, about: middle)
    }
  }
}
