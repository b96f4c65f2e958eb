import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Whatever an app and a finger do to a screen that an animator of the app's own brings and takes away, it comes
  /// to rest, open or closed.
  @MainActor @Suite struct AppAnimatorWalkTests {
    private enum Step: CaseIterable {
      case present, dismiss, dismissAtOnce, turn, drag, hold, wait, resign
    }

    @Test(arguments: 0..<24) func aWalkEndsAtRest(seed: Int) throws {
      var numbers = WalkGenerator(seed: seed)
      let theatre = Theatre()
      let workshop = AppAnimatorTests.Workshop()
      let reports = Reports()
      let controller = TransitionController(
        presenting: theatre.screen, transition: workshop.transition, gesture: .pullLeftRight)
      var ended = 0
      controller.onEnd { _ in ended += 1 }
      func play(_ steps: [HeadlessTouchScript.Step]) {
        let script = HeadlessTouchScript([.init(0, steps)])
        Headless.play(script, in: theatre.window)
        Headless.advance(by: script.duration + 1.0 / 60)
      }
      func isOpen() -> Bool { theatre.presenter.presentedViewController != nil }
      for _ in 0..<24 {
        workshop.kind = Bool.random(using: &numbers) ? .plain : .property
        let way = CGFloat.random(in: 20...320, using: &numbers)
        let far: [HeadlessTouchScript.Step] = [
          .down(CGPoint(x: 50, y: 400)),
          .move(to: CGPoint(x: 50 + way, y: 400), over: 0.02 + 0.3 * Double(way) / 320),
        ]
        let step = Step.allCases.randomElement(using: &numbers) ?? .wait
        switch isOpen() ? step : .present {
        case .present where !isOpen():
          theatre.presenter.present(theatre.screen, animated: true)
        case .present: break
        case .dismiss where !theatre.screen.isInTransition && isOpen():
          theatre.presenter.dismiss(animated: true)
        case .dismissAtOnce where !theatre.screen.isInTransition && isOpen():
          theatre.presenter.dismiss(animated: false)
        // UIKit refuses it.
        case .dismiss, .dismissAtOnce: break
        case .turn: controller.dismiss()
        case .drag: play(far + [.lift])
        case .hold:
          play(far)
          controller.dismiss()
          play([.hold(0.1)])
          play([.lift])
        case .resign:
          play(far)
          NotificationCenter.default.post(
            name: UIApplication.willResignActiveNotification, object: nil)
          play([.lift])
        case .wait: Headless.advance(by: 0.5)
        }
        Headless.turn()
        Headless.advance(by: .random(in: 0...0.6, using: &numbers))
        // Never a black screen, and at rest the one that counts.
        let (screen, presenter) = (
          theatre.screen.viewIfLoaded?.window, theatre.presenter.view.window
        )
        #expect(screen != nil || presenter != nil)
        if !controller.isRunning { #expect((isOpen() ? screen : presenter) != nil) }
      }
      Headless.advance(by: 4)
      let isShown = isOpen()
      #expect(!controller.isRunning && reports.all == [])
      let began = workshop.log.count { $0.hasPrefix("began") }
      #expect(began > 0 && began == ended)
      #expect(began == workshop.log.count { $0.hasPrefix("ended") })
      #expect((theatre.screen.viewIfLoaded?.window != nil) == isShown)
      #expect((theatre.presenter.view.window != nil) == !isShown)
      for view in [theatre.screen.viewIfLoaded, theatre.presenter.view] where view?.window != nil {
        #expect(view?.transform == .identity && view?.frame == theatre.window.bounds)
        #expect(view?.layer.animationKeys() ?? [] == [])
      }
      // It plays once more.
      if !isShown {
        theatre.present()
        Headless.advance(by: 1)
      }
      theatre.dismiss()
      Headless.advance(by: 1)
      #expect(theatre.presenter.presentedViewController == nil && !controller.isRunning)
    }
  }
}
