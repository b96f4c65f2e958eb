import Testing
import UIKit

extension All {
  /// Who presents, and over what.
  @MainActor @Suite struct PresentationContextTests {
    init() { Headless.reset() }

    // Documented: UIViewController.h on definesPresentationContext. [controllers 7.3]
    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func theNearestParentThatDefinesAContextPresents(style: UIModalPresentationStyle) {
      let stage = SplitScreens(style: style)
      let child = UIViewController()
      stage.presenter.addChild(child)
      child.present(stage.presented, animated: true)
      Headless.turn()
      #expect(stage.presented.presentingViewController === stage.presenter)
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.sibling.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // Documented: UIViewController.h: without any, the root presents. [controllers 7.3]
    @Test func withoutAContextTheRootPresents() {
      let stage = SplitScreens(style: .overCurrentContext, defines: false)
      stage.present()
      #expect(stage.presented.presentingViewController === stage.root)
      #expect(stage.container?.superview === stage.window)
      #expect(stage.container?.frame == stage.window.bounds && Headless.misuses.isEmpty)
    }

    // Documented: definesPresentationContext is false, but true for navigation controllers.
    // Observed: UIKit asked the root all the same. [controllers 7.3] [controllers 7.4]
    @Test(arguments: [true, false])
    func aNavigationControllerMayBeAContext(defines: Bool) {
      Headless.navigationControllersDefineContext = defines
      let (window, root, top) = (Headless.makeWindow(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: top)
      #expect(navigation.definesPresentationContext && !root.definesPresentationContext)
      window.rootViewController = root
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      Headless.turn()
      let presented = UIViewController()
      presented.modalPresentationStyle = .overCurrentContext
      top.present(presented, animated: false)
      Headless.turn()
      #expect(presented.presentingViewController === (defines ? navigation : root))
      navigation.definesPresentationContext = false
      #expect(!navigation.definesPresentationContext && Headless.misuses.isEmpty)
    }

    // Documented: the search goes up the parents, not to the presenters. [controllers 7.3]
    @Test func aPresenterIsNoContextForWhatItPresents() {
      let stage = SplitScreens(style: .overFullScreen)
      stage.root.definesPresentationContext = true
      stage.present()
      let next = UIViewController()
      next.modalPresentationStyle = .overCurrentContext
      stage.presented.present(next, animated: false)
      Headless.turn()
      #expect(next.presentingViewController === stage.presented && Headless.misuses.isEmpty)
    }

    // Documented: View Controller Programming Guide: full-screen styles walk up; the caller is the
    // delegate's source. [controllers 7.2] [controllers 5.1]
    @Test(arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
    ])
    func otherStylesArePresentedByTheRoot(style: UIModalPresentationStyle) {
      let stage = SplitScreens(style: style)
      var presenters: [UIViewController?] = []
      stage.director.onAsk = { presenters = [$0, $1] }
      stage.director.animator.inspect = { context in
        #expect(context.viewController(forKey: .from) === stage.root)
      }
      stage.present()
      #expect(presenters == [stage.root, stage.presenter])
      #expect(stage.presented.presentingViewController === stage.root)
      #expect(stage.container?.frame == stage.window.bounds && Headless.misuses.isEmpty)
    }

    // Documented: UIPresentationController.h on shouldPresentInFullscreen. [controllers 7.5]
    @Test func aCustomPresentationMayAskForAContext() {
      final class InContext: UIPresentationController {
        override var shouldPresentInFullscreen: Bool { false }
      }
      let stage = SplitScreens(style: .custom)
      stage.director.makePresentation = {
        InContext(presentedViewController: $0, presenting: $1)
      }
      stage.present()
      #expect(stage.presented.presentingViewController === stage.presenter)
      #expect(stage.presented.presentationController?.presentingViewController === stage.presenter)
      #expect(stage.container?.frame == SplitScreens.upper)
      stage.dismiss()
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
    }

    // Inferred: its refusal is its own presenter's, not the root's. [controllers 7.5]
    @Test func aContextIsFreeWhereTheRootIsNot() {
      let stage = SplitScreens()
      let other = UIViewController()
      other.modalPresentationStyle = .overFullScreen
      stage.root.present(other, animated: false)
      Headless.turn()
      stage.present()
      #expect(stage.presented.presentingViewController === stage.presenter)
      #expect(stage.root.presentedViewController === other && Headless.misuses.isEmpty)
      let third = UIViewController()
      third.modalPresentationStyle = .overCurrentContext
      stage.presenter.present(third, animated: false)
      #expect(Headless.takeMisuses().map(\.kind) == [.presentWhileAlreadyPresented])
    }
  }
}
