@testable import UIKit

/// A program that uses a little of everything, and the log of all that can be seen of it.
@MainActor
final class Rehearsal {
  private final class Ear: NSObject, CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) { events.append("started \(CACurrentMediaTime())") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stopped \(flag) \(CACurrentMediaTime())")
    }
  }

  private let ear = Ear()
  private let pair = PairOfScreens()
  private let framesAtOnce: Int
  private var log: Journal { pair.journal }

  private init(framesAtOnce: Int) { self.framesAtOnce = framesAtOnce }

  static func play(framesAtOnce: Int = 1) -> [String] {
    Headless.reset()
    let rehearsal = Rehearsal(framesAtOnce: framesAtOnce)
    rehearsal.perform()
    rehearsal.log.write("\(Headless.counters.layerWrites) writes, \(Headless.misuses)")
    defer { Headless.reset() }
    return rehearsal.log.lines + rehearsal.ear.events
  }

  /// The first lines that differ, or nil.
  static func difference(_ first: [String], _ second: [String]) -> String? {
    for (a, b) in zip(first, second) where a != b { return "\(a)\n\(b)" }
    return first.count == second.count ? nil : "\(first.count) lines, \(second.count) lines"
  }

  private func perform() {
    animateViews()
    transition()
    push()
    resizeAndLeave()
    drag()
    pinch()
  }

  private func animateViews() {
    let root = pair.presenter.view!
    let views = (0..<6).map { UIView(frame: CGRect(x: 10 * $0, y: 20 * $0, width: 40, height: 40)) }
    views.forEach(root.addSubview)
    wait(1)
    for (index, view) in views.enumerated() {
      UIView.animate(
        withDuration: 0.3 + 0.01 * Double(index), delay: 0, usingSpringWithDamping: 0.7,
        initialSpringVelocity: 1, options: []
      ) {
        view.center.x += 100
        view.alpha = 0.5
      } completion: { [log] in
        log.write("view \(index) \($0)")
      }
    }
    wait(6)
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.toValue = 2.5
    turn.duration = 0.2
    turn.delegate = ear
    views[0].layer.add(turn, forKey: "turn")
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
      for view in views { view.transform = CGAffineTransform(rotationAngle: 2) }
    }
    animator.addCompletion { [log] in log.write("animator \($0.rawValue)") }
    animator.startAnimation()
    wait(8)
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    wait(2)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    wait(30)
    views.forEach { $0.removeFromSuperview() }
  }

  private func transition() {
    pair.director.interruptible = InterruptibleAnimator(pair.director.animator)
    pair.director.makePresentation = { [log] in PresentationScribe(log, $0, $1) }
    pair.present()
    wait(40)
    pair.director.interruptible = nil
    pair.dismiss()
    wait(5)
    pair.director.animator.complete(true)
    wait(5)
  }

  private func push() {
    let (first, second) = (Screen("N", log), Screen("M", log))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Screen("T", log)]
    pair.window.rootViewController = tabs
    wait(2)
    navigation.pushViewController(second, animated: true)
    wait(40)
    Headless.play(
      .drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 300, y: 310), over: 0.3), in: pair.window)
    wait(60)
    tabs.selectedIndex = 1
    wait(10)
  }

  private func resizeAndLeave() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    pair.window.addSubview(view)
    wait(1)
    UIView.animate(withDuration: 0.5) {
      view.center.x = 200
    } completion: { [log] in
      log.write("left \($0)")
    }
    Headless.resize(
      pair.window, to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    wait(10)
    Headless.enterBackground()
    wait(3)
    Headless.enterForeground()
    wait(20)
  }

  private func drag() {
    let pan = UIPanGestureRecognizer()
    pan.addHeadlessTarget { [log] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      log.write(
        "pan \(pan.state.rawValue) \(pan.translation(in: nil)) \(pan.velocity(in: nil)) "
          + "\(pan.location(in: nil))")
    }
    pair.window.addGestureRecognizer(pan)
    Headless.play(
      .flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 333, y: 207), over: 0.13),
      in: pair.window)
    wait(20)
  }

  private func pinch() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroller.contentSize = CGSize(width: 300, height: 3000)
    pair.window.addSubview(scroller)
    for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
      recognizer.addHeadlessTarget { [log] in
        log.write("\(type(of: $0)) \($0.state.rawValue) \($0.location(in: nil))")
      }
      scroller.addGestureRecognizer(recognizer)
    }
    Headless.play(
      .pinch(center: CGPoint(x: 150, y: 150), from: 60, to: 180, over: 0.2, angle: 0.3),
      in: pair.window)
    wait(20)
    Headless.play(
      .flick(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 140, y: 90), over: 0.1),
      in: pair.window)
    wait(120)
  }

  /// Lets frames pass, and writes down what the screen shows after each.
  private func wait(_ frames: Int) {
    var left = frames
    while left > 0 {
      let step = min(left, framesAtOnce)
      Headless.advance(by: Double(step) / 60)
      left -= step
      log.write("frame \(Headless.now)")
      if let shown = pair.window.layer.presentation() { write(shown, "frame ") }
    }
  }

  private func write(_ layer: CALayer, _ indent: String) {
    log.write(
      "\(indent)\(type(of: layer.delegate as Any)) \(layer.position) \(layer.bounds) "
        + "\(layer.transform.elements) \(layer.opacity) \(layer.model().animationKeys() ?? [])")
    for sublayer in layer.sublayers ?? [] { write(sublayer, indent + " ") }
  }
}
