import UIKit

/// A drag inwards from an edge of the container.
struct EdgeGesture: GestureDefinition {
  enum Edge: Hashable, Sendable {
    case leading, trailing, left, right
  }

  let kind = DragSession.Kind.edge
  private let edge: Edge

  init(_ edge: Edge) { self.edge = edge }

  func edge(isRightToLeft: Bool) -> UIRectEdge {
    switch edge {
    case .left: .left
    case .right: .right
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  func makeRecognizer() -> UIGestureRecognizer { UIScreenEdgePanGestureRecognizer() }

  func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {
    guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
    pan.edges = edge(isRightToLeft: isRightToLeft)
  }

  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector {
    CGVector(dx: edge(isRightToLeft: geometry.isRightToLeft) == .left ? 1 : -1, dy: 0)
  }
}
