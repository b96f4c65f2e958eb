import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Presentations on top of presentations.
  @MainActor @Suite struct NestedPresentationTests {
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
        clock.turn()
        floors.append(next)
      }
      stage.journal.lines = []
      return (stage, floors)
    }

    // Observed: the direct child of the receiver animates, all above it vanish at once.
    // [controllers 8.5] [controllers 8.6]
    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .formSheet])
    func aTowerFallsFromItsFoot(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let (stage, floors) = tower(style, "C", "D")
        stage.director.animator.completesAtOnce = false
        stage.dismiss()
        #expect(floors.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
        #expect(stage.presented.view.window === stage.window)
        #expect(stage.journal.lines(of: "delegate").first == "delegate.animatorForDismissed B")
        #expect(stage.director.animator.context?.viewController(forKey: .from) === stage.presented)
        stage.director.animator.complete(true)
        #expect(stage.presented.view.window == nil && stage.presenter.view.window != nil)
      }
    }

    // Documented: dismiss(animated:completion:): a middle one dismisses what it presents, and the
    // second call goes to its own presenter. [controllers 7.8]
    @Test func dismissingTwiceFromTheMiddle() async throws {
      try await clock.play {
        let (stage, floors) = tower(.custom, "C", "D")
        floors[0].dismiss(animated: true)
        clock.turn()
        #expect(floors[0].presentedViewController == nil && floors[0].view.window != nil)
        floors[0].dismiss(animated: true)
        clock.turn()
        #expect(floors[0].view.window == nil && stage.presented.view.window != nil)
        #expect(stage.presented.presentedViewController == nil)
      }
    }

    // Documented: UIViewController.h: the answers of ancestors, never a presenter for a parent.
    // [controllers 7.1]
    @Test func everyFloorKnowsItsNeighbors() async throws {
      try await clock.play {
        let (stage, floors) = tower(.overFullScreen, "C")
        let child = UIViewController()
        floors[0].addChild(child)
        #expect(child.presentingViewController === stage.presented)
        #expect(floors[0].parent == nil && stage.presented.parent == nil)
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(stage.presented.presentedViewController === floors[0])
      }
    }

    // Observed: a modal also disappears when it is merely covered. [controllers 3.16]
    @Test func disappearingIsNotBeingDismissed() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        stage.director.animator.completesAtOnce = true
        stage.present()
        stage.journal.lines = []
        var dismissed: Bool?
        stage.presented.onDidDisappear = { dismissed = stage.presented.isBeingDismissed }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.presented.present(cover, animated: false)
        clock.turn()
        #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"] && dismissed == false)
        #expect(stage.presented.presentingViewController === stage.presenter)
      }
    }

    // Documented: full-screen styles are presented by the topmost parent of that level.
    // [controllers 7.2]
    @Test func aChildOfThePresentedPresentsFromThere() async throws {
      try await clock.play {
        let (stage, _) = tower(.overFullScreen)
        let (child, next) = (UIViewController(), UIViewController())
        stage.presented.addChild(child)
        next.modalPresentationStyle = .overFullScreen
        child.present(next, animated: false)
        clock.turn()
        #expect(next.presentingViewController === stage.presented)
      }
    }

    // Unverified: covered presenters on the way down hear nothing; the lowest appears.
    @Test func coveredFloorsDoNotAppearOnTheWayDown() async throws {
      try await clock.play {
        let (stage, floors) = tower(.fullScreen, "C", "D")
        stage.dismiss()
        #expect(stage.journal.lines(of: "C").isEmpty)
        #expect(stage.journal.lines(of: "P") == ["P.wA", "P.iA", "P.dA"])
        #expect(floors[1].view.window == nil)
      }
    }

    // Observed: a new presentation has a new controller, and nothing is kept of a tower.
    // [controllers 1.6]
    @Test func aTowerLeavesNothingBehind() async throws {
      try await clock.play {
        weak var controller: UIPresentationController?
        weak var top: UIViewController?
        do {
          let (stage, floors) = tower(.custom, "C", "D")
          controller = floors[1].presentationController
          top = floors[1]
          stage.dismiss()
        }
        clock.advance(until: { controller == nil && top == nil }, timeout: 1)
        #expect(controller == nil && top == nil)
      }
    }
  }
}
