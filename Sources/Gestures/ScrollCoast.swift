import UIKit

/// Lets content coast that no pan of UIKit's has thrown, as UIKit lets its own coast: the speed falls
/// by the scroll view's rate in each millisecond (https://asciiwwdc.com/2018/sessions/803).
@MainActor
final class ScrollCoast {
  private weak var view: UIScrollView?
  private let velocity: CGVector
  private let decay: CGFloat
  private let from: CGPoint
  private var begun: CFTimeInterval?
  private var shown: CGPoint
  private var link: FrameLink?

  /// Below this speed, in points a second, nothing is seen to move.
  private static let slowest: CGFloat = 10

  /// - Parameter velocity: The finger's, in points a second.
  static func start(_ view: UIScrollView, velocity: CGVector) {
    let decay = -1000 * log(view.decelerationRate.rawValue)
    // With a rate of 0 content stops at once; with one of 1 or more it would never stop.
    guard velocity.length > slowest, decay > 0, decay.isFinite else { return }
    let coast = ScrollCoast(view, velocity, decay)
    // The link holds it until it is stopped.
    coast.link = FrameLink { coast.tick(at: $0) }
  }

  private init(_ view: UIScrollView, _ velocity: CGVector, _ decay: CGFloat) {
    self.view = view
    self.velocity = velocity
    self.decay = decay
    from = view.contentOffset
    shown = view.contentOffset
  }

  private func tick(at time: CFTimeInterval) {
    let begun = begun ?? time
    self.begun = begun
    // A finger, or the app, has taken the content.
    guard let view, view.window != nil, !view.isTracking, view.contentOffset == shown else {
      return stop()
    }
    let left = exp(-decay * CGFloat(time - begun))
    let way = velocity.scaled(by: (1 - left) / decay)
    let wanted = CGPoint(x: from.x - way.dx, y: from.y - way.dy)
    let next = view.resting(wanted)
    view.contentOffset = next
    shown = view.contentOffset
    if next != wanted || velocity.length * left < ScrollCoast.slowest { stop() }
  }

  private func stop() {
    link?.stop()
    link = nil
  }
}
