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
