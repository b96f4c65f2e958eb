/// One animated property of one view: what it was, what it becomes, and when.
@MainActor class Track {
  enum Touches { case none, shown, model }

  /// A property of a layer.
  struct Key: Hashable {
    private let layer: ObjectIdentifier
    private let property: AnimatedProperty

    @MainActor init(_ track: Track) {
      layer = ObjectIdentifier(track.layer)
      property = track.property
    }
  }

  let view: UIView
  let property: AnimatedProperty
  let keyPath: String
  let from: AnimatableValue
  let to: AnimatableValue
  let pace: Pace
  /// Seconds after the begin of the block that it belongs to.
  let offset: TimeInterval
  let duration: TimeInterval
  /// The property's model value before the change.
  var before = AnimatableValue.nothing
  /// And after it.
  var after = AnimatableValue.nothing
  /// Where touches find the view while an animator holds it.
  var touches = Touches.model
  /// The keys under which the layer holds it; a movement with two velocities has two.
  var keys: [String] = []
  /// Replaced by another animation, or dropped by the system.
  var isLost = false
  /// Where it was when it was paused last: its own progress at a fraction of the animator.
  var anchor: (fraction: Double, progress: Double)?
  /// Told when an animation of this track ends; counts up with every new one.
  var generation = 0

  init(
    view: UIView, property: AnimatedProperty, keyPath: String, from: AnimatableValue,
    to: AnimatableValue, pace: Pace, offset: TimeInterval, duration: TimeInterval
  ) {
    self.view = view
    self.property = property
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.pace = pace
    self.offset = offset
    self.duration = duration
  }

  var layer: CALayer { view.layer }

  /// An additive animation runs from the difference to nothing [animation 59, 60].
  func shown(at progress: Double) -> AnimatableValue {
    guard property.isAdditive else { return from.interpolated(to: to, progress) }
    return difference.interpolated(to: nothing, progress)
  }

  private var difference: AnimatableValue { from.subtracting(to) }

  private var nothing: AnimatableValue {
    if case .transform = to { return .transform(CATransform3DIdentity) }
    return to.combined(with: to) { _, _ in 0 } ?? to
  }

  /// A fresh animation between two places of the way, under this track's keys.
  func add(
    from start: Double, to end: Double, pace: Pace, over time: TimeInterval? = nil,
    delegate: any CAAnimationDelegate, adjust: (CAAnimation) -> Void
  ) {
    generation += 1
    let parts = animations(from: start, to: end, pace: pace, over: time ?? duration)
    for (index, animation) in parts.enumerated() { put(animation, index, delegate, adjust) }
  }

  func animations(
    from start: Double, to end: Double, pace: Pace, over duration: TimeInterval
  ) -> [CAPropertyAnimation] {
    guard case .spring(let spring) = pace, keyPath == "position",
      spring.velocity.dx != spring.velocity.dy
    else {
      let animation = pace.animation(keyPath)
      animation.fromValue = shown(at: start).any
      animation.toValue = shown(at: end).any
      return [animation]
    }
    // One spring an axis, with one stiffness and two velocities [animation 77].
    return [SpringPace.Component.x, .y].map { component in
      let animation = pace.animation(
        component == .x ? "position.x" : "position.y", component: component)
      animation.fromValue = shown(at: start).part(component).any
      animation.toValue = shown(at: end).part(component).any
      return animation
    }
  }

  private func put(
    _ animation: CAPropertyAnimation, _ index: Int, _ delegate: any CAAnimationDelegate,
    _ adjust: (CAAnimation) -> Void
  ) {
    animation.isAdditive = property.isAdditive
    animation.fillMode = .both
    animation.delegate = delegate
    adjust(animation)
    if index == keys.count { keys.append(freeKey(for: animation.keyPath ?? keyPath)) }
    layer.add(animation, forKey: keys[index])
  }

  /// "position", then "position-2" [animation 59]; what does not stack replaces its forerunner.
  private func freeKey(for path: String) -> String {
    guard property.isAdditive, layer.animation(forKey: path) != nil else { return path }
    var number = 2
    while layer.animation(forKey: "\(path)-\(number)") != nil { number += 1 }
    return "\(path)-\(number)"
  }

  func remove() {
    generation += 1
    for key in keys { layer.removeAnimation(forKey: key) }
    keys = []
  }
}

extension AnimatableValue {
  fileprivate func part(_ component: SpringPace.Component) -> AnimatableValue {
    guard case .point(let point) = self else { return self }
    return .number(component == .x ? point.x : point.y)
  }
}
