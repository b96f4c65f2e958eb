import Screens
import TransitionCatalog
import UIKit

/// A list that opens a grid of photos. A finger scrolls the grid, scrolls it back, and pulls it away
/// without lifting.
struct PullStage: Stage {
  var preset: TransitionPreset { .full }

  func makeRoot() -> UIViewController { GuideViewController(preset: preset) }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let row = (root as? GuideViewController)?.row else { return }
    let trigger = Trigger(over: row)
    root.view.addSubview(trigger)
    trigger.addAction(
      UIAction { [weak root, weak row] _ in
        guard let root, let row else { return }
        let grid = PhotoGridViewController()
        TransitionController(
          presenting: grid, preset: .full,
          options: TransitionOptions(origin: .view(row), destination: .view(row)),
          gesture: .pullUpDown)
        root.present(grid, animated: true)
      }, for: .touchUpInside)
    try reel.tap(trigger, until: { root.presentedViewController != nil })
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 300)
    let size = reel.window.bounds.size
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: size.width * 0.55, y: size.height * y) }
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.7)), .hold(0.08), .move(to: point(0.52), over: 0.26),
        .move(to: point(0.49), over: 0.1), .hold(0.12), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 200)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let size = window.bounds.size
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: size.width * 0.5, y: size.height * y) }
    Headless.play(
      HeadlessTouchScript([
        .down(point(0.3)), .hold(0.08), .move(to: point(0.56), over: 0.5),
        .move(to: point(0.68), over: 0.3), .hold(0.1), .move(to: point(0.78), over: 0.1), .lift,
      ]), in: window)
  }
}

/// A clear button that shows its touches on the row below it.
private final class Trigger: UIControl {
  private weak var row: UIControl?

  init(over row: UIControl) {
    self.row = row
    super.init(frame: row.convert(row.bounds, to: row.window))
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { row?.isHighlighted = isHighlighted }
  }
}
