import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What happens to content while a finger pulls it, and the screen with it.
  @MainActor @Suite struct HandOffAccidentTests {
    enum Accident: CaseIterable {
      case removed, emptied, grown, disabled, cancelled, scrolledByTheApp, resized, inset
    }

    private func cause(_ accident: Accident, in stage: HandOffStage) {
      let list = stage.inner
      switch accident {
      case .removed: list.removeFromSuperview()
      case .emptied: list.contentSize.height = 100
      case .grown: list.contentSize.height *= 2
      case .disabled: list.isScrollEnabled = false
      case .cancelled:
        list.panGestureRecognizer.isEnabled = false
        list.panGestureRecognizer.isEnabled = true
      case .scrolledByTheApp: list.contentOffset.y = 500
      case .resized: list.frame.size.height -= 200
      case .inset: list.contentInset.top = 30
      }
    }

    /// The screen does not jump, and does not stay behind. Up, the edge is the one that moves.
    @Test(arguments: Accident.allCases, [CGFloat(1), -1])
    func aScreenIsNotStuck(accident: Accident, sign: CGFloat) {
      for pulled in [CGFloat(40), 130] {
        let axis = CGVector(dx: 0, dy: sign)
        let stage = HandOffStage(.plain, along: axis, rooms: (60, 0), option: nil)
        stage.touch()
        stage.move(to: pulled, over: 0.15)
        let before = stage.moved
        cause(accident, in: stage)
        stage.move(to: pulled + 2, over: 1.0 / 60)
        // A touch whose view is gone is over, and the screen goes home.
        if accident != .removed || before == 0 {
          #expect(abs(stage.moved - before) <= 3, "\(pulled)")
        }
        let scrolled = stage.scrolled.inner
        for travel in [CGFloat(170), 20, 100] {
          stage.move(to: travel, over: 0.1)
          // Content that UIKit does not scroll any more is not scrolled by the library either.
          let isLost = accident == .disabled || accident == .cancelled
          #expect(!isLost || stage.scrolled.inner == scrolled, "\(pulled) \(travel)")
        }
        Headless.advance(by: 0.1)
        stage.play([.lift])
        Headless.advance(by: 3)
        #expect(stage.theatre.run == nil && abs(stage.moved) < 0.01, "\(pulled)")
        #expect(stage.inner.bounces && !stage.inner.isDragging, "\(pulled)")
        #expect(stage.logs.inner.isBalanced, "\(stage.logs.inner.events)")
        let isThere = stage.theatre.isOpen
        #expect(isThere == (stage.theatre.screen.view.window != nil))
        // It still follows a finger.
        stage.inner.removeFromSuperview()
        guard isThere else { continue }
        stage.touch()
        stage.move(to: 300, over: 0.2)
        stage.play([.lift])
        stage.theatre.settle()
        #expect(!stage.theatre.isOpen, "\(pulled)")
      }
    }

    /// The gesture is taken away while the finger goes on: the content does not stretch at once.
    @Test func theFingerGoesOnWithoutTheGesture() throws {
      let stage = HandOffStage(
        .plain, along: CGVector(dx: 0, dy: 1), rooms: (0, 0), option: nil)
      let controller = try #require(TransitionController.installed(on: stage.theatre.screen))
      stage.touch()
      stage.move(to: 100, over: 0.15)
      controller.gesture = .pinch
      for travel in [CGFloat(110), 150] { stage.move(to: travel, over: 0.3) }
      stage.play([.lift])
      stage.theatre.settle()
      #expect(stage.theatre.isOpen && abs(stage.moved) < 0.01 && stage.inner.bounces)
      #expect(stage.logs.inner.offsets.allSatisfy { stage.isLegal($0, in: stage.inner) })
      #expect(stage.logs.inner.isBalanced)
    }
  }
}
