import TransitionCatalog
import UIKit

extension ViewControllerTransition {
  /// An experiment, until a device has shown whether a bar survives it: during a push, a touch on Back turns the push
  /// round. The library itself ends the push first.
  @MainActor func turningRoundByBack() -> ViewControllerTransition {
    combined(
      with: .animations { run in
        guard run.request.kind == .push, run.request.direction == .opening,
          let stack = run.request.container as? UINavigationController
        else { return }
        let bar = stack.navigationBar.frame
        let isMirrored = stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let button = UIControl(
          frame: CGRect(
            x: isMirrored ? bar.maxX - bar.width / 3 : bar.minX, y: bar.minY, width: bar.width / 3,
            height: bar.height))
        button.addAction(
          UIAction { [weak front = run.request.front] _ in
            front.flatMap(TransitionController.installed(on:))?.dismiss()
          }, for: .touchDown)
        stack.view.addSubview(button)
        run.onEnd { _ in button.removeFromSuperview() }
      })
  }
}
