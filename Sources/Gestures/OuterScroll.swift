import UIKit

/// A scroll view around the one that is dragged. It goes on where that one has come to its edge.
///
/// UIKit drags one scroll view at a time (https://asciiwwdc.com/2013/sessions/217), so this one is
/// scrolled by its offset. Unverified: on iOS 17.4 and later it may pass the rest of a drag on itself.
@MainActor
final class OuterScroll {
  let view: UIScrollView
  /// The offset while the finger scrolls what lies inside.
  private var start: CGPoint
  /// The way that the finger scrolls this content until that is at its edge, in points.
  private(set) var room: CGFloat = 0
  private var scrolled: CGFloat = 0

  init(_ view: UIScrollView) {
    self.view = view
    start = view.contentOffset
  }

  private var isUsable: Bool { view.window != nil && view.isScrollEnabled }

  func begin(along axis: CGVector) { room = max(view.room(from: start, along: axis), 0) }

  /// True if the content was at its edge when the touch began.
  func isAtEdge(along axis: CGVector) -> Bool { view.room(from: start, along: axis) < 1 }

  /// Scrolls by a finger's distance. Returns what is left of that.
  func scroll(by distance: CGFloat, along axis: CGVector) -> CGFloat {
    if isUsable {
      // Content that grows or shrinks meanwhile has its edge elsewhere.
      if scrolled == 0, !view.isDragging { start = view.contentOffset }
      if distance < room { room = max(view.room(from: start, along: axis), scrolled, 0) }
      let next = min(distance, room)
      if next != scrolled || next > 0 { move(to: start.scrolled(by: next, along: axis)) }
      scrolled = next
    } else {
      room = min(room, scrolled)
    }
    return distance - min(distance, room)
  }

  private func move(to offset: CGPoint) {
    let next = view.resting(offset)
    let now = view.contentOffset
    // An offset is a whole number of pixels.
    guard abs(next.x - now.x) > 0.34 || abs(next.y - now.y) > 0.34 else { return }
    view.contentOffset = next
  }

  /// Coasts on if the finger has left it on its way; `velocity` is the finger's.
  func coast(_ velocity: CGFloat, along axis: CGVector) {
    guard isUsable, scrolled > 0, scrolled < room else { return }
    ScrollCoast.start(view, velocity: axis.scaled(by: velocity))
  }
}
