import Testing
import UIKit

extension All {
  /// begin/endAppearanceTransition by the container's own hand.
  @MainActor @Suite struct HandAppearanceTests {
    init() { Headless.reset() }

    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private func shown(_ journal: Journal) -> (UIWindow, Manual, Screen) {
      let (window, parent, child) = (Headless.makeWindow(), Manual(), Screen("C", journal))
      window.rootViewController = parent
      Headless.turn()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      Headless.turn()
      return (window, parent, child)
    }

    // Observed: UIKit logs "Unbalanced calls to begin/end appearance transitions". [controllers 2.7]
    @Test func oneEndTooManyIsReported() {
      let journal = Journal()
      let (window, _, child) = shown(journal)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      journal.lines = []
      child.endAppearanceTransition()
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.unbalancedAppearance] && journal.lines.isEmpty)
      #expect(
        misuses.first?.message
          == "Unbalanced calls to begin/end appearance transitions for <Screen>.")
      #expect(child.view.window === window)
    }

    // Measured by others: UIKit logs it and points to begin/endAppearanceTransition.
    // [controllers 2.5]
    @Test func callingACallbackIsMisuse() {
      UIViewController().viewWillAppear(false)
      #expect(Headless.takeMisuses().map(\.kind) == [.appearanceCallbackMisuse])
    }
  }
}
