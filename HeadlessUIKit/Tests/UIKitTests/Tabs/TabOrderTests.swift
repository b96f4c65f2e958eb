import Testing
import UIKit

extension All {
  /// Who hears what, in which order.
  @MainActor @Suite struct TabOrderTests {
    init() { Headless.reset() }

    // Measured by others, once: the arriving tab's "will" comes first; its second time is like its
    // first but for the loading. [controllers 3.9]
    @Test func aSwitchTellsTheArrivingTabFirst() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      #expect(
        stage.journal.lines(of: "A", "B") == ["B.load", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA"])
      stage.journal.lines = []
      stage.tabs.selectedIndex = 0
      #expect(stage.journal.lines(of: "A", "B") == ["A.wA", "B.wD", "B.dD", "A.iA", "A.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Unverified: other accounts of containers say that the leaving one comes first.
    @Test func theSecondOrderIsThatOfAPush() {
      Headless.order = .second
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      #expect(
        stage.journal.lines(of: "A", "B") == ["B.load", "A.wD", "B.wA", "A.dD", "B.iA", "B.dA"])
    }

    // Measured by others, once; an animated switch tells the same. [controllers 3.9]
    @Test func anAnimatedSwitchTellsTheSame() {
      let stage = TabStage(animates: true)
      stage.tabs.selectedIndex = 1
      Headless.turn()
      #expect(stage.journal.lines(of: "A", "B") == ["B.load", "B.wA", "A.wD", "B.iA"])
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "A", "B").suffix(2) == ["A.dD", "B.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Observed: only the selected child follows the tabs when something covers them.
    @Test func onlyTheSelectedChildFollows() {
      let stage = TabStage()
      stage.tabs.selectedIndex = 1
      stage.journal.lines = []
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.tabs.present(cover, animated: false)
      Headless.turn()
      #expect(stage.journal.take() == ["B.wD", "B.dD"])
      stage.tabs.dismiss(animated: false)
      Headless.turn()
      #expect(stage.journal.take() == ["B.wA", "B.iA", "B.dA"])
    }

    // Inferred: a selection while the tabs are covered is heard of when they come back.
    @Test func aSelectionUnderACoverIsSilent() {
      let stage = TabStage()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.tabs.present(cover, animated: false)
      Headless.turn()
      stage.journal.lines = []
      stage.tabs.selectedIndex = 1
      Headless.turn()
      #expect(stage.journal.take().filter { $0 != "B.load" }.isEmpty)
      stage.tabs.dismiss(animated: false)
      Headless.turn()
      #expect(
        stage.journal.lines(of: "A", "B").filter { $0 != "B.load" } == ["B.wA", "B.iA", "B.dA"])
      #expect(stage.first.view.superview == nil && Headless.misuses.isEmpty)
    }

    // Inferred: a subclass that selects in its own viewWillAppear shows only that one.
    @Test func aSelectionInViewWillAppear() {
      final class Tabs: UITabBarController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          selectedIndex = 1
        }
      }
      let (window, journal, tabs) = (Headless.makeWindow(), Journal(), Tabs())
      let screens = [Screen("A", journal), Screen("B", journal)]
      tabs.viewControllers = screens
      window.rootViewController = tabs
      Headless.turn()
      #expect(journal.lines(of: "A").filter { $0 != "A.load" }.isEmpty)
      #expect(journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA"])
      #expect(screens[1].view.window === window && Headless.misuses.isEmpty)
    }
  }
}
