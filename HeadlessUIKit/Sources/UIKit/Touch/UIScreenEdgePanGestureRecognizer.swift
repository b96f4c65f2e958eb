@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The screen's edges, whatever the language; none is the default, and recognizes nothing.
  open var edges: UIRectEdge = []

  private var edge: UIRectEdge = []

  /// Every touch after the first is left to others [gestures 80].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in attempt.touches.dropFirst() { ignore(touch, for: event) }
    guard let first = attempt.touches.first, touches.contains(first) else { return }
    edge = edges.intersection(Self.edges(near: first))
    if edge.isEmpty {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    edge = []
  }

  // Unverified: the finger must go inward at least as far as along the edge, and be seen on its way
  // through the first points [gestures 84]: a first step that is too long is not an edge gesture.
  override func mayBegin(with touches: [UITouch]) -> Bool {
    let rules = Headless.panRules
    let (inward, along) = ways
    if along >= rules.slop, along > inward {
      state = .failed
      return false
    }
    guard inward >= rules.edgeSlop, inward >= along else { return false }
    if !rules.edgeReach.contains(inward) {
      state = .failed
      return false
    }
    return true
  }

  override func begin() {
    tracking.begin(slop: Headless.panRules.edgeSlop)
    state = .began
  }

  private var ways: (inward: CGFloat, along: CGFloat) {
    let way = tracking.way
    var best = (inward: -CGFloat.infinity, along: CGFloat(0))
    for (side, inward, along) in [
      (UIRectEdge.left, way.x, way.y), (.right, -way.x, way.y),
      (.top, way.y, way.x), (.bottom, -way.y, way.x),
    ] where edge.contains(side) && inward > best.inward { best = (inward, abs(along)) }
    return best
  }

  /// Edges of the window, not of the recognizer's view [gestures 81].
  private static func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let (point, strip) = (touch.origin, Headless.panRules.edgeStrip)
    var near: UIRectEdge = []
    if point.x <= bounds.minX + strip { near.insert(.left) }
    if point.x >= bounds.maxX - strip { near.insert(.right) }
    if point.y <= bounds.minY + strip { near.insert(.top) }
    if point.y >= bounds.maxY - strip { near.insert(.bottom) }
    return near
  }
}
