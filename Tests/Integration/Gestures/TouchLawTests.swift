import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// No drag is stolen, and none is lost: random fingers at rest over known things, from which it follows whose each
  /// finger is.
  @MainActor @Suite struct TouchLawTests {
    static let count =
      Int(ProcessInfo.processInfo.environment["WALKS"] ?? "") ?? 1500

    @Test func randomFingersGoToWhomTheyAreMeantFor() {
      var (played, closed) = (0, 0)
      for seed in 0..<Self.count {
        guard seed.isMultiple(of: 2) == (Headless.order == .first), Share.current.has(seed / 2)
        else { continue }
        var scene = TouchScene(seed: seed, order: Headless.order)
        let outcome = scene.play()
        played += outcome.fingers
        closed += outcome.closings
        for fault in outcome.faults { Issue.record("seed \(seed): \(fault)") }
      }
      // The law means something only if screens close.
      if Self.count >= 1500, Share.current.parts == 1 { #expect(closed > played / 20) }
      Headless.reset()
    }
  }
}

/// A screen with six places, each with a thing or without, and fingers that come down in them.
@MainActor private struct TouchScene {
  private let seed: Int
  private let order: HeadlessOrder
  private var numbers: WalkGenerator

  init(seed: Int, order: HeadlessOrder) {
    (self.seed, self.order) = (seed, order)
    numbers = WalkGenerator(seed: seed)
  }

  struct Outcome {
    var (fingers, closings) = (0, 0)
    var faults: [String] = []
  }

  /// A transition and its gesture, with the ways of a finger that moves the screen.
  private struct Closing {
    let name: String
    let transition: ViewControllerTransition
    let gesture: TransitionGesture
    let ways: [CGVector]
  }

  private static let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
  private static let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))

  private static let closings: [Closing] = [
    Closing(
      name: "cover", transition: .cover, gesture: .pullUpDown, ways: [down]),
    Closing(
      name: "cover, in all directions", transition: .cover, gesture: .panToEdge,
      ways: [up, down, left, right]),
    Closing(
      name: "slide", transition: .slide, gesture: .pullLeftRight, ways: [right]),
    Closing(
      name: "slide, edge", transition: .slide, gesture: .leadingEdge, ways: []),
    Closing(
      name: "fade", transition: .fade, gesture: .pullUpDown, ways: [up, down]),
  ]

  mutating func play() -> Outcome {
    Headless.reset()
    Headless.assume(order)
    Headless.framesPerSecond = Bool.random(using: &numbers) ? 60 : 120
    var outcome = Outcome()
    let closing = Self.closings.randomElement(using: &numbers)!
    let theatre = Theatre()
    let places = (0..<6).map {
      CGRect(x: 40 + 160 * ($0 % 2), y: 100 + 220 * ($0 / 2), width: 150, height: 200)
    }
    let things = places.map { place in
      Bool.random(using: &numbers)
        ? nil : TouchThing(TouchThing.Kind.allCases.randomElement(using: &numbers)!, place)
    }
    for case let thing? in things {
      theatre.screen.view.addSubview(thing.view)
      for case let gate as PageGate in thing.view.gestureRecognizers ?? [] { gate.decision = 1 }
    }
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      theatre.presenter.present(
        theatre.screen, using: closing.transition, gesture: closing.gesture, animated: false)
      theatre.settle()
      let index = Int.random(in: 0..<6, using: &numbers)
      let way = [Self.up, Self.down, Self.left, Self.right].randomElement(using: &numbers)!
      let speed = CGFloat([50, 120, 300, 700, 1500, 4000].randomElement(using: &numbers)!)
      let length = CGFloat(Int.random(in: 30...160, using: &numbers))
      let isTakenAway = Int.random(in: 0..<8, using: &numbers) == 0
      let (thing, place) = (things[index], places[index])
      let start = thing.map { $0.view.convert($0.place, to: nil) } ?? place.middle
      things.forEach { $0?.forget() }
      theatre.log.clear()
      theatre.play([.down(start), .hold(thing?.rest ?? 0)])
      theatre.play([
        .move(
          to: CGPoint(x: start.x + way.dx * length, y: start.y + way.dy * length),
          over: TimeInterval(length / speed))
      ])
      if isTakenAway { Headless.cancelTouches() } else { theatre.play([.lift]) }
      let name =
        "\(closing.name) over \(thing.map { "\($0.kind)" } ?? "nothing"), \(way.dx) \(way.dy) by \(length) at \(speed)"
      theatre.settle()
      let hasBegun = theatre.log.count("screen.willDisappear") > 0
      let isGone = theatre.presenter.presentedViewController == nil
      outcome.fingers += 1
      outcome.closings += isGone ? 1 : 0
      // The gesture is meant where nothing else wants the finger, and the finger goes a way that moves the screen.
      let isMeant = closing.ways.contains { $0 == way } && thing?.kind.keepsFinger != true
      // A page is asked only about what it could scroll.
      let isAsked = thing?.kind != .webPage || way.dx == 0
      if isAsked, hasBegun != isMeant {
        outcome.faults.append("\(name): \(isMeant ? "lost" : "stolen")")
      }
      if isGone, isTakenAway {
        outcome.faults.append("\(name): closed by a touch that was taken away")
      }
      if let thing, !isTakenAway {
        if hasBegun, !thing.hasLostFinger {
          outcome.faults.append("\(name): both, \(thing.heard.suffix(2))")
        }
        if thing.kind.keepsFinger, !thing.hasHadFinger {
          outcome.faults.append("\(name): not heard, \(thing.heard.suffix(2))")
        }
      }
      if theatre.run != nil { outcome.faults.append("\(name): stuck") }
      if !isGone { theatre.presenter.dismiss(animated: false) }
      theatre.settle()
    }
    return outcome
  }
}
