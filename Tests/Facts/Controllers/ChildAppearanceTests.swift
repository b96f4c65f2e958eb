import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What children hear, deeper and in odd places.
  @MainActor @Suite struct ChildAppearanceTests {
    private func adopt(_ child: UIViewController, into parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    // Documented: UIViewController.h: begin/end are forwarded to descendants as well.
    // Unverified: parents first on "will", children first on "did". [controllers 2.6]
    @Test func childrenOfChildrenFollow() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        let (child, grandchild) = (Screen("C", stage.journal), Screen("G", stage.journal))
        adopt(child, into: stage.presenter)
        adopt(grandchild, into: child)
        clock.turn()
        stage.journal.lines = []
        stage.present()
        stage.director.animator.complete(true)
        #expect(
          stage.journal.lines(of: "P", "C", "G") == [
            "P.wD", "C.wD", "G.wD", "G.dD", "C.dD", "P.dD",
          ])
      }
    }

    // Inferred from 3.13: the view of a whole branch appears at once.
    @Test func aBranchAppearsWithItsTop() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (child, grandchild) = (Screen("C", stage.journal), Screen("G", stage.journal))
        adopt(grandchild, into: child)
        stage.journal.lines = []
        adopt(child, into: stage.presenter)
        clock.turn()
        #expect(
          stage.journal.take() == ["C.wA", "G.wA", "C.iA", "G.iA", "G.dA", "C.dA"])
      }
    }

    // Documented: viewIsAppearing is called once, after the view is in the hierarchy; the child that
    // is added in the parent's viewWillAppear, or in its viewIsAppearing, hears all. [controllers 2.2]
    @Test(arguments: [false, true])
    func aChildAddedWhileItsParentAppearsAppearsWithIt(isAppearing: Bool) async throws {
      try await clock.play {
        final class Adopting: UIViewController {
          var child: UIViewController?
          var isLate = false
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !isLate { adopt() }
          }
          override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            if isLate { adopt() }
          }
          private func adopt() {
            guard let child, child.parent == nil else { return }
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        let (window, journal, root) = (clock.makeWindow(), Journal(), Adopting())
        (root.child, root.isLate) = (Screen("C", journal), isAppearing)
        window.rootViewController = root
        clock.turn()
        #expect(journal.lines == ["C.load", "C.wA", "C.iA", "C.dA"])
      }
    }

    // Observed: a parent that is nowhere tells its children nothing.
    @Test func aParentOutsideOfAWindowShowsNobody() async throws {
      try await clock.play {
        let (parent, journal) = (UIViewController(), Journal())
        let child = Screen("C", journal)
        adopt(child, into: parent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        clock.turn()
        #expect(journal.lines == ["C.load"])
      }
    }

    // Documented: a child without its view in the hierarchy does not appear.
    @Test func aChildWithoutItsViewInPlaceDoesNotAppear() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        stage.presenter.addChild(Screen("C", stage.journal))
        stage.present()
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "C").isEmpty)
      }
    }

    // Observed: `isHidden` is no appearance.
    @Test func aHiddenParentTellsAsAVisibleOne() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.presenter.view.isHidden = true
        adopt(Screen("C", stage.journal), into: stage.presenter)
        clock.turn()
        #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA", "C.dA"])
        stage.presenter.view.isHidden = false
        clock.turn()
        #expect(stage.journal.lines.isEmpty)
      }
    }

    // Observed: a view moved from one place of the parent's view to another stays where it is for
    // its controller.
    @Test func movingInsideTheParentIsNoAppearance() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (child, holder) = (Screen("C", stage.journal), UIView())
        adopt(child, into: stage.presenter)
        stage.presenter.view.addSubview(holder)
        clock.turn()
        stage.journal.lines = []
        holder.addSubview(child.view)
        clock.turn()
        #expect(stage.journal.lines.isEmpty)
      }
    }

    // Inferred from 3.13: a child whose view goes to another visible parent leaves and comes.
    @Test func aChildMayMoveToAnotherParent() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (other, child) = (UIViewController(), Screen("C", stage.journal))
        adopt(other, into: stage.presenter)
        adopt(child, into: stage.presenter)
        clock.turn()
        stage.journal.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        adopt(child, into: other)
        clock.turn()
        #expect(stage.journal.lines == ["C.wD", "C.dD", "C.wA", "C.iA", "C.dA"])
        #expect(child.parent === other)
      }
    }
  }
}
