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

    // Facts 3.12: each half that the container does not call itself comes from UIKit.
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

    @Test func aNewParentTakesTheChildFromTheOldOne() {
      let (one, other, child) = (UIViewController(), UIViewController(), Moving())
      one.addChild(child)
      other.addChild(child)
      #expect(one.children.isEmpty && child.parent === other)
    }

    // Facts 3.13: a child follows its view into and out of a visible parent.
    @Test func aChildAppearsWithItsView() {
      let stage = PairOfScreens()
      let child = Screen("C", stage.journal)
      stage.presenter.addChild(child)
      #expect(child.isMovingToParent)
      stage.presenter.view.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA", "C.dA"])
      child.willMove(toParent: nil)
      #expect(child.isMovingFromParent)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(stage.journal.take() == ["C.wD", "C.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Facts 2.6 and 3.13: later the child follows its parent.
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

    // shouldAutomaticallyForwardAppearanceMethods: the container does it by itself.
    @Test func aManualContainerIsNotHelped() {
      final class Manual: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let window = Headless.makeWindow()
      let (parent, journal) = (Manual(), Journal())
      window.rootViewController = parent
      Headless.turn()
      let child = Screen("C", journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      Headless.turn()
      #expect(journal.lines == ["C.load"])
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(journal.lines == ["C.load", "C.wA", "C.iA", "C.dA"])
      child.endAppearanceTransition()
      #expect(Headless.takeMisuses().map(\.kind) == [.unbalancedAppearance])
    }

    // Facts 2.1: a container may change its mind half way.
    @Test func anAppearanceMayTurnRound() {
      let journal = Journal()
      let child = Screen("C", journal)
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(journal.lines == ["C.load", "C.wA", "C.wD", "C.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Facts 2.5.
    @Test func callingACallbackIsMisuse() {
      UIViewController().viewWillAppear(false)
      #expect(Headless.takeMisuses().map(\.kind) == [.appearanceCallbackMisuse])
    }

    // Facts 3.15.
    @Test func aViewInAStrangersViewIsReported() {
      let stage = PairOfScreens()
      let (stranger, child) = (UIViewController(), UIViewController())
      stranger.addChild(child)
      stage.presenter.view.addSubview(child.view)
      #expect(Headless.takeMisuses().map(\.kind) == [.hierarchyInconsistency])
    }

    // UIContentContainer: a child whose size does not change is not told (facts 9.7).
    @Test func aSizeChangeReachesChildren() {
      final class Sized: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          sizes.append(size)
        }
      }
      final class Halving: UIViewController {
        override func size(
          forChildContentContainer container: any UIContentContainer,
          withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
      }
      let window = Headless.makeWindow()
      let (root, child) = (Halving(), Sized())
      window.rootViewController = root
      root.addChild(child)
      root.view.addSubview(child.view)
      Headless.turn()
      Headless.resize(window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      Headless.advance(by: 1)
      #expect(child.sizes == [CGSize(width: 422, height: 390)])
      #expect(root.view.frame == window.bounds)
    }
  }
}
