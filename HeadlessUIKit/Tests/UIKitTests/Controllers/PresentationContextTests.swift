import Testing
import UIKit

extension All {
  /// Who presents, and over what.
  @MainActor @Suite struct PresentationContextTests {
    init() { Headless.reset() }

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
  }
}
