import UIKit

/// One hold of a screen, from the touch that may begin it to the release. What is known only while a finger, or the
/// app's code, holds the screen stands here: to forget the hold is to forget it all.
@MainActor
final class Hold {
  /// The holder of the screen.
  enum Source: Equatable {
    /// A recognizer of the screen's gesture.
    case driver(TransitionGesture)
    /// A touch on a screen in motion, which may become a drag.
    case catcher
    /// The app's recognizer that opens the screen.
    case opener
    /// The app's code, with `beginDismissal()`.
    case code
  }

  let source: Source
  /// `nil` for the app's code.
  private(set) weak var recognizer: UIGestureRecognizer?
  private weak var view: UIView?
  /// The view under the touch when it began.
  private(set) weak var touched: UIView?
  private let isRightToLeft: Bool
  /// The place of the touch when it began, in `view`.
  let start: CGPoint
  /// Tells whether a catcher's touch is a tap.
  var tap: Tap
  /// True for a trackpad, whose scrolls have no touch.
  let isScroll: Bool
  /// True for a scroll that has begun, but not moved yet.
  var awaitsHeading = false
  /// True if the touch came down in a run, which it may have been meant to catch: the view under it was not asked.
  let isFromRun: Bool

  /// `.opening` for an opener and, if `goesBothWays`, for a drag to the next tab.
  var direction = TransitionDirection.closing
  /// `nil` if no scroll view under the touch scrolls along the axis of the gesture.
  var coupling: ScrollCoupling?
  /// Recognizers that go on beside `recognizer` until the screen moves: pans of scroll views under a pinch or a swipe,
  /// and SwiftUI's.
  var others: [UIGestureRecognizer] = []
  /// `Home.closingFromRest`, kept because a `dynamic` transition is chosen by the app.
  private var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)?

  private var sampler = GestureSampler()
  /// The finger that is left of a pinch, from the first event that it has alone.
  private var left: Tap?
  private(set) var leftWay = CGVector.zero
  /// True if the screen would have closed before a second finger came down.
  var closesAlready = false
  private(set) var sample = GestureSample()
  /// Set if the hold ends before its run has begun: `.released` if the fingers were lifted.
  var ending: TransitionEnding.Reason?
  /// Releases a run that begins after the fingers were lifted.
  var nextFrame: FrameLink? { didSet { oldValue?.stop() } }
  /// Hears the recognizer of an opener.
  var target: RecognizerTarget? { didSet { oldValue?.remove() } }

  init(
    _ source: Source, by recognizer: UIGestureRecognizer? = nil, at start: CGPoint = .zero,
    on touched: UIView? = nil, isScroll: Bool = false, isFromRun: Bool = false,
    in view: UIView? = nil, isRightToLeft: Bool = false
  ) {
    (self.source, self.recognizer, self.view) = (source, recognizer, view)
    (self.touched, tap) = (touched, Tap(at: start))
    (self.start, self.isScroll, self.isFromRun) = (start, isScroll, isFromRun)
    self.isRightToLeft = isRightToLeft
  }

  var gesture: TransitionGesture? { if case .driver(let gesture) = source { gesture } else { nil } }

  // MARK: Axes

  /// Returns the axis along which content scrolls before the gesture begins; `nil` for pinches and edges.
  func contentAxis(at home: any Home) -> CGVector? {
    guard let gesture else { return nil }
    return switch gesture.kind {
    case .pull(let isVertical): isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
    case .panToEdge: closingAxis(at: home, heading: .zero)
    case .contentSwipe: gesture.outward(isRightToLeft: isRightToLeft).scaled(by: -1)
    case .swipe: gesture.outward(isRightToLeft: isRightToLeft)
    default: nil
    }
  }

  /// Returns the direction in which the gesture closes the screen at rest, as a unit vector.
  func closingAxis(at home: any Home, heading: CGVector) -> CGVector? {
    guard let gesture else { return nil }
    closingFromRest = closingFromRest ?? home.closingFromRest
    return closingFromRest.map {
      gesture.axis(of: $0.choreography, on: $0.geometry, opens: false, heading: heading)
    }
  }

  /// Returns the direction in which a pull in a scroll view closes the screen, or changes tabs; `nil` without
  /// `coupling`.
  func scrollAxis(at home: any Home, heading: CGVector) -> CGVector? {
    guard let gesture, let coupling else { return nil }
    // `panToEdge` closes in its own direction: a pull to the opposite edge of the content keeps the screen.
    let way = gesture.dragKind == .pan ? .zero : coupling.scrolling(heading)
    let axis = closingAxis(at: home, heading: way)
    // If `goesBothWays`, the screen changes at either edge of the content.
    return home.goesBothWays && axis.map(way.along) ?? 0 < 0 ? axis?.scaled(by: -1) : axis
  }

  /// Gives up the content, which is not scrolled on.
  func leaveContent() {
    guard let coupling else { return }
    others.append(coupling.pan)
    self.coupling = nil
  }

  /// The way of the finger since the touch: `translation` and `velocity` may be zero when a pan begins. The pointer of a
  /// trackpad does not move.
  var way: CGVector {
    guard let recognizer, let view else { return .zero }
    // `location` of a swipe stays at its beginning.
    if let gesture, case .swipe = gesture.kind {
      return gesture.outward(isRightToLeft: isRightToLeft)
    }
    // The place is the middle of all fingers, and so is not that of the first one.
    if isScroll || recognizer.numberOfTouches > 1, let pan = recognizer as? UIPanGestureRecognizer {
      return pan.heading(in: view)
    }
    let now = recognizer.location(in: view)
    return CGVector(dx: now.x - start.x, dy: now.y - start.y)
  }

  /// `way` or, without any, the velocity of the last event.
  var heading: CGVector {
    let way = way
    return way.length > 0 ? way : sample.velocity
  }

  // MARK: Events

  /// Follows the finger that is left of a pinch.
  func followFingerLeft(in view: UIView?) {
    guard let recognizer, recognizer.numberOfTouches == 1 else { return left = nil }
    let now = recognizer.location(ofTouch: 0, in: view)
    if left == nil { left = Tap(at: now) }
    left?.follow(now)
    leftWay = left?.way(to: now) ?? .zero
  }

  /// False for a finger that is lifted soon after the other one, or has hardly moved.
  var isLeftFingerDragging: Bool { left?.hasMoved == true && left?.hasLasted(0.1) == true }

  /// Called as a finger comes down beside others: they may be others than in the last event.
  func fingerCame() { sampler.fingerCame() }

  /// True if the last event was the first one of two fingers after others.
  var areOthers: Bool { sampler.areOthers }

  /// Reads an event of `recognizer`.
  func read(in view: UIView?) {
    guard let recognizer else { return }
    let event = sampler.read(recognizer, in: view ?? recognizer.view?.window)
    sample = coupling?.limited(event) ?? event
  }

  /// Takes a progress of the app's, 0…1.
  func read(progress: CGFloat) { sample = sampler.read(progress: progress) }

  /// Begins a pull in `coupling`, which had no axis when the event was read.
  func beginScrolling(along axis: CGVector) {
    guard let coupling, let recognizer else { return }
    coupling.begin(along: axis, by: recognizer, in: view)
    sample = coupling.limited(sample)
  }

  /// Gives the rest of a pull in `coupling` to the screen.
  func handOver() { sample = coupling?.handOver() ?? sample }

  /// The sample at which a drag begins: the screen is not moved by `ScrollCoupling.base`.
  var base: GestureSample { GestureSample(translation: coupling?.base ?? .zero) }

  /// Ends `others` as the screen begins to move, or a swipe is recognized.
  func endOthers() {
    for other in others { other.cancel() }
    others = []
  }

  /// Forgets what others keep for this hold.
  func end() {
    nextFrame = nil
    target = nil
    coupling?.finishAlone()
    coupling = nil
  }
}
