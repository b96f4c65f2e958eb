/// What fingers do, as a value. Points are the window's, times are seconds.
///
/// Its description is the Swift source that makes it again.
public struct HeadlessTouchScript: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case down(CGPoint)
    /// In a straight line at an even pace.
    case move(to: CGPoint, over: TimeInterval)
    /// The finger stays: no events.
    case hold(TimeInterval)
    case lift
    /// The system takes the touch away.
    case cancel

    var duration: TimeInterval {
      switch self {
      case .move(_, let seconds), .hold(let seconds): max(0, seconds)
      case .down, .lift, .cancel: 0
      }
    }
  }

  public struct Finger: Hashable, Sendable {
    /// A finger that is down goes on in a later script under the same number.
    public var id: Int
    /// Seconds after the script begins.
    public var start: TimeInterval
    public var steps: [Step]

    public init(_ id: Int, start: TimeInterval = 0, _ steps: [Step]) {
      (self.id, self.start, self.steps) = (id, start, steps)
    }

    public var duration: TimeInterval { start + steps.reduce(0) { $0 + $1.duration } }
  }

  public var fingers: [Finger]

  public init(_ fingers: [Finger]) { self.fingers = fingers }

  /// One finger.
  public init(_ steps: [Step]) { self.init([Finger(0, steps)]) }

  /// Until the last finger has done its last step.
  public var duration: TimeInterval { fingers.map(\.duration).max() ?? 0 }
}

extension HeadlessTouchScript: CustomStringConvertible {
  /// The script as source: a line for each step, after the pause before it.
  public var description: String {
    let fingers = fingers.map { "\n  \($0)" }.joined(separator: ",")
    return "HeadlessTouchScript([\(fingers)])"
  }
}

extension HeadlessTouchScript.Finger: CustomStringConvertible {
  public var description: String {
    var text = ".init(\(id), start: \(start), ["
    var isAfterPause = false
    for (index, step) in steps.enumerated() {
      text += (index > 0 ? "," : "") + (isAfterPause ? " " : "\n    ") + "\(step)"
      if case .hold = step { isAfterPause = true } else { isAfterPause = false }
    }
    return text + "])"
  }
}

extension HeadlessTouchScript.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .down(let point): ".down(\(Self.source(point)))"
    case .move(let point, let seconds): ".move(to: \(Self.source(point)), over: \(seconds))"
    case .hold(let seconds): ".hold(\(seconds))"
    case .lift: ".lift"
    case .cancel: ".cancel"
    }
  }

  private static func source(_ point: CGPoint) -> String { "CGPoint(x: \(point.x), y: \(point.y))" }
}

extension HeadlessTouchScript {
  public static func tap(at point: CGPoint, for seconds: TimeInterval = 0.05, finger: Int = 0)
    -> HeadlessTouchScript
  {
    HeadlessTouchScript([Finger(finger, [.down(point), .hold(seconds), .lift])])
  }

  /// Stops before it lifts, so that nothing is flung; with `lifts: false` the finger stays down.
  ///
  /// What a pan reports as its velocity is still that of the way: a finger at rest sends nothing.
  public static func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval, finger: Int = 0,
    lifts: Bool = true
  ) -> HeadlessTouchScript {
    let way: [Step] = [.down(start), .move(to: end, over: seconds)]
    return HeadlessTouchScript([Finger(finger, way + (lifts ? [.hold(0.1), .lift] : []))])
  }

  /// Lifts while it moves.
  public static func flick(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.1, finger: Int = 0
  ) -> HeadlessTouchScript {
    HeadlessTouchScript([Finger(finger, [.down(start), .move(to: end, over: seconds), .lift])])
  }

  /// Two fingers on one line through `center`, `from` and then `to` points apart.
  public static func pinch(
    center: CGPoint, from: CGFloat, to: CGFloat, over seconds: TimeInterval, angle: CGFloat = 0,
    fingers: (Int, Int) = (0, 1), lifts: Bool = true
  ) -> HeadlessTouchScript {
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + CGFloat(cos(Double(angle))) * distance / 2,
        y: center.y + CGFloat(sin(Double(angle))) * distance / 2)
    }
    func finger(_ id: Int, _ sign: CGFloat) -> Finger {
      let way: [Step] = [.down(point(sign * from)), .move(to: point(sign * to), over: seconds)]
      return Finger(id, way + (lifts ? [.lift] : []))
    }
    return HeadlessTouchScript([finger(fingers.0, 1), finger(fingers.1, -1)])
  }
}
