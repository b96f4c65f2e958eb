import UIKit

@testable import TransitionCatalog

/// A presenter and a screen that a preset opens from a button, with as many shared elements as asked
/// for.
@MainActor
final class RunScene {
  let window: UIWindow
  let presenter = UIViewController()
  let screen = UIViewController()
  private let source = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 80))

  init(_ preset: TransitionPreset, pairs: Int = 0) {
    Headless.reset()
    window = Headless.makeWindow()
    for (index, controller) in [presenter, screen].enumerated() {
      controller.view.frame = window.bounds
      fill(controller.view, pairs, isMirrored: index == 1)
    }
    presenter.view.addSubview(source)
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
    TransitionController(
      presenting: screen, preset: preset,
      options: TransitionOptions(
        origin: preset.definition.reads.contains(.origin) ? .view(source) : nil),
      gesture: .pullUpDown)
  }

  var run: RunningTransition? { TransitionController.installed(on: screen)?.run }

  /// Ends the turn of the run loop in which the run begins.
  func begin(_ direction: TransitionDirection) {
    presenter.present(screen, animated: true)
    if direction == .closing {
      Headless.advance(by: 2)
      TransitionController.installed(on: screen)?.dismiss()
    }
    Headless.turn()
  }

  private func fill(_ view: UIView, _ count: Int, isMirrored: Bool) {
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let element = UIView(
        frame: CGRect(x: place % 10 * 38, y: 40 + place / 10 * 24, width: 17, height: 20))
      element.backgroundColor = .red
      element.takeAlongKey = "\(index)"
      view.addSubview(element)
    }
  }
}
