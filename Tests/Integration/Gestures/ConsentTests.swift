import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A screen that may not be dismissed gives a little, like a rubber band, and returns.
  @MainActor @Suite struct ConsentTests {
    @Test(arguments: PresetUnderTest.all, GestureTests.gestures.indices)
    func aRefusedScreenGivesWayLikeARubberBand(preset: PresetUnderTest, index: Int) throws {
      let gesture = GestureTests.gestures[index]
      let theatre = Theatre()
      let consent = Consent(allows: false)
      let hands = try theatre.open(preset, gesture, asking: consent)
      let rest = theatre.frames[1]
      let before = Imprint(theatre.wrapper)
      hands.touch()
      for _ in 0..<3 {
        hands.close(by: 0.25)
        let frame = theatre.shownFrame
        let most =
          [
            abs(frame.minX - rest.minX), abs(frame.maxX - rest.maxX), abs(frame.minY - rest.minY),
            abs(frame.maxY - rest.maxY),
          ].max() ?? 0
        #expect(most > 1 && most <= 74)
      }
      #expect(theatre.run == nil)
      hands.lift()
      theatre.settle()
      #expect(theatre.frames[1] == rest)
      #expect(Imprint(theatre.wrapper) == before)
      #expect(consent.calls.filter { $0 == "attempt" }.count == 1)
      #expect(!consent.calls.contains("will"))
      #expect(theatre.log.count("screen.willDisappear") == 0)
    }

    /// A form that must not be dismissed, in front of a stack in tabs, and with a stack in its own.
    @Test(arguments: [true, false]) func aModalScreenDeepInsideRefusesADrag(isModal: Bool) throws {
      let (theatre, form, consent) = (Theatre(), UIViewController(), Consent())
      form.isModalInPresentation = isModal
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(form, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      theatre.presenter.present(tabs, using: .overlay, gesture: .pullUpDown)
      theatre.settle()
      tabs.presentationController?.delegate = consent
      try Hands(on: tabs, in: theatre.window, .pullUpDown).drag(by: 0.5)
      theatre.settle()
      #expect((theatre.presenter.presentedViewController === tabs) == isModal)
      #expect(consent.calls.contains("attempt") == isModal)
    }

    @Test func modalScreensAreRefusedToo() throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .pullUpDown)
      theatre.screen.isModalInPresentation = true
      theatre.settle()
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.5)
      hands.lift()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// As apps do for sheets, on the root of a navigation controller: https://gist.github.com/samdods/b6d5da1a4577ee801a3bf8d54fa45af3
    @Test(arguments: [true, false], [true, false])
    func aModalTopScreenOfAContainerRefusesADrag(isStack: Bool, isModal: Bool) throws {
      let theatre = Theatre()
      let (form, consent) = (UIViewController(), Consent())
      form.isModalInPresentation = isModal
      let tabs = UITabBarController()
      tabs.viewControllers = [form]
      let container = isStack ? UINavigationController(rootViewController: form) : tabs
      theatre.presenter.present(container, using: .overlay, gesture: .pullUpDown)
      theatre.settle()
      container.presentationController?.delegate = consent
      let hands = try Hands(on: container, in: theatre.window, .pullUpDown)
      hands.drag(by: 0.5)
      theatre.settle()
      #expect((theatre.presenter.presentedViewController === container) == isModal)
      #expect(consent.calls.contains("attempt") == isModal)
    }

    /// The app exchanges the gesture as it hears of the dismissal: the finger's run, which begins then, ends.
    @Test func aGestureThatIsReplacedInTimeHoldsNothing() throws {
      final class Exchange: NSObject, UIAdaptivePresentationControllerDelegate {
        weak var controller: TransitionController?
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
          controller?.gesture = nil
        }
      }
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .pullUpDown)
      theatre.settle()
      let exchange = Exchange()
      exchange.controller = TransitionController.installed(on: theatre.screen)
      theatre.screen.presentationController?.delegate = exchange
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      hands.lift()
      theatre.settle()
      #expect(theatre.run == nil)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }

    /// Caught on its way in, it is not thrown away either.
    @Test(arguments: [true, false]) func aScreenThatIsCaughtAsksFirst(allows: Bool) throws {
      let theatre = Theatre()
      theatre.screen.isModalInPresentation = !allows
      theatre.present(.slide, gesture: .pullLeftRight)
      Headless.advance(by: 0.1)
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 200, y: 400)), .move(to: CGPoint(x: 380, y: 400), over: 0.05), .lift,
      ])
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration)
      theatre.settle()
      let isOpen = theatre.presenter.presentedViewController === theatre.screen
      #expect(isOpen == !allows)
    }

    @Test func afterATouchThatIsTakenAwayNoAttemptIsReported() throws {
      let theatre = Theatre()
      let consent = Consent(allows: false)
      let hands = try theatre.open(.overlay, .pullUpDown, asking: consent)
      hands.touch()
      hands.close(by: 0.4)
      hands.takeAway()
      theatre.settle()
      #expect(consent.calls == ["should"])
      #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))
    }

    /// Code may dismiss what a finger may not. The screen then starts from where it belongs.
    @Test(arguments: [PresetUnderTest.slide, .hang])
    func codeTakesARefusedScreenOutOfTheHand(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.screen.isModalInPresentation = true
      theatre.present(preset, gesture: .pullUpDown)
      theatre.settle()
      let container = try #require(theatre.screen.presentationController?.containerView)
      let atRest = container.subviews.count
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      #expect(theatre.shownFrame != theatre.wrapper.frame)
      let isFull = preset.movement.card == nil
      #expect(container.subviews.count == atRest + (isFull ? 1 : 0))
      let before = Set(container.subviews.map(ObjectIdentifier.init))
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))
      let kept = container.subviews.filter { before.contains(ObjectIdentifier($0)) }
      #expect(kept.count == atRest)
      hands.lift()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A controller that may ask the user before it dismisses a screen.
    private final class AskingController: UIViewController {
      var asks = false
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if !asks { super.dismiss(animated: flag, completion: completion) }
      }
    }

    private enum End { case lift, cancelledTouches, cancelledScrub }

    /// A scrub asks the presenter only.
    private nonisolated static let ends: [(End, screenAsks: Bool)] = [
      (.lift, true), (.lift, false), (.cancelledTouches, true), (.cancelledTouches, false),
      (.cancelledScrub, false),
    ]

    /// The user agrees after the finger has gone, or after the scrub: the dismissal is not theirs.
    @Test(arguments: ends)
    private func aGestureWhoseDismissalTheAppPutsOffIsOverWithItsEnd(end: End, screenAsks: Bool)
      throws
    {
      let (presenter, screen) = (AskingController(), AskingController())
      let window = Headless.makeWindow()
      window.rootViewController = presenter
      Headless.turn()
      let controller = try #require(
        presenter.present(screen, using: .overlay, gesture: .pullUpDown))
      Headless.advance(by: 1)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      let asking = screenAsks ? screen : presenter
      asking.asks = true
      let hands = try Hands(on: screen, in: window, .pullUpDown)
      switch end {
      case .lift: hands.drag(by: 0.1)
      case .cancelledTouches:
        hands.touch()
        hands.close(by: 0.1)
        hands.takeAway()
      case .cancelledScrub:
        let dismissal = controller.beginDismissal()
        dismissal?.update(0.3)
        dismissal?.cancel()
      }
      Headless.advance(by: 1)
      #expect(controller.run == nil && !controller.interaction.isWaiting)
      asking.asks = false
      screen.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(presenter.presentedViewController == nil && endings == [.committed])
    }

    @Test func aDismissalByFingerIsReported() throws {
      let theatre = Theatre()
      let consent = Consent(allows: true)
      let hands = try theatre.open(.overlay, .pullUpDown, asking: consent)
      hands.touch()
      hands.close(by: 0.05)
      hands.close(by: -0.05)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(consent.calls == ["should", "will"])
      hands.touch()
      hands.close(by: 0.5)
      hands.lift()
      theatre.settle()
      #expect(consent.calls == ["should", "will", "should", "will", "did"])
    }

    @Test func aCodedDismissalAfterACancelledOneIsNotTheUsers() throws {
      let theatre = Theatre()
      let consent = Consent(allows: true)
      let hands = try theatre.open(.overlay, .pullUpDown, asking: consent)
      hands.touch()
      hands.close(by: 0.3)
      hands.takeAway()
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
      #expect(!consent.calls.contains("did"))
    }

    @Test func aScreenThatPresentsSomethingCannotBeDraggedAway() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      let upper = UIViewController()
      upper.modalPresentationStyle = .overFullScreen
      theatre.screen.present(upper, animated: false)
      theatre.settle()
      hands.touch()
      hands.close(by: 0.6)
      hands.lift()
      theatre.settle()
      #expect(theatre.screen.presentedViewController === upper)
      #expect(theatre.presenter.presentedViewController === theatre.screen)
    }
  }
}

extension Theatre {
  /// Opens the screen with a delegate that decides about its dismissal.
  fileprivate func open(
    _ preset: PresetUnderTest, _ gesture: TransitionGesture,
    asking delegate: any UIAdaptivePresentationControllerDelegate
  ) throws -> Hands {
    let hands = try open(preset, gesture)
    screen.presentationController?.delegate = delegate
    return hands
  }
}
