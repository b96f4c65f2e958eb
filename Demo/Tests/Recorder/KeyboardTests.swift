import Renderer
import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  /// The keyboard of a film, and the card that makes room for it.
  @MainActor @Suite
  struct KeyboardTests {
    private let stage = PlaylistStage()

    /// The upper edge of the keyboard that is seen.
    private func top(of keyboard: UIWindow) -> CGFloat? {
      keyboard.subviews.first.map { ($0.layer.presentation() ?? $0.layer).frame.minY }
    }

    /// The lower edge of the card that is seen.
    private func bottom(of card: UIView, in window: UIWindow) -> CGFloat {
      var layer: CALayer? = card.layer
      var y = card.bounds.maxY
      while let current = layer, current !== window.layer {
        let shown = current.presentation() ?? current
        y += shown.frame.minY - shown.bounds.minY
        layer = current.superlayer
      }
      return y
    }

    @Test func theCardEndsAboveTheKeyboardInEachFrame() throws {
      var (gap, text, count): (CGFloat?, String?, Int) = (nil, nil, 0)
      try Take(stage: stage).play { frame in
        guard frame.phase == .open, let keyboard = frame.keyboard,
          let root = frame.window.rootViewController,
          let screen = stage.opened(from: root) as? PlaylistViewController,
          let top = top(of: keyboard)
        else { return }
        gap = top - bottom(of: screen.view, in: frame.window)
        text = screen.titleField.text
        // A finger may hold the card.
        guard text != stage.title else { return }
        #expect((gap ?? 0) >= 10 - 0.01)
        count += 1
      }
      #expect(count > 20)
      #expect(abs((gap ?? 0) - 10) < 0.01)
      #expect(text == stage.title)
    }

    @Test func theKeyboardIsSeenUntilItLeavesWithTheCard() throws {
      let take = Take(stage: stage)
      let camera = Camera(filming: take, width: 96)
      var seen: [Take.Phase: [Bool]] = [:]
      var isBelowCard: [Bool] = []
      try take.play { frame in
        let isSeen = frame.keyboard != nil
        seen[frame.phase, default: []].append(isSeen)
        guard !frame.isMoving, frame.phase == .open else { return }
        let bare = camera.picture(of: frame.window)
        isBelowCard.append(camera.picture(of: frame) != bare)
      }
      #expect(isBelowCard == [false, true, true, true])
      for phase in [Take.Phase.before, .opening, .after] {
        #expect(seen[phase]?.contains(true) == false)
      }
      #expect(seen[.closing]?.first == true && seen[.closing]?.last == false)
    }

    @Test func aThumbPressesTheKeysOfACapitalizedTitle() throws {
      Headless.reset()
      let window = Headless.makeWindow()
      defer { window.isHidden = true }
      let reel = Reel(of: window) { _ in }
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      window.addSubview(field)
      #expect(reel.keyboard.window == nil)
      field.becomeFirstResponder()
      try reel.settle(.open)
      try reel.type("Moon", .open)
      #expect(field.text == "Moon")
      field.resignFirstResponder()
      Headless.advance(by: 0.3)
      #expect(reel.keyboard.window == nil)
    }
  }
}
