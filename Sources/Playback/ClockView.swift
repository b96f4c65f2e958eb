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
  /// The number of the newest animation. The stop of an older one must be ignored.
  private(set) var number = 0
  private var duration: TimeInterval = 0
  private var lastSize: CGSize

  init(in container: UIView) {
    lastSize = container.bounds.size
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Seconds since `run(for:)`, as the render server shows them.
  var elapsed: TimeInterval {
    guard layer.animation(forKey: AnimationKey.clock) != nil, let shown = layer.presentation()
    else { return 0 }
    return TimeInterval(shown.opacity) * duration
  }

  func run(for seconds: TimeInterval) {
    stop()
    number += 1
    duration = seconds
    let clock = CABasicAnimation(keyPath: "opacity")
    clock.fromValue = 0
    clock.toValue = 1
    clock.duration = seconds
    let number = number
    clock.delegate = AnimationEnd { [weak self] finished in self?.onStop(number, finished) }
    layer.add(clock, forKey: AnimationKey.clock)
  }

  func stop() {
    // Removing the animation reports a stop, which must be ignored.
    number += 1
    layer.removeAnimation(forKey: AnimationKey.clock)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    onResize()
  }
}
