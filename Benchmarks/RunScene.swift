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
    window = RunScene.reset()
    setUp { index, view in fill(view, pairs, isMirrored: index == 1) }
    let transition: ViewControllerTransition =
      switch preset {
      case .overlay: .overlay(from: .view(source))
      case .full: .full(from: .view(source))
      case .scale: .scale(from: .view(source))
      default: .preset(preset)
      }
    TransitionController(presenting: screen, transition: transition, gesture: .pullUpDown)
  }

  /// A screen with as many views inside as asked for that have the effect key "row".
  init(_ transition: ViewControllerTransition, rows: Int) {
    window = RunScene.reset()
    setUp { index, view in if index == 1 { addRows(rows, to: view) } }
    TransitionController(presenting: screen, transition: transition, gesture: .pullUpDown)
  }

  private static func reset() -> UIWindow {
    Headless.reset()
    return Headless.makeWindow()
  }

  private func setUp(_ fill: (Int, UIView) -> Void) {
    for (index, controller) in [presenter, screen].enumerated() {
      controller.view.frame = window.bounds
      fill(index, controller.view)
    }
    presenter.view.addSubview(source)
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
  }

  var run: Run? { TransitionController.installed(on: screen)?.run }

  /// Ends the turn of the run loop in which the run begins.
  func begin(_ direction: TransitionDirection) {
    presenter.present(screen, animated: true)
    if direction == .closing {
      Headless.advance(by: 2)
      TransitionController.installed(on: screen)?.dismiss()
    }
    Headless.turn()
  }

  private func addRows(_ count: Int, to view: UIView) {
    for index in 0..<count {
      let row = UIView(frame: CGRect(x: 20, y: 16 * CGFloat(index), width: 350, height: 15))
      row.backgroundColor = .red
      row.effectKey = "row"
      view.addSubview(row)
    }
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
