import Testing
import UIKit

extension All {
  @MainActor @Suite struct ContainmentTests {
    init() { Headless.reset() }

    // Inferred: a controller cannot contain itself.
    @Test func aControllerIsNotItsOwnChild() {
      let controller = UIViewController()
      controller.addChild(controller)
      #expect(controller.parent == nil && controller.children.isEmpty)
      #expect(Headless.takeMisuses().map(\.kind) == [.childNotOwned])
    }

    // Documented: UIViewController.h: UIKit throws UIViewControllerHierarchyInconsistency.
    // [controllers 3.15]
    @Test func aViewInAStrangersViewIsReported() {
      let stage = PairOfScreens()
      let (stranger, child) = (UIViewController(), UIViewController())
      stranger.addChild(child)
      stage.presenter.view.addSubview(child.view)
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.hierarchyInconsistency])
      #expect(misuses.first?.message.contains("should have parent view controller") == true)
    }

    // Observed: "A view can only be associated with at most one view controller at a time!".
    @Test func aViewBelongsToOneController() {
      let (one, other) = (UIViewController(), UIViewController())
      other.view = one.view
      #expect(Headless.takeMisuses().map(\.kind) == [.hierarchyInconsistency])
    }
  }
}
