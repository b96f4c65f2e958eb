import UIKit

/// The way of a pan along an axis, always that of the newest event.
@MainActor
struct PanTravel {
  private weak var pan: UIPanGestureRecognizer?
  private weak var view: UIView?
  let axis: CGVector

  init(_ pan: UIGestureRecognizer, in view: UIView?, along axis: CGVector) {
    self.pan = pan as? UIPanGestureRecognizer
    self.view = view
    self.axis = axis
  }

  var points: CGFloat { pan.map(points) ?? 0 }

  func points(of pan: UIPanGestureRecognizer) -> CGFloat {
    CGVector(pan.translation(in: view)).along(axis)
  }

  /// The velocity with which the fingers were lifted, in points a second; 0 if they were not.
  var velocityAtEnd: CGFloat {
    guard let pan, pan.state == .ended else { return 0 }
    return CGVector(pan.velocity(in: view)).along(axis)
  }
}
