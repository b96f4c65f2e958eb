import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// One finger, one motion: what the content scrolls and what the screen moves is what the finger
  /// pulls, at every event. `make fuzz` plays every case.
  @MainActor @Suite struct HandOffTests {
    @Test(arguments: HandOffCase.axes) func theFingersWayIsShared(axis: CGVector) {
      let scenes = HandOffCase.all(along: axis, isFirstOrder: Headless.order == .first)
      for (index, scene) in scenes.enumerated() where Share.current.has(index) {
        let wrong = play(scene)
        if !wrong.isEmpty { Issue.record("\(scene): \(wrong.prefix(4).joined(separator: "; "))") }
      }
    }

    private func play(_ scene: HandOffCase) -> [String] {
      let stage = HandOffStage(
        scene.content, along: scene.axis, rooms: scene.rooms, option: scene.option)
      var wrong: [String] = []
      stage.touch()
      let (legs, rests) = scene.way
      for (index, leg) in legs.enumerated() {
        if scene.play == .secondFinger, index == 1 {
          stage.theatre.window.play(
            [.down(CGPoint(x: 200, y: 300)), .hold(0.05), .lift], finger: 1)
          Headless.advance(by: 0.05)
        }
        stage.move(to: leg.to, over: leg.over) { wrong += self.look(stage, scene) }
      }
      if rests { Headless.advance(by: 0.2) }
      let before = (screen: stage.moved, content: stage.scrolled.inner)
      stage.play([.lift])
      wrong += faultsAtLift(stage, scene, before.screen)
      Headless.advance(by: 3)
      wrong += faultsAtEnd(stage, scene, before.content)
      stage.theatre.window.isHidden = true
      return wrong
    }

    /// At every event.
    private func look(_ stage: HandOffStage, _ scene: HandOffCase) -> [String] {
      let pulled = stage.pulled
      let (inner, outer) = stage.scrolled
      // UIKit drags one scroll view at a time, the innermost.
      var wanted = (inner: pulled, outer: CGFloat(0), screen: CGFloat(0))
      wanted.inner = min(pulled, scene.rooms.inner)
      let rest = max(pulled - scene.rooms.inner, 0)
      if scene.handsOver {
        wanted.screen = rest
      } else if scene.content != .bounceOff {
        let size = stage.inner.bounds.size
        wanted.inner += rest.rubberBanded(over: scene.isVertical ? size.height : size.width)
      }
      let off = [inner - wanted.inner, outer - wanted.outer, stage.moved - wanted.screen]
      guard off.contains(where: { abs($0) > 0.5 }) else { return [] }
      return [
        "pulled \(pulled): content \(inner) and \(outer), screen \(stage.moved), wanted \(wanted)"
      ]
    }

    private func faultsAtLift(
      _ stage: HandOffStage, _ scene: HandOffCase, _ before: CGFloat
    ) -> [String] {
      // What was at rest is at rest; what was held goes on as fast as the finger.
      let speed = scene.play == .finish ? 1200.0 / 60 : scene.play == .fling ? 0 : 6
      let step = abs(stage.moved - before)
      return step <= speed * 1.2 + 1 ? [] : ["the screen jumps by \(step) when it is let go"]
    }

    private func faultsAtEnd(
      _ stage: HandOffStage, _ scene: HandOffCase, _ before: CGFloat
    ) -> [String] {
      var wrong: [String] = []
      if stage.theatre.isOpen == scene.closes { wrong.append("open: \(stage.theatre.isOpen)") }
      if stage.inner.bounces == (scene.content == .bounceOff) { wrong.append("bounces") }
      if stage.inner.isDragging || stage.inner.isDecelerating { wrong.append("moving") }
      for (view, log) in [(stage.inner, stage.logs.inner), (stage.outer, stage.logs.outer)] {
        guard let view else { continue }
        if !log.isBalanced { wrong.append("unbalanced: \(log.events)") }
        if !stage.isLegal(view.contentOffset, in: view) { wrong.append("rests beyond its edge") }
        let stretches = scene.handsOver ? 0.01 : view.bounds.height
        if let offset = log.offsets.first(where: {
          !stage.isLegal($0, in: view, giving: stretches)
        }) {
          wrong.append("stretched to \(offset)")
        }
      }
      let coasted = before - stage.scrolled.inner
      if scene.play == .fling, coasted < 20 { wrong.append("coasts by \(coasted)") }
      if scene.handsOver, scene.play == .finish || scene.play == .cancel, abs(coasted) > 0.5 {
        wrong.append("content that was held moves by \(coasted)")
      }
      return wrong
    }
  }
}
