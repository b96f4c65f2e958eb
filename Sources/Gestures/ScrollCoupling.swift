import UIKit

/// A pull that began in a scroll view: the content scrolls to its edge, then the screen moves by the rest, so that
/// scrolled + moved = pulled. On the way back the screen comes to rest first, and then the content scrolls on.
///
/// UIKit's own pan scrolls the content; beyond its edge `hold()` keeps it there. Of scroll views inside each other
/// UIKit drags one at a time, the innermost (https://asciiwwdc.com/2013/sessions/217): so only that one is coupled.
@MainActor
final class ScrollCoupling {
  private let view: UIScrollView
  private let isVertical: Bool
  /// Pages around `view` that turn along the same axis.
  private let pages: UIScrollView?
  /// The offset of the content when the touch began.
  private let begun: CGPoint
  private let bounce: ScrollBounce
  private weak var driver: UIPanGestureRecognizer?
  private weak var container: UIView?
  /// The direction of the pull, as a unit vector; zero before `begin`.
  private(set) var axis = CGVector.zero
  /// The finger's travel, in points, at which the content comes to its edge.
  private var reach: CGFloat = 0
  /// The offset at which the content is held while the finger is beyond its edge.
  private var held: CGPoint?
  /// The distance, in points, by which the content was stretched when the pull began: a finger can catch it on its way
  /// back.
  private var stretch: CGFloat = 0
  /// True if UIKit scrolls the content no more.
  private var isLost = false
  private var isOver = false
  private var target: RecognizerTarget?
  private var nextFrame: FrameLink?
  /// The finger's movement across `axis` when the content handed over: it moved nothing.
  private var drift: CGVector?
  /// The newest event, as the finger made it.
  private var latest: GestureSample?

  /// The travel, in points, by which the driver may begin before UIKit's own pan.
  private static let headStart: CGFloat = 10
  /// More than the travel, in points, from one event to the next.
  private static let longestStep: CGFloat = 200
  /// The travel beyond the edge, in points, over which a screen comes to follow the finger aside.
  private static let easing: CGFloat = 40

  /// Finds the innermost scroll view under a touch that scrolls vertically, or horizontally.
  init?(under touched: UIView?, in root: UIView, vertically: Bool) {
    var found: [UIScrollView] = []
    var next = touched
    while let view = next, view !== root.superview {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.scrolls(vertically: vertically)
      {
        found.append(scrollView)
      }
      next = view.superview
    }
    guard let innermost = found.first else { return nil }
    view = innermost
    pages = found.dropFirst().first(where: \.isPagingEnabled)
    isVertical = vertically
    begun = innermost.contentOffset
    bounce = ScrollBounce(of: innermost)
  }

  // MARK: Before the pull

  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    view.panGestureRecognizer === recognizer
  }

  /// Returns the part of a movement along which the content scrolls: the screen follows it there.
  func scrolling(_ movement: CGVector) -> CGVector {
    isVertical ? CGVector(dx: 0, dy: movement.dy) : CGVector(dx: movement.dx, dy: 0)
  }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool { view.room(from: begun, along: axis) < 1 }

  /// Returns whether a pull along `axis` may move the screen at all.
  ///
  /// One that refreshes the content may not, as in UIKit's own sheets
  /// (https://github.com/Q42/RefreshableScrollView/issues/2), nor one in content that is zoomed in, which is moved
  /// about as in Photos, nor one that could turn `pages`: UIKit turns them.
  func gives(along axis: CGVector, to handOff: TransitionScrollHandOff) -> Bool {
    if view.isZoomedIn { return false }
    if axis.dy > abs(axis.dx), view.refreshControl?.isEnabled == true { return false }
    if let pages, pages.room(from: pages.contentOffset, along: axis) >= 1 { return false }
    return switch handOff {
    case .atEdge: true
    case .never: false
    case .startsAtEdge: isAtEdge(along: axis)
    }
  }

  /// Prepares for a pull that may begin with this event, in which UIKit may already scroll: at its edge
  /// the content must not stretch.
  func prepare(along axis: CGVector, movement: CGVector) {
    guard movement.along(axis) > 0, target == nil, view.isWithinItsEdges else { return }
    bounce.suspend()
    forgetFrame()
    // `nextFrame` retains this object until it is stopped: another recognizer may begin first, and nobody else
    // would restore the bounce.
    nextFrame = FrameLink { [self] _ in
      if target == nil { restoreBounce() } else { forgetFrame() }
    }
  }

  // MARK: The pull

  /// Begins a pull along `axis`, and measures how far the content is from its edge.
  func begin(along axis: CGVector, by driver: UIGestureRecognizer, in container: UIView?) {
    self.axis = axis
    self.driver = driver as? UIPanGestureRecognizer
    self.container = container
    // `driver` and UIKit's own pan may begin with different events, and content that decelerates is caught without
    // a slop.
    let pan = view.panGestureRecognizer
    let lead = pan.isInProgress ? travel - travel(of: pan) : 0
    reach = max(view.room(from: begun, along: axis) + lead, 0)
    stretch = max(-view.room(from: view.contentOffset, along: axis), 0)
    target = RecognizerTarget(pan) { [weak self] in self?.scrolled(by: $0) }
  }

  /// The finger's travel along `axis`, in points. It is read from the recognizer, because UIKit's own pan may receive
  /// an event before `driver`, or after it.
  private var travel: CGFloat { driver.map(travel) ?? 0 }

  private func travel(of pan: UIPanGestureRecognizer) -> CGFloat {
    CGVector(pan.translation(in: container)).along(axis)
  }

  /// The part of the pull that the content consumes before the screen moves, in points.
  private var taken: CGVector { axis.scaled(by: reach) }

  /// Follows the pull. Returns how far the finger is beyond what the content consumes, in points.
  func follow() -> CGFloat {
    guard axis != .zero else { return 0 }
    if view.window == nil || !view.isScrollEnabled { lose() }
    // UIKit may not scroll for reasons of its own: a control that keeps the touch, for one.
    if !view.panGestureRecognizer.isInProgress, travel > Self.headStart { lose() }
    if travel >= reach { hold() } else { giveBounce() }
    return travel - reach
  }

  /// Called when UIKit has scrolled by the finger's movement.
  private func scrolled(by pan: UIGestureRecognizer) {
    switch pan.state {
    case .cancelled: lose()
    case .ended:
      if isOver, held != nil { stopCoasting() }
      if !isOver, travel < reach { scrollOn() }
    case .began, .changed:
      guard !isOver, !isLost else { return }
      if travel >= reach { return hold() }
      if held != nil { scrollOn() }
      // The app, or UIKit, may have scrolled the content meanwhile.
      let room = view.room(from: view.contentOffset, along: axis)
      if room > 0 { reach = travel + room }
    default: break
    }
  }

  // MARK: The screen's part

  /// The part of the finger's movement that moves no screen: along `axis` that of the content, and `drift` across it.
  var base: CGVector { taken + (drift ?? .zero) }

  /// Notes where the finger is as the screen begins to move. Returns the newest event for the screen.
  func handOver() -> GestureSample? {
    guard let latest else { return nil }
    drift = drift ?? across(latest.translation)
    return limited(latest)
  }

  /// Returns a sample without the content's part: a screen at rest does not follow a finger that scrolls. Aside the
  /// screen follows over `easing`, so that it is in its place again when the content scrolls on.
  func limited(_ sample: GestureSample) -> GestureSample {
    guard axis != .zero else { return sample }
    latest = sample
    let travel = (sample.translation - taken).along(axis)
    let weight = (travel / Self.easing).clamped(to: 0...1)
    guard weight < 1 else { return sample }
    var limited = sample
    let (aside, drift) = (across(sample.translation), drift ?? .zero)
    limited.translation =
      taken + axis.scaled(by: max(travel, 0)) + drift + (aside - drift).scaled(by: weight)
    limited.velocity =
      across(sample.velocity).scaled(by: weight)
      + axis.scaled(by: travel > 0 ? sample.velocity.along(axis) : 0)
    return limited
  }

  private func across(_ movement: CGVector) -> CGVector {
    movement - axis.scaled(by: movement.along(axis))
  }

  // MARK: At the edge

  /// Stops the content at its edge, where it would stretch. Content that was stretched comes back while the finger
  /// goes twice as far.
  private func hold() {
    guard !isLost else { return }
    bounce.suspend()
    let place = view.resting(held ?? view.offset(atEdgeAlong: axis, from: view.contentOffset))
    held = place
    let left = max(stretch - (travel - reach) / 2, 0)
    let next = place.scrolled(by: left, along: axis)
    if view.contentOffset != next { view.contentOffset = next }
  }

  /// Scrolls on from the edge with the finger: UIKit may go on from another offset.
  private func scrollOn() {
    guard let place = held else { return }
    held = nil
    stretch = 0
    let next = view.resting(place.scrolled(by: travel - reach, along: axis))
    let now = view.contentOffset
    let isOff = CGVector(dx: now.x - next.x, dy: now.y - next.y).along(axis)
    guard abs(isOff) > 1 else { return }
    view.contentOffset = now.scrolled(by: isOff, along: axis)
  }

  /// Lets the content bounce as the app has it where it is far from the edge that the pull leads to.
  private func giveBounce() {
    // `bounces` must not change while the content is stretched, which would jump.
    guard !isLost, view.isWithinItsEdges else { return }
    let room = view.room(from: view.contentOffset, along: axis)
    let opposite = view.room(from: view.contentOffset, along: axis.scaled(by: -1))
    if room < min(opposite, Self.longestStep) { bounce.suspend() } else { bounce.restore() }
  }

  /// Lets the screen go on from here: the content was removed, or may not be scrolled any more.
  private func lose() {
    guard !isLost, !isOver else { return }
    isLost = true
    reach = min(reach, travel)
  }

  // MARK: The end

  /// Ends the pull. Content that is held does not coast, and keeps its bounce off until `restoreBounce` is called.
  func finish() {
    guard !isOver, axis != .zero else { return }
    isOver = true
    if travel < reach { held = nil }
    guard held != nil else { return }
    let pan = view.panGestureRecognizer
    // A finger that is still down would stretch the content as soon as that bounces again.
    if pan.isInProgress { pan.cancel() } else { stopCoasting() }
  }

  /// Ends a pull that has begun no run.
  func finishAlone() {
    finish()
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

  /// Stops content that coasts. If it is still stretched, it springs back.
  ///
  /// `isScrollEnabled` also tells its delegate, which setting the offset does not. Unverified.
  private func stopCoasting() {
    guard view.isDecelerating, view.isWithinItsEdges else { return }
    view.isScrollEnabled = false
    view.isScrollEnabled = true
  }

  private func forgetFrame() {
    nextFrame?.stop()
    nextFrame = nil
  }
}
