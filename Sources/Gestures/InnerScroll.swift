import UIKit

/// The innermost scroll view under a pull. UIKit's own pan drags it; beyond its edge it is held there.
@MainActor
final class InnerScroll {
  let view: UIScrollView
  private let begun: CGPoint
  private let bounce: ScrollBounce
  private var travel: PanTravel?
  /// The finger's travel at which the content comes to its edge.
  private(set) var reach: CGFloat = 0
  /// Where the content is held while the finger is beyond its edge.
  private var held: CGPoint?
  /// The way that the content was stretched when the pull began: a finger can catch it on its way back.
  private var stretch: CGFloat = 0
  /// True if the content does not follow the finger any more.
  private var isLost = false
  private var isOver = false
  private var target: RecognizerTarget?
  private var nextFrame: FrameLink?

  /// The most that the driver may come before UIKit's own pan, in points.
  private static let patience: CGFloat = 10
  /// Farther than a finger goes from one event to the next, in points.
  private static let leap: CGFloat = 200

  init(_ view: UIScrollView) {
    self.view = view
    begun = view.contentOffset
    bounce = ScrollBounce(of: view)
  }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool { view.room(from: begun, along: axis) < 1 }

  /// Prepares for a pull that may begin with this event, in which UIKit may already scroll: at its edge
  /// the content must not stretch.
  func prepare() {
    guard target == nil, view.isWithinItsEdges else { return }
    bounce.suspend()
    forgetFrame()
    // The link holds this object until it is stopped: another recognizer may be faster.
    nextFrame = FrameLink { [self] _ in
      if target == nil { restoreBounce() } else { forgetFrame() }
    }
  }

  func begin(_ travel: PanTravel) {
    self.travel = travel
    // The driver and UIKit's own pan may begin with different events, and what coasts is caught without
    // a slop.
    let pan = view.panGestureRecognizer
    let lead = pan.isInProgress ? travel.points - travel.points(of: pan) : 0
    reach = max(view.room(from: begun, along: travel.axis) + lead, 0)
    stretch = max(-view.room(from: view.contentOffset, along: travel.axis), 0)
    target = RecognizerTarget(pan) { [weak self] in self?.changed(by: $0) }
  }

  /// Follows the pull. Returns how far the finger is beyond what this content consumes, in points.
  func follow() -> CGFloat {
    guard let travel else { return 0 }
    if view.window == nil || !view.isScrollEnabled { lose() }
    // UIKit may have its reasons not to scroll: a control that keeps the touch, for one.
    let scrolls = view.panGestureRecognizer.isInProgress
    if !scrolls, travel.points > InnerScroll.patience { lose() }
    if travel.points >= reach { hold() } else { giveBounce() }
    return travel.points - reach
  }

  /// Called when UIKit has scrolled by what the finger has moved.
  private func changed(by pan: UIGestureRecognizer) {
    guard let travel else { return }
    switch pan.state {
    case .cancelled: lose()
    case .ended:
      if isOver, held != nil { stopCoasting() }
      if !isOver, travel.points < reach { scrollOn() }
    case .began, .changed:
      guard !isOver, !isLost else { return }
      if travel.points >= reach { return hold() }
      if held != nil { scrollOn() }
      // Where the app, or UIKit, has the content now.
      let room = view.room(from: view.contentOffset, along: travel.axis)
      if room > 0 { reach = travel.points + room }
    default: break
    }
  }

  // MARK: At the edge

  /// Stops the content at its edge, where it would stretch. What was stretched comes back while the finger
  /// goes twice as far.
  private func hold() {
    guard !isLost, let travel else { return }
    bounce.suspend()
    let place = view.resting(
      held ?? view.offset(atEdgeAlong: travel.axis, from: view.contentOffset))
    held = place
    let left = max(stretch - (travel.points - reach) / 2, 0)
    let next = place.scrolled(by: left, along: travel.axis)
    if view.contentOffset != next { view.contentOffset = next }
  }

  /// Scrolls on from the edge with the finger, wherever UIKit takes it up again.
  private func scrollOn() {
    guard let place = held, let travel else { return }
    held = nil
    stretch = 0
    let next = view.resting(place.scrolled(by: travel.points - reach, along: travel.axis))
    let now = view.contentOffset
    let isOff = CGVector(dx: now.x - next.x, dy: now.y - next.y).along(travel.axis)
    guard abs(isOff) > 1 else { return }
    view.contentOffset = now.scrolled(by: isOff, along: travel.axis)
  }

  /// Lets the content bounce as the app has it where it is far from the edge that the pull leads to.
  private func giveBounce() {
    // Toggled while it is stretched, the content would jump.
    guard !isLost, let axis = travel?.axis, view.isWithinItsEdges else { return }
    let room = view.room(from: view.contentOffset, along: axis)
    let opposite = view.room(from: view.contentOffset, along: axis.scaled(by: -1))
    if room < min(opposite, InnerScroll.leap) { bounce.suspend() } else { bounce.restore() }
  }

  /// The content was removed, or may not be scrolled any more: the screen goes on from here.
  private func lose() {
    guard !isLost, !isOver, let travel else { return }
    isLost = true
    reach = min(reach, travel.points)
  }

  // MARK: The end

  /// Ends the pull. Content that is held does not move on by itself, and keeps its bounce off until
  /// `restoreBounce` is called.
  func finish() {
    guard !isOver, let travel else { return }
    isOver = true
    if travel.points < reach { held = nil }
    guard held != nil else { return }
    let pan = view.panGestureRecognizer
    // A finger that is still down would stretch the content as soon as that bounces again.
    if pan.isInProgress { pan.cancel() } else { stopCoasting() }
  }

  /// Stops content that coasts. If it is still stretched, it goes home.
  ///
  /// Switching it off and on also tells its delegate, which setting the offset does not. Unverified.
  private func stopCoasting() {
    guard view.isDecelerating, view.isWithinItsEdges else { return }
    view.isScrollEnabled = false
    view.isScrollEnabled = true
  }

  /// Restores the bounce at once, or where the content is held, with the next frame.
  func restoreBounceSoon() {
    guard held != nil, target != nil else { return restoreBounce() }
    forgetFrame()
    nextFrame = FrameLink { [self] _ in restoreBounce() }
  }

  func restoreBounce() {
    forgetFrame()
    target?.remove()
    target = nil
    bounce.restore()
  }

  private func forgetFrame() {
    nextFrame?.stop()
    nextFrame = nil
  }
}
