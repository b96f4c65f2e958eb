import UIKit

/// A pull that began in scroll views: the innermost one scrolls to its edge, then those around it, then
/// the screen moves by the rest: scrolled + moved = pulled. On the way back the screen comes to rest
/// first, and then the content scrolls on.
///
/// UIKit's own pan drags the innermost content. Beyond its edge that is held there.
@MainActor
final class ScrollCoupling {
  private let inner: UIScrollView
  private let begun: CGPoint
  private let bounce: ScrollBounce
  private let outer: [OuterScroll]
  private let isVertical: Bool
  private(set) var axis = CGVector.zero
  /// The finger's travel at which the innermost content comes to its edge.
  private var reach: CGFloat = 0
  /// Where the innermost content is held while the finger is beyond its edge.
  private var held: CGPoint?
  /// True if the innermost content does not follow the finger any more.
  private var isLost = false
  private var isOver = false
  /// How far the driver may come before UIKit's own pan, in points.
  private static let patience: CGFloat = 10
  /// Farther than a finger goes from one event to the next, in points.
  private static let leap: CGFloat = 200
  private weak var driver: UIPanGestureRecognizer?
  private weak var container: UIView?
  private var target: RecognizerTarget?
  private var nextFrame: FrameLink?

  /// Finds the scroll views under a touch that scroll vertically, or horizontally.
  init?(under touched: UIView?, in root: UIView, vertically: Bool) {
    var found: [UIScrollView] = []
    var view = touched
    while let candidate = view, candidate !== root.superview {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.scrolls(vertically: vertically)
      {
        found.append(scrollView)
        if !scrollView.passesOn(vertically: vertically) { break }
      }
      view = candidate.superview
    }
    guard let inner = found.first else { return nil }
    self.inner = inner
    isVertical = vertically
    begun = inner.contentOffset
    bounce = ScrollBounce(of: inner)
    outer = found.dropFirst().map(OuterScroll.init)
  }

  // MARK: Questions

  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    views.contains { $0.panGestureRecognizer === recognizer }
  }

  private var views: [UIScrollView] { [inner] + outer.map(\.view) }

  /// Returns the part of a movement along which the content scrolls: the screen follows it there.
  func scrolling(_ movement: CGVector) -> CGVector {
    isVertical ? CGVector(dx: 0, dy: movement.dy) : CGVector(dx: movement.dx, dy: 0)
  }

  /// True if all content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool {
    inner.room(from: begun, along: axis) < 1 && outer.allSatisfy { $0.isAtEdge(along: axis) }
  }

  /// Returns whether a pull along `axis` may move the screen at all.
  ///
  /// One that refreshes the content may not, as in UIKit's own sheets
  /// (https://github.com/Q42/RefreshableScrollView/issues/2), nor one that could turn a page around the
  /// innermost content: pages are turned by UIKit.
  func gives(along axis: CGVector, to handOff: TransitionScrollHandOff) -> Bool {
    let isDown = axis.dy > abs(axis.dx)
    if isDown, views.contains(where: { $0.refreshControl?.isEnabled == true }) { return false }
    if outer.contains(where: { $0.view.isPagingEnabled && !$0.isAtEdge(along: axis) }) {
      return false
    }
    return switch handOff {
    case .atEdge: true
    case .never: false
    case .onlyWhenAtEdgeAtBegin: isAtEdge(along: axis)
    }
  }

  // MARK: The pull

  /// Prepares for a pull that may begin with this event, in which UIKit may already scroll: what
  /// is at its edge must not stretch.
  func prepare(along axis: CGVector, movement: CGVector) {
    guard target == nil, movement.along(axis) > 0, inner.isWithinItsEdges else { return }
    bounce.suspend()
    // The link holds this coupling until it is stopped: another recognizer may be faster.
    nextFrame = FrameLink { [self] _ in
      if target == nil { restoreBounce() } else { forgetFrame() }
    }
  }

  /// Begins a pull along `axis`, and measures how far the content is from its edge.
  func begin(along axis: CGVector, by driver: UIGestureRecognizer, in container: UIView?) {
    self.axis = axis
    self.driver = driver as? UIPanGestureRecognizer
    self.container = container
    reach = max(inner.room(from: begun, along: axis), 0) + lead
    for scroll in outer { scroll.begin(along: axis) }
    target = RecognizerTarget(inner.panGestureRecognizer) { [weak self] in
      self?.innerChanged(by: $0)
    }
  }

  /// The part of the pull that the content consumes before the screen moves, in points.
  var taken: CGVector { axis.scaled(by: reach + outer.reduce(0) { $0 + $1.room }) }

  /// Follows the pull. Returns how far the finger is beyond what the content consumes, in points.
  @discardableResult
  func follow() -> CGFloat {
    if inner.window == nil || !inner.isScrollEnabled { lose() }
    // UIKit may have its reasons not to scroll: a control that keeps the touch, for one.
    if !hasScrolled, travel > ScrollCoupling.patience { lose() }
    if travel >= reach { hold() } else { giveBounce() }
    // Each takes its share of what those inside have left.
    var rest = max(travel - reach, 0)
    for scroll in outer { rest = scroll.scroll(by: rest, along: axis) }
    return travel - taken.along(axis)
  }

  /// Returns a sample without what belongs to the content: a screen at rest does not follow a finger
  /// that scrolls.
  func limited(_ sample: GestureSample) -> GestureSample {
    let missing = (taken - sample.translation).along(axis)
    guard missing > 0 else { return sample }
    var limited = sample
    limited.translation = sample.translation + axis.scaled(by: missing)
    limited.velocity = sample.velocity - axis.scaled(by: sample.velocity.along(axis))
    return limited
  }

  // MARK: The innermost content

  private var travel: CGFloat {
    driver.map { CGVector($0.translation(in: container)).along(axis) } ?? 0
  }

  private var hasScrolled: Bool { isLost || inner.panGestureRecognizer.isInProgress }

  private var velocity: CGFloat { driver.map { CGVector($0.velocity(in: container)).along(axis) } ?? 0 }

  /// How much farther the finger has come for the driver than for the content. The two may begin with
  /// different events, and what coasts is caught without a slop.
  private var lead: CGFloat {
    let pan = inner.panGestureRecognizer
    guard pan.isInProgress else { return 0 }
    return travel - CGVector(pan.translation(in: container)).along(axis)
  }

  /// Called when UIKit has scrolled by what the finger has moved.
  private func innerChanged(by pan: UIGestureRecognizer) {
    switch pan.state {
    case .cancelled: lose()
    case .ended:
      if isOver, held != nil { inner.stopCoasting() }
      if !isOver, travel < reach { scrollOn() }
    case .began, .changed:
      guard !isOver, !isLost else { return }
      if travel >= reach { return hold() }
      if held != nil { scrollOn() }
      // Where the app, or UIKit, has the content now.
      let room = inner.room(from: inner.contentOffset, along: axis)
      if room > 0 { reach = travel + room }
    default: break
    }
  }

  /// Stops the content at its edge, where it would stretch.
  private func hold() {
    guard !isLost else { return }
    bounce.suspend()
    let place = held ?? inner.offset(atEdgeAlong: axis, from: inner.contentOffset)
    let next = inner.resting(place)
    held = next
    if inner.contentOffset != next { inner.contentOffset = next }
  }

  /// Scrolls on from the edge with the finger, wherever UIKit takes it up again.
  private func scrollOn() {
    guard let place = held else { return }
    held = nil
    let next = inner.resting(place.scrolled(by: travel - reach, along: axis))
    let now = inner.contentOffset
    let isOff = CGVector(dx: now.x - next.x, dy: now.y - next.y).along(axis)
    guard abs(isOff) > 1 else { return }
    inner.contentOffset = now.scrolled(by: isOff, along: axis)
  }

  private func giveBounce() {
    // Toggled while it is stretched, the content would jump.
    guard !isLost, inner.isWithinItsEdges else { return }
    let room = inner.room(from: inner.contentOffset, along: axis)
    let opposite = inner.room(from: inner.contentOffset, along: axis.scaled(by: -1))
    if room < min(opposite, ScrollCoupling.leap) { bounce.suspend() } else { bounce.restore() }
  }

  /// The content was removed, or may not be scrolled any more: the screen goes on from here.
  private func lose() {
    guard !isLost, !isOver else { return }
    isLost = true
    reach = min(reach, travel)
  }

  // MARK: The end

  /// Ends the pull. What is held does not move on by itself, and keeps its bounce off until
  /// `restoreBounce` is called.
  func finish() {
    guard !isOver, target != nil else { return }
    isOver = true
    if travel < reach { held = nil }
    guard held != nil else { return }
    let pan = inner.panGestureRecognizer
    // A finger that is still down would stretch the content as soon as that bounces again.
    if pan.isInProgress { pan.cancel() } else { inner.stopCoasting() }
    for scroll in outer { scroll.coast(velocity, along: axis) }
  }

  /// Restores the bounce at once, or where the content is held, with the next frame.
  func finishAndRestoreBounce() {
    finish()
    guard held != nil, target != nil else { return restoreBounce() }
    forgetFrame()
    nextFrame = FrameLink { [self] _ in restoreBounce() }
  }

  private func forgetFrame() {
    nextFrame?.stop()
    nextFrame = nil
  }

  func restoreBounce() {
    forgetFrame()
    target?.remove()
    target = nil
    bounce.restore()
  }
}

extension UIScrollView {
  /// Stops content that coasts, so that its delegate hears of it.
  fileprivate func stopCoasting() {
    guard isDecelerating else { return }
    isScrollEnabled = false
    isScrollEnabled = true
  }
}
