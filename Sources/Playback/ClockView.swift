import UIKit

/// The clock of a playback segment: a clear view in the container. Its opacity runs 0 → 1 in step
/// with the baked keyframes, which are added in the same transaction.
///
/// Its presentation value gives the time when a finger catches the run, and its stop ends the run.
/// A transaction's completion block would wait for every animation that the arriving screen starts.
@MainActor
final class ClockView: UIView {
  var onStop: (_ number: Int, _ finished: Bool) -> Void = { _, _ in }
  var onResize: () -> Void = {}
  /// Called a second after a segment should have ended.
  var onTimeout: (_ number: Int) -> Void = { _ in }
  var onWindowLoss: () -> Void = {}
  /// The number of the newest animation. The stop of an older one must be ignored.
  private(set) var number = 0
  private var duration: TimeInterval = 0
  /// The container's own time at which the newest segment was started.
  private var start: TimeInterval = 0
  private var lastSize: CGSize
  /// The number at which the newest segment's animation begins; no two segments share one.
  private var base: CGFloat { CGFloat(10 + 2 * number) }

  init(in container: UIView) {
    lastSize = container.bounds.size
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Seconds since the segment began, as the render server shows it.
  ///
  /// The animated number tells whose it is: what is shown may still be an older segment's, or none's,
  /// until Core Animation has committed the new one. None is shown either once it is over and its stop has not
  /// been heard of yet: a touch may come in between.
  var elapsed: TimeInterval {
    let share = (layer.presentation()?.shadowRadius ?? 0) - base
    if share > 0, share <= 1 { return TimeInterval(share) * duration }
    return now - start >= duration ? duration : 0
  }

  private var now: TimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }

  func run(for seconds: TimeInterval) {
    stop()
    number += 1
    (duration, start) = (seconds, now)
    // A shadow's radius shows nothing where there is no shadow, and may be any number.
    let clock = CABasicAnimation(keyPath: "shadowRadius")
    clock.fromValue = base
    clock.toValue = base + 1
    clock.duration = seconds
    let number = number
    clock.delegate = AnimationEnd { [weak self] finished in self?.onStop(number, finished) }
    layer.add(clock, forKey: AnimationKey.clock)
    watch(for: seconds)
  }

  /// Expects the end of a segment within its duration and a second more, in the container's own time: a
  /// container that is slowed down, or stands still, may take longer.
  func watch(for seconds: TimeInterval) {
    let watchdog = CABasicAnimation(keyPath: "shadowOpacity")
    watchdog.fromValue = 0
    watchdog.toValue = 0
    watchdog.duration = seconds + 1
    let number = number
    watchdog.delegate = AnimationEnd { [weak self] finished in
      if finished { self?.onTimeout(number) }
    }
    layer.add(watchdog, forKey: AnimationKey.watchdog)
  }

  func stop() {
    // Removing the animation reports a stop, which must be ignored.
    number += 1
    layer.removeAnimation(forKey: AnimationKey.clock)
    layer.removeAnimation(forKey: AnimationKey.watchdog)
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
