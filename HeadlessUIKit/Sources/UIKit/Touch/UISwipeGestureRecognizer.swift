/// A quick, straight way of one or more fingers; recognized while they move [gestures 101].
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var right: Direction { Direction(rawValue: 1 << 0) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var fingers: [UITouch] = []
  private var began: TimeInterval = 0
  private var timer: TimerQueue.Token?

  /// Where it began (documentation).
  open override func location(in view: UIView?) -> CGPoint {
    guard !fingers.isEmpty else { return super.location(in: view) }
    return convert(center(of: fingers.map(\.origin)), to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard fingers.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(fingers[touchIndex].origin, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { start(event.timestamp) }
    fingers += touches.sorted { $0.finger < $1.finger }
    // Unverified: a finger too many fails it.
    if fingers.count > numberOfTouchesRequired { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, fingers.count == numberOfTouchesRequired else { return }
    let (start, now) = (center(of: fingers.map(\.origin)), center(of: fingers.map(\.position)))
    let way = CGVector(dx: now.x - start.x, dy: now.y - start.y)
    let verdicts = ways(along: way).map {
      SwipeMeasure.judge(along: $0.along, across: $0.across, time: event.timestamp - began)
    }
    if verdicts.contains(.swipe) {
      timer?.cancel()
      state = .ended
    } else if !verdicts.contains(.undecided) {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { fail() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { fail() }
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    fingers = []
  }

  /// Also without a move it is decided in time: others may wait for its failure.
  private func start(_ time: TimeInterval) {
    began = time
    timer = MainLoop.main.after(GestureLimits.swipeTime) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.state == .possible { self.state = .failed }
      }
    }
  }

  private func fail() {
    timer?.cancel()
    state = .failed
  }

  private func ways(along way: CGVector) -> [(along: CGFloat, across: CGFloat)] {
    var ways: [(CGFloat, CGFloat)] = []
    if direction.contains(.right) { ways.append((way.dx, way.dy)) }
    if direction.contains(.left) { ways.append((-way.dx, way.dy)) }
    if direction.contains(.up) { ways.append((-way.dy, way.dx)) }
    if direction.contains(.down) { ways.append((way.dy, way.dx)) }
    return ways
  }

  private func center(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
