import Testing
import UIKit

extension All {
  /// Sizes and traits that a container hands on.
  @MainActor @Suite struct ChildEnvironmentTests {
    init() { Headless.reset() }

    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      var coordinators: [ObjectIdentifier] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinators.append(ObjectIdentifier(coordinator))
      }
    }

    private func adopt(_ child: UIViewController, into parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      Headless.turn()
    }

    private func turnDevice(_ window: UIWindow) {
      Headless.resize(window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    }

    // Documented: UIContentContainer: the container says which size a child gets, and a child
    // whose size does not change is not told. [controllers 9.7]
    @Test func aSizeChangeReachesChildren() {
      final class Halving: UIViewController {
        override func size(
          forChildContentContainer container: any UIContentContainer,
          withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
      }
      let (window, root, child) = (Headless.makeWindow(), Halving(), Sized())
      window.rootViewController = root
      adopt(child, into: root)
      turnDevice(window)
      Headless.advance(by: 1)
      #expect(child.sizes == [CGSize(width: 422, height: 390)])
      #expect(root.view.frame == window.bounds)
    }

    // Documented: UIViewController.h: super forwards to the children; without it they hear nothing.
    // A turn of the device has a coordinator too. [controllers 17.1]
    @Test(arguments: [true, false])
    func aSizeChangeIsForwardedBySuper(forwards: Bool) {
      final class Root: UIViewController {
        var forwards = true
        var known: [ObjectIdentifier] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          if forwards { super.viewWillTransition(to: size, with: coordinator) }
          known.append(ObjectIdentifier(coordinator))
        }
      }
      let (window, root, child) = (Headless.makeWindow(), Root(), Sized())
      root.forwards = forwards
      window.rootViewController = root
      adopt(child, into: root)
      turnDevice(window)
      Headless.advance(by: 1)
      #expect(root.known.count == 1)
      #expect(child.coordinators == (forwards ? root.known : []))
    }

    // Documented: what is put alongside takes the rotation's time, and completions follow it.
    // [controllers 17.1]
    @Test func aTurnHasAnAnimatedCoordinator() throws {
      final class Root: UIViewController {
        var ended = false
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
          coordinator.animate(
            alongsideTransition: { _ in self.view.alpha = 0 },
            completion: { _ in self.ended = true })
        }
      }
      let (window, root) = (Headless.makeWindow(), Root())
      window.rootViewController = root
      Headless.turn()
      turnDevice(window)
      Headless.advance(by: 0.15)
      let opacity = try #require(root.view.layer.presentation()?.opacity)
      #expect(abs(opacity - 0.5) < 0.1 && !root.ended)
      Headless.advance(by: 0.2)
      #expect(root.ended)
    }

    // Measured by others: the owner of a transformed presenter resizes it by its frame when the
    // device turns, and it shrinks or shifts. [controllers 17.3]
    @Test func aTransformedPresenterIsResizedByItsOwner() {
      let stage = PairOfScreens()
      stage.presentFully()
      stage.presenter.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      turnDevice(stage.window)
      Headless.advance(by: 1)
      let kinds = Set(Headless.takeMisuses().map(\.kind))
      #expect(kinds.isSubset(of: [.frameSetUnderTransform]))
      stage.presenter.view.transform = .identity
      #expect(stage.presenter.view.bounds.size != stage.window.bounds.size)
      stage.director.animator.complete(true)
    }

    // Measured by others, once: a turn in the middle of a custom transition is not held back; the
    // arriving view keeps the frame that its animator gave it. [controllers 17.2]
    @Test func aTurnDuringATransitionIsNotHeldBack() {
      let stage = PairOfScreens()
      stage.present()
      let before = stage.presented.view.frame
      turnDevice(stage.window)
      Headless.advance(by: 1)
      #expect(stage.presenter.view.frame == stage.window.bounds)
      #expect(stage.presented.view.superview?.frame == stage.window.bounds)
      stage.director.animator.complete(true)
      #expect(stage.presented.viewIfLoaded?.window === stage.window)
      #expect(before.width == 390)
    }

    // Measured by others: in the background Core Animation drops what it plays: the block's
    // completion comes with false; a library that hands that on cancels. [controllers 17.4]
    // [controllers 10.4]
    @Test func theBackgroundEndsAnAnimatorsBlockUnfinished() {
      let stage = PairOfScreens()
      var finished: Bool?
      stage.director.animator.inspect = { context in
        let view = context.view(forKey: .to)
        view?.alpha = 0
        UIView.animate(withDuration: 0.4, animations: { view?.alpha = 1 }) {
          finished = $0
          stage.director.animator.complete($0)
        }
      }
      stage.present()
      Headless.advance(by: 0.1)
      Headless.enterBackground()
      #expect(finished == false)
      #expect(stage.presenter.presentedViewController == nil)
    }
  }
}
