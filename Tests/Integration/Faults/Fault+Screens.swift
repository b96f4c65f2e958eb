import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// Controllers that are swapped, and requests at the wrong time.
extension Fault {
  private static let inTransition: Set<HeadlessMisuse.Kind> = [
    .dismissWhileInTransition, .dismissNothing, .presentWhileInTransition, .presentWhilePresenting,
    .presentWhileAlreadyPresented, .presentInactiveWindow,
  ]

  private static let comesBack = Defect(
    reason: "The view of a presenter whose window has another root comes back with a cancel."
  ) { $0.venue == .modal && $0.direction == .opening && $0.isHeld && !$0.preset.isCard }
  private static let handedOver = Outcome.either(
    because: "a drag loses its gesture with its controller, and goes back")

  static var screens: [Fault] {
    [
      Fault("the transitioning delegate is replaced") { $0.screen.transitioningDelegate = nil },
      Fault(
        "the controller is removed", handedOver
      ) { $0.controller.remove() },
      Fault("the controller is replaced", handedOver) {
        TransitionController(presenting: $0.screen, preset: $0.scene.preset)
      },
      Fault("another preset takes the place of the controller's", handedOver) {
        TransitionController(
          presenting: $0.screen, preset: $0.scene.preset.isCard ? PresetUnderTest.slide : .overlay,
          gesture: .pinch)
      },
      Fault("the settings become unusable") {
        $0.controller.transition = $0.controller.transition
          .size(.points(width: .nan, height: -1)).cornerRadius(.nan).duration(-1)
          .timing(.spring(dampingRatio: 0))
      },
      Fault("the presentation style is changed") { $0.screen.modalPresentationStyle = .pageSheet },
      Fault(
        "the window's root is swapped", lost, provokes: [.presentInactiveWindow], defect: comesBack,
        where: isUnderWay
      ) { $0.window.rootViewController = UIViewController() },
      Fault(
        "the window is gone",
        .either(because: "a held closing whose window goes may stay presented"),
        provokes: [.presentInactiveWindow], defect: comesBack, where: isUnderWay
      ) { stage in
        stage.window.rootViewController = nil
        stage.window.isHidden = true
      },
      Fault(
        "the screen is dismissed twice", provokes: inTransition,
        isRepaired: "UIKit refuses a dismissal while a finger dismisses the screen",
        where: isModal
      ) {
        $0.presenter.dismiss(animated: true)
        $0.presenter.dismiss(animated: true)
      },
      Fault(
        "the library is asked to dismiss twice",
        .either(because: "a screen that is on its way in turns round; one that leaves goes on"),
        provokes: inTransition, where: isModal
      ) {
        $0.controller.dismiss()
        $0.controller.dismiss()
      },
      Fault("the presenter presents in mid-run", provokes: inTransition, where: isModal) {
        guard $0.run != nil else { return }
        $0.presenter.present(UIViewController(), animated: true)
      },
      Fault("the screen presents in mid-run", provokes: inTransition, where: isModal) {
        guard $0.run != nil else { return }
        $0.screen.present(UIViewController(), animated: true)
      },
      Fault(
        "the screen is presented again", provokes: [.presentAlreadyPresented], where: isModal
      ) { stage in
        guard stage.run != nil else { return }
        stage.presenter.present(stage.screen, animated: true)
      },
      Fault("the stack is emptied", provokes: [.nestedNavigation], where: isInStack) {
        $0.stack.setViewControllers([$0.presenter], animated: false)
      },
      Fault("the end of a run asks for more of the same") { stage in
        stage.controller.onEnd { [weak controller = stage.controller] _, _ in
          _ = controller?.takeAlongReport
          if let controller { controller.transition = controller.transition.duration(0.3) }
          controller?.startRect = CGRect(x: 0, y: 0, width: 90, height: 90)
        }
      },
    ]
  }
}
