import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Presentations while view animations are off, and other things that keep a run from moving.
  @MainActor @Suite struct DisabledAnimationsTests {
    // Inferred from the above: the system's styles are there at once. [controllers 8.14]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func systemStylesAreThereAtOnce(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = PairOfScreens(style: style, directs: false)
        UIView.setAnimationsEnabled(false)
        stage.present()
        clock.advance(by: 0.1)
        #expect(
          stage.journal.lines(of: "B", "present").suffix(2) == ["B.dA", "present.completion"])
        stage.dismiss()
        clock.advance(by: 0.1)
        UIView.setAnimationsEnabled(true)
        #expect(stage.presented.view.window == nil)
      }
    }

    // Unverified: hiding a window stops nothing.
    @Test func aRunInAHiddenWindowEnds() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen, directs: false)
        stage.present()
        clock.advance(by: 0.1)
        stage.window.isHidden = true
        clock.advance(by: 1)
        #expect(stage.presenter.transitionCoordinator == nil)
        #expect(stage.journal.lines.last == "present.completion")
        stage.window.isHidden = false
        clock.advance(by: 0.1)
        #expect(stage.presented.view.window === stage.window)
        // Unverified: its root's view stays out of the window, from which the presentation took it.
        #expect(stage.presenter.view.window == nil)
      }
    }

    // Inferred: layout is asked for until nothing changes any more. [controllers 9.6]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func aScreenMaySetItsOwnFrameInLayout(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        final class Willful: UIViewController {
          static let frame = CGRect(x: 30, y: 40, width: 200, height: 300)
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            view.frame = Self.frame
          }
        }
        let stage = PairOfScreens()
        let willful = Willful()
        willful.modalPresentationStyle = style
        stage.presenter.present(willful, animated: false)
        clock.advance(by: 0.1)
        #expect(willful.view.frame == Willful.frame)
        stage.presenter.dismiss(animated: false)
        clock.turn()
        #expect(willful.view.window == nil)
      }
    }
  }
}
