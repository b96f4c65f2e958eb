import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Dismissals that are asked for twice, or before a card has come.
  @MainActor @Suite struct DismissalDoorTests {
    /// The ways in which the library dismisses a screen.
    enum Door: CaseIterable, Sendable {
      case code, escape, tap

      @MainActor func open(_ controller: TransitionController, _ theatre: Theatre) {
        switch self {
        case .code: controller.dismiss()
        case .escape: _ = theatre.wrapper.accessibilityPerformEscape()
        case .tap:
          (theatre.screen.presentationController as? PresentationController)?.tappedOutside()
        }
      }
    }

    private func makeCard(
      in theatre: Theatre, gesture: TransitionGesture? = nil
    ) -> TransitionController {
      TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.overlay,
        settings: TransitionSettings(
          size: .fractions(width: 0.7, height: 0.4), dismissesOnTapOutside: true),
        gesture: gesture)
    }

    /// UIKit complains of a dismissal while another one is in progress.
    @Test(arguments: Door.allCases, Door.allCases)
    func aDismissalAskedForTwiceHappensOnce(first: Door, second: Door) {
      for pause in [0, 1.0 / 60, 0.15] {
        let theatre = Theatre()
        let controller = makeCard(in: theatre)
        var endings: [TransitionEnding] = []
        theatre.present()
        theatre.settle()
        controller.onEnd { endings.append($1) }
        first.open(controller, theatre)
        Headless.advance(by: pause)
        second.open(controller, theatre)
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
        #expect(theatre.presenter.view.window != nil && endings == [.committed])
      }
    }

    /// The parent of a screen that is dismissed twice stays.
    @Test func aDismissalAskedForTwiceLeavesTheParent() {
      let theatre = Theatre()
      let parent = UIViewController()
      theatre.presenter.present(parent, animated: false)
      Headless.advance(by: 0.1)
      let controller = TransitionController(
        presenting: theatre.screen, preset: TransitionPreset.slide)
      parent.present(theatre.screen, animated: true)
      theatre.settle()
      controller.dismiss()
      controller.dismiss()
      theatre.settle()
      #expect(parent.presentedViewController == nil)
      #expect(theatre.presenter.presentedViewController === parent)
    }

    @Test func aPopAskedForTwicePopsOneScreen() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide)!
      controller.dismiss()
      controller.dismiss()
      house.settle()
      #expect(house.stack.viewControllers.count == 2)
    }

    /// A tap beside a card that is still coming sends it back, as a tap beside a menu does.
    @Test(arguments: [0.05, 0.1, 0.2], [false, true])
    func aTapOutsideSendsAComingCardBack(seconds: TimeInterval, hasGesture: Bool) {
      let theatre = Theatre()
      let controller = makeCard(in: theatre, gesture: hasGesture ? .pullUpDown : nil)
      theatre.present()
      Headless.advance(by: seconds)
      Headless.play(.tap(at: CGPoint(x: 195, y: 820)), in: theatre.window)
      Headless.advance(by: 0.1)
      theatre.settle()
      // Without a gesture UIKit may give no touches to what an animator moves.
      guard hasGesture || Headless.interruptibleAnimatorTakesTouches else {
        theatre.dismiss()
        return theatre.settle()
      }
      #expect(theatre.presenter.presentedViewController == nil)
      _ = controller
    }

    /// A tap on the card closes nothing; beside it, a screen that must not be dismissed stays.
    @Test(arguments: [false, true]) func aTapThatMayNotDismissLetsTheCardCome(isOutside: Bool) {
      let theatre = Theatre()
      theatre.screen.isModalInPresentation = isOutside
      _ = makeCard(in: theatre, gesture: .pullUpDown)
      theatre.present()
      Headless.advance(by: 0.15)
      Headless.play(.tap(at: CGPoint(x: 195, y: isOutside ? 820 : 422)), in: theatre.window)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// UIKit's recognizer may be on a view inside the navigation controller's own.
    @Test func aPopRecognizerOnAnInnerViewIsWaitedFor() throws {
      let theatre = Theatre()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      let controller = TransitionController(
        presenting: stack, preset: TransitionPreset.overlay, gesture: .pullLeftRight)
      theatre.presenter.present(stack, animated: true)
      theatre.settle()
      let pop = try #require(stack.interactivePopGestureRecognizer)
      let driver = try #require(controller.interaction.gestureRecognizers.drivers.first)
      try #require(stack.view.subviews.first).addGestureRecognizer(pop)
      #expect(
        controller.interaction.gestureRecognizers.gestureRecognizer(
          driver, shouldRequireFailureOf: pop))
      stack.view.addGestureRecognizer(pop)
    }

    /// Glass that was once drawn at opacity 0 stays flat.
    @Test(arguments: [false, true])
    func theFadeOfAViewWithAnEffectKeepsAFaintRest(hasEffect: Bool) {
      let theatre = Theatre()
      let bar = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
      if hasEffect {
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        glass.frame = bar.bounds
        bar.addSubview(glass)
      }
      bar.effectKey = "bar"
      theatre.screen.view.addSubview(bar)
      TransitionController(
        presenting: theatre.screen,
        transition: .effects(front: .move(edge: .bottom), views: ["bar": .fade.during(0.5...1)]))
      theatre.presenter.present(theatre.screen, animated: true)
      Headless.turn()
      var least: Float = 1
      for _ in 0..<5 {
        Headless.advance(by: 1 / Headless.framesPerSecond)
        least = min(least, bar.layer.presentation()?.opacity ?? 1)
      }
      #expect(hasEffect ? least > 0.02 && least < 0.05 : least == 0)
      theatre.settle()
      #expect(bar.layer.presentation()?.opacity == 1)
      // The stand-in complains of every effect that is faded, as this app wants it.
      #expect(Headless.takeMisuses().allSatisfy { $0.kind == .effectFaded })
    }
  }
}
