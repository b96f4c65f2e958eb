@testable import UIKit

/// A visual effect view without an effect, inside another view in a window.
@MainActor struct EffectScene {
  static var current = EffectScene()

  let window = Headless.makeWindow()
  let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIVisualEffectView(effect: nil)

  init() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    holder.addSubview(view)
    window.addSubview(holder)
    Headless.turn()
  }

  static func begin() {
    Headless.reset()
    current = EffectScene()
  }
}
