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
    case .onlyWhenAtEdgeAtBegin: isAtEdge(along: axis)
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
