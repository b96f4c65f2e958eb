import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Preferred sizes on their way up, and given sizes on their way down.
  @MainActor @Suite struct PreferredSizeTests {
    private final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }

    /// Always as large as a card.
    private final class Card: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 20, y: 100, width: 300, height: 200)
      }
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { frameOfPresentedViewInContainerView.size }
    }

    private func stage(
      of presented: UIViewController,
      make: @escaping (UIViewController, UIViewController?) -> UIPresentationController
    ) -> PairOfScreens {
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      stage.director.makePresentation = make
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = stage.director
      stage.presenter.present(presented, animated: true)
      clock.turn()
      return stage
    }

    // Observed: rdar 28564552: only the top screen counts. [controllers 17.7]
    @Test func aCoveredScreenHasNoSay() async throws {
      try await clock.play {
        let (root, top) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        root.preferredContentSize = CGSize(width: 10, height: 10)
        #expect(navigation.preferredContentSize == .zero)
        top.preferredContentSize = CGSize(width: 20, height: 20)
        #expect(navigation.preferredContentSize == CGSize(width: 20, height: 20))
      }
    }

    // Observed once: rdar 33396970: only a change from above is announced. [controllers 17.8]
    @Test func aSizeThatItsPresentationChangesIsNotAnnounced() async throws {
      try await clock.play {
        let sized = Sized()
        let stage = stage(of: sized) { Card(presentedViewController: $0, presenting: $1) }
        sized.view.frame.size = CGSize(width: 200, height: 100)
        clock.turn()
        #expect(sized.sizes.isEmpty && stage.presenter.presentedViewController === sized)
      }
    }
  }
}
