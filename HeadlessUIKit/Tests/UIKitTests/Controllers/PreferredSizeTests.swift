import Testing
import UIKit

extension All {
  /// Preferred sizes on their way up, and given sizes on their way down.
  @MainActor @Suite struct PreferredSizeTests {
    init() { Headless.reset() }

    private final class Asked: UIPresentationController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }

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
      Headless.turn()
      return stage
    }

    // Observed: rdar 28564552, 16946356: what the top screen prefers, the stack prefers, and its
    // presentation hears of it; some saw it grow only. [controllers 17.7] [controllers 9.7]
    @Test(arguments: [true, false])
    func aStackPrefersWhatItsTopScreenPrefers(shrinks: Bool) {
      Headless.navigationControllersShrink = shrinks
      let top = UIViewController()
      top.preferredContentSize = CGSize(width: 300, height: 100)
      let navigation = UINavigationController(rootViewController: top)
      #expect(navigation.preferredContentSize == top.preferredContentSize)
      let stage = stage(of: navigation) { Asked(presentedViewController: $0, presenting: $1) }
      let next = UIViewController()
      next.preferredContentSize = CGSize(width: 300, height: 300)
      navigation.pushViewController(next, animated: false)
      Headless.turn()
      next.preferredContentSize = CGSize(width: 300, height: 200)
      navigation.popViewController(animated: false)
      Headless.turn()
      let asked = navigation.presentationController as? Asked
      #expect(asked?.sizes.map(\.height) == (shrinks ? [300, 200, 100] : [300]))
      #expect(navigation.preferredContentSize.height == (shrinks ? 100 : 300))
      top.preferredContentSize = .zero
      #expect(navigation.preferredContentSize.height == (shrinks ? 100 : 300))
      #expect(stage.presenter.presentedViewController === navigation && Headless.misuses.isEmpty)
    }

    // Documented: size(forChildContentContainer:withParentContainerSize:): a screen hears the size
    // that it gets, and nothing where that stays. [controllers 9.7] [controllers 9.8]
    @Test(arguments: [0, 0.3])
    func aCardHearsOfItsOwnSize(duration: TimeInterval) {
      let sized = Sized()
      let stage = stage(of: sized) { Card(presentedViewController: $0, presenting: $1) }
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: duration
      )
      Headless.advance(by: 1)
      #expect(sized.sizes.isEmpty)
      sized.view.bounds.size.width = 10
      Headless.resize(
        stage.window, to: CGSize(width: 390, height: 844), safeAreaInsets: .zero, duration: duration
      )
      Headless.advance(by: 1)
      #expect(sized.sizes == [CGSize(width: 300, height: 200)])
    }

    // Unverified: what covers the screen hears of the window's size, whatever the card below it
    // gets.
    @Test func aFullScreenOverACardHearsOfTheWindow() {
      let (card, cover) = (Sized(), Sized())
      let stage = stage(of: card) { Card(presentedViewController: $0, presenting: $1) }
      cover.modalPresentationStyle = .fullScreen
      card.present(cover, animated: false)
      Headless.turn()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      #expect(cover.sizes == [CGSize(width: 844, height: 390)] && card.sizes.isEmpty)
    }

    // Documented: preferredContentSize. Unverified: when a sheet follows it.
    @Test func aFormSheetTakesItsNewSize() {
      let window = Headless.makeWindow(size: CGSize(width: 1024, height: 1366))
      let (root, sheet) = (UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.turn()
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      Headless.turn()
      sheet.preferredContentSize = CGSize(width: 300, height: 400)
      Headless.turn()
      #expect(sheet.view.frame.size == CGSize(width: 300, height: 400))
    }
  }
}
