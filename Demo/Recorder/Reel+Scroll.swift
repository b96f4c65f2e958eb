import UIKit

extension Reel {
  /// Lets a finger scroll a list up or down until its offset is `y`, to a point. It rests before it lifts, so
  /// that the list does not glide on.
  func scroll(_ list: UIScrollView, to y: CGFloat, _ phase: Take.Phase) throws {
    let size = window.bounds.size
    let way = list.contentOffset.y - y
    // The list does not follow before the finger has passed the slop.
    let travel = way + (way < 0 ? -1 : 1) * Headless.panRules.slop
    let middle = CGPoint(x: size.width * 0.6, y: size.height * 0.54)
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: middle.x, y: middle.y + (share - 0.5) * travel)
    }
    try play(
      HeadlessTouchScript([
        .down(point(0)), .hold(0.06), .move(to: point(0.7), over: 0.3),
        .move(to: point(0.95), over: 0.16), .move(to: point(1), over: 0.12), .hold(0.12), .lift,
      ]), phase)
    // What a hand leaves of a way is less than a point; the film must end where it began.
    if abs(list.contentOffset.y - y) < 1 { list.contentOffset.y = y }
    try roll(phase, seconds: 0.15)
  }
}
