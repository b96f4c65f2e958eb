import Testing
import UIKit

extension All {
  @MainActor @Suite struct ContainmentTests {
    init() { Headless.reset() }

    final class Moving: UIViewController {
      var lines: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        lines.append("will \(parent != nil)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        lines.append("did \(parent != nil)")
      }
    }

    // Documented: UIViewController.h: each half that the container does not call itself comes from
    // UIKit. [controllers 3.12]
    @Test func addingAndRemovingSendOneHalfEach() {
      let parent = UIViewController()
      let child = Moving()
      parent.addChild(child)
      #expect(child.lines == ["will true"] && child.parent === parent)
      #expect(parent.children == [child])
      child.removeFromParent()
      #expect(child.lines == ["will true", "did false"] && child.parent == nil)
      #expect(parent.children.isEmpty)
    }

    // Documented: addChild(_:), "removed from that container before it is added to the new one".
    // [controllers 3.12]
    @Test func aNewParentTakesTheChildFromTheOldOne() {
      let (one, other, child) = (UIViewController(), UIViewController(), Moving())
      one.addChild(child)
      other.addChild(child)
      #expect(one.children.isEmpty && child.parent === other)
      #expect(child.lines == ["will true", "did false", "will true"])
    }

    // Inferred from the same: the same parent again changes nothing.
    @Test func addingAChildTwiceDoesNothing() {
      let (parent, child) = (UIViewController(), Moving())
      parent.addChild(child)
      parent.addChild(child)
      #expect(parent.children == [child] && child.lines == ["will true"])
    }

    // Inferred: a controller cannot contain itself.
    @Test func aControllerIsNotItsOwnChild() {
      let controller = UIViewController()
      controller.addChild(controller)
      #expect(controller.parent == nil && controller.children.isEmpty)
      #expect(Headless.takeMisuses().map(\.kind) == [.childNotOwned])
    }

    // Documented: parent and children keep the order of addition; removing an orphan does nothing.
    @Test func childrenKeepTheirOrder() {
      let parent = UIViewController()
      let children = [UIViewController(), UIViewController(), UIViewController()]
      children.forEach(parent.addChild)
      children[1].removeFromParent()
      children[1].removeFromParent()
      #expect(parent.children == [children[0], children[2]])
      #expect(Headless.misuses.isEmpty)
    }

    // Measured by others: adding a view to a visible parent takes its controller along, removing it
    // as well. [controllers 3.13]
    @Test func aChildAppearsWithItsView() {
      let stage = PairOfScreens()
      let child = Screen("C", stage.journal)
      stage.presenter.addChild(child)
      stage.presenter.view.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA", "C.dA"])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(stage.journal.take() == ["C.wD", "C.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Measured by others: later the child follows its parent. [controllers 3.13]
    @Test func aChildFollowsItsParent() {
      let stage = PairOfScreens(style: .fullScreen)
      let child = Screen("C", stage.journal)
      stage.presenter.addChild(child)
      stage.presenter.view.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      stage.journal.lines = []
      stage.present()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "C") == ["C.wD", "C.dD"])
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "C") == ["C.wD", "C.dD", "C.wA", "C.iA", "C.dA"])
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

    // Documented: the same exception. A view between the child's and the parent's is nobody's.
    // [controllers 3.15]
    @Test func aViewDeeperInTheParentsViewIsFine() {
      let stage = PairOfScreens()
      let (holder, child) = (UIView(), UIViewController())
      stage.presenter.view.addSubview(holder)
      stage.presenter.addChild(child)
      holder.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      #expect(Headless.misuses.isEmpty)
    }

    // Observed: "A view can only be associated with at most one view controller at a time!".
    @Test func aViewBelongsToOneController() {
      let (one, other) = (UIViewController(), UIViewController())
      other.view = one.view
      #expect(Headless.takeMisuses().map(\.kind) == [.hierarchyInconsistency])
    }
  }
}
