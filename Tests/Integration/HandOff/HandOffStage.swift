import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen with content in a window, and a finger that pulls it.
@MainActor
final class HandOffStage {
  let theatre = Theatre()
  let axis: CGVector
  /// The innermost scroll view.
  let inner = UIScrollView()
  private(set) var outer: UIScrollView?
  let logs = (inner: ScrollLog(), outer: ScrollLog())
  private let spy = TouchSpy()
  private let begun: (inner: CGPoint, outer: CGPoint)
  private let rest: CGRect
  private let down: CGPoint

  init(
    _ content: HandOffCase.Content, along axis: CGVector, rooms: (inner: CGFloat, outer: CGFloat),
    option: TransitionScrollHandOff?
  ) {
    self.axis = axis
    let isVertical = axis.dy != 0
    let controller = TransitionController(
      presenting: theatre.screen,
      preset: PresetUnderTest(
        Movement(Straight(axis: axis), name: "straight")),
      gesture: isVertical ? .pullUpDown : .pullLeftRight)
    if let option { controller.scrollHandOff = option }
    theatre.presenter.present(theatre.screen, animated: false)
    Headless.turn()
    let bounds = theatre.screen.view.bounds
    func long(_ times: CGFloat, plus: CGFloat = 0) -> CGSize {
      CGSize(
        width: isVertical ? bounds.width : bounds.width * times + plus,
        height: isVertical ? bounds.height * times + plus : bounds.height)
    }
    inner.frame = bounds
    inner.contentSize = long(3)
    switch content {
    case .plain: break
    case .nested:
      let outer = UIScrollView(frame: bounds)
      outer.contentSize = long(1, plus: 400)
      inner.frame.size = outer.contentSize
      inner.contentSize = long(4)
      outer.addSubview(inner)
      self.outer = outer
    case .paging: inner.isPagingEnabled = true
    case .zoomed:
      inner.contentSize = CGSize(width: bounds.width * 3, height: bounds.height * 3)
      inner.contentOffset = CGPoint(x: 300, y: 300)
    case .bounceOff: inner.bounces = false
    case .refreshing: inner.refreshControl = UIRefreshControl()
    }
    theatre.screen.view.addSubview(outer ?? inner)
    for (view, room) in [(inner, rooms.inner), (outer, rooms.outer)] {
      guard let view else { continue }
      view.contentInsetAdjustmentBehavior = .never
      view.contentOffset = view.offset(atEdgeAlong: axis, from: view.contentOffset)
        .scrolled(by: -room, along: axis)
    }
    begun = (inner.contentOffset, outer?.contentOffset ?? .zero)
    inner.delegate = logs.inner
    outer?.delegate = logs.outer
    theatre.window.addGestureRecognizer(spy)
    rest = theatre.shownFrame
    down = CGPoint(x: 195 - axis.dx * 120, y: 422 - axis.dy * 120)
    Headless.turn()
  }

  // MARK: The finger

  func touch() { play([.down(down)]) }

  func place(at travel: CGFloat) -> CGPoint {
    CGPoint(x: down.x + axis.dx * travel, y: down.y + axis.dy * travel)
  }

  /// Moves the finger, and calls `look` after every frame.
  func move(to travel: CGFloat, over seconds: TimeInterval, look: () -> Void = {}) {
    Headless.play(
      HeadlessTouchScript([.move(to: place(at: travel), over: seconds)]), in: theatre.window)
    for _ in 0..<Int((seconds * Headless.framesPerSecond).rounded(.up)) {
      Headless.advance(by: 1 / Headless.framesPerSecond)
      Headless.turn()
      look()
    }
  }

  func play(_ steps: [HeadlessTouchScript.Step]) {
    theatre.play(steps)
    Headless.turn()
  }

  // MARK: What is seen

  /// The finger's travel along the axis, without the slop, in points.
  var pulled: CGFloat {
    let place = spy.place ?? down
    let way = CGVector(dx: place.x - down.x, dy: place.y - down.y).along(axis)
    return hasBegun(way) ? way - 10 : 0
  }

  private var isPastSlop = false
  private func hasBegun(_ way: CGFloat) -> Bool {
    isPastSlop = isPastSlop || way > 10
    return isPastSlop
  }

  var scrolled: (inner: CGFloat, outer: CGFloat) {
    func way(_ now: CGPoint, _ then: CGPoint) -> CGFloat {
      CGVector(dx: then.x - now.x, dy: then.y - now.y).along(axis)
    }
    return (
      way(inner.contentOffset, begun.inner), way(outer?.contentOffset ?? .zero, begun.outer)
    )
  }

  /// How far the screen is from its place, as it is seen.
  var moved: CGFloat {
    let now = theatre.shownFrame
    return CGVector(dx: now.minX - rest.minX, dy: now.minY - rest.minY).along(axis)
  }

  /// Returns whether content may rest where it is.
  func isLegal(_ offset: CGPoint, in view: UIScrollView, giving: CGFloat = 0.01) -> Bool {
    let nearest = view.resting(offset)
    return max(abs(nearest.x - offset.x), abs(nearest.y - offset.y)) <= giving
  }
}

/// Knows where the first finger is, and recognizes nothing.
private final class TouchSpy: UIGestureRecognizer {
  private var first: UITouch?
  /// Also when another recognizer has begun, and this one hears of nothing any more.
  var place: CGPoint? { first?.location(in: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if first == nil || first?.phase == .ended { first = touches.first }
  }
}
