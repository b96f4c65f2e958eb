import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What a presentation in the current context covers, and whom it tells.
  @MainActor @Suite struct ContextCoverTests {
    // Documented: UIModalPresentationStyle.currentContext: the presenter's views are removed after
    // the presentation. Inferred: the callbacks are a full screen's. [controllers 3.8]
    @Test func aCurrentContextTakesItsOwnViewOutAndNoOther() async throws {
      try await clock.play {
        let stage = SplitScreens()
        stage.director.animator.inspect = { context in
          #expect(context.presentationStyle == .currentContext)
          #expect(context.view(forKey: .from) === stage.presenter.view)
          #expect(context.finalFrame(for: stage.presented).size == stage.upper.size)
        }
        stage.present()
        #expect(stage.journal.lines(of: "R", "P", "S") == ["P.wD", "P.dD"])
        #expect(stage.journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA"])
        #expect(stage.presenter.view.superview == nil)
        #expect(stage.container?.isDescendant(of: stage.root.view) == true)
        #expect(stage.sibling.view.superview === stage.root.view)
        #expect(stage.root.view.window != nil)
      }
    }

    // Documented: as above. [controllers 3.8] [controllers 6.5]
    @Test func aCurrentContextPutsItsViewBack() async throws {
      try await clock.play {
        let stage = SplitScreens()
        stage.present()
        stage.journal.lines = []
        stage.director.animator.inspect = { context in
          #expect(context.view(forKey: .to) === stage.presenter.view)
          #expect(
            context.finalFrame(for: stage.presenter)
              == CGRect(origin: .zero, size: stage.upper.size))
        }
        stage.dismiss()
        #expect(stage.journal.lines(of: "R", "P", "S") == ["P.wA", "P.iA", "P.dA"])
        #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
        #expect(stage.presenter.view.superview === stage.root.view)
        #expect(stage.presenter.view.frame == stage.upper)
      }
    }

    // Documented: UIModalPresentationStyle.overCurrentContext: the views stay. [controllers 3.5]
    @Test func overACurrentContextNobodyElseHearsAnything() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overCurrentContext)
        stage.director.animator.inspect = { context in
          #expect(context.view(forKey: .from) !== stage.presenter.view)
          #expect(context.view(forKey: .to) !== stage.presenter.view)
        }
        stage.present()
        #expect(stage.container?.isDescendant(of: stage.root.view) == true)
        #expect(stage.presenter.view.superview === stage.root.view)
        stage.dismiss()
        #expect(
          stage.journal.lines(of: "R", "P", "S", "B") == [
            "B.load", "B.wA", "B.iA", "B.dA", "B.wD", "B.dD",
          ])
        #expect(stage.presented.view.window == nil)
      }
    }

    // Measured by others: the container is as large as its controller. [controllers 6.8]
    @Test func theContainerCoversItsControllerAlone() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overCurrentContext)
        stage.sibling.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.present()
        #expect(stage.container?.place == stage.upper)
        #expect(stage.presented.view.frame == CGRect(origin: .zero, size: stage.upper.size))
      }
    }

    // Unverified: under a transform the container lies where the view would without it.
    @Test func aTransformedControllerIsCoveredInItsOwnSize() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overCurrentContext)
        stage.presenter.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.present()
        #expect(stage.container?.place == stage.upper)
      }
    }

    // Unverified: a screen in a context goes with the views that hold it.
    @Test func screenInAContextFollowsItsWindow() async throws {
      try await clock.play {
        let stage = SplitScreens(style: .overCurrentContext)
        stage.present()
        stage.journal.lines = []
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.root.present(cover, animated: false)
        clock.turn()
        #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
        stage.journal.lines = []
        stage.root.dismiss(animated: false)
        clock.turn()
        #expect(stage.journal.lines(of: "B") == ["B.wA", "B.iA", "B.dA"])
        #expect(stage.presented.view.window != nil)
      }
    }

    // Documented: a cancel puts everybody back. [controllers 4.1]
    @Test func aCancelledPresentationInAContextComesBack() async throws {
      try await clock.play {
        let stage = SplitScreens()
        stage.director.animator.completesAtOnce = false
        stage.present()
        stage.journal.lines = []
        stage.director.animator.complete(false)
        #expect(
          stage.journal.lines(of: "R", "P", "S", "B").filter { $0 != "P.iA" } == [
            "B.wD", "B.dD", "P.wA", "P.dA",
          ])
        #expect(stage.presenter.view.superview === stage.root.view)
        #expect(stage.presenter.presentedViewController == nil)
      }
    }

    // Documented: dismiss(animated:completion:): a descendant's call reaches the context.
    // [controllers 7.8]
    @Test func aChildOfTheContextMayDismiss() async throws {
      try await clock.play {
        let stage = SplitScreens()
        stage.present()
        let child = UIViewController()
        stage.presented.addChild(child)
        child.dismiss(animated: true)
        clock.turn()
        #expect(stage.presenter.presentedViewController == nil)
        #expect(stage.presenter.view.window != nil)
      }
    }

    // Inferred: a container does not put a view back that a context has taken out.
    // [controllers 3.8] [controllers 6.5]
    @Test func aNavigationControllersContentMayBeAContext() async throws {
      try await clock.play {
        let (window, content, presented) = (
          clock.makeWindow(), UIViewController(), UIViewController()
        )
        let navigation = UINavigationController(rootViewController: content)
        content.definesPresentationContext = true
        window.rootViewController = navigation
        clock.turn()
        let place = content.view.superview
        presented.modalPresentationStyle = .currentContext
        content.present(presented, animated: false)
        clock.turn()
        navigation.view.setNeedsLayout()
        clock.turn()
        #expect(content.view.superview == nil && presented.view.isDescendant(of: navigation.view))
        content.dismiss(animated: false)
        clock.turn()
        #expect(content.view.superview === place)
      }
    }
  }
}
