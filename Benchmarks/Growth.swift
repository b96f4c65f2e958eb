import UIKit

/// Prints the time of one step of the clock against the number of layers. Ten times the layers may
/// take ten times the time.
@MainActor
func growthTable() {
  print("Clock step against layers, in µs, and growth per tenfold (limit 15)")
  for (name, share) in [("still", 0.0), ("one animated", -1), ("all animated", 1)] {
    row(name) { count in
      let views = scene(of: count)
      let moving = share < 0 ? 1 : Int(share * Double(count))
      for view in views.prefix(moving) { animate(view) }
      Headless.turn()
      // A still tree skips its frames; a display link keeps the display awake.
      CADisplayLink(headless: { _ in }).add(to: .main, forMode: .common)
      return { Headless.advance(by: 1.0 / 60) }
    }
  }
  row("all presented") { count in
    let views = scene(of: count)
    for view in views { animate(view) }
    Headless.turn()
    return {
      Headless.advance(by: 1.0 / 60)
      for view in views { _ = view.layer.presentation()?.position }
    }
  }
  row("all written") { count in
    let views = scene(of: count)
    Headless.turn()
    var offset: CGFloat = 0
    return {
      offset += 1
      for view in views { view.center.x = offset }
      Headless.turn()
    }
  }
  row("all laid out") { count in
    let views = scene(of: count)
    Headless.turn()
    return {
      for view in views { view.setNeedsLayout() }
      Headless.turn()
    }
  }
  row("added and removed") { count in
    {
      let views = scene(of: count)
      Headless.turn()
      for view in views { view.removeFromSuperview() }
      Headless.turn()
    }
  }
  row("hit") { count in
    let views = scene(of: count)
    Headless.turn()
    let window = views[0].window!
    return { _ = window.hitTest(CGPoint(x: 380, y: 800), with: nil) }
  }
  row("finger moving") { count in
    let views = scene(of: count)
    for view in views { view.addGestureRecognizer(UIPanGestureRecognizer()) }
    Headless.turn()
    let way: [HeadlessTouchScript.Step] = [
      .down(CGPoint(x: 8, y: 8)), .move(to: CGPoint(x: 300, y: 800), over: 10_000),
    ]
    Headless.play(HeadlessTouchScript(way), in: views[0].window!)
    return { Headless.advance(by: 1.0 / 60) }
  }
}

/// Prints the frames visited in an hour in which nothing happens, from the start or after an
/// animation of a second.
@MainActor
func idleTable() {
  print("Idle hour: frames gone through of 216,000")
  func hour(_ name: String, _ prepare: () -> Void) {
    Headless.reset()
    prepare()
    Headless.turn()
    Headless.resetCounters()
    Headless.advance(by: 3600)
    print("  \(name): \(Headless.counters.framesVisited)")
  }
  hour("1,000 still views") { _ = scene(of: 1000) }
  hour("after an animation of a second") {
    let views = scene(of: 1)
    Headless.turn()
    UIView.animate(withDuration: 1) { views[0].center.x = 300 }
  }
}

/// Makes a window with views in rows of ten, each view inside the one before it in its row.
@MainActor
private func scene(of count: Int) -> [UIView] {
  Headless.reset()
  let window = Headless.makeWindow()
  keep = window
  var views: [UIView] = []
  for index in 0..<count {
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 50, height: 50))
    (index % 10 == 0 ? window : views[index - 1]).addSubview(view)
    views.append(view)
  }
  return views
}

@MainActor private var keep: UIWindow?

@MainActor
private func animate(_ view: UIView) {
  let move = CABasicAnimation(keyPath: "position.x")
  move.fromValue = 0
  move.toValue = 300
  move.duration = 100_000
  view.layer.add(move, forKey: "move")
}

@MainActor
private func row(_ name: String, _ prepare: (Int) -> () -> Void) {
  let times = [10, 100, 1000].map { count in
    let step = prepare(count)
    let repeats = max(1, 2000 / count)
    return median(of: 7) { for _ in 0..<repeats { step() } } / Double(repeats) * 1e6
  }
  let numbers = times.map { String(format: "%9.2f", $0) }.joined()
  let growth = zip(times, times.dropFirst()).map { String(format: "×%.1f", $1 / $0) }
  let title = name.padding(toLength: 18, withPad: " ", startingAt: 0)
  print("  \(title)\(numbers)   \(growth.joined(separator: " "))")
}
