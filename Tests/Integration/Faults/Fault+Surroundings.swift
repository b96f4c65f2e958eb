import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// Fingers, the system, and the device.
extension Fault {
  private static let interrupted = Outcome.either(
    because: "a drag that is interrupted goes back, one that is lifted may go on")

  static var surroundings: [Fault] {
    [
      Fault("the recognizers are disabled while they drive", interrupted, where: isModal) {
        for recognizer in $0.controller.recognizers { recognizer.isEnabled = false }
      },
      Fault("the recognizers are taken from their view", interrupted, where: isModal) {
        for recognizer in $0.controller.recognizers {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
      },
      Fault("the touch is cancelled", interrupted) { _ in Headless.cancelTouches() },
      Fault("the gesture is changed", interrupted) { $0.controller.gesture = .pinch },
      Fault("an alert lies over the app", interrupted) { _ in
        Headless.beginInterruption()
        Headless.advance(by: 0.2)
        Headless.endInterruption()
      },
      Fault("the app goes into the background", interrupted) { _ in
        Headless.enterBackground()
        Headless.advance(by: 1)
        Headless.enterForeground()
      },
      Fault("memory runs low") { _ in Headless.sendMemoryWarning() },
      Fault("Reduce Motion is switched on and off", interrupted) { _ in
        Headless.setReduceMotion(true)
        Headless.advance(by: 0.02)
        Headless.setReduceMotion(false)
      },
      Fault("animations are switched off") { _ in UIView.setAnimationsEnabled(false) },
      Fault("the window is hidden for a moment") {
        $0.window.isHidden = true
        Headless.advance(by: 0.2)
        $0.window.isHidden = false
      },
      Fault(
        "the device turns", interrupted
      ) {
        $0.rotate()
      },
      Fault("the window shrinks to nothing and grows again", interrupted) {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        Headless.resize($0.window, to: .zero, safeAreaInsets: .zero, duration: 0)
        Headless.advance(by: 0.05)
        Headless.resize(
          $0.window, to: CGSize(width: 390, height: 844), safeAreaInsets: insets, duration: 0)
      },
      Fault(
        "the screen refuses to be dismissed from now on",
        .either(because: "one that is caught on its way in, and led back, is asked, too")
      ) {
        $0.screen.isModalInPresentation = true
      },
      Fault("the field of the screen begins to be edited") {
        if $0.screen.field.window != nil { $0.screen.field.becomeFirstResponder() }
      },
    ]
  }
}
