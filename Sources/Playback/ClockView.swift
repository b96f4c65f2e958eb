import UIKit

/// The clock of a playback segment: a clear view in the container. Its `shadowRadius` runs from `base` to `base + 1` in
/// step with the baked keyframes, added in the same transaction.
///
/// The presentation value gives the time when a finger catches the run, and the stop of the animation ends the run. The
/// completion block of a `CATransaction` would wait for every animation started by the arriving screen.
@MainActor
final class ClockView: UIView {
  /// Called when the newest segment stops, also if the system drops its animation: in the background, or without a
  /// window.
  var onStop: () -> Void = {}
  /// Called when the size of the container changes.
  var onResize: () -> Void = {}
  /// Called `grace` after the expected end of a segment.
  var onTimeout: () -> Void = {}
  /// Called when the container leaves its window.
  var onWindowLoss: () -> Void = {}
  /// The number of the newest animation. The stop of an older animation must be ignored.
  private var number = 0
  private var duration: TimeInterval = 0
  /// The start of the newest segment, in the container's own time.
  private var start: TimeInterval = 0
  private var lastSize: CGSize
  /// The first value of the newest segment's animation, different for each segment.
  private var base: CGFloat { CGFloat(10 + 2 * number) }

  private static let clockKey = LayerAnimations.key("clock")
  private static let watchdogKey = LayerAnimations.key("watchdog")

  init(in container: UIView) {
    lastSize = container.bounds.size
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// The seconds since the segment began, as shown by the render server.
  ///
  /// The value of `shadowRadius` identifies its segment: before Core Animation has committed a new segment, an older
  /// segment's value may be shown, or none. None is shown either between the end of a segment and `onStop`, when a
  /// touch may arrive.
  var elapsed: TimeInterval {
    let share = (layer.presentation()?.shadowRadius ?? 0) - base
    if share > 0, share <= 1 { return TimeInterval(share) * duration }
    return now - start >= duration ? duration : 0
  }

  private var now: TimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

  func start(for seconds: TimeInterval) {
    stop()
    number += 1
    (duration, start) = (seconds, now)
    // Without a shadow, `shadowRadius` shows nothing, and may be any number.
    let clock = CABasicAnimation(keyPath: "shadowRadius")
    clock.fromValue = base
    clock.toValue = base + 1
    clock.duration = seconds
    clock.delegate = AnimationEnd { [weak self, number] _ in
      if self?.number == number { self?.onStop() }
    }
    layer.add(clock, forKey: ClockView.clockKey)
    watch(for: seconds)
  }

  /// The seconds that a run may take longer than expected, before it is ended.
  private static let grace: TimeInterval = 1

  /// Expects the end of a segment within its duration and `grace`, in the container's own time: a container that is
  /// slowed down, or stands still, may take longer.
  func watch(for seconds: TimeInterval) {
    let watchdog = CABasicAnimation(keyPath: "shadowOpacity")
    watchdog.fromValue = 0
    watchdog.toValue = 0
    watchdog.duration = seconds + Self.grace
    watchdog.delegate = AnimationEnd { [weak self, number] finished in
      if finished, self?.number == number { self?.onTimeout() }
    }
    layer.add(watchdog, forKey: ClockView.watchdogKey)
  }

  func stop() {
    // Removing the animation reports a stop, ignored because of the new `number`.
    number += 1
    layer.removeAnimation(forKey: ClockView.clockKey)
    layer.removeAnimation(forKey: ClockView.watchdogKey)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onWindowLoss() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    onResize()
  }
}
