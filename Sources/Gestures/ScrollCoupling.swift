import UIKit

/// A pull that began in scroll views: the innermost one scrolls to its edge, then those around it, then
/// the screen moves by the rest: scrolled + moved = pulled. On the way back the screen comes to rest
/// first, and then the content scrolls on.
@MainActor
final class ScrollCoupling {
  private let inner: InnerScroll
  private let outer: [OuterScroll]
  private let isVertical: Bool
  private var travel: PanTravel?
  /// The way of the finger across the axis before the content handed over, in points: it moved nothing.
  private var drift: CGVector?
  /// All of the newest event.
  private var latest: GestureSample?

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
    guard let innermost = found.first else { return nil }
    isVertical = vertically
    inner = InnerScroll(innermost)
    outer = found.dropFirst().map(OuterScroll.init)
  }

  // MARK: Questions

  private var views: [UIScrollView] { [inner.view] + outer.map(\.view) }

  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    views.contains { $0.panGestureRecognizer === recognizer }
  }

  /// Returns the part of a movement along which the content scrolls: the screen follows it there.
  func scrolling(_ movement: CGVector) -> CGVector {
    isVertical ? CGVector(dx: 0, dy: movement.dy) : CGVector(dx: movement.dx, dy: 0)
  }

  /// True if all content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool {
    inner.isAtEdge(along: axis) && outer.allSatisfy { $0.isAtEdge(along: axis) }
  }

  /// Returns whether a pull along `axis` may move the screen at all.
  ///
  /// One that refreshes the content may not, as in UIKit's own sheets
  /// (https://github.com/Q42/RefreshableScrollView/issues/2), nor one in content that is zoomed in, nor one that
  /// could turn a page around the innermost content: pages are turned by UIKit.
  func gives(along axis: CGVector, to handOff: TransitionScrollHandOff) -> Bool {
    // As in Photos, what is zoomed in is moved about, also at its edge.
    if views.contains(where: \.isZoomedIn) { return false }
    let isDown = axis.dy > abs(axis.dx)
    if isDown, views.contains(where: { $0.refreshControl?.isEnabled == true }) { return false }
    if outer.contains(where: { $0.view.isPagingEnabled && !$0.isAtEdge(along: axis) }) {
      return false
    }
    return switch handOff {
    case .atEdge: true
    case .never: false
    case .startsAtEdge: isAtEdge(along: axis)
    }
  }

  // MARK: The pull

  /// Prepares for a pull that may begin with this event, in which UIKit may already scroll.
  func prepare(along axis: CGVector, movement: CGVector) {
    if movement.along(axis) > 0 { inner.prepare() }
  }

  /// Begins a pull along `axis`, and measures how far the content is from its edge.
  func begin(along axis: CGVector, by driver: UIGestureRecognizer, in container: UIView?) {
    let travel = PanTravel(driver, in: container, along: axis)
    self.travel = travel
    inner.begin(travel)
    for scroll in outer { scroll.begin(along: axis) }
  }

  /// The direction of the pull, as a unit vector; zero before it begins.
  var axis: CGVector { travel?.axis ?? .zero }

  /// The part of the pull that the content consumes before the screen moves, in points.
  var taken: CGVector { axis.scaled(by: inner.reach + outer.reduce(0) { $0 + $1.room }) }

  /// Follows the pull. Returns how far the finger is beyond what the content consumes, in points.
  @discardableResult
  func follow() -> CGFloat {
    guard let travel else { return 0 }
    // Each takes its share of what those inside have left.
    var rest = max(inner.follow(), 0)
    for scroll in outer { rest = scroll.scroll(by: rest, along: axis) }
    return travel.points - taken.along(axis)
  }

  /// Remembers where the finger is as the screen begins to move, and returns it as the screen is to see it.
  func handOver() -> GestureSample? {
    guard let latest else { return nil }
    drift = drift ?? across(latest.translation)
    return limited(latest)
  }

  /// The part of the finger's way that moves no screen: what the content consumes, and what led aside meanwhile.
  var base: CGVector { taken + (drift ?? .zero) }

  /// Returns a sample without what belongs to the content: a screen at rest does not follow a finger
  /// that scrolls. Aside it follows little by little, so that it is in its place again when the content scrolls on.
  func limited(_ sample: GestureSample) -> GestureSample {
    guard travel != nil else { return sample }
    latest = sample
    let travel = (sample.translation - taken).along(axis)
    let weight = (travel / ScrollCoupling.reach).clamped(to: 0...1)
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

  /// The way, in points, on which a screen comes to follow the finger aside.
  private static var reach: CGFloat { 40 }

  private func across(_ way: CGVector) -> CGVector { way - axis.scaled(by: way.along(axis)) }

  // MARK: The end

  /// Ends the pull. Held content keeps its bounce off until `restoreBounce` is called.
  func finish() {
    inner.finish()
    guard let travel else { return }
    for scroll in outer { scroll.coast(travel.velocityAtEnd, along: travel.axis) }
  }

  func restoreBounce() { inner.restoreBounce() }

  /// Ends the pull of which no run has come.
  func finishAlone() {
    finish()
    inner.restoreBounceSoon()
  }
}

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

/// A scroll view around the one that is dragged. It goes on where that one has come to its edge.
///
/// UIKit drags one scroll view at a time (https://asciiwwdc.com/2013/sessions/217), so this one is
/// scrolled by its offset. Unverified: on iOS 17.4 and later it may pass the rest of a drag on itself.
@MainActor
final class OuterScroll {
  let view: UIScrollView
  /// The offset while the finger scrolls what lies inside.
  private var start: CGPoint
  /// The way that the finger scrolls this content until that is at its edge, in points.
  private(set) var room: CGFloat = 0
  private var scrolled: CGFloat = 0

  init(_ view: UIScrollView) {
    self.view = view
    start = view.contentOffset
  }

  private var isUsable: Bool { view.window != nil && view.isScrollEnabled }

  func begin(along axis: CGVector) { room = max(view.room(from: start, along: axis), 0) }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool { view.room(from: start, along: axis) < 1 }

  /// Scrolls by a finger's distance. Returns what is left of that.
  func scroll(by distance: CGFloat, along axis: CGVector) -> CGFloat {
    if isUsable {
      // Content that grows or shrinks meanwhile has its edge elsewhere.
      if scrolled == 0, !view.isDragging { start = view.contentOffset }
      if distance < room { room = max(view.room(from: start, along: axis), scrolled, 0) }
      let next = min(distance, room)
      if next != scrolled || next > 0 { move(to: start.scrolled(by: next, along: axis)) }
      scrolled = next
    } else {
      room = min(room, scrolled)
    }
    return distance - min(distance, room)
  }

  private func move(to offset: CGPoint) {
    let next = view.resting(offset)
    let now = view.contentOffset
    // An offset is a whole number of pixels.
    guard abs(next.x - now.x) > 0.34 || abs(next.y - now.y) > 0.34 else { return }
    view.contentOffset = next
  }

  /// Coasts on if the finger has left it on its way; `velocity` is the finger's.
  func coast(_ velocity: CGFloat, along axis: CGVector) {
    guard isUsable, scrolled > 0, scrolled < room else { return }
    ScrollCoast.start(view, velocity: axis.scaled(by: velocity))
  }
}

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
