/// A thumb on a track; drawn nowhere. Sizes are observed: 31 points for the thumb, 34 for the height.
open class UISlider: UIControl {
  private var current: Float = 0
  /// From the middle of the thumb to the finger.
  private var grip: CGFloat = 0

  /// Documented: clamped.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = current
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), maximumValue)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect {
    let side = Self.thumb
    let x = rect.minX + share(of: value) * max(0, rect.width - side)
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Observed: a touch beside the thumb moves nothing.
  // Unverified: that no point around the thumb counts.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (point, thumb) = (touch.location(in: self), thumbRect)
    guard thumb.contains(point) else { return false }
    grip = point.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = max(1, track.width - Self.thumb)
    let place = (touch.location(in: self).x - grip - track.minX - Self.thumb / 2) / room
    let old = current
    let share = Float(isMirrored ? 1 - place : place)
    setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Documented: one finger that moves the thumb along the track is the slider's [gestures 59].
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, gestureRecognizer.view !== self,
      gestureRecognizer.numberOfTouches <= 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let way = pan.translation(in: self)
      return abs(way.y) > abs(way.x)
    }
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer else { return true }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  private static let thumb: CGFloat = 31

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func share(of value: Float) -> CGFloat {
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return isMirrored ? 1 - share : share
  }
}
