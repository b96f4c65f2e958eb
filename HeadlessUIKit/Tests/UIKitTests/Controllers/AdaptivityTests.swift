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
  }
}
