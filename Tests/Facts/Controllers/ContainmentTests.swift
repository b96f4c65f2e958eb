import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ContainmentTests {
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
    @Test func addingAndRemovingSendOneHalfEach() async throws {
      try await clock.play {
        let parent = UIViewController()
        let child = Moving()
        parent.addChild(child)
        #expect(child.lines == ["will true"] && child.parent === parent)
        #expect(parent.children == [child])
        child.removeFromParent()
        #expect(child.lines == ["will true", "did false"] && child.parent == nil)
        #expect(parent.children.isEmpty)
      }
    }

    // Documented: addChild(_:), "removed from that container before it is added to the new one".
    // [controllers 3.12]
    @Test func aNewParentTakesTheChildFromTheOldOne() async throws {
      try await clock.play {
        let (one, other, child) = (UIViewController(), UIViewController(), Moving())
        one.addChild(child)
        other.addChild(child)
        #expect(one.children.isEmpty && child.parent === other)
        #expect(child.lines == ["will true", "did false", "will true"])
      }
    }

    // Inferred from the same: the same parent again changes nothing.
    @Test func addingAChildTwiceDoesNothing() async throws {
      try await clock.play {
        let (parent, child) = (UIViewController(), Moving())
        parent.addChild(child)
        parent.addChild(child)
        #expect(parent.children == [child] && child.lines == ["will true"])
      }
    }

    // Documented: parent and children keep the order of addition; removing an orphan does nothing.
    @Test func childrenKeepTheirOrder() async throws {
      try await clock.play {
        let parent = UIViewController()
        let children = [UIViewController(), UIViewController(), UIViewController()]
        children.forEach(parent.addChild)
        children[1].removeFromParent()
        children[1].removeFromParent()
        #expect(parent.children == [children[0], children[2]])
      }
    }

    // Measured by others: adding a view to a visible parent takes its controller along, removing it
    // as well. [controllers 3.13]
    @Test func aChildAppearsWithItsView() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let child = Screen("C", stage.journal)
        stage.presenter.addChild(child)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA", "C.dA"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(stage.journal.take() == ["C.wD", "C.dD"])
      }
    }

    // Measured by others: later the child follows its parent. [controllers 3.13]
    @Test func aChildFollowsItsParent() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        let child = Screen("C", stage.journal)
        stage.presenter.addChild(child)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        stage.journal.lines = []
        stage.present()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "C") == ["C.wD", "C.dD"])
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "C") == ["C.wD", "C.dD", "C.wA", "C.iA", "C.dA"])
      }
    }

    // Documented: the same exception. A view between the child's and the parent's is nobody's.
    // [controllers 3.15]
    @Test func aViewDeeperInTheParentsViewIsFine() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (holder, child) = (UIView(), UIViewController())
        stage.presenter.view.addSubview(holder)
        stage.presenter.addChild(child)
        holder.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        #expect(child.view.window === stage.window)
      }
    }
  }
}
