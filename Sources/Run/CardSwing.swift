import UIKit

/// Shows a card's last swing, after a run that nobody has held: an additive animation beside the run's, which moves
/// nothing until that ends. The model of the card stays at rest. The next run drops it.
///
/// Without a `beginTime`, both begin in the instant of their commit, however long after baking that is.
@MainActor
final class CardSwing: PlaybackTarget {
  private let swing: Choreography
  private let view: UIView
  /// The instant in which the run ends at the earliest, in the time of the view's layer.
  private var start: TimeInterval = 0
  private var observer: (any NSObjectProtocol)?

  private static let key = LayerAnimations.key("lastSwing")

  init(_ swing: Choreography, of view: UIView) {
    self.swing = swing
    self.view = view
  }

  func stop() {
    view.layer.removeAnimation(forKey: CardSwing.key)
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    stop()
    // Only an uninterrupted run ends in the middle of a swing: its segment has a `curve` and the whole `duration`.
    guard path.segment.curve != nil, path.duration == choreography.timing.duration,
      let part = swing.part(.front)
    else { return }
    let (steps, seconds) = (30, swing.timing.duration)
    let whole = path.duration + seconds
    let shares = (1...steps).map { Double($0) / Double(steps) }
    let matrices = shares.map { share in
      let pose = part.pose(at: CGFloat(share), overshoot: 0...1)
      return pose.transform(anchor: part.anchor, size: view.bounds.size)
    }
    let still = CATransform3DIdentity
    let times = ([0] + shares).map { NSNumber(value: (path.duration + $0 * seconds) / whole) }
    let animation = CAKeyframeAnimation(
      "transform", [still, still] + matrices, at: [0] + times, lasting: whole)
    animation.isAdditive = true
    start = now + path.duration
    // The system drops it in the background, and afterwards.
    animation.isRemovedOnCompletion = true
    view.layer.add(animation, forKey: CardSwing.key)
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in onMainActor { [weak self] in self?.stop() } }
  }

  func show(_ choreography: Choreography, at position: RunPosition) { stop() }

  /// Ends the swing only if its run is cut short.
  func removeAnimations() { if now < start - 0.05 { stop() } }

  private var now: TimeInterval { view.layer.convertTime(CACurrentMediaTime(), from: nil) }

  func change(to choreography: Choreography) { stop() }
}
