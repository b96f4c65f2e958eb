#if os(Linux)
  import UIKit

  extension UIWindow {
    /// Turns the phone to landscape.
    func rotate() { resize(to: CGSize(width: 844, height: 390)) }

    /// Gives the window another size, with the safe area of a phone that is held like this.
    func resize(to size: CGSize) {
      Headless.resize(
        self, to: size,
        safeAreaInsets: size.width < size.height
          ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
          : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }

    /// Lets a finger play these steps, until a frame after the last one.
    func play(_ steps: [HeadlessTouchScript.Step], finger: Int = 0) {
      play(HeadlessTouchScript([.init(finger, steps)]))
    }

    func play(_ script: HeadlessTouchScript) {
      Headless.play(script, in: self)
      Headless.advance(by: script.duration + 1 / Headless.framesPerSecond)
    }
  }

  extension House {
    func rotate() { window.rotate() }

    func play(_ steps: [HeadlessTouchScript.Step]) { window.play(steps) }

    /// Drags from the middle to the side, rests and lifts.
    func drag(by way: CGFloat, lifts: Bool = true) {
      drag(from: CGPoint(x: 195, y: 420), by: way, lifts: lifts)
    }

    /// Drags from the leading edge by a part of the width, rests and lifts.
    func swipeBack(by share: CGFloat, lifts: Bool = true) {
      drag(from: CGPoint(x: 1, y: 420), by: share * 390, lifts: lifts)
    }

    private func drag(from start: CGPoint, by way: CGFloat, lifts: Bool) {
      play([.down(start), .move(to: CGPoint(x: start.x + way, y: start.y), over: 0.3)])
      Headless.advance(by: 0.2)
      if lifts { lift() }
    }

    func lift() { play([.lift]) }
  }
#endif
