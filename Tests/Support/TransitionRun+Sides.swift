import UIKit

@testable import TransitionCatalog

extension TransitionRun {
  /// The view that carries the screen that leaves.
  var leavingView: UIView? { direction == .closing ? frontView : backView }
  /// The view that carries the screen that arrives.
  var arrivingView: UIView? { direction == .closing ? backView : frontView }
}
