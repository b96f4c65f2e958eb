import UIKit

@testable import TransitionCatalog

extension PresetUnderTest {
  /// A transition that is written as effects, for suites that take presets.
  init(
    _ name: String, front: TransitionEffect = [], back: TransitionEffect = [],
    views: [String: TransitionEffect] = [:], stacking: TransitionStacking = .frontAbove
  ) {
    rawValue = name
    movement =
      ScreenEffects(front: front, back: back, views: views, stacking: stacking).movement
  }
}

extension PresetUnderTest {
  /// One of Presets/More, or of an app, without its options.
  private init(_ name: String, _ transition: ViewControllerTransition) {
    guard case .movement(let movement) = transition.content else {
      preconditionFailure("\(name) has no movements")
    }
    rawValue = name
    self.movement = movement.with()
  }

  static let recede = PresetUnderTest("recede", .recede)
  static let fade = PresetUnderTest("fade", .fade)
  static let cover = PresetUnderTest("cover", .cover)
  static let push = PresetUnderTest("push", .push)
  static let cube = PresetUnderTest("cube", .cube)
  static let flip = PresetUnderTest("flip", .flip)
  static let page = PresetUnderTest("page", .page)

  static let rows = PresetUnderTest(
    "rows",
    front: TransitionEffect.fade.during(0...0.1), back: .move(edge: .leading, by: 0.2),
    views: [
      "row": .init([.offset(x: 120), .fade]).timing(.easeOut).staggered(over: 0.6)
    ])

  static let reveal = PresetUnderTest(
    "reveal", front: .reveal(from: .point(CGPoint(x: 60, y: 700))))

  static let iris = PresetUnderTest(
    "iris",
    back: [.reveal(from: .point(CGPoint(x: 200, y: 300))), .dim(0.5)], stacking: .backAbove)

  static let ofEffects = [fade, cover, push, cube, flip, page, reveal, iris]
}
