import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Who hears what, in which order.
  @MainActor @Suite struct TabOrderTests {
    // Observed: only the selected child follows the tabs when something covers them.
    @Test func onlyTheSelectedChildFollows() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        stage.journal.lines = []
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.tabs.present(cover, animated: false)
        clock.turn()
        #expect(stage.journal.take() == ["B.wD", "B.dD"])
        stage.tabs.dismiss(animated: false)
        clock.turn()
        #expect(stage.journal.take() == ["B.wA", "B.iA", "B.dA"])
      }
    }

    // Inferred: a selection while the tabs are covered is heard of when they come back.
    @Test func aSelectionUnderACoverIsSilent() async throws {
      try await clock.play {
        let stage = TabStage()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.tabs.present(cover, animated: false)
        clock.turn()
        stage.journal.lines = []
        stage.tabs.selectedIndex = 1
        clock.turn()
        #expect(stage.journal.take().filter { $0 != "B.load" }.isEmpty)
        stage.tabs.dismiss(animated: false)
        clock.turn()
        #expect(
          stage.journal.lines(of: "A", "B").filter { $0 != "B.load" } == ["B.wA", "B.iA", "B.dA"])
        #expect(stage.first.view.superview == nil)
      }
    }

    // Inferred: a subclass that selects in its own viewWillAppear shows only that one.
    @Test func aSelectionInViewWillAppear() async throws {
      try await clock.play {
        final class Tabs: UITabBarController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            selectedIndex = 1
          }
        }
        let (window, journal, tabs) = (clock.makeWindow(), Journal(), Tabs())
        let screens = [Screen("A", journal), Screen("B", journal)]
        tabs.viewControllers = screens
        window.rootViewController = tabs
        clock.turn()
        #expect(journal.lines(of: "A").filter { $0 != "A.load" }.isEmpty)
        #expect(journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA"])
        #expect(screens[1].view.window === window)
      }
    }
  }
}
