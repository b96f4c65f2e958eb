import UIKit

/// A swipe towards an edge. It starts the dismissal and does not drive it. In a scroll view it counts
/// if the content was at its edge when the finger came down.
struct SwipeGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let isInteractive = false
  let beginsInStartRect = true
  private let edge: TransitionEdge

  init(to edge: TransitionEdge) { self.edge = edge }

  func makeRecognizer() -> UIGestureRecognizer { UISwipeGestureRecognizer() }

  func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {
    guard let swipe = recognizer as? UISwipeGestureRecognizer else { return }
    let outward = edge.outward(isRightToLeft: isRightToLeft)
    swipe.direction =
      outward.dx == 0 ? (outward.dy < 0 ? .up : .down) : (outward.dx < 0 ? .left : .right)
  }

  func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector? {
    edge.outward(isRightToLeft: presentation.closing?.geometry.isRightToLeft ?? false)
  }
}
