import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// Views that are removed, replaced and changed.
extension Fault {
  static let lost = Outcome.either(
    because: "a drag whose view is gone is interrupted, and goes back")

  static var views: [Fault] {
    [
      Fault("the container is taken out of its window", lost, where: isUnderWay) {
        $0.containerView?.removeFromSuperview()
      },
      Fault("the container is resized to zero", lost, where: isUnderWay) {
        $0.containerView?.frame = .zero
      },
      Fault(
        "the arriving view is removed from its superview", lost,
        isRepaired: "the wrapper takes its content back"
      ) {
        $0.screen.viewIfLoaded?.removeFromSuperview()
      },
      Fault("the wrapper is removed from the container", lost, where: isModal) {
        // Read before it presents, a presentation controller would stay.
        guard $0.isOpen else { return }
        $0.screen.presentationController?.presentedView?.removeFromSuperview()
      },
      Fault(
        "the presenter's view is removed", lost, provokes: [.presentInactiveWindow],
        isRepaired: "UIKit brings the presenter's view back when a full screen goes"
      ) {
        $0.presenter.view.removeFromSuperview()
      },
      Fault(
        "the presenter's view is brought back into the window", provokes: [.reparented],
        where: isModal
      ) {
        $0.window.addSubview($0.presenter.view)
      },
      Fault(
        "the screen's view is replaced",
        defect: Defect(reason: "In a pop the former view is left in the stack's container.") {
          $0.venue == .push && $0.direction == .closing && $0.moment != .before
        }
      ) {
        let view = UIView(frame: $0.screen.view.frame)
        view.backgroundColor = .red
        $0.screen.view = view
      },
      Fault(
        // In a stack the fault itself is what the stand-in reports as `reparented`.
        "the screen's view is taken into another view", lost,
        provokes: [.hierarchyInconsistency, .reparented],
        // Held, a card or a full screen takes its content back when it is laid out.
        where: { !$0.isHeld || $0.venue == .push }
      ) {
        let other = UIView(frame: $0.window.bounds)
        $0.presenter.view.addSubview(other)
        other.addSubview($0.screen.view)
      },
      Fault("the source view is gone") {
        $0.source?.removeFromSuperview()
        $0.source = nil
      },
      Fault("the originals are removed") { stage in
        for view in stage.screen.elements + stage.presenter.elements { view.removeFromSuperview() }
      },
      Fault("the originals are hidden and have other keys") { stage in
        for view in stage.screen.elements + stage.presenter.elements {
          view.isHidden = true
          view.takeAlongKey = "other"
        }
      },
      Fault("everything else in the container is removed", lost) { stage in
        let own = [stage.screen.viewIfLoaded, stage.presenter.view].compactMap { $0 }
        for view in stage.containerView?.subviews ?? []
        where !own.contains(where: { $0.isDescendant(of: view) }) {
          view.removeFromSuperview()
        }
      },
      Fault("the app puts a view into the container", where: isUnderWay) {
        $0.containerView?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      },
      Fault("all layers' animations are removed") { removeAnimations(in: $0.window.layer) },
      Fault("the app fades both screens by half") {
        $0.screen.view.alpha = 0.5
        $0.presenter.view.alpha = 0.5
      },
      Fault("the app hides both screens") {
        $0.screen.view.isHidden = true
        $0.presenter.view.isHidden = true
      },
      Fault("the app animates the screen by itself") { stage in
        stage.screen.loadViewIfNeeded()
        UIView.animate(withDuration: 0.4) { stage.screen.view.alpha = 0.25 }
      },
      Fault("the app stops the time of the container for a moment") {
        $0.containerView?.layer.speed = 0
        Headless.advance(by: 0.2)
        $0.containerView?.layer.speed = 1
      },
      Fault("the direction of reading changes") {
        $0.presenter.view.semanticContentAttribute = .forceRightToLeft
        $0.screen.view.semanticContentAttribute = .forceRightToLeft
      },
    ]
  }

  @MainActor private static func removeAnimations(in layer: CALayer) {
    layer.removeAllAnimations()
    for layer in layer.sublayers ?? [] { removeAnimations(in: layer) }
  }
}
