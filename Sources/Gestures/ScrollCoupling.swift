import UIKit

/// A pull in a scroll view: the content scrolls to its edge, then the screen moves by the rest, so that
/// scrolled + moved = pulled. On the way back the screen comes to rest first, then the content scrolls on.
///
/// `panGestureRecognizer` scrolls the content; beyond the edge `pin()` stops the content. Of scroll views inside each
/// other the innermost is coupled, because UIKit drags no others (https://asciiwwdc.com/2013/sessions/217).
@MainActor
final class ScrollCoupling {
  /// Content is at its edge if it could scroll by less than this, in points.
  private static let edge: CGFloat = 1

  private let view: UIScrollView
  /// The scroll views around `view` that scroll along the same axis.
  private let outer: [UIScrollView]
  private let isVertical: Bool
  /// `contentOffset` when the touch began.
  private let begun: CGPoint
  /// The bouncing before the pull. Both axes are kept, because since iOS 17.4 `bounces` sets both.
  private let bounces: (vertically: Bool, horizontally: Bool)
  private weak var driver: UIPanGestureRecognizer?
  private weak var container: UIView?
  /// The direction of the pull, as a unit vector; zero before `begin`.
  private(set) var axis = CGVector.zero
  /// `travel` with the content at its edge, in points.
  private var reach: CGFloat = 0
  /// `contentOffset` at the edge, while `pin()` stops the content there.
  private var pinned: CGPoint?
  /// The distance by which the content was stretched in `begin`, in points: a finger may catch content that bounces.
  private var stretch: CGFloat = 0
  /// True if UIKit does not scroll the content, or no longer.
  private var isLost = false
  /// The number of events in which the content has not scrolled yet, because its pan waits for another recognizer, such
  /// as a web page's. If that takes the finger, the pull is not the screen's, and the content never scrolls.
  private var waits = 0
  private var hasDragged = false
  /// True if a control is under the touch: if it keeps the touch, UIKit does not scroll.
  private let isOverControl: Bool
  private var isOver = false
  private var target: RecognizerTarget? { didSet { oldValue?.remove() } }
  private var nextFrame: FrameLink? { didSet { oldValue?.stop() } }
  /// The finger's translation across `axis` in `handOver`: without effect, because the content scrolled.
  private var drift: CGVector?
  /// The newest event, before `limited`.
  private var latest: GestureSample?

  /// The travel by which `driver` may begin before `panGestureRecognizer`, in points.
  private static let headStart: CGFloat = 10
  /// More than the travel between two events, in points.
  private static let longestStep: CGFloat = 200
  /// The travel beyond the edge over which the screen comes to follow the finger aside, in points.
  private static let easing: CGFloat = 40

  /// Returns `nil` if no scroll view under the touch scrolls vertically, or horizontally.
  init?(under touched: UIView?, in root: UIView, vertically: Bool) {
    guard let touched else { return nil }
    let found = sequence(first: touched, next: { $0 === root ? nil : $0.superview })
      .compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.scrolls(vertically: vertically) }
    guard let innermost = found.first else { return nil }
    (view, outer, isVertical) = (innermost, Array(found.dropFirst()), vertically)
    begun = innermost.contentOffset
    isOverControl = sequence(first: touched, next: { $0 === innermost ? nil : $0.superview })
      .contains { $0 is UIControl }
    if #available(iOS 17.4, *) {
      bounces = (innermost.bouncesVertically, innermost.bouncesHorizontally)
    } else {
      bounces = (innermost.bounces, innermost.bounces)
    }
  }

  // MARK: Before the pull

  /// Returns whether a pull is recognized simultaneously with `recognizer`: the pan of `view`, or the pan of a scroll
  /// view around `view` at its edge. Since iOS 17.4 UIKit may drag the outer scroll view in place of `view`, and would
  /// prevent the pull for good. Unverified.
  func belongs(_ recognizer: UIGestureRecognizer) -> Bool {
    let ends = [-1, 1].map { isVertical ? CGVector(dx: 0, dy: $0) : CGVector(dx: $0, dy: 0) }
    return view.panGestureRecognizer === recognizer
      || outer.contains { around in
        around.panGestureRecognizer === recognizer
          && ends.contains { around.room(from: around.contentOffset, along: $0) < Self.edge }
      }
  }

  /// Returns whether a finger goes across content that does not move that way.
  func isAcross(_ heading: CGVector) -> Bool {
    heading.length > 2 * scrolling(heading).length && !view.isZoomedIn
      && !view.scrolls(vertically: !isVertical)
  }

  /// The recognizer that scrolls the content.
  var pan: UIPanGestureRecognizer { view.panGestureRecognizer }

  /// Returns the component of a heading that scrolls the content.
  func scrolling(_ heading: CGVector) -> CGVector {
    isVertical ? CGVector(dx: 0, dy: heading.dy) : CGVector(dx: heading.dx, dy: 0)
  }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool { view.room(from: begun, along: axis) < Self.edge }

  /// Returns whether a pull along `axis` may move the screen.
  ///
  /// `false` with a `refreshControl`, as in UIKit's sheets (https://github.com/Q42/RefreshableScrollView/issues/2), in
  /// content that is zoomed in, as in Photos, and where UIKit may turn pages around the content.
  func gives(along axis: CGVector, to handOff: TransitionScrollHandOff) -> Bool {
    if view.isZoomedIn { return false }
    if axis.dy > abs(axis.dx), view.refreshControl?.isEnabled == true { return false }
    let turnsPages = outer.contains {
      $0.isPagingEnabled && $0.room(from: $0.contentOffset, along: axis) >= Self.edge
    }
    if turnsPages { return false }
    return switch handOff {
    case .atEdge: true
    case .never: false
    case .startsAtEdge: isAtEdge(along: axis)
    }
  }

  /// True while UIKit drags a scroll view around the content instead, as it may since iOS 17.4.
  private var isDraggedAround: Bool { outer.contains { $0.panGestureRecognizer.isInProgress } }

  /// Suspends the bounce before `begin`: UIKit may stretch the content in the same event.
  func prepare(along axis: CGVector, heading: CGVector) {
    guard heading.along(axis) > 0, target == nil, view.isWithinItsEdges else { return }
    suspendBounce()
    // `nextFrame` retains the coupling: if another recognizer begins, no other call restores the bounce.
    nextFrame = FrameLink.once { [self] in
      if target == nil { restoreBounce() } else { nextFrame = nil }
    }
  }

  // MARK: The pull

  /// Begins a pull along `axis`, and measures `reach`.
  func begin(along axis: CGVector, by driver: UIGestureRecognizer, in container: UIView?) {
    (self.axis, self.container) = (axis, container)
    self.driver = driver as? UIPanGestureRecognizer
    // `pan` may have begun with an earlier event: it catches content that decelerates without a slop.
    let pan = view.panGestureRecognizer
    let lead = pan.isInProgress ? travel - travel(of: pan) : 0
    reach = max(view.room(from: begun, along: axis) + lead, 0)
    stretch = max(-view.room(from: view.contentOffset, along: axis), 0)
    target = RecognizerTarget(pan) { [weak self] in self?.scrolled(by: $0) }
  }

  /// The finger's way along `axis`, in points. Read from `driver`, because `scrolled(by:)` may be called before the
  /// driver's own action.
  private var travel: CGFloat { driver.map(travel) ?? 0 }

  private func travel(of pan: UIPanGestureRecognizer) -> CGFloat {
    CGVector(pan.translation(in: container)).along(axis)
  }

  /// The translation that scrolls the content to its edge, in points.
  private var taken: CGVector { axis.scaled(by: reach) }

  /// Follows the pull. Returns the finger's distance beyond the edge, in points.
  func follow() -> CGFloat {
    guard axis != .zero else { return 0 }
    let pan = view.panGestureRecognizer
    if view.window == nil || !view.isScrollEnabled || !pan.isEnabled || isDraggedAround { lose() }
    if view.isDragging {
      hasDragged = true
      // The screen takes up the finger where it is now.
      if waits > 1 { reach = max(reach, travel) }
      waits = 0
    } else if !isLost, !isOver {
      waits += 1
      guard hasDragged || (isOverControl && travel > Self.headStart) else { return 0 }
      if !hasDragged { reach = travel }
      lose()
    }
    if travel >= reach { pin() } else { giveBounce() }
    return travel - reach
  }

  /// Called after UIKit has scrolled the content.
  private func scrolled(by pan: UIGestureRecognizer) {
    switch pan.state {
    case .cancelled: lose()
    case .ended:
      if isOver, pinned != nil { stopCoasting() }
      if !isOver, travel < reach { scrollOn() }
    case .began, .changed:
      guard !isOver, !isLost else { return }
      if travel >= reach { return pin() }
      if pinned != nil { scrollOn() }
      // `contentOffset` may have been set by the app meanwhile.
      let room = view.room(from: view.contentOffset, along: axis)
      if room > 0 { reach = travel + room }
    default: break
    }
  }

  // MARK: The screen's part

  /// The finger's translation at which the screen begins to move: `taken` along `axis`, `drift` across.
  var base: CGVector { taken + (drift ?? .zero) }

  /// Sets `drift` as the screen begins to move. Returns the newest event for the screen.
  func handOver() -> GestureSample? {
    guard let latest else { return nil }
    drift = drift ?? across(latest.translation)
    return limited(latest)
  }

  /// Returns a sample without the translation that scrolls the content. Aside the screen follows over `easing`, and so
  /// is in its place again when the content scrolls on.
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

  private func across(_ translation: CGVector) -> CGVector {
    translation - axis.scaled(by: translation.along(axis))
  }

  // MARK: At the edge

  /// Stops the content at its edge, where UIKit would stretch the content. `stretch` decreases by half of the finger's
  /// way.
  private func pin() {
    guard !isLost else { return }
    suspendBounce()
    let place = view.resting(pinned ?? view.offset(atEdgeAlong: axis, from: view.contentOffset))
    pinned = place
    let left = max(stretch - (travel - reach) / 2, 0)
    let next = place.scrolled(by: left, along: axis)
    if view.contentOffset != next { view.contentOffset = next }
  }

  /// Scrolls the content on from `pinned` with the finger: UIKit may go on from another offset.
  private func scrollOn() {
    guard let place = pinned else { return }
    pinned = nil
    stretch = 0
    let next = view.resting(place.scrolled(by: travel - reach, along: axis))
    let now = view.contentOffset
    let isOff = CGVector(dx: now.x - next.x, dy: now.y - next.y).along(axis)
    guard abs(isOff) > 1 else { return }
    view.contentOffset = now.scrolled(by: isOff, along: axis)
  }

  /// Restores the bounce where the content is far from the edge that the pull leads to.
  private func giveBounce() {
    // If `bounces` changes in stretched content, the content jumps.
    guard !isLost, view.isWithinItsEdges else { return }
    let room = view.room(from: view.contentOffset, along: axis)
    let opposite = view.room(from: view.contentOffset, along: axis.scaled(by: -1))
    if room < min(opposite, Self.longestStep) { suspendBounce() } else { resumeBounce() }
  }

  private func suspendBounce() {
    if view.bounces { view.bounces = false }
  }

  private func resumeBounce() {
    if #available(iOS 17.4, *) {
      view.bouncesVertically = bounces.vertically
      view.bouncesHorizontally = bounces.horizontally
    } else {
      view.bounces = bounces.vertically
    }
  }

  /// Gives the rest of the pull to the screen: the content was removed, or UIKit stopped scrolling.
  private func lose() {
    guard !isLost, !isOver else { return }
    isLost = true
    reach = min(reach, travel)
  }

  // MARK: The end

  /// Ends the pull. Content that is pinned does not decelerate, and does not bounce before `restoreBounce`.
  func finish() {
    guard !isOver, axis != .zero else { return }
    isOver = true
    if travel < reach { pinned = nil }
    guard pinned != nil else { return }
    let pan = view.panGestureRecognizer
    // After `restoreBounce`, a finger that is still down would stretch the content.
    if pan.isInProgress { pan.cancel() } else { stopCoasting() }
  }

  /// Ends a pull that has begun no run.
  func finishAlone() {
    finish()
    guard pinned != nil, target != nil else { return restoreBounce() }
    nextFrame = FrameLink.once { [self] in restoreBounce() }
  }

  func restoreBounce() {
    nextFrame = nil
    target = nil
    resumeBounce()
  }

  /// Stops content that decelerates; stretched content springs back.
  ///
  /// `isScrollEnabled` also calls the delegate's `scrollViewDidEndDecelerating`, `contentOffset` does not. Unverified.
  private func stopCoasting() {
    guard view.isDecelerating, view.isWithinItsEdges else { return }
    view.isScrollEnabled = false
    view.isScrollEnabled = true
  }
}
