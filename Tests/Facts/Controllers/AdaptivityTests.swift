import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct AdaptivityTests {
    private func stage(
      _ style: UIModalPresentationStyle = .custom
    ) -> (PairOfScreens, Adapter) {
      let stage = PairOfScreens(style: style)
      let adapter = Adapter(stage.journal)
      stage.director.animator.completesAtOnce = true
      stage.presented.presentationController?.delegate = adapter
      stage.journal.lines = []
      return (stage, adapter)
    }

    // Documented: UIPresentationController.h: none means that nothing adapts, and is what the
    // delegate is told then. [controllers 9.9]
    @Test func styleNoneKeepsThePresentation() async throws {
      try await clock.play {
        let (stage, adapter) = stage()
        stage.present()
        #expect(stage.journal.lines(of: "adapter") == ["adapter.will -1 true"])
        #expect(stage.presenter.view.window != nil)
        #expect(adapter.prepared == nil)
      }
    }

    // Documented: adaptivePresentationStyle(for:traitCollection:): the only two targets.
    // [controllers 9.9]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func aDelegateMayAskForAFullScreen(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let (stage, adapter) = stage()
        adapter.style = { _ in style }
        stage.director.animator.inspect = { #expect($0.presentationStyle == style) }
        stage.present()
        #expect(
          stage.journal.lines(of: "adapter") == [
            "adapter.controller \(style.rawValue)", "adapter.prepare \(style.rawValue)",
            "adapter.will \(style.rawValue) true",
          ])
        // Documented: custom animators keep working.
        #expect(stage.journal.lines.contains("animator.animate"))
        #expect((stage.presenter.view.window == nil) == (style == .fullScreen))
        stage.dismiss()
        #expect(stage.presenter.view.window != nil && stage.presented.view.window == nil)
      }
    }

    // Documented: "or none if a delegate … does not return a valid value". [controllers 9.9]
    @Test(arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .custom, .popover,
    ])
    func otherAnswersAreNone(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let (stage, adapter) = stage()
        adapter.style = { _ in style }
        let controller = stage.presented.presentationController
        #expect(
          controller?.adaptivePresentationStyle(for: UITraitCollection())
            == UIModalPresentationStyle.none)
        stage.present()
        #expect(stage.journal.lines(of: "adapter") == ["adapter.will -1 true"])
      }
    }

    // Documented: adaptivePresentationStyle(for:) answers where the newer method is missing.
    @Test func theOlderQuestionIsAskedToo() async throws {
      try await clock.play {
        final class Older: NSObject, UIAdaptivePresentationControllerDelegate {
          func adaptivePresentationStyle(
            for controller: UIPresentationController
          ) -> UIModalPresentationStyle { .overFullScreen }
        }
        let stage = PairOfScreens()
        let older = Older()
        let controller = stage.presented.presentationController
        controller?.delegate = older
        #expect(controller?.adaptivePresentationStyle == .overFullScreen)
        #expect(controller?.adaptivePresentationStyle(for: UITraitCollection()) == .overFullScreen)
      }
    }

    // Documented: viewControllerForAdaptivePresentationStyle takes the place. [controllers 9.9]
    @Test func anotherControllerMayTakeThePlace() async throws {
      try await clock.play {
        let (stage, adapter) = stage()
        let other = Screen("O", stage.journal)
        adapter.style = { _ in .fullScreen }
        adapter.replacement = other
        stage.present()
        #expect(stage.presenter.presentedViewController === other)
        #expect(stage.presented.presentingViewController == nil)
        #expect(stage.journal.lines(of: "O") == ["O.load", "O.wA", "O.iA", "O.dA"])
        #expect(stage.journal.lines.contains("animator.animate"))
        #expect(stage.journal.lines(of: "B").isEmpty)
        stage.dismiss()
        #expect(other.view.window == nil && stage.presenter.view.window != nil)
        #expect(other.presentingViewController == nil)
      }
    }

    // Documented: UIPresentationController.h: dismissals by the program tell the delegate nothing.
    // [controllers 9.10] [controllers 3.16]
    @Test func dismissingByProgramTellsTheDelegateNothing() async throws {
      try await clock.play {
        let (stage, adapter) = stage()
        stage.present()
        stage.presented.isModalInPresentation = true
        let next = UIViewController()
        next.modalPresentationStyle = .overFullScreen
        stage.presented.present(next, animated: false)
        clock.turn()
        next.presentationController?.delegate = adapter
        stage.journal.lines = []
        stage.dismiss()
        #expect(stage.journal.lines(of: "adapter").isEmpty)
        #expect(stage.presenter.presentedViewController == nil)
      }
    }

    // Documented: UIPresentationController.delegate is weak.
    @Test func theDelegateIsHeldWeakly() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let controller = stage.presented.presentationController
        controller?.delegate = Adapter(stage.journal)
        #expect(controller?.delegate == nil)
      }
    }
  }
}
