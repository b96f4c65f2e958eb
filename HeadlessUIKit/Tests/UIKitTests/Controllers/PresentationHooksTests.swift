import Testing
import UIKit

extension All {
  @MainActor @Suite struct PresentationHooksTests {
    init() { Headless.reset() }

    // Documented: presentationTransitionWillBegin: both coordinators are there when animated.
    // [controllers 9.2]
    @Test(arguments: HeadlessOrder.allCases)
    func bothCoordinatorsAreThereInWillBegin(order: HeadlessOrder) {
      final class Looking: UIPresentationController {
        var seen: [Bool] = []
        private func look() {
          seen.append(presentedViewController.transitionCoordinator != nil)
          seen.append(presentingViewController.transitionCoordinator != nil)
          seen.append(containerView?.window != nil)
        }
        override func presentationTransitionWillBegin() { look() }
        override func dismissalTransitionWillBegin() { look() }
      }
      Headless.order = order
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      var looking: Looking?
      stage.director.makePresentation = {
        looking = Looking(presentedViewController: $0, presenting: $1)
        return looking
      }
      stage.present()
      stage.dismiss()
      #expect(looking?.seen == [true, true, true, true, true, true])
    }

    // Documented: size(forChildContentContainer:withParentContainerSize:) decides. [controllers 9.7]
    @Test func theSizeOfAChildIsThePresentations() {
      final class Half: UIPresentationController {
        override func size(
          forChildContentContainer container: any UIContentContainer,
          withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
      }
      final class Sized: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          sizes.append(size)
        }
      }
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      stage.director.makePresentation = { Half(presentedViewController: $0, presenting: $1) }
      let sized = Sized()
      sized.modalPresentationStyle = .custom
      sized.transitioningDelegate = stage.director
      stage.presenter.present(sized, animated: true)
      Headless.turn()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      #expect(sized.sizes == [CGSize(width: 422, height: 390)])
    }
  }
}
