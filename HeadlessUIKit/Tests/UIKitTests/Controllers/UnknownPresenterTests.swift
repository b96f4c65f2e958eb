import Testing
import UIKit

extension All {
  /// A presentation controller that is created before anybody knows who presents.
  @MainActor @Suite struct UnknownPresenterTests {
    init() { Headless.reset() }

    // Observed: rdar 22398420: nil in `present` as well, where the source is the caller; PanModal
    // #202 and #208: a controller created like that has no container. [controllers 8.13]
    @Test(arguments: [true, false])
    func theDelegateMayNotLearnWhoPresents(knows: Bool) {
      Headless.delegateKnowsPresenter = knows
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      var presenter: UIViewController?
      stage.director.makePresentation = {
        presenter = $1
        return UIPresentationController(presentedViewController: $0, presenting: $1)
      }
      stage.present()
      let controller = stage.presented.presentationController
      #expect((presenter != nil) == knows)
      #expect((controller?.containerView != nil) == knows)
      let frame = controller?.frameOfPresentedViewInContainerView
      #expect(frame == (knows ? stage.window.bounds : .zero))
      stage.dismiss()
      #expect(stage.presenter.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // Observed: PanModal#208: the source as presenter is a cure. [controllers 8.13]
    @Test(arguments: [true, false])
    func theSourceMayStandIn(knows: Bool) {
      final class Vending: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          UIPresentationController(
            presentedViewController: presented, presenting: presenting ?? source)
        }
      }
      Headless.delegateKnowsPresenter = knows
      let stage = PairOfScreens(directs: false)
      let vending = Vending()
      stage.presented.transitioningDelegate = vending
      let child = UIViewController()
      stage.presenter.addChild(child)
      child.present(stage.presented, animated: false)
      Headless.turn()
      let controller = stage.presented.presentationController
      #expect(controller?.presentingViewController === stage.presenter)
      #expect(controller?.containerView?.bounds == stage.window.bounds)
    }

    // Observed once: PanModal#203: `presentedView` before the container. [controllers 9.14]
    @Test(arguments: HeadlessOrder.allCases)
    func thePresentedViewMayComeFirst(order: HeadlessOrder) {
      final class Asked: UIPresentationController {
        var hadContainer: [Bool] = []
        override var presentedView: UIView? {
          hadContainer.append(containerView != nil)
          return super.presentedView
        }
      }
      Headless.order = order
      let stage = PairOfScreens()
      stage.director.makePresentation = { Asked(presentedViewController: $0, presenting: $1) }
      stage.present()
      let asked = stage.presented.presentationController as? Asked
      #expect(asked?.hadContainer.first == (order == .first))
      stage.director.animator.complete(true)
    }
  }
}
