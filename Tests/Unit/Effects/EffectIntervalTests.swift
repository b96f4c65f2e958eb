import Testing
import UIKit

@testable import TransitionCatalog

/// Intervals, the parts of the way in which effects play, and clips, the visible parts of a screen.
struct EffectIntervalTests {
  private static let size = EffectCompilerTests.size
  private static let card = CGRect(x: 40, y: 200, width: 310, height: 400)

  private static func alpha(_ effect: TransitionEffect, at fraction: CGFloat) -> CGFloat {
    // A view, whose alpha may be 0.
    var geometry = TransitionGeometry(container: size)
    geometry.inside[InnerViews(key: "row", screen: .front)] = [
      CGRect(x: 0, y: 0, width: 390, height: 16)
    ]
    return ScreenEffects(views: ["row": effect]).opening(on: geometry)
      .pose(of: .view(forEffect: "row", in: .front, at: 0), at: fraction).opacity
  }

  @Test func anEffectIsOverWhenItsWindowIs() {
    let fade = TransitionEffect.fade.during(0.25...0.5)
    for (fraction, alpha) in [(0.25, 0), (0.375, 0.5), (0.5, 1), (1, 1)] as [(CGFloat, CGFloat)] {
      #expect(abs(Self.alpha(fade, at: fraction) - alpha) < 1e-9)
    }
    // A window in a window.
    let inner = TransitionEffect.fade.during(0.5...1).during(0...0.5)
    for fraction in EffectLawTests.fractions {
      #expect(abs(Self.alpha(inner, at: fraction) - Self.alpha(fade, at: fraction)) < 1e-9)
    }
  }

  /// Its pace is that of its window, wherever the modifiers stand.
  @Test func thePaceOfAnEffectIsWithinItsWindow() {
    let paced = TransitionEffect.fade.timing(.easeIn)
    for effect in [
      paced.during(0.5...1), TransitionEffect.fade.during(0.5...1).timing(.easeIn),
    ] {
      for share in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
        let expected = Self.alpha(paced, at: share)
        #expect(abs(Self.alpha(effect, at: 0.5 + share / 2) - expected) < 0.002)
        #expect(Self.alpha(effect, at: share / 2) < 1e-9)
      }
      #expect(Self.alpha(paced, at: 0.5) < 0.4)
    }
  }

  /// The choreography of a screen that arrives out of a view with round corners.
  private static func opening(
    _ effect: TransitionEffect, from spot: TransitionPlace, cardRadius: CGFloat? = nil
  ) -> Choreography {
    var geometry = TransitionGeometry(container: size, front: cardRadius.map { _ in card })
    geometry.isCard = cardRadius != nil
    geometry.settings.cornerRadius = cardRadius
    geometry.spots[spot] = .init(
      frame: CGRect(x: 60, y: 300, width: 80, height: 40), radius: 12)
    return ScreenEffects(front: effect, back: effect).opening(on: geometry)
  }

  @Test func aRectangleOpensFromItsPlaceWithItsCorners() {
    let spot = TransitionPlace.point(.zero)
    let effect = TransitionEffect.reveal(from: spot, circle: false)
    let plain = Self.opening(effect, from: spot)
    #expect(
      plain.pose(of: .front, at: 0).clip(in: Self.size)
        == CGRect(x: 60, y: 300, width: 80, height: 40))
    #expect(plain.pose(of: .front, at: 0).cornerRadius == 12)
    #expect(plain.pose(of: .front, at: 1).clip(in: Self.size).size == Self.size)
    #expect(plain.pose(of: .front, at: 1).cornerRadius == 0)
    #expect(plain.parts.allSatisfy { !$0.isCircular })
    // A card has an origin and corners of its own.
    let inCard = Self.opening(effect, from: spot, cardRadius: 24)
    #expect(
      inCard.pose(of: .front, at: 0).clip(in: Self.card.size)
        == CGRect(x: 20, y: 100, width: 80, height: 40))
    #expect(inCard.pose(of: .front, at: 0).cornerRadius == 12)
    #expect(inCard.pose(of: .front, at: 1).cornerRadius == 24)
  }

  @Test func aCircleIsACircleInACardToo() {
    let spot = TransitionPlace.point(.zero)
    let opening = Self.opening(.reveal(from: spot), from: spot, cardRadius: 24)
    for fraction in [0, 0.5, 1] as [CGFloat] {
      let pose = opening.pose(of: .front, at: fraction)
      let window = pose.clip(in: Self.card.size)
      #expect(abs(window.midX - 60) < 1e-9 && abs(window.midY - 120) < 1e-9)
      #expect(abs(pose.cornerRadius! - window.width / 2) < 1e-9)
    }
    #expect(opening.parts.first { $0.role == .front }?.isCircular == true)
  }

  /// It grows out of nothing when the window opens, also that of a screen that leaves.
  @Test func theShadowOfAWindowBeginsAtItsPlace() {
    let spot = TransitionPlace.point(.zero)
    let opening = Self.opening(.reveal(from: spot), from: spot)
    for (role, away) in [(Choreography.Role.front, CGFloat(0)), (.back, 1)] {
      #expect(opening.pose(of: role, at: away).shadow == 0)
      #expect(opening.pose(of: role, at: abs(away - 0.12)).shadow > 0.1)
      #expect(opening.pose(of: role, at: 1 - away).shadow > 0.1)
    }
  }

  /// A share of the way from rest, in whichever direction that is.
  @Test(arguments: [0.2, 0.5, 0.7] as [CGFloat])
  func aScreenIsHiddenBeyondAShareOfItsWay(share: CGFloat) {
    for scale in [1, 0.05, 500] as [CGFloat] {
      let effect: TransitionEffect = [.scale(scale), .hidden(beyond: share)]
      for (role, rest) in [(Choreography.Role.front, CGFloat(1)), (.back, 0)] {
        func isEmpty(_ way: CGFloat) -> Bool {
          EffectCompilerTests.pose(effect, of: role, at: abs(rest - way))
            .clip(in: Self.size).isEmpty
        }
        #expect(!isEmpty(0) && !isEmpty(share - 0.01))
        #expect(isEmpty(share + 0.01) && isEmpty(1))
      }
    }
  }

  /// A view that is hidden is clear.
  @Test func aViewIsHiddenBeyondAShareOfItsWay() {
    let effect: TransitionEffect = [.opacity(0.5), .hidden(beyond: 0.3)]
    #expect(Self.alpha(effect, at: 0) == 0 && Self.alpha(effect, at: 0.69) == 0)
    #expect(abs(Self.alpha(effect, at: 0.71) - 0.855) < 1e-9 && Self.alpha(effect, at: 1) == 1)
  }
}
