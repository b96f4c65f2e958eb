import UIKit

/// Shows a card's last swing, after a run that nobody has held: an additive animation beside the run's, which
/// begins in the instant in which that ends. The model of the card stays at rest.
@MainActor
final class CardSwing: PlaybackTarget {
  private let swing: LastSwing
  private let view: UIView
  private var state = State.none
  /// The number of the newest animation. The stop of an older one must be ignored.
  private var number = 0
  private var observer: (any NSObjectProtocol)?

  /// Times are those of the layer.
  private enum State {
    case none
    case swinging(from: TimeInterval)
    /// On top of another run, the rest of the swing dies away.
    case settling(angle: CGFloat, from: TimeInterval)
  }

  private static let key = AnimationKey.of("lastSwing")

  init(_ swing: LastSwing, of view: UIView) {
    self.swing = swing
    self.view = view
  }

  /// Ends the swing at once.
  func stop() {
    state = .none
    number += 1
    view.layer.removeAnimation(forKey: CardSwing.key)
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
  }

  /// Lets a run begin: if the swing is seen, it dies away on top of that run, from where it is.
  func giveWay() {
    guard case .swinging(let start) = state else { return }
    let angle = swing.angle(at: now - start)
    stop()
    // The corner that is farthest from the anchor.
    let arm = hypot(view.bounds.width / 2, view.bounds.height * (1 - swing.anchor.y))
    if abs(angle) * arm >= 0.25 { state = .settling(angle: angle, from: now) }
    settle()
  }

  /// The run is over. A run that was cut short has no swing.
  func runEnded(committed: Bool) {
    guard case .swinging(let start) = state else { return }
    if !committed || now < start - 0.05 { stop() }
  }

  private var now: TimeInterval { view.layer.convertTime(CACurrentMediaTime(), from: nil) }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    if case .settling = state { return settle() }
    stop()
    // Only what has not been held comes to its end in the midst of a swing.
    guard path.curve != nil, path.duration == choreography.timing.duration else { return }
    let (start, seconds) = (now + path.duration, swing.duration * swing.slowness)
    state = .swinging(from: start)
    add(lasting: seconds, from: start) { [swing] in swing.angle(at: TimeInterval($0) * seconds) }
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in onMainActor { self?.stop() } }
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    if case .settling = state { settle() } else { stop() }
  }

  /// Does nothing: a swing outlives the animations of its run.
  func removeAnimations() {}

  func change(to choreography: Choreography) { stop() }

  /// Adds the rest of the swing, again after each of the run's own animations: it is added to those that
  /// came before.
  private func settle() {
    guard case .settling(let angle, let start) = state else { return }
    add(lasting: 0.2, from: start) { angle * (1 - $0) * (1 - $0) }
  }

  /// - Parameter angle: The angle at a share of the duration, 0…1.
  private func add(
    lasting seconds: TimeInterval, from start: TimeInterval, angle: (CGFloat) -> CGFloat
  ) {
    let steps = 30
    let times = (0...steps).map { NSNumber(value: Double($0) / Double(steps)) }
    let matrices = (0...steps).map { step in
      let pose = Pose(rotationZ: angle(CGFloat(step) / CGFloat(steps)))
      return NSValue(caTransform3D: pose.transform(anchor: swing.anchor, size: view.bounds.size))
    }
    let animation = CAKeyframeAnimation("transform", matrices, at: times, lasting: seconds)
    animation.isAdditive = true
    animation.beginTime = start
    // The system drops it in the background, and afterwards.
    animation.fillMode = .removed
    animation.isRemovedOnCompletion = true
    number += 1
    let number = number
    animation.delegate = AnimationEnd { [weak self] _ in
      if self?.number == number { self?.stop() }
    }
    view.layer.add(animation, forKey: CardSwing.key)
  }
}
