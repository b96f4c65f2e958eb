import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The reason with which each run ends.
  @MainActor @Suite struct EndingTests {
    /// Something that happens while a finger holds a closing screen.
    enum Event: CaseIterable {
      case lift, touchesTaken, resignActive, resize, reduceMotion, replace, changeGesture, remove

      var reason: TransitionEnding.Reason {
        switch self {
        // A run keeps its finger, whatever becomes of its controller.
        case .lift, .replace, .remove: .released
        case .touchesTaken: .touchesCancelled
        case .resignActive, .resize, .reduceMotion: .interrupted
        case .changeGesture: .replaced
        }
      }
    }

    @Test(arguments: [PresetUnderTest.slide, .overlay, .full], Event.allCases)
    func aHeldClosingThatGoesBackTellsWhy(preset: PresetUnderTest, event: Event) throws {
      let theatre = Theatre()
      let hands = try theatre.open(preset, .pinch)
      var endings: [TransitionEnding] = []
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.onEnd { endings.append($1) }
      hands.touch()
      hands.close(by: 0.2)
      hands.rest()
      #expect(theatre.run?.playback?.isHeld == true)
      happen(event, hands, theatre)
      theatre.settle()
      theatre.settle()
      #expect(endings == [.cancelled(event.reason)])
      #expect(theatre.run == nil && theatre.screen.presentingViewController != nil)
      _ = Headless.takeMisuses()
    }

    private func happen(_ event: Event, _ hands: Hands, _ theatre: Theatre) {
      let controller = TransitionController.installed(on: theatre.screen)
      switch event {
      case .lift: hands.lift()
      case .touchesTaken: hands.takeAway()
      case .resignActive: Headless.beginInterruption()
      case .resize:
        Headless.resize(theatre.window, to: CGSize(width: 500, height: 700), safeAreaInsets: .zero)
      case .reduceMotion: Headless.setReduceMotion(true)
      case .replace:
        TransitionController(presenting: theatre.screen, preset: PresetUnderTest.fall)
        hands.lift()
      case .changeGesture: controller?.gesture = nil
      case .remove:
        controller?.remove()
        hands.lift()
      }
    }

    @Test(arguments: PresetUnderTest.all)
    func anOpeningThatIsTurnedRoundByCodeTellsSo(preset: PresetUnderTest) {
      let theatre = Theatre()
      var endings: [TransitionEnding] = []
      theatre.present(preset)
      TransitionController.installed(on: theatre.screen)?.onEnd { endings.append($1) }
      Headless.advance(by: 0.1)
      TransitionController.installed(on: theatre.screen)?.dismiss()
      theatre.settle()
      #expect(endings == [.cancelled(.dismissCalled)])
    }

    /// The stack, with the container in it, loses its window in the middle of a drive.
    @Test(arguments: [false, true])
    func aDrivenPushWhosePlaceGoesTellsSo(onlyTheContainerGoes: Bool) {
      let house = DrivenStack(.slide)
      house.call(.opening)
      Headless.advance(by: 0.1)
      house.driver.update(0.4)
      if onlyTheContainerGoes {
        house.run?.stage.container.removeFromSuperview()
      } else {
        house.window.rootViewController = UIViewController()
      }
      Headless.advance(by: 0.1)
      #expect(house.endings == [.cancelled(.interrupted)])
      #expect(house.run == nil && house.stack.topViewController === house.presenter)
      house.driver.cancel()
      _ = Headless.takeMisuses()
    }

    @Test func aVerdictOfTheAppsTellsSo() throws {
      let theatre = Theatre()
      let pan = UIPanGestureRecognizer()
      var endings: [TransitionEnding] = []
      theatre.present(
        .slide,
        gesture: .custom(pan, progress: { _, _ in 0.8 }, shouldFinish: { _, _ in false }))
      theatre.settle()
      TransitionController.installed(on: theatre.screen)?.onEnd { endings.append($1) }
      Headless.play(
        .drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), over: 0.3),
        in: theatre.window)
      theatre.settle()
      theatre.settle()
      #expect(endings == [.cancelled(.released)])
    }
  }
}
