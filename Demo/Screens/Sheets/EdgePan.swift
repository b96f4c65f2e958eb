import UIKit

/// A pan from an edge of the screen, which opens something when it begins.
final class EdgePan: UIScreenEdgePanGestureRecognizer {
  init(open: @escaping (UIGestureRecognizer) -> Void) {
    super.init(target: nil, action: nil)
    whenChanged { if $0.state == .began { open($0) } }
  }
}
