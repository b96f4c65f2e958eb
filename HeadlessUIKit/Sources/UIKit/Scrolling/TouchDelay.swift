/// Keeps a touch from the content until it is clear that it does not scroll; only ever fails
/// [gestures 104].
final class TouchDelay: UIGestureRecognizer {
  /// Seconds. "Say .15", WWDC 2014-235.
  static let delay: CFTimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: TimerQueue.Token?
  private var waiting: [UITouch] = []
  private weak var event: UIEvent?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    waiting += touches
    self.event = event
    guard timer == nil, let scrollView else { return }
    guard scrollView.delaysContentTouches else { return handOver() }
    timer = MainLoop.main.after(Self.delay) { [weak self] in
      MainActor.assumeIsolated { self?.handOver() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { handOver() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    timer?.cancel()
    (timer, waiting) = (nil, [])
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// What the scroll view refuses to hand over never arrives: a recognizer that delays touches and
  /// recognizes takes them for good.
  private func handOver() {
    guard state == .possible else { return }
    timer?.cancel()
    state = scrollView?.handsOver(waiting, with: event) ?? true ? .failed : .ended
  }
}
