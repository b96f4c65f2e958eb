/// Where the presenter's view was before it was taken out, so that it can be put back there
/// [controllers 6.5].
@MainActor
final class PresenterPlace {
  private weak var controller: UIViewController?
  private weak var superview: UIView?
  private let index: Int

  init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return nil }
    self.controller = controller
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  /// The presentation was cancelled, and the view only on its way.
  func restoreUncovered() {
    guard let view = controller?.viewIfLoaded, let superview, view.superview !== superview
    else { return }
    SystemMove.perform {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
  }

  /// UIKit puts it back as large as the screen, or the context, that covered it: it knows nothing
  /// of the presentation in which the view was smaller [controllers 6.11].
  func restore(from container: UIView?) {
    guard let controller, let view = controller.viewIfLoaded, let superview,
      view.superview !== superview
    else { return }
    let own = controller.modal.presenter == nil ? nil : controller.modal.active?.container
    if let own {
      // Observed: on top of whatever else is there [controllers 6.12].
      guard putBack(view, in: superview, own: own) else {
        return SystemMove.perform { view.removeFromSuperview() }
      }
      if TransitionOrder.current.restoredPresenterIsLaidOut { own.setNeedsLayout() }
    } else {
      SystemMove.perform {
        superview.insertSubview(view, at: min(index, superview.subviews.count))
      }
    }
    (controller.modal.active as? SystemPresentationController)?.forgetPlace()
    guard let container, view.transform == .identity else { return }
    let isBeside = container.superview === view.superview
    view.frame = isBeside ? container.frame : container.bounds
  }

  /// Sources disagree where there is a wrapper [controllers 6.13].
  private func putBack(_ view: UIView, in superview: UIView, own: UIView) -> Bool {
    let place = superview === own ? .inItsSuperview : Headless.coveredPresenter
    switch place {
    case .inItsSuperview: SystemMove.perform { superview.addSubview(view) }
    case .inItsContainer: SystemMove.perform { own.addSubview(view) }
    case .nowhere: return false
    }
    return true
  }
}
