import Testing
import UIKit

extension All {
  @MainActor @Suite struct AdaptivityTests {
    init() { Headless.reset() }

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
    @Test func styleNoneKeepsThePresentation() {
      let (stage, adapter) = stage()
      stage.present()
      #expect(stage.journal.lines(of: "adapter") == ["adapter.will -1 true"])
      #expect(stage.presenter.view.window != nil)
      #expect(adapter.prepared == nil && Headless.misuses.isEmpty)
    }

    // Documented: adaptivePresentationStyle(for:traitCollection:): the only two targets.
    // [controllers 9.9]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func aDelegateMayAskForAFullScreen(style: UIModalPresentationStyle) {
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
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: "or none if a delegate … does not return a valid value". [controllers 9.9]
    @Test(arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .currentContext, .custom, .popover,
    ])
    func otherAnswersAreNone(style: UIModalPresentationStyle) {
      let (stage, adapter) = stage()
      adapter.style = { _ in style }
      let controller = stage.presented.presentationController
      #expect(
        controller?.adaptivePresentationStyle(for: UITraitCollection())
          == UIModalPresentationStyle.none)
      stage.present()
      #expect(stage.journal.lines(of: "adapter") == ["adapter.will -1 true"])
    }

    // Documented: adaptivePresentationStyle(for:) answers where the newer method is missing.
    @Test func theOlderQuestionIsAskedToo() {
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

    // Documented: a popover's delegate that says none keeps the popover; one that says nothing
    // gets the sheet.
    @Test func sayingNoneIsNotSayingNothing() {
      final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
      let (stage, adapter) = stage(.popover)
      stage.present()
      #expect(Headless.takeMisuses().map(\.kind) == [.popoverWithoutSource])
      #expect(adapter.prepared == nil)
      let silent = Silent()
      stage.presented.presentationController?.delegate = silent
      stage.present()
      #expect(stage.presented.view.window != nil && Headless.misuses.isEmpty)
    }

    // Documented: viewControllerForAdaptivePresentationStyle takes the place. [controllers 9.9]
    @Test func anotherControllerMayTakeThePlace() {
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
      #expect(other.presentingViewController == nil && Headless.misuses.isEmpty)
    }

    // Documented: WWDC 2014, 228: changing traits adapt what is on screen, and back.
    // [controllers 9.9]
    @Test func changingTraitsAdapt() {
      let (stage, adapter) = stage()
      adapter.style = { $0.verticalSizeClass == .compact ? .fullScreen : .none }
      stage.present()
      let original = stage.presented.presentationController
      stage.journal.lines = []
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(
        stage.journal.lines(of: "adapter") == [
          "adapter.controller 0", "adapter.prepare 0", "adapter.will 0 true",
        ])
      #expect(stage.journal.lines(of: "P", "B") == ["P.wD", "P.dD"])
      #expect(stage.presenter.view.window == nil)
      #expect(stage.presented.view.frame == stage.window.bounds)
      #expect(stage.presented.presentationController === original)
      stage.journal.lines = []
      Headless.resize(
        stage.window, to: CGSize(width: 390, height: 844), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(stage.journal.lines(of: "adapter") == ["adapter.will -1 true"])
      #expect(stage.journal.lines(of: "P", "B") == ["P.wA", "P.iA", "P.dA"])
      #expect(stage.presenter.view.frame == stage.window.bounds)
      #expect(original?.containerView === stage.presented.view.superview)
      stage.dismiss()
      #expect(stage.window.subviews == [stage.presenter.view] && Headless.misuses.isEmpty)
    }

    // Unverified: a transition that runs ends in the style in which it began.
    @Test func aRunIsNotAdapted() {
      let (stage, adapter) = stage()
      adapter.style = { $0.verticalSizeClass == .compact ? .fullScreen : .none }
      stage.director.animator.completesAtOnce = false
      stage.present()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      stage.director.animator.complete(true)
      Headless.turn()
      #expect(adapter.prepared == nil && stage.presenter.view.window != nil)
    }

    // Documented: UIPresentationController.h: dismissals by the program tell the delegate nothing.
    // [controllers 9.10] [controllers 3.16]
    @Test func dismissingByProgramTellsTheDelegateNothing() {
      let (stage, adapter) = stage()
      stage.present()
      stage.presented.isModalInPresentation = true
      let next = UIViewController()
      next.modalPresentationStyle = .overFullScreen
      stage.presented.present(next, animated: false)
      Headless.turn()
      next.presentationController?.delegate = adapter
      stage.journal.lines = []
      stage.dismiss()
      #expect(stage.journal.lines(of: "adapter").isEmpty)
      #expect(stage.presenter.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // Documented: UIPresentationController.delegate is weak.
    @Test func theDelegateIsHeldWeakly() {
      let stage = PairOfScreens()
      let controller = stage.presented.presentationController
      controller?.delegate = Adapter(stage.journal)
      #expect(controller?.delegate == nil)
    }
  }
}
