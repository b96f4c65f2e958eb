import Testing
import UIKit

extension All {
  /// Presentations on top of presentations.
  @MainActor @Suite struct NestedPresentationTests {
    init() { Headless.reset() }

    /// P presents B, B presents C and so on, each in the given style.
    private func tower(
      _ style: UIModalPresentationStyle, _ names: String...
    ) -> (PairOfScreens, [Screen]) {
      let stage = PairOfScreens(style: style)
      stage.director.animator.completesAtOnce = true
      stage.present()
      var floors: [Screen] = []
      for name in names {
        let next = Screen(name, stage.journal)
        next.modalPresentationStyle = style
        next.transitioningDelegate = stage.director
        (floors.last ?? stage.presented).present(next, animated: true)
        Headless.turn()
        floors.append(next)
      }
      stage.journal.lines = []
      return (stage, floors)
    }

    // Observed: an attempt from below what is presented is logged. [controllers 14.2]
    @Test func theRootCannotPresentUnderneath() {
      let (stage, _) = tower(.overFullScreen)
      let child = UIViewController()
      stage.presenter.addChild(child)
      child.present(UIViewController(), animated: true)
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.presentWhileAlreadyPresented])
      #expect(misuses[0].message.contains("which is already presenting"))
    }

    // Observed: a running transition anywhere above stops a dismissal. [controllers 14.4]
    @Test func aBusyFloorStopsADismissalFarBelow() {
      let (stage, floors) = tower(.custom, "C", "D")
      stage.director.animator.completesAtOnce = false
      floors[0].dismiss(animated: true)
      Headless.turn()
      stage.presenter.dismiss(animated: true)
      #expect(Headless.takeMisuses().map(\.kind) == [.dismissWhileInTransition])
      stage.director.animator.complete(true)
      #expect(stage.presented.presentedViewController === floors[0])
    }
  }
}
