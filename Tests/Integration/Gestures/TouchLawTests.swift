import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// No drag is stolen, and none is lost: random fingers at rest over known things, from which it follows whose each
  /// finger is. And none moves the screen by a step: random fingers that come and go while they hold it.
  @MainActor @Suite struct TouchLawTests {
    static let walks = Int(ProcessInfo.processInfo.environment["WALKS"] ?? "")

    /// Seeds that have once shown a fault: a pinch that had been left to one finger turned about the middle of the
    /// screen.
    private static let saved = [3140, 4228]

    /// Returns those of the first seeds, and of the saved ones, that are played in this account of UIKit, and by this
    /// process.
    private func seeds(_ count: Int) -> [Int] {
      ((0..<count) + Self.saved.filter { $0 >= count }).filter {
        $0.isMultiple(of: 2) == (Headless.order == .first) && Share.current.has($0 / 2)
      }
    }

    @Test func randomFingersGoToWhomTheyAreMeantFor() {
      let count = Self.walks ?? 1000
      var (played, closed) = (0, 0)
      for seed in seeds(count) {
        var scene = TouchScene(seed: seed, order: Headless.order)
        let outcome = scene.play()
        played += outcome.fingers
        closed += outcome.closings
        for fault in outcome.faults { Issue.record("seed \(seed): \(fault)") }
      }
      // The law means something only if screens close.
      if count >= 1000, Share.current.parts == 1 { #expect(closed > played / 10) }
      Headless.reset()
    }

    @Test func randomFingersThatComeAndGoMoveTheScreenWithoutAStep() {
      let count = Self.walks ?? 200
      var (played, held, closed) = (0, 0, 0)
      for seed in seeds(count) {
        var scene = FingerScene(seed: seed, order: Headless.order)
        let outcome = scene.play()
        played += 1
        held += outcome.isHeld ? 1 : 0
        closed += outcome.isClosed ? 1 : 0
        for fault in outcome.faults { Issue.record("seed \(seed): \(fault)") }
      }
      if count >= 200, Share.current.parts == 1 {
        #expect(held > played / 2 && closed > played / 20)
      }
      Headless.reset()
    }
  }
}

extension House {
  /// Opens the screen without an animation, pushed or presented.
  fileprivate func show(using transition: ViewControllerTransition, gesture: TransitionGesture) {
    if venue == .push {
      stack.push(screen, using: transition, gesture: gesture, animated: false)
    } else {
      presenter.present(screen, using: transition, gesture: gesture, animated: false)
    }
    settle()
  }

  /// The name of the screen in the log.
  fileprivate var name: String { venue == .push ? "guest" : "screen" }
}

/// A transition and its gesture, with the ways of a finger that moves the screen.
private struct Closing {
  let name: String
  let transition: ViewControllerTransition
  let gesture: TransitionGesture
  /// From inside the content.
  var ways: [TouchWay] = []
  var isPushed = false
  /// A finger from the leading edge moves the screen, too.
  var hasEdge = false

  /// True if the screen goes the way of the finger, beside content that scrolls otherwise.
  var isFree: Bool { ways.count == TouchWay.allCases.count }

  /// Where a screen goes back to.
  static let place = TransitionPlace.point(CGPoint(x: 195, y: 500))
  /// Those of the system's zoom. The pinch changes nothing for one finger.
  static let zoom: TransitionGesture = [.panToEdge, .pinch, .leadingEdge]
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

  private static let closings: [Closing] = [
    Closing(
      name: "cover", transition: .cover, gesture: .pullUpDown, ways: [.down]),
    Closing(
      name: "cover, in all directions", transition: .cover, gesture: .panToEdge,
      ways: TouchWay.allCases),
    Closing(
      name: "slide", transition: .slide, gesture: .pullLeftRight, ways: [.toTrailing]),
    Closing(
      name: "slide, edge", transition: .slide, gesture: .leadingEdge, hasEdge: true),
    Closing(
      name: "fade", transition: .fade, gesture: .pullUpDown, ways: [.up, .down]),
    Closing(
      name: "slide, content", transition: .slide, gesture: .contentSwipe, ways: [.toTrailing]),
    Closing(
      name: "pushed slide, content", transition: .slide, gesture: .contentSwipe,
      ways: [.toTrailing], isPushed: true),
    Closing(
      name: "slide, edge and content", transition: .slide, gesture: [.leadingEdge, .contentSwipe],
      ways: [.toTrailing], hasEdge: true),
    Closing(
      name: "pushed slide, edge and content", transition: .slide,
      gesture: [.leadingEdge, .contentSwipe], ways: [.toTrailing], isPushed: true, hasEdge: true),
    Closing(
      name: "cover, down and edge", transition: .cover, gesture: [.pullUpDown, .leadingEdge],
      ways: [.down], hasEdge: true),
    Closing(
      name: "fade, down and content", transition: .fade, gesture: [.pullUpDown, .contentSwipe],
      ways: [.up, .down, .toTrailing]),
    Closing(
      name: "full, as the zoom", transition: .full(from: Closing.place), gesture: Closing.zoom,
      ways: TouchWay.allCases, hasEdge: true),
    Closing(
      name: "pushed full, as the zoom", transition: .full(from: Closing.place),
      gesture: Closing.zoom, ways: TouchWay.allCases, isPushed: true, hasEdge: true),
  ]

  /// Returns false where no rule says whose a finger is that could move the screen.
  private func isRuled(_ way: TouchWay, over kind: TouchThing.Kind?, _ closing: Closing) -> Bool {
    switch kind {
    // A page is asked only about what it could scroll.
    case .webPage: !way.isSideways
    // Content at its edge is stretched, and a list does nothing, unless the screen goes that way, too.
    case .wide where way == .toTrailing, .row where way == .toLeading: !closing.isFree
    // It scrolls, and a long pull goes on with the screen.
    case .wideBeyond where way == .toTrailing: closing.gesture != .pullLeftRight
    default: true
    }
  }

  mutating func play() -> Outcome {
    Headless.reset()
    Headless.assume(order)
    Headless.framesPerSecond = Bool.random(using: &numbers) ? 60 : 120
    var outcome = Outcome()
    let closing = Self.closings.randomElement(using: &numbers)!
    let isRightToLeft = Int.random(in: 0..<3, using: &numbers) == 0
    Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    let theatre = closing.isPushed ? StackHouse() : Theatre()
    let places = (0..<6).map {
      CGRect(x: 40 + 160 * ($0 % 2), y: 100 + 220 * ($0 / 2), width: 150, height: 200)
    }
    let things = places.map { place in
      Bool.random(using: &numbers)
        ? nil
        : TouchThing(
          TouchThing.Kind.allCases.randomElement(using: &numbers)!, place,
          isRightToLeft: isRightToLeft)
    }
    for case let thing? in things {
      theatre.screen.view.addSubview(thing.view)
      for case let gate as PageGate in thing.view.gestureRecognizers ?? [] { gate.decision = 1 }
    }
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      theatre.show(using: closing.transition, gesture: closing.gesture)
      // The last place is the leading edge.
      let index = Int.random(in: 0...6, using: &numbers)
      let isAtEdge = index == 6
      // Half of the fingers go a way that moves the screen.
      let isAlong = Bool.random(using: &numbers) && !closing.ways.isEmpty
      let way = (isAlong ? closing.ways : TouchWay.allCases)
        .filter { !isAtEdge || $0 != .toLeading }.randomElement(using: &numbers)!
      let vector = way.vector(isRightToLeft: isRightToLeft)
      let speed = CGFloat([50, 120, 300, 700, 1500, 4000].randomElement(using: &numbers)!)
      let length = CGFloat(Int.random(in: 30...160, using: &numbers))
      let isTakenAway = Int.random(in: 0..<8, using: &numbers) == 0
      let thing = isAtEdge ? nil : things[index]
      let start =
        isAtEdge
        ? CGPoint(x: isRightToLeft ? 388 : 2, y: 420)
        : thing.map { $0.view.convert($0.place, to: nil) } ?? places[index].middle
      things.forEach { $0?.forget() }
      theatre.log.clear()
      theatre.play([.down(start), .hold(thing?.rest ?? 0)])
      theatre.play([
        .move(
          to: CGPoint(x: start.x + vector.dx * length, y: start.y + vector.dy * length),
          over: TimeInterval(length / speed))
      ])
      if isTakenAway { Headless.cancelTouches() } else { theatre.play([.lift]) }
      let ground = isAtEdge ? "the edge" : thing.map { "\($0.kind)" } ?? "nothing"
      let name =
        "\(closing.name)\(isRightToLeft ? ", mirrored," : "") over \(ground), \(way) by \(length) at \(speed)"
      theatre.settle()
      let hasBegun = theatre.log.count("\(theatre.name).willDisappear") > 0
      let isGone = !theatre.isOpen
      outcome.fingers += 1
      outcome.closings += isGone ? 1 : 0
      // The gesture is meant where nothing else wants the finger, and the finger goes a way that moves the screen.
      let keepsFinger = thing?.kind.keeps(way) == true
      let isInward = isAtEdge && closing.hasEdge && way == .toTrailing
      let isMeant = (closing.ways.contains(way) && !keepsFinger) || isInward
      // One account of UIKit knows no fast finger from the edge.
      let (rules, step) = (Headless.panRules, speed / Headless.framesPerSecond)
      let isTooFast =
        isInward && !closing.ways.contains(way) && !rules.edgeReach.contains(rules.edgeSlop + step)
      let isRuled = isRuled(way, over: thing?.kind, closing)
      if !isTooFast, isRuled, hasBegun != isMeant {
        outcome.faults.append("\(name): \(isMeant ? "lost" : "stolen")")
      }
      if isGone, isTakenAway {
        outcome.faults.append("\(name): closed by a touch that was taken away")
      }
      if let thing, !isTakenAway {
        if isRuled, hasBegun, !thing.hasLostFinger {
          outcome.faults.append("\(name): both, \(thing.heard.suffix(2))")
        }
        if keepsFinger, !thing.hasHadFinger {
          outcome.faults.append("\(name): not heard, \(thing.heard.suffix(2))")
        }
      }
      if theatre.run != nil { outcome.faults.append("\(name): stuck") }
      if !isGone { theatre.close(animated: false) }
      theatre.settle()
    }
    return outcome
  }
}

/// A screen, fingers that come and go on it, and its corners, which they move.
@MainActor private struct FingerScene {
  private var numbers: WalkGenerator
  private let closing: Closing
  private let theatre: Theatre
  private let controller: TransitionController
  /// Those that are down.
  private var fingers: [Finger] = []
  private var landed = 0
  private var frame = 0
  /// Where the corners have been seen last, and how far the fingers may have moved each of them since.
  private var corners: [CGPoint]
  private var reaches: [CGFloat]
  private var outcome = Outcome()

  struct Outcome {
    var (isHeld, isClosed) = (false, false)
    var faults: [String] = []
  }

  private struct Finger {
    let number: Int
    var place: CGPoint
    /// What it moves in a frame, and in how many frames more.
    var step = CGVector.zero
    var frames = 2
  }

  private static let closings: [Closing] = [
    Closing(
      name: "full, as the zoom", transition: .full(from: Closing.place), gesture: Closing.zoom),
    Closing(
      name: "overlay, as the zoom", transition: .overlay(from: Closing.place),
      gesture: Closing.zoom),
    Closing(
      name: "scale, down and pinch", transition: .scale(from: Closing.place),
      gesture: [.pullUpDown, .pinch]),
    Closing(
      name: "full, content and pinch", transition: .full(from: Closing.place),
      gesture: [.contentSwipe, .pinch]),
    Closing(
      name: "sheet, down, pinch and edge", transition: .full,
      gesture: [.pullUpDown, .pinch, .leadingEdge]),
    Closing(name: "scale, pinch and edge", transition: .scale, gesture: [.pinch, .leadingEdge]),
  ]

  init(seed: Int, order: HeadlessOrder) {
    numbers = WalkGenerator(seed: seed)
    Headless.reset()
    Headless.assume(order)
    Headless.framesPerSecond = Bool.random(using: &numbers) ? 60 : 120
    closing = Self.closings.randomElement(using: &numbers)!
    theatre = Int.random(in: 0..<3, using: &numbers) == 0 ? StackHouse() : Theatre()
    theatre.show(using: closing.transition, gesture: closing.gesture)
    theatre.log.clear()
    controller = TransitionController.installed(on: theatre.screen)!
    let rest = controller.home?.closingFromRest?.geometry.front ?? .zero
    corners = [0, 1, 3, 2].map { rest.corners[$0] }
    reaches = [0, 0, 0, 0]
  }

  mutating func play() -> Outcome {
    var endings = 0
    controller.onEnd { _, _ in endings += 1 }
    let isTakenAway = Int.random(in: 0..<8, using: &numbers) == 0
    let end = Int.random(in: 20...90, using: &numbers)
    land(atEdge: Int.random(in: 0..<4, using: &numbers) == 0)
    if Bool.random(using: &numbers) { land() }
    var isLastLifted = true
    while !fingers.isEmpty {
      frame += 1
      if frame < end {
        change()
      } else if isTakenAway {
        Headless.cancelTouches()
        while !fingers.isEmpty { lift() }
      } else if Int.random(in: 0..<3, using: &numbers) == 0 {
        lift()
      }
      let (before, isFollowed) = (fingers, isFollowed)
      if frame < end { move() }
      Headless.advance(by: 1 / Headless.framesPerSecond)
      let isHeld = look(since: before)
      outcome.isHeld = outcome.isHeld || isHeld
      if isHeld, fingers.isEmpty { fault("not let go") }
      if !isHeld, outcome.isHeld, !fingers.isEmpty {
        if isFollowed { fault("let go early") }
        isLastLifted = false
        while !fingers.isEmpty { lift() }
      }
      if !outcome.faults.isEmpty { return outcome }
    }
    theatre.settle()
    outcome.isClosed = !theatre.isOpen
    // A finger that was left may have begun anew.
    if isLastLifted, endings != (outcome.isHeld ? 1 : 0) { fault("ended \(endings) times") }
    if outcome.isClosed, isTakenAway, frame == end { fault("closed by touches taken away") }
    if !theatre.log.isBalanced(theatre.name, from: .appeared, isShown: theatre.isOpen) {
      fault("\(theatre.log.lines)")
    }
    if theatre.run != nil || controller.interaction.hold != nil { fault("stuck") }
    guard theatre.isOpen else { return outcome }
    // Nothing is left of them: the next fingers close the screen.
    theatre.window.play(.pinch(center: CGPoint(x: 195, y: 420), from: 300, to: 60, over: 0.3))
    theatre.settle()
    if theatre.isOpen || theatre.run != nil { fault("the next pinch is lost") }
    return outcome
  }

  private mutating func fault(_ what: String) {
    outcome.faults.append("\(closing.name), \(theatre.venue), frame \(frame): \(what)")
  }

  /// True while a recognizer that has begun follows one of the fingers. A pinch knows two; a third one is known to a drag
  /// beside it.
  private var isFollowed: Bool {
    controller.interaction.gestureRecognizers.drivers.contains { driver in
      driver.isInProgress
        && (0..<driver.numberOfTouches).contains { touch in
          let place = driver.location(ofTouch: touch, in: theatre.window)
          return fingers.contains { $0.place.distance(to: place) < 1 }
        }
    }
  }

  // MARK: The corners

  /// Looks where the corners are, unless nobody holds the screen: none is further than the fingers have moved it. Returns
  /// whether the screen is held.
  private mutating func look(since before: [Finger]) -> Bool {
    let ways = before.compactMap { old in
      fingers.first { $0.number == old.number }.map { (old.place, $0.place) }
    }
    for index in corners.indices { reaches[index] += reach(of: corners[index], by: ways) }
    let now = theatre.quad
    guard theatre.run?.playback?.isHeld == true, now.count == corners.count else { return false }
    for (old, (new, reach)) in zip(corners, zip(now, reaches))
    where old.distance(to: new) > reach + 2 {
      fault("from \(old) to \(new), by more than \(reach)")
    }
    (corners, reaches) = (now, [0, 0, 0, 0])
    return true
  }

  /// Returns how far fingers may move a corner, in points: one finger with the screen under it, which shrinks a little,
  /// and two with all that is between them.
  private func reach(of corner: CGPoint, by ways: [(old: CGPoint, new: CGPoint)]) -> CGFloat {
    let scale = corners[0].distance(to: corners[1]) / theatre.window.bounds.width
    let longest = ways.map { $0.old.distance(to: $0.new) }.max() ?? 0
    var reach = longest * (1 + 0.75 / max(scale, 0.1))
    for (index, one) in ways.enumerated() {
      for other in ways[..<index] {
        let (old, new) = (FingerPair(one.old, other.old), FingerPair(one.new, other.new))
        let ratio = new.length / max(old.length, 1)
        let turn = abs((new.angle - old.angle).remainder(dividingBy: 2 * .pi))
        let arm = corner.distance(to: old.middle)
        let way = old.middle.distance(to: new.middle)
        reach = max(reach, way + arm * (abs(ratio - 1) + max(ratio, 1) * turn))
      }
    }
    return reach
  }

  // MARK: The fingers

  private func touch(_ finger: Int, _ step: HeadlessTouchScript.Step) {
    Headless.play(HeadlessTouchScript([.init(finger, [step])]), in: theatre.window)
  }

  /// Puts a finger down, not too near to the others.
  private mutating func land(atEdge: Bool = false) {
    var place = CGPoint.zero
    repeat {
      place = CGPoint(
        x: .random(in: 40...350, using: &numbers), y: .random(in: 120...780, using: &numbers))
    } while fingers.contains { $0.place.distance(to: place) < 80 }
    if atEdge { place.x = 2 }
    fingers.append(Finger(number: landed, place: place))
    touch(landed, .down(place))
    landed += 1
  }

  private mutating func lift() {
    touch(fingers.remove(at: .random(in: fingers.indices, using: &numbers)).number, .lift)
  }

  /// A finger comes down beside the others, one is lifted, or one comes down elsewhere, each of them seldom.
  private mutating func change() {
    switch Int.random(in: 0..<30, using: &numbers) {
    case 0 where fingers.count > 1: lift()
    case 1 where fingers.count > 1:
      lift()
      land()
    case 2...3 where fingers.count < 3: land()
    default: break
    }
  }

  /// Each finger goes straight on for some frames, or rests.
  private mutating func move() {
    for index in fingers.indices {
      var finger = fingers[index]
      finger.frames -= 1
      if finger.frames < 0 {
        let isAtEdge = finger.place.x == 2
        let angle = isAtEdge ? 0 : CGFloat.random(in: -.pi...(.pi), using: &numbers)
        let speed = CGFloat([0, 60, 200, 500, 1500].randomElement(using: &numbers)!)
        let step = speed / Headless.framesPerSecond
        finger.step = CGVector(dx: cos(angle) * step, dy: sin(angle) * step)
        finger.frames = .random(in: 0...12, using: &numbers)
      }
      let place = CGPoint(x: finger.place.x + finger.step.dx, y: finger.place.y + finger.step.dy)
      if finger.step != .zero, CGRect(x: 2, y: 100, width: 368, height: 720).contains(place) {
        finger.place = place
        touch(finger.number, .move(to: place, over: 0))
      }
      fingers[index] = finger
    }
  }
}

private struct FingerPair {
  let middle: CGPoint
  let length: CGFloat
  let angle: CGFloat

  init(_ one: CGPoint, _ other: CGPoint) {
    middle = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    length = one.distance(to: other)
    angle = atan2(other.y - one.y, other.x - one.x)
  }
}
