import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The meaning of each effect.
struct EffectCompilerTests {
  static let size = CGSize(width: 390, height: 844)

  static func pose(
    _ effect: TransitionEffect, of role: Choreography.Role = .front, at fraction: CGFloat = 0,
    isRightToLeft: Bool = false
  ) -> Pose {
    let geometry = TransitionGeometry(container: size, isRightToLeft: isRightToLeft)
    let transition = ScreenEffects(front: effect, back: effect)
    return transition.opening(on: geometry).pose(of: role, at: fraction)
  }

  /// The screen that arrives is away at 0, the one underneath at 1; each is at rest at the other end.
  @Test func awayIsWhereTheOtherScreenIsAllThereIs() {
    for effect: TransitionEffect in [
      .move(edge: .leading, by: 0.5), .offset(x: 10, y: 20, z: 30), .scale(0.5),
      .rotate(degrees: 45), .rotate(degrees: 90, axis: .x), .hinge(.top), .dim(0.4),
      .opacity(0.5), .reveal(from: .point(CGPoint(x: 50, y: 60))), .hidden(beyond: 0.5),
      .cornerRadius(30), .displayCorners,
    ] {
      let opening = ScreenEffects(front: effect, back: effect).opening(
        on: TransitionGeometry(container: Self.size, displayCornerRadius: 47))
      for (role, rest) in [(Choreography.Role.front, CGFloat(1)), (.back, 0)] {
        let part = opening.parts.first { $0.role == role }!
        let (atRest, away) = (
          opening.pose(of: role, at: rest), opening.pose(of: role, at: 1 - rest)
        )
        let matrix = atRest.transform(anchor: part.anchor, size: Self.size)
        let error = Quad(matrix, size: Self.size)
          .distance(to: Quad(CATransform3DIdentity, size: Self.size))
        #expect(error < 1e-6 && atRest.opacity == 1 && atRest.dim == 0, "\(effect)")
        #expect(CGRect(origin: .zero, size: Self.size).isCovered(by: atRest), "\(effect)")
        #expect(away != atRest, "\(effect)")
      }
    }
  }

  @Test func aScreenMovesOutOverTheEdge() {
    #expect(Self.pose(.move(edge: .bottom)).y == 844)
    #expect(Self.pose(.move(edge: .leading, by: 0.2), of: .back, at: 1).x == -78)
    #expect(Self.pose(.move(edge: .leading), isRightToLeft: true).x == 390)
    #expect(Self.pose(.offset(x: 12, y: 5), isRightToLeft: true).x == -12)
  }

  /// At the edge of the container a shadow would be seen before its screen; and a card has one.
  @Test func aShadowIsThereOnTheWayOnly() {
    let effects: TransitionEffect = [.move(edge: .trailing), .shadow(0.3)]
    for (fraction, opacity) in [(0, 0), (0.06, 0.15), (0.12, 0.3), (0.5, 0.3), (1, 0)] {
      #expect(abs(Self.pose(effects, at: fraction).shadow - opacity) < 1e-9)
    }
    #expect(Self.pose(effects, of: .back, at: 0.5).shadow == 0.3)
    var geometry = TransitionGeometry(
      container: Self.size, front: CGRect(x: 40, y: 200, width: 310, height: 400))
    geometry.isCard = true
    let card = ScreenEffects(front: effects).opening(on: geometry)
    #expect(card.pose(of: .front, at: 0.5).shadow == 0)
    let onRow = ScreenEffects(views: ["row": .shadow(0.3)])
    #expect(
      onRow.issues(on: TransitionGeometry(container: Self.size)) == [.effectsContradict("row")])
  }

  /// A card leaves with its shadow, and has its own corners at rest.
  @Test func aCardMovesOutWithItsShadow() {
    let card = CGRect(x: 40, y: 200, width: 310, height: 400)
    var geometry = TransitionGeometry(container: Self.size, front: card)
    geometry.isCard = true
    let effects: TransitionEffect = [.move(edge: .bottom), .cornerRadius(60)]
    let opening = ScreenEffects(front: effects).opening(on: geometry)
    #expect(abs(opening.pose(of: .front, at: 0).y - 704) < 1e-9)
    #expect(opening.pose(of: .front, at: 0).cornerRadius == 60)
    #expect(opening.pose(of: .front, at: 1).cornerRadius == CardLayout.cornerRadius)
  }

  @Test func theMirrorOfALayoutIsThatOfTheChoreography() {
    for seed in 0..<100 {
      var random = EffectGenerator(seed: seed)
      let transition = ScreenEffects(front: random.list(), back: random.list())
      let plain = transition.opening(on: TransitionGeometry(container: Self.size)).mirrored()
      let other = transition.opening(
        on: TransitionGeometry(container: Self.size, isRightToLeft: true))
      for (a, b) in zip(plain.parts, other.parts) {
        #expect(abs(a.anchor.x - b.anchor.x) < 1e-12)
        for f in EffectLawTests.fractions {
          let (p, q) = (a.pose(at: f, overshoot: 0...1), b.pose(at: f, overshoot: 0...1))
          #expect(abs(p.x - q.x) < 1e-9 && abs(p.rotationY - q.rotationY) < 1e-9)
          #expect(abs(p.rotationZ - q.rotationZ) < 1e-9 && p.rotationX == q.rotationX)
        }
      }
    }
  }

  /// An eye that is nearer than infinity sees it edge-on before 90°.
  @Test(arguments: zip([1.6, 2.5] as [CGFloat], [72.65, 78.69] as [CGFloat]))
  func aHingeTurnsUntilItIsEdgeOn(perspective: CGFloat, degrees: CGFloat) {
    let effect = TransitionEffect.hinge(.leading, perspective: perspective)
    let pose = Self.pose(effect, of: .back, at: 1)
    #expect(abs(abs(pose.rotationY) * 180 / .pi - degrees) < 0.01)
    let matrix = pose.transform(anchor: CGPoint(x: 0, y: 0.5), size: Self.size)
    let free = CGPoint(x: 195, y: 0).projected(by: matrix)
    let hinge = CGPoint(x: -195, y: 0).projected(by: matrix)
    #expect(abs(free.x - hinge.x) < 1e-6)
  }

  @Test func aCircleOpensFromItsPlaceAroundAllOfTheScreen() {
    let place = TransitionPlace.point(CGPoint(x: 60, y: 700))
    let geometry = TransitionGeometry(
      container: Self.size, places: [place: CGRect(x: 60, y: 700, width: 0, height: 0)])
    let opening = ScreenEffects(front: .reveal(from: place)).opening(on: geometry)
    for f in EffectLawTests.fractions {
      let pose = opening.pose(of: .front, at: f)
      let window = pose.clip(in: Self.size)
      #expect(abs(window.midX - 60) < 1e-9 && abs(window.midY - 700) < 1e-9)
      #expect(abs(window.width - window.height) < 1e-9)
      #expect(abs(pose.cornerRadius! - window.width / 2) < 1e-9)
    }
    let corner = opening.pose(of: .front, at: 1).clip(in: Self.size).width / 2
    #expect(abs(corner - hypot(330, 700)) < 1e-9)
    #expect(opening.pose(of: .front, at: 0).clip(in: Self.size).isEmpty)
  }

  /// The far side of a card is not drawn at opacity 0, which glass does not survive: its window is empty.
  @Test func aHiddenScreenHasAnEmptyWindow() {
    let card: TransitionEffect = [.rotate(degrees: 180, axis: .y), .hidden(beyond: 0.5)]
    for (role, fractions) in [
      (Choreography.Role.front, [0.0, 0.49] as [CGFloat]), (.back, [0.51, 1]),
    ] {
      for f in fractions {
        let pose = Self.pose(card, of: role, at: f)
        #expect(pose.clip(in: Self.size).isEmpty && pose.opacity == 1)
      }
      for f in [0.51, 0.49] as [CGFloat] where !fractions.contains(f) {
        #expect(Self.pose(card, of: role, at: f).clip(in: Self.size).size == Self.size)
      }
    }
  }

  @Test func anEffectOfOneDirectionIsNotInTheOther() {
    let transition = ScreenEffects(
      front: [.move(edge: .bottom), TransitionEffect.rotate(degrees: 90).onlyOpening])
    let geometry = TransitionGeometry(container: Self.size)
    let (opening, closing) = (transition.opening(on: geometry), transition.closing(on: geometry))
    #expect(opening.pose(of: .front, at: 0).rotationZ == .pi / 2)
    #expect(closing.pose(of: .front, at: 1).rotationZ == 0)
    #expect(closing.pose(of: .front, at: 1).y == 844)
    #expect(TransitionEffect.fade.onlyOpening.onlyClosing.atoms.isEmpty)
  }

  /// A window is put into the next one, a pace on top of the one before; of staggers the last one counts.
  @Test func aModifierThatIsRepeatedHasAMeaningOfItsOwn() {
    let fade = TransitionEffect.fade
    #expect(fade.during(0.5...1).during(0...0.5) == fade.during(0.25...0.5))
    #expect(fade.during(0.25...0.5).during(0.5...1) == fade.during(0.625...0.75))
    #expect(
      fade.staggered(over: 0.6, order: .reversed).staggered(over: 0.2) == fade.staggered(over: 0.2))
    let both = fade.timing(.easeIn).timing(.easeOut)
    #expect(both != fade.timing(.easeOut).timing(.easeIn) && both != fade.timing(.easeOut))
    let halfway = Self.pose(both, at: 0.5).opacity
    let inner = Self.pose(
      fade.timing(.easeIn), at: Self.pose(fade.timing(.easeOut), at: 0.5).opacity)
    #expect(abs(halfway - inner.opacity) < 0.001)
  }

  /// Ways are added, and sizes and opacities multiplied; two veils darken as two panes of gray glass do.
  @Test func twoEffectsOfAKindAreOne() {
    let pose = Self.pose([
      .dim(0.3), .dim(0.5), .opacity(0.5), .opacity(0.4), .scale(0.5), .scale(0.6),
      .offset(x: 10, y: 4), .offset(x: 5, y: 3), .rotate(degrees: 30), .rotate(degrees: 60),
    ])
    #expect(abs(pose.dim - 0.65) < 1e-9 && abs(pose.opacity - 0.2) < 1e-9)
    #expect(abs(pose.scale - 0.3) < 1e-9 && abs(pose.x - 15) < 1e-9 && abs(pose.y - 7) < 1e-9)
    #expect(abs(pose.rotationZ - .pi / 2) < 1e-9)
    #expect(abs(Self.pose([.shadow(0.2), .shadow(0.5)], at: 0.5).shadow - 0.6) < 1e-9)
  }

  /// The last view begins after the share of the window, however many there are.
  @Test(arguments: [1, 2, 5, 50]) func viewsBeginOneAfterTheOther(count: Int) {
    var geometry = TransitionGeometry(container: Self.size)
    geometry.inside[InnerViews(key: "row", screen: .front)] = (0..<count).map {
      CGRect(x: 0, y: CGFloat($0) * 16, width: 390, height: 16)
    }
    let rows = ScreenEffects(
      views: ["row": TransitionEffect.fade.during(0.2...1).staggered(over: 0.5)])
    let opening = rows.opening(on: geometry)
    func alpha(_ index: Int, _ f: CGFloat) -> CGFloat {
      opening.pose(of: .view(forEffect: "row", in: .front, at: index), at: f).opacity
    }
    #expect(alpha(0, 0.2) == 0 && alpha(0, 0.21) > 0 && abs(alpha(0, 0.6) - 1) < 1e-9)
    if count > 1 {
      #expect(alpha(count - 1, 0.6) < 1e-9 && alpha(count - 1, 0.61) > 0)
      #expect(alpha(count - 1, 1) == 1)
    }
    #expect(opening.timing.curve == Timing.linear(duration: 1).curve)
    #expect(opening.stacked(on: geometry) == opening)
  }

  @Test func theNearerAViewIsTheSoonerItBegins() {
    let place = TransitionPlace.point(CGPoint(x: 0, y: 300))
    let geometry = TransitionGeometry(
      container: Self.size, places: [place: CGRect(x: 0, y: 300, width: 0, height: 0)])
    let frames = [0, 300, 600, 900].map { CGRect(x: 0, y: $0, width: 0, height: 0) }
    #expect(
      TransitionEffect.Order.distance(from: place).ranks(of: frames, on: geometry) == [
        0.5, 0, 0.5, 1,
      ])
    #expect(
      TransitionEffect.Order.reversed.ranks(of: frames, on: geometry).map { $0 * 3 } == [
        3, 2, 1, 0,
      ])
  }

  @Test func badNumbersAreReportedAndTheNearestUsed() {
    let nan = CGFloat.nan
    let effects: [TransitionEffect] = [
      .scale(nan), .move(edge: .top, by: .infinity), .opacity(2),
      TransitionEffect.fade.during(-1...3),
      TransitionEffect.fade.timing(.spring(dampingRatio: 9)), .fade.staggered(over: nan),
      .hinge(.top, perspective: 0.2),
      .rotate(degrees: 9, axis: .y, anchorDepth: 99, perspective: 0.1),
    ]
    let geometry = TransitionGeometry(container: Self.size)
    let transition = ScreenEffects(front: .init(effects))
    #expect(
      transition.issues(on: geometry)
        == [
          .effectUnusable("during(-1...3)", range: "0…1"),
          .effectUnusable("hinge(perspective: 0.2)", range: "1 or more"),
          .effectUnusable("move(inf)", range: nil),
          .effectUnusable("opacity(2)", range: "0…1"),
          .effectUnusable("rotate(anchorDepth: 99)", range: "-10…10"),
          .effectUnusable("rotate(perspective: 0.1)", range: "0, or 1 or more"),
          .effectUnusable("scale(nan)", range: nil),
          .effectUnusable("staggered(over: nan)", range: nil),
          .effectUnusable("timing(spring(dampingRatio: 9.0))", range: nil),
        ])
    for f in EffectLawTests.fractions {
      let pose = transition.opening(on: geometry).pose(of: .front, at: f)
      let numbers = Mirror(reflecting: pose.offset(from: .rest)).children.map(\.value)
      #expect(numbers.allSatisfy { ($0 as? CGFloat)?.isFinite == true })
    }
    #expect(TransitionEffect.fade.during(-1...3) != .fade)
    #expect(TransitionEffect.fade.during(-1...3).atoms == TransitionEffect.fade.atoms)
  }

  @Test func contradictionsAreReportedAndTheFirstWins() {
    let geometry = TransitionGeometry(container: Self.size)
    let turns: TransitionEffect = [
      .rotate(degrees: 9, anchor: .top), .rotate(degrees: 9, anchor: .bottom),
    ]
    let transition = ScreenEffects(
      front: turns, back: [.hinge(.leading), .scale(0.9)],
      views: [
        "row": .dim(0.5), "title": .reveal(from: .top), "button": .rotate(degrees: 3),
        "picture": .displayCorners,
      ])
    #expect(
      transition.issues(on: geometry)
        == ["front", "picture", "row", "title"].map { .effectsContradict($0) })
    let opening = transition.opening(on: geometry)
    #expect(opening.parts.first { $0.role == .front }?.anchor == CGPoint(x: 0.5, y: 0))
    // An anchor that nobody has named gives way.
    #expect(opening.parts.first { $0.role == .back }?.anchor == CGPoint(x: 0, y: 0.5))
  }
}

extension CGRect {
  /// Returns whether the window of a pose leaves out nothing of a part that is as large as the rectangle.
  fileprivate func isCovered(by pose: Pose) -> Bool {
    max(pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight) < 1e-9
      && pose.circleCovers(size)
  }
}

extension Pose {
  fileprivate func circleCovers(_ size: CGSize) -> Bool {
    let clip = clip(in: size)
    let radius = min(cornerRadius ?? 0, min(clip.width, clip.height) / 2)
    // The centers of the corners' circles.
    let inner = clip.insetBy(dx: radius, dy: radius)
    return [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].allSatisfy {
      let (x, y) = ($0.0 as CGFloat, $0.1 as CGFloat)
      let (dx, dy) = (
        max(inner.minX - x, x - inner.maxX, 0), max(inner.minY - y, y - inner.maxY, 0)
      )
      return hypot(dx, dy) <= radius + 1e-6 || radius == 0
    }
  }
}
