import Testing
import UIKit

extension All {
  @MainActor @Suite struct ControllerLeakTests {
    init() { Headless.reset() }

    /// Presents and dismisses in a scope of its own; gives back what must be gone.
    private func run(
      _ style: UIModalPresentationStyle, animated: Bool, cancels: Bool
    ) -> [Weak] {
      let stage = PairOfScreens(style: style)
      stage.director.animator.completesAtOnce = !cancels
      stage.director.makePresentation = { [journal = stage.journal] presented, presenting in
        PresentationScribe(journal, presented, presenting)
      }
      stage.presenter.present(stage.presented, animated: animated)
      Headless.turn()
      let coordinator = stage.presented.transitionCoordinator as AnyObject?
      let context = stage.director.animator.context as AnyObject?
      let presentation = stage.presented.presentationController
      let container = presentation?.containerView
      if cancels { stage.director.animator.complete(false) }
      if stage.presenter.presentedViewController != nil {
        stage.presenter.dismiss(animated: animated)
        Headless.turn()
      }
      return [
        stage, stage.presenter, stage.presented, stage.presented.view, stage.director,
        stage.director.animator, stage.window, coordinator, context, presentation, container,
      ].map { Weak($0) }
    }

    struct Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject?) { self.object = object }
    }

    // Documented: released after the last callback. [controllers 1.6] [controllers 11.1]
    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .pageSheet])
    func presentationIsReleasedAfterDismissal(style: UIModalPresentationStyle) {
      for animated in [true, false] {
        let left = run(style, animated: animated, cancels: false).compactMap(\.object)
        #expect(left.isEmpty, "\(style) \(animated): \(left)")
      }
    }

    @Test func cancelledPresentationIsReleased() {
      let left = run(.custom, animated: true, cancels: true).compactMap(\.object)
      #expect(left.isEmpty, "\(left)")
    }

    // [controllers 10.1] What never completes is not let go before the reset.
    @Test func aResetFreesWhatNeverCompleted() {
      weak var presented: UIViewController?
      do {
        let stage = PairOfScreens()
        stage.present()
        presented = stage.presented
      }
      Headless.reset()
      #expect(presented == nil || presented?.transitionCoordinator == nil)
    }
  }
}
