import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Appearance callbacks of both screens: complete, in order, balanced.
  @MainActor @Suite struct AppearanceTests {
    @Test(arguments: PresetUnderTest.all, [true, false])
    func everyCallbackComesOnce(preset: PresetUnderTest, animated: Bool) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset, animated: animated)
        theatre.settle()
        expect(theatre.log, arriving: "screen", leaving: removes(preset) ? "presenter" : nil)
        #expect(theatre.log.lines.last == "presented")
        theatre.log.clear()
        theatre.dismiss(animated: animated)
        theatre.settle()
        expect(theatre.log, arriving: removes(preset) ? "presenter" : nil, leaving: "screen")
        #expect(theatre.log.lines.last == "dismissed")
      }
    }

    /// Checklist R20: A stack that is presented, and whose root goes on at once, as a wizard resumes on its second page,
    /// or a deep link does: as in UIKit's own presentation, the stack appears before its screen, and one of both screens
    /// is in the end.
    @Test(arguments: [ViewControllerTransition.full, .sheet(height: .points(300))], [true, false])
    func aPresentedStackAppearsBeforeItsScreen(
      transition: ViewControllerTransition, animated: Bool
    ) async throws {
      try await clock.play {
        final class Stack: UINavigationController {
          var log: Log?
          override func viewWillAppear(_ animated: Bool) {
            log?.write("stack.willAppear")
            super.viewWillAppear(animated)
          }
        }
        for pushes in [nil, true, false] {
          @MainActor func play(_ transition: ViewControllerTransition) -> (
            log: [String], inWindow: [Bool]
          ) {
            let (theatre, log) = (Theatre(), Log())
            let (root, next) = (LoggingController("root", log), LoggingController("next", log))
            let stack = Stack(rootViewController: root)
            stack.log = log
            root.onWillAppear = {
              guard let pushes, stack.viewControllers.count == 1 else { return }
              stack.pushViewController(next, animated: pushes)
            }
            stack.modalPresentationStyle = .fullScreen
            theatre.presenter.present(stack, using: transition, animated: animated)
            clock.advance(by: 2)
            return (log.lines, [root, next].map { $0.viewIfLoaded?.window != nil })
          }
          let (ours, theirs) = (play(transition), play(.system))
          #expect(ours.log == theirs.log)
          #expect(ours.inWindow == theirs.inWindow)
        }
      }
    }

    func removes(_ preset: PresetUnderTest) -> Bool { preset.movement.card == nil }

    /// The order between two controllers is up to UIKit; each controller's own order is not.
    func expect(_ log: Log, arriving: String?, leaving: String?) {
      var wanted: Set<String> = []
      if let arriving {
        wanted.formUnion(["\(arriving).willAppear", "\(arriving).didAppear"])
        #expect(
          log.lines.firstIndex(of: "\(arriving).willAppear")!
            < log.lines.firstIndex(of: "\(arriving).didAppear")!)
      }
      if let leaving {
        wanted.formUnion(["\(leaving).willDisappear", "\(leaving).didDisappear"])
        #expect(
          log.lines.firstIndex(of: "\(leaving).willDisappear")!
            < log.lines.firstIndex(of: "\(leaving).didDisappear")!)
      }
      let seen = log.lines.filter { $0.contains("ppear") }
      #expect(Set(seen) == wanted && seen.count == wanted.count)
    }
  }
}
