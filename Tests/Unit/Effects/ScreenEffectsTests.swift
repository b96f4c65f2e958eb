import Testing
import UIKit

@testable import TransitionCatalog

/// Effects as a transition: what stands in front, what lies behind, and the forms that screens have.
struct ScreenEffectsTests {
  private static let size = EffectCompilerTests.size
  private static let card = CGRect(x: 40, y: 200, width: 310, height: 400)

  private static func geometry(isCard: Bool, frame: CGRect? = nil) -> TransitionGeometry {
    var geometry = TransitionGeometry(container: size, front: frame)
    geometry.isCard = isCard
    return geometry
  }

  @Test(
    arguments: [
      (TransitionStacking.frontAbove, [Choreography.Role.back, .front], false),
      (.backAbove, [.front, .back], false), (.byDepth, [.back, .front], true),
    ])
  func oneScreenIsInFront(
    stacking: TransitionStacking, order: [Choreography.Role], sortsByDepth: Bool
  ) {
    let transition = ScreenEffects(front: .fade, back: .fade, stacking: stacking)
    let geometry = Self.geometry(isCard: false)
    for choreography in [transition.opening(on: geometry), transition.closing(on: geometry)] {
      #expect(choreography.parts.map(\.role) == [.backdrop] + order)
      #expect(choreography.sortsByDepth == sortsByDepth)
    }
  }

  /// Behind a card it comes and goes with that; behind full screens it is there all the time.
  @Test(arguments: [false, true]) func theBackdropFadesBehindACard(isCard: Bool) {
    let geometry = Self.geometry(isCard: isCard, frame: isCard ? Self.card : nil)
    let transition = ScreenEffects(front: .fade)
    let (opening, closing) = (transition.opening(on: geometry), transition.closing(on: geometry))
    for (choreography, closed) in [(opening, CGFloat(0)), (closing, 1)] {
      #expect(choreography.pose(of: .backdrop, at: closed).opacity == (isCard ? 0 : 1))
      #expect(choreography.pose(of: .backdrop, at: 1 - closed).opacity == 1)
    }
  }

  /// By the way that its frame, and a shadow of 60 points, have to that edge.
  @Test func aCardMovesOutOverEveryEdge() {
    let geometry = Self.geometry(isCard: true, frame: Self.card)
    let ways: [TransitionEdge: CGPoint] = [
      .leading: CGPoint(x: -410, y: 0), .trailing: CGPoint(x: 410, y: 0),
      .top: CGPoint(x: 0, y: -660), .bottom: CGPoint(x: 0, y: 704),
    ]
    for (edge, way) in ways {
      let pose = ScreenEffects(front: .move(edge: edge)).opening(on: geometry)
        .pose(of: .front, at: 0)
      #expect(pose.x == way.x && pose.y == way.y, "\(edge)")
    }
    // A view is somewhere in the container, and casts no shadow.
    var inside = Self.geometry(isCard: false)
    inside.inside[InnerViews(key: "row", screen: .front)] = [
      CGRect(x: 20, y: 100, width: 120, height: 44)
    ]
    let moves: [(TransitionEdge, CGFloat)] = [(.leading, -140), (.trailing, 370)]
    for (edge, way) in moves {
      let opening = ScreenEffects(views: ["row": .move(edge: edge)]).opening(on: inside)
      #expect(opening.pose(of: .view(forEffect: "row", in: .front, at: 0), at: 0).x == way)
    }
    // Mirrored, it goes to the other side, which is farther or nearer.
    let others: [(TransitionEdge, CGFloat)] = [(.leading, 370), (.trailing, -140)]
    for (edge, way) in others {
      let effects = ViewControllerTransition.effects(views: ["row": .move(edge: edge)])
      let opening = effects.mirrored().played(.opening, on: inside)
      #expect(opening.pose(of: .view(forEffect: "row", in: .front, at: 0), at: 0).x == way)
    }
  }

  /// In a stack it is a screen like any other.
  @Test func aCardThatFillsItsContainerHasNoCornersAndNoShadow() {
    let effects: TransitionEffect = [.move(edge: .bottom), .cornerRadius(60)]
    let geometry = Self.geometry(isCard: true)
    let opening = ScreenEffects(front: effects).opening(on: geometry)
    #expect(opening.pose(of: .front, at: 0).y == 844)
    #expect(opening.pose(of: .front, at: 0).cornerRadius == 60)
    #expect(opening.pose(of: .front, at: 1).cornerRadius == 0)
  }

  @Test func aCardHasTheCornersOfItsOptions() {
    var geometry = Self.geometry(isCard: true, frame: Self.card)
    geometry.settings.cornerRadius = 24
    let opening = ScreenEffects(front: .cornerRadius(60)).opening(on: geometry)
    #expect(opening.pose(of: .front, at: 0).cornerRadius == 60)
    #expect(opening.pose(of: .front, at: 1).cornerRadius == 24)
  }

  /// All places that effects name are looked for.
  @Test func placesAreThoseOfRevealsAndOfStaggers() {
    let (a, b, c): (TransitionPlace, TransitionPlace, TransitionPlace) = (
      .point(CGPoint(x: 1, y: 1)), .point(CGPoint(x: 2, y: 2)), .point(CGPoint(x: 3, y: 3))
    )
    let transition = ScreenEffects(
      front: .reveal(from: a), back: [.fade, .reveal(from: b)],
      views: ["row": TransitionEffect.fade.staggered(over: 0.5, order: .distance(from: c))])
    #expect(Set(transition.places) == [a, b, c])
  }

  /// A place that is not on screen is replaced by the middle.
  @Test func distancesFromNowhereCountFromTheMiddle() {
    let geometry = TransitionGeometry(container: Self.size)
    let frames = [0, 422, 633].map { CGRect(x: 195, y: $0, width: 0, height: 0) }
    #expect(
      TransitionEffect.Order.distance(from: .view(nil)).ranks(of: frames, on: geometry) == [
        1, 0, 0.5,
      ])
  }

  /// The nearest view begins at once, however far from the place it is.
  @Test func distancesCountFromTheNearestView() {
    let place = TransitionPlace.point(CGPoint(x: 0, y: -300))
    let geometry = TransitionGeometry(
      container: Self.size, places: [place: CGRect(x: 0, y: -300, width: 0, height: 0)])
    let frames = [0, 300, 600].map { CGRect(x: 0, y: $0, width: 0, height: 0) }
    #expect(
      TransitionEffect.Order.distance(from: place).ranks(of: frames, on: geometry) == [0, 0.5, 1])
  }
}
