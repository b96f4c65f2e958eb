import Testing
import UIKit

extension All {
  @MainActor @Suite struct PresentationControllerTests {
    init() { Headless.reset() }

    // Documented: presentationController; reported once. [controllers 1.5]
    @Test func readingTheControllerFixesTheStyle() {
      let stage = PairOfScreens(style: .fullScreen)
      let early = stage.presented.presentationController
      stage.presented.modalPresentationStyle = .custom
      #expect(Headless.takeMisuses().map(\.kind) == [.presentationStyleChangedLate])
      stage.present()
      #expect(!stage.journal.lines.contains("delegate.presentationController"))
      #expect(stage.presented.presentationController === early)
      #expect(stage.director.animator.context?.presentationStyle == .fullScreen)
      stage.director.animator.complete(true)
    }

    // Documented: layout comes from the container, and the base class moves nothing.
    // [controllers 9.6]
    @Test func theContainersLayoutIsTold() {
      final class Counting: UIPresentationController {
        var lines: [String] = []
        override func containerViewWillLayoutSubviews() { lines.append("will") }
        override func containerViewDidLayoutSubviews() { lines.append("did") }
      }
      let stage = PairOfScreens()
      var counting: Counting?
      stage.director.makePresentation = {
        counting = Counting(presentedViewController: $0, presenting: $1)
        return counting
      }
      stage.present()
      #expect(counting?.lines.prefix(2) == ["will", "did"])
      stage.director.animator.complete(true)
      Headless.turn()
      counting?.lines = []
      stage.presented.view.autoresizingMask = []
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(counting?.lines.prefix(2) == ["will", "did"])
      #expect(stage.presented.view.frame.size == CGSize(width: 390, height: 844))
      #expect(counting?.containerView?.frame == stage.window.bounds)
    }

    // Documented: WWDC 2014, 228: window, root, presentation controller, presented; equal sizes are
    // not told. [controllers 9.7] [controllers 9.8]
    @Test func theWayOfASizeChange() {
      final class Sized: UIPresentationController {
        var journal: Journal?
        var fixed: CGSize?
        override func size(
          forChildContentContainer container: any UIContentContainer,
          withParentContainerSize parentSize: CGSize
        ) -> CGSize { fixed ?? parentSize }
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          journal?.write("presentation.size")
          super.viewWillTransition(to: size, with: coordinator)
        }
      }
      final class Turning: Screen {
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          journal.write("\(name).size \(Int(size.width))")
          super.viewWillTransition(to: size, with: coordinator)
          coordinator.animate(
            alongsideTransition: { [self] _ in journal.write("\(name).alongside") },
            completion: { [self] _ in journal.write("\(name).turned") })
        }
        override func willTransition(
          to newCollection: UITraitCollection,
          with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          journal.write("\(name).traits")
          super.willTransition(to: newCollection, with: coordinator)
        }
      }
      let (window, journal) = (Headless.makeWindow(), Journal())
      let (root, top) = (Turning("P", journal), Turning("B", journal))
      let director = Director(journal)
      var sized: Sized?
      director.makePresentation = {
        sized = Sized(presentedViewController: $0, presenting: $1)
        sized?.journal = journal
        return sized
      }
      top.modalPresentationStyle = .custom
      top.transitioningDelegate = director
      director.animator.completesAtOnce = true
      window.rootViewController = root
      Headless.turn()
      root.present(top, animated: true)
      Headless.turn()
      journal.lines = []
      Headless.resize(window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      Headless.advance(by: 1)
      #expect(
        journal.take() == [
          "P.traits", "B.traits", "P.size 844", "presentation.size", "B.size 844", "B.alongside",
          "P.alongside", "B.turned", "P.turned",
        ])
      sized?.fixed = top.view.bounds.size
      Headless.resize(window, to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
      Headless.advance(by: 1)
      #expect(journal.lines(of: "B") == ["B.traits"])
    }

    // Inferred: a rotation under a full screen reaches a presenter that is not there.
    // [controllers 6.5]
    @Test func aPresenterComesBackInTheNewSize() {
      let stage = PairOfScreens(style: .fullScreen)
      stage.director.animator.completesAtOnce = true
      stage.present()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(stage.presented.view.frame == stage.window.bounds)
      stage.dismiss()
      Headless.turn()
      #expect(stage.presenter.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
  }
}
