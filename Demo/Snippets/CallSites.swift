import TransitionCatalog
import UIKit

/// Each way to ask for a transition, in an order in which they can be read.
final class CallSites: UIViewController {
  // Screens that are presented or pushed by segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "note":
      TransitionController(presenting: segue.destination, preset: .slide)
    case "card":
      TransitionController(
        presenting: segue.destination,
        transition: .overlay.size(.fractions(width: 0.8, height: 0.5)), gesture: .pullUpDown)
    default:
      TransitionController(pushing: segue.destination, in: navigationController, preset: .full)
    }
  }

  // From code

  func present(_ card: UIViewController, _ photo: UIViewController, edgePan: UIPanGestureRecognizer)
  {
    present(card, using: .overlay)
    present(
      photo, using: .full(from: .view { [weak self] request in self?.cell(showing: request.front) })
    )
    present(photo, using: .slide, openedBy: edgePan)
    dismiss(using: .fall)
  }

  func push(_ photo: UIViewController, _ step: UIViewController) {
    navigationController?.push(photo, using: .full)
    navigationController?.pop(using: .slide)
    navigationController?.setTransition(.slide)
    navigationController?.push(step, using: .asymmetric(opening: .slide, closing: .fold))
  }

  func change(_ list: UIViewController, _ map: UIViewController, in container: UIViewController) {
    tabBarController?.setTransition(.slide, gesture: .pullLeftRight)
    tabBarController?.select(2, using: .slide)
    container.replace(list, with: map, using: .spin, gesture: .pinch)
  }

  // The handle

  func handle(_ card: UIViewController, current: ViewControllerTransition) {
    let controller = TransitionController.installed(on: card)
    controller?.transition = current.size(.fractions(width: 0.8, height: 0.7))
    controller?.gesture = nil
    controller?.onEnd { [weak self] request, ending in
      if request.direction == .closing, ending == .committed { self?.view.setNeedsLayout() }
    }
  }

  // What is asked for most

  func present(
    filter: UIViewController, menu: UIViewController, about: UIViewController,
    step: UIViewController, edgePan: UIPanGestureRecognizer
  ) {
    present(filter, using: .sheet(height: .fitting))
    present(menu, using: .menu(edge: .leading, width: .points(300)), openedBy: edgePan)
    present(about, using: .fade)
    navigationController?.push(step, using: .cube)
  }

  // Progress by a slider

  private var dismissal: InteractiveDismissal?

  func scrub(_ controller: TransitionController, to progress: CGFloat, isOver: Bool) {
    if progress == 0 { dismissal = controller.beginDismissal() }
    dismissal?.update(progress)
    guard isOver else { return }
    if progress > 0.5 { dismissal?.finish() } else { dismissal?.cancel() }
  }

  private func cell(showing screen: UIViewController?) -> UIView? { view.subviews.first }
}
