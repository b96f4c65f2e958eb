import Testing
import UIKit

extension All {
  /// What a presentation in the current context covers, and whom it tells.
  @MainActor @Suite struct ContextCoverTests {
    init() { Headless.reset() }

    // Documented: UIModalPresentationStyle.currentContext: the presenter's views are removed after
    // the presentation. Inferred: the callbacks are a full screen's. [controllers 3.8]
    @Test func aCurrentContextTakesItsOwnViewOutAndNoOther() {
      let stage = SplitScreens()
      stage.director.animator.inspect = { context in
        #expect(context.presentationStyle == .currentContext)
        #expect(context.view(forKey: .from) === stage.presenter.view)
        #expect(context.finalFrame(for: stage.presented).size == SplitScreens.upper.size)
      }
      stage.present()
      #expect(
        stage.journal.lines(of: "R", "P", "S", "B") == [
          "B.load", "P.wD", "B.wA", "B.iA", "B.dA", "P.dD",
        ])
      #expect(stage.presenter.view.superview == nil)
      #expect(stage.root.view.subviews == [stage.container, stage.sibling.view])
      #expect(stage.root.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: as above. [controllers 3.8] [controllers 6.5]
    @Test func aCurrentContextPutsItsViewBack() {
      let stage = SplitScreens()
      stage.present()
      stage.journal.lines = []
      stage.director.animator.inspect = { context in
        #expect(context.view(forKey: .to) === stage.presenter.view)
        #expect(
          context.finalFrame(for: stage.presenter)
            == CGRect(origin: .zero, size: SplitScreens.upper.size))
      }
      stage.dismiss()
      #expect(
        stage.journal.lines(of: "R", "P", "S", "B") == ["B.wD", "P.wA", "P.iA", "P.dA", "B.dD"])
      #expect(stage.root.view.subviews == [stage.presenter.view, stage.sibling.view])
      #expect(stage.presenter.view.frame == SplitScreens.upper && Headless.misuses.isEmpty)
    }

    // Documented: UIModalPresentationStyle.overCurrentContext: the views stay. [controllers 3.5]
    @Test func overACurrentContextNobodyElseHearsAnything() {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.director.animator.inspect = { context in
        #expect(context.view(forKey: .from) !== stage.presenter.view)
        #expect(context.view(forKey: .to) !== stage.presenter.view)
      }
      stage.present()
      #expect(
        stage.root.view.subviews == [stage.presenter.view, stage.container, stage.sibling.view])
      stage.dismiss()
      #expect(
        stage.journal.lines(of: "R", "P", "S", "B") == [
          "B.load", "B.wA", "B.iA", "B.dA", "B.wD", "B.dD",
        ])
      #expect(stage.root.view.subviews.count == 2 && Headless.misuses.isEmpty)
    }

    // Measured by others: the container is as large as its controller. [controllers 6.8]
    @Test func theContainerCoversItsControllerAlone() {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.sibling.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.present()
      #expect(stage.container?.frame == SplitScreens.upper)
      #expect(stage.presented.view.frame == CGRect(origin: .zero, size: SplitScreens.upper.size))
    }

    // Unverified: under a transform the container lies where the view would without it.
    @Test func aTransformedControllerIsCoveredInItsOwnSize() {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.presenter.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.present()
      #expect(stage.container?.frame == SplitScreens.upper)
    }

    // Unverified: the container resizes as the view that it covers.
    @Test func theContainerFollowsAResize() {
      let stage = SplitScreens()
      stage.present()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      let wide = CGRect(x: 0, y: 0, width: 844, height: 400)
      #expect(stage.container?.frame == wide && stage.presented.view.bounds.size == wide.size)
      stage.dismiss()
      #expect(stage.presenter.view.frame == wide && Headless.misuses.isEmpty)
    }

    // Unverified: a screen in a context goes with the views that hold it.
    @Test func screenInAContextFollowsItsWindow() {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.present()
      stage.journal.lines = []
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.root.present(cover, animated: false)
      Headless.turn()
      #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
      stage.journal.lines = []
      stage.root.dismiss(animated: false)
      Headless.turn()
      #expect(stage.journal.lines(of: "B") == ["B.wA", "B.iA", "B.dA"])
      #expect(stage.presented.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: UIViewController.h on providesPresentationContextTransitionStyle.
    // [controllers 7.6]
    @Test(arguments: [true, false])
    func aContextMayLendItsTransitionStyle(lends: Bool) {
      let stage = SplitScreens(style: .overCurrentContext)
      stage.presented.transitioningDelegate = nil
      stage.presenter.modalTransitionStyle = .crossDissolve
      stage.presenter.providesPresentationContextTransitionStyle = lends
      stage.present()
      let keys = stage.presented.view.layer.animationKeys() ?? []
      #expect(keys.contains("opacity") == lends)
      #expect(keys.contains("position") == !lends)
      Headless.advance(by: 1)
      #expect(stage.presented.view.alpha == 1)
    }

    // Documented: a cancel puts everybody back. [controllers 4.1]
    @Test func aCancelledPresentationInAContextComesBack() {
      let stage = SplitScreens()
      stage.director.animator.completesAtOnce = false
      stage.present()
      stage.journal.lines = []
      stage.director.animator.complete(false)
      #expect(
        stage.journal.lines(of: "R", "P", "S", "B") == ["B.wD", "B.dD", "P.wA", "P.iA", "P.dA"])
      #expect(stage.root.view.subviews == [stage.presenter.view, stage.sibling.view])
      #expect(stage.presenter.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // Documented: dismiss(animated:completion:): a descendant's call reaches the context.
    // [controllers 7.8]
    @Test func aChildOfTheContextMayDismiss() {
      let stage = SplitScreens()
      stage.present()
      let child = UIViewController()
      stage.presented.addChild(child)
      child.dismiss(animated: true)
      Headless.turn()
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presenter.view.window != nil && Headless.misuses.isEmpty)
    }

    // Inferred: a container does not put a view back that a context has taken out.
    // [controllers 3.8] [controllers 6.5]
    @Test func aNavigationControllersContentMayBeAContext() {
      let (window, content, presented) = (
        Headless.makeWindow(), UIViewController(), UIViewController()
      )
      let navigation = UINavigationController(rootViewController: content)
      content.definesPresentationContext = true
      window.rootViewController = navigation
      Headless.turn()
      let place = content.view.superview
      presented.modalPresentationStyle = .currentContext
      content.present(presented, animated: false)
      Headless.turn()
      navigation.view.setNeedsLayout()
      Headless.turn()
      #expect(content.view.superview == nil && presented.view.isDescendant(of: navigation.view))
      content.dismiss(animated: false)
      Headless.turn()
      #expect(content.view.superview === place && Headless.misuses.isEmpty)
    }
  }
}
