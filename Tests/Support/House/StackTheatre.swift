import UIKit

@testable import TransitionCatalog

/// A stack or tabs, whose second screen comes and goes beside `animator(for:)`. The first one has a row out of which the
/// second can grow.
@MainActor
final class StackTheatre: House<LoggingController> {
  let row = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 64))
  let controller: TransitionController

  init(
    _ preset: PresetUnderTest, in venue: Venue = .push, fromRow: Bool = false,
    screenView: UIView? = nil
  ) {
    let log = Log()
    let (root, screen) = (LoggingController("root", log), LoggingController("screen", log))
    if let screenView { screen.view = screenView }
    row.backgroundColor = .red
    row.layer.cornerRadius = 12
    let settings =
      fromRow
      ? TransitionSettings(from: .view(row), to: .view(row)) : TransitionSettings()
    controller = TransitionController(presenting: screen, preset: preset, settings: settings)
    super.init(venue, [root, screen], log: log)
    vendor.controller = controller
    presenter.view.addSubview(row)
    clock.advance(by: 0.1)
  }

  /// Sends the run back to where it began, and waits for its end.
  override func turnRound() {
    super.turnRound()
    settle()
  }
}
